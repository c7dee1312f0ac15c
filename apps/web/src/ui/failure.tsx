import { Button } from '@mantine/core';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from './empty-state.tsx';

/** In the place of what could not be read: why, and another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTexts();
  return <EmptyState title={errorText(t, error)} action={<Button onClick={() => void onRetry()}>{t('common.retry')}</Button>} />;
}
