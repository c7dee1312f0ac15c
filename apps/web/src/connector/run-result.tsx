import { connectorProblems, problemCode } from '@jalon/domain/connector/connector';
import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './connector.module.css';
import { ListsProgress } from './run-progress.tsx';
import { runTones } from './run-tones.ts';
import { useRunWords } from './run-words.ts';
import { canReplay, canResume, canUndo, useRunActs } from './use-run-acts.ts';

type Ended = 'applied' | 'interrupted' | 'failed' | 'undone' | 'dropped';

/** What came of a run, and the ways on and back. */
export function RunResult({ run, acts }: { run: SyncRun; acts: ReactNode }) {
  const { t } = useTexts();
  const format = useFormat();
  const { byOf } = useRunWords();
  const { undo, resume, replay, isPending } = useRunActs();
  const { failure, written, chosen, endedAt, createdAt, lists } = run;
  const state = run.state as Ended;
  const numbers = { written: format.number(written), chosen: format.number(chosen) };
  const title = t(`connector.result.${state}`, { count: written, ...numbers });
  const problem = connectorProblems.find((one) => one === failure);
  const rest = t(`connector.resultText.${state}`);
  const reason = failure && t(`words.syncRun.value.failure.${failure}`);
  const advice = problem ? t(`errors.${problemCode(problem)}`) : reason ? t('connector.failedFor', { reason, rest }) : rest;
  return (
    <Panel title={title} text={advice} aside={<StateBadge tone={runTones[state]}>{t(`words.syncRun.state.${state}`)}</StateBadge>}>
      {lists.length > 0 && state !== 'dropped' && <ListsProgress lists={lists} />}
      <div className={classes.footActs}>
        <span className={classes.beside}>
          {byOf(run)} · {format.exact(endedAt ?? createdAt)}
        </span>
        {canUndo(run) && (
          <Button variant="default" loading={isPending} onClick={() => void undo(run)}>
            {t('connector.undo')}
          </Button>
        )}
        {canResume(run) && (
          <Button variant="default" loading={isPending} onClick={() => void resume(run)}>
            {t('connector.resume')}
          </Button>
        )}
        {canReplay(run) && (
          <Button variant="default" loading={isPending} onClick={() => void replay(run)}>
            {t('connector.replay')}
          </Button>
        )}
        {acts}
      </div>
    </Panel>
  );
}
