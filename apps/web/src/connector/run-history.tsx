import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { Button } from '@mantine/core';
import { useHistoryDrawer } from '../history/use-history-drawer.tsx';
import { runClient } from './connector.api.ts';

/** What happened to a run, for whoever asks. */
export function RunHistory({ run }: { run: SyncRun }) {
  const { historyOf, history } = useHistoryDrawer(runClient);
  const { label, icon: Icon, run: open } = historyOf(run);
  return (
    <>
      <Button variant="subtle" leftSection={Icon && <Icon size={16} stroke={1.75} />} onClick={open}>
        {label}
      </Button>
      {history}
    </>
  );
}
