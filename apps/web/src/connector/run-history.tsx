import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { runClient } from './connector.api.ts';
import classes from './connector.module.css';

/** What happened to a run, for whoever asks. */
export function RunHistory({ run }: { run: SyncRun }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('connector.history')}</summary>
      {isOpen && <Found id={run.id} />}
    </details>
  );
}

const Found = ({ id }: { id: string }) => <RecordHistory found={useInfiniteQuery(runClient.history(id))} />;
