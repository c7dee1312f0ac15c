import type { SyncListProgress, SyncRun } from '@jalon/domain/connector/sync-run';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { runClient } from './connector.api.ts';
import classes from './connector.module.css';

/** How far a run is, list by list; the page may be left. */
export function RunProgress({ run }: { run: SyncRun }) {
  const { t } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const { mutateAsync, isPending } = runClient.useAct();
  const { chosen, written, isStopping, appliedBy, startedAt, actions } = run;
  const stop = () => mutateAsync({ row: run, action: 'stop' }).then(() => toast.done(t('connector.stopAsked')), toast.failed);
  const told = t('connector.progress', { written: format.number(written), chosen: format.number(chosen) });
  return (
    <Panel
      title={t('connector.applying', { count: chosen })}
      text={t('connector.applyingText')}
      foot={
        <div className={classes.footActs}>
          {appliedBy && startedAt && (
            <span className={classes.beside}>{t('connector.startedBy', { name: appliedBy.name, time: format.time(startedAt) })}</span>
          )}
          {isStopping ? (
            <span role="status">{t('connector.stopping')}</span>
          ) : (
            actions.includes('stop') && (
              <Button variant="default" loading={isPending} onClick={() => void stop()}>
                {t('connector.stop')}
              </Button>
            )
          )}
        </div>
      }
    >
      <p className={classes.progressCount} role="status">
        {told}
      </p>
      <div className={classes.meter} role="progressbar" aria-label={told} aria-valuenow={written} aria-valuemin={0} aria-valuemax={chosen}>
        <span style={{ inlineSize: `${(100 * written) / Math.max(chosen, 1)}%` }} />
      </div>
      <ListsProgress lists={run.lists} isAtWork />
      <p className={classes.hint}>{t('connector.rollback')}</p>
    </Panel>
  );
}

const looks = { done: IconCircleCheck, now: IconLoader2, waiting: IconCircleDashed, failed: IconAlertTriangle };

export function ListsProgress({ lists, isAtWork = false }: { lists: readonly SyncListProgress[]; isAtWork?: boolean }) {
  const { t } = useTexts();
  const format = useFormat();
  const isOpen = ({ chosen, written, failure }: SyncListProgress) => !failure && written < chosen;
  const current = isAtWork ? lists.find(isOpen)?.list : undefined;
  return (
    <ul className={classes.progress}>
      {lists.map((one) => {
        const { list, chosen, written, failure } = one;
        const state = failure ? 'failed' : !isOpen(one) ? 'done' : list === current ? 'now' : 'waiting';
        const Icon = looks[state];
        const words = { done: t('connector.listDone'), now: t('connector.listNow'), waiting: t('connector.waiting') };
        return (
          <li key={list} data-state={state}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <span>{t(`lists.${list}.title`)}</span>
            <span className={classes.muted}>
              {failure ? t(`words.syncRun.value.failure.${failure}`) : words[state as keyof typeof words]}
            </span>
            <span className={classes.number}>
              {t('connector.progress', { written: format.number(written), chosen: format.number(chosen) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
