import { Button, Skeleton } from '@mantine/core';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export const Waiting = ({ lines }: { lines: number }) => (
  <div aria-busy="true">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <Skeleton key={line} height={36} mb={12} />
    ))}
  </div>
);

export function Failed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const action = (
    <Button variant="default" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return <EmptyState title={title} description={errorText(t, error)} action={action} />;
}
