import { Button, Skeleton } from '@mantine/core';
import { CallError } from '../core/call.ts';
import { EmptyState } from './empty-state.tsx';
import { Failure } from './failure.tsx';
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
  return <Failure error={error} onRetry={onRetry} />;
}
