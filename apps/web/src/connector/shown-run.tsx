import type { SyncRun } from '@jalon/domain/connector/sync-run';
import type { ConnectorStatus } from '@jalon/domain/connector/sync-run-api';
import { Button, Loader, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { LostPath, NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { runClient, useRun } from './connector.api.ts';
import classes from './connector.module.css';
import { RunHistory } from './run-history.tsx';
import { RunLines } from './run-lines.tsx';
import { RunPreview } from './run-preview.tsx';
import { RunProgress } from './run-progress.tsx';
import { RunResult } from './run-result.tsx';
import { linesOf } from './run-words.ts';
import { StartRun } from './start-run.tsx';
import { syncHref, useSyncPlace } from './sync-places.ts';
import { Unconfigured } from './unconfigured.tsx';

/** The run of the address, or else the newest one. */
export function ShownRun({ status: { isConfigured, lastRun } }: { status: ConnectorStatus }) {
  const { t } = useTexts();
  const { run: named } = useSyncPlace();
  const id = named ?? lastRun?.id;
  const { data: run, error, refetch } = useRun(id);
  if (id === undefined && !isConfigured) return <Unconfigured />;
  if (id === undefined)
    return (
      <Panel>
        <EmptyState
          title={t('connector.never')}
          description={t('connector.neverText')}
          illustration={<NothingYet />}
          action={<StartRun />}
        />
      </Panel>
    );
  if (error instanceof CallError && (error.status === 404 || error.status === 422))
    return (
      <Panel>
        <EmptyState
          title={t('connector.goneRun')}
          description={t('connector.goneRunText')}
          illustration={<LostPath />}
          action={
            <Button component={Link} to={syncHref('journal')}>
              {t('connector.openJournal')}
            </Button>
          }
        />
      </Panel>
    );
  if (error && !run)
    return (
      <Panel>
        <Failure error={error} onRetry={refetch} />
      </Panel>
    );
  if (!run) return <Skeleton height={320} aria-busy="true" />;
  return (
    <>
      {!isConfigured && <Unconfigured />}
      <RunBody key={`${run.id} ${run.state}`} run={run} canStart={isConfigured} />
    </>
  );
}

function RunBody({ run, canStart }: { run: SyncRun; canStart: boolean }) {
  const { t } = useTexts();
  const start = canStart && <StartRun isAgain />;
  if (run.state === 'preparing')
    return (
      <Panel>
        <div className={classes.preparing} role="status" aria-busy="true">
          <Loader size="sm" aria-hidden />
          <div>
            <strong>{t('connector.preparing')}</strong>
            <p>{t('connector.preparingText')}</p>
          </div>
          <DropRun run={run} />
        </div>
      </Panel>
    );
  if (run.state === 'running') return <RunProgress run={run} />;
  const acts = (
    <>
      <RunHistory run={run} />
      {start}
    </>
  );
  if (run.state !== 'prepared')
    return (
      <>
        <RunResult run={run} acts={acts} />
        {linesOf(run) > 0 && <RunLines run={run} />}
      </>
    );
  if (linesOf(run) > 0) return <RunPreview run={run} acts={acts} />;
  return (
    <Panel>
      <EmptyState title={t('connector.upToDate')} description={t('connector.upToDateText')} illustration={<NothingYet />} action={acts} />
    </Panel>
  );
}

/** For one that does not come to its end. */
function DropRun({ run }: { run: SyncRun }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync, isPending } = runClient.useAct();
  const drop = () => mutateAsync({ row: run, action: 'drop' }).then(() => toast.done(t('connector.dropped')), toast.failed);
  return (
    <Button variant="subtle" loading={isPending} onClick={() => void drop()}>
      {t('connector.drop')}
    </Button>
  );
}
