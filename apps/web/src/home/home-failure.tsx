import { Button } from '@mantine/core';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** One panel that could not be filled; the others stand. */
export function HomeFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const again = (
    <Button variant="default" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return <EmptyState title={title} description={errorText(t, error)} action={again} />;
}
