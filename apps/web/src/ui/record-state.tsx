import { Button, Skeleton } from '@mantine/core';
import { CallError } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from './empty-state.tsx';
import { LostPath } from './illustrations.tsx';

type RecordStateProps = {
  /** Why it is not there; none while it comes. */
  error: unknown;
  isMissing?: boolean;
  words: { missing: string; missingText?: string; back: string };
  onBack: () => void;
  onRetry: () => void;
};

/** In the place of a record: it comes, it could not be fetched, or there is none. */
export function RecordState({ error, words, onBack, onRetry, ...known }: RecordStateProps) {
  const { t } = useTexts();
  const isMissing = known.isMissing ?? (error instanceof CallError && error.status === 404);
  if (!error && !isMissing)
    return (
      <div aria-busy="true">
        <Skeleton height={56} mb="md" />
        <Skeleton height={200} />
      </div>
    );
  if (isMissing)
    return (
      <EmptyState
        title={words.missing}
        description={words.missingText}
        illustration={<LostPath />}
        action={<Button onClick={onBack}>{words.back}</Button>}
      />
    );
  return <EmptyState title={errorText(t, error)} action={<Button onClick={onRetry}>{t('common.retry')}</Button>} />;
}
