import { isChosen, type SyncLine } from '@jalon/domain/connector/sync-line';
import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { runClient } from './connector.api.ts';
import classes from './connector.module.css';
import { RunLines } from './run-lines.tsx';
import { isTicked, ticking } from './ticking.ts';
import { type Decide, useDecisions } from './use-decisions.ts';

/** A dry run: what would be written is chosen, and writing it is a second act that counts it. */
export function RunPreview({ run, acts }: { run: SyncRun; acts: ReactNode }) {
  const { t } = useTexts();
  const format = useFormat();
  const { decide, kept } = useDecisions(run);
  return (
    <>
      <div className={classes.runHead}>
        <p>{t('connector.runOf', { when: format.relative(run.createdAt) })}</p>
        <div className={classes.footActs}>{acts}</div>
      </div>
      <RunLines run={run} decide={decide} foot={(lines) => <PreviewFoot {...{ run, lines, decide, kept }} />} />
    </>
  );
}

type PreviewFootProps = { run: SyncRun; lines: readonly SyncLine[]; decide: Decide; kept: () => Promise<number | undefined> };

function PreviewFoot({ run, lines, decide, kept }: PreviewFootProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync, isPending, variables } = runClient.useAct();
  const count = lines.filter(isChosen).length;
  const refused = lines.filter((line) => line.kind === 'refused' && !isChosen(line)).length;
  const open = lines.filter((line) => line.kind === 'conflict' && !isChosen(line)).length;
  const plain = lines.filter(isTicked);
  const isAnyTicked = plain.some(isChosen);
  const act = async (action: 'apply' | 'drop') => {
    // What was ticked a moment ago goes first; where that was refused, it was told.
    const version = await kept();
    if (version === undefined) return;
    await mutateAsync({ row: { id: run.id, version }, action }).then(() => {
      if (action === 'drop') toast.done(t('connector.dropped'));
    }, toast.failed);
  };
  const isDoing = (action: string) => isPending && variables?.action === action;
  return (
    <div className={classes.foot}>
      <p>
        <strong>{t('connector.chosen', { count })}</strong>
        {refused > 0 && `, ${t('connector.refusedCount', { count: refused })}`}
        {open > 0 && `, ${t('connector.openConflicts', { count: open })}`}.{' '}
        <span className={classes.promise}>{t('connector.promise')}</span>
      </p>
      <div className={classes.footActs}>
        <Button variant="subtle" loading={isDoing('drop')} onClick={() => void act('drop')}>
          {t('connector.drop')}
        </Button>
        {plain.length > 0 && (
          <Button variant="default" onClick={() => decide(ticking(plain, !isAnyTicked))}>
            {t(isAnyTicked ? 'connector.untickEverything' : 'connector.tickEverything')}
          </Button>
        )}
        <Button
          leftSection={<IconCheck size={16} stroke={2} />}
          disabled={count === 0}
          loading={isDoing('apply')}
          onClick={() => void act('apply')}
        >
          {t('connector.apply', { count })}
        </Button>
      </div>
    </div>
  );
}
