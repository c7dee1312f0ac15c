import { Button, Skeleton } from '@mantine/core';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export const OperatorWaiting = () => <Skeleton height={112} aria-busy="true" />;

export function OperatorFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const action = (
    <Button variant="default" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return <EmptyState title={t('operator.failed')} description={errorText(t, error)} action={action} />;
}
