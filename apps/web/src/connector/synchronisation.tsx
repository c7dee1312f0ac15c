import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../ui/failure.tsx';
import { Panel } from '../ui/panel.tsx';
import { ConnectionBand } from './connection-band.tsx';
import { statusQuery } from './connector.api.ts';
import classes from './connector.module.css';
import { MappingPanels } from './mapping-panels.tsx';
import { RunsJournal } from './runs-journal.tsx';
import { ShownRun } from './shown-run.tsx';
import type { SyncSide } from './sync-places.ts';

/** The lists as the external tool has them: looked at, taken, undone. */
export default function Synchronisation({ side }: { side: SyncSide }) {
  const { data: status, error, refetch } = useQuery(statusQuery);
  if (error && !status)
    return (
      <Panel>
        <Failure error={error} onRetry={refetch} />
      </Panel>
    );
  if (!status) return <Skeleton height={360} aria-busy="true" />;
  return (
    <div className={classes.screen}>
      <ConnectionBand status={status} />
      {side === 'preview' && <ShownRun status={status} />}
      {side === 'mapping' && <MappingPanels status={status} />}
      {side === 'journal' && <RunsJournal />}
    </div>
  );
}
