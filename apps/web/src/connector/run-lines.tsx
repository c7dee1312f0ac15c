import type { SyncLine } from '@jalon/domain/connector/sync-line';
import type { SyncRun } from '@jalon/domain/connector/sync-run';
import { valueListNames } from '@jalon/domain/core/reference-lists';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { Failure } from '../ui/failure.tsx';
import { KeyLegend } from '../ui/key-legend.tsx';
import { Panel } from '../ui/panel.tsx';
import { SideNav } from '../ui/side-nav.tsx';
import { ConflictLine } from './conflict-line.tsx';
import { linesQuery } from './connector.api.ts';
import { ListLines } from './list-lines.tsx';
import classes from './run-lines.module.css';
import { isInLot, lotIn } from './sync-lot.ts';
import { SyncLots } from './sync-lots.tsx';
import { useSyncPlace } from './sync-places.ts';
import type { Decide } from './use-decisions.ts';
import { useLineKeys } from './use-line-keys.ts';

type RunLinesProps = {
  run: SyncRun;
  /** What is decided already is only shown. */
  decide?: Decide;
  foot?: (lines: readonly SyncLine[]) => ReactNode;
};

/** What a run does to each value: conflicts first, then list by list. */
export function RunLines({ run, decide, foot }: RunLinesProps) {
  const { data: lines, error, refetch } = useQuery(linesQuery(run));
  if (error && !lines)
    return (
      <Panel>
        <Failure error={error} onRetry={refetch} />
      </Panel>
    );
  if (!lines) return <Skeleton height={320} aria-busy="true" />;
  return <Lines {...{ run, lines, decide }} foot={foot?.(lines)} />;
}

type LinesProps = { run: SyncRun; lines: readonly SyncLine[]; decide: Decide | undefined; foot: ReactNode };

function Lines({ run, lines, decide, foot }: LinesProps) {
  const { t } = useTexts();
  const table = useRef<HTMLDivElement>(null);
  const { list: wanted, lot: given } = useSyncPlace();
  const lot = lotIn(given);
  const shown = lines.filter((line) => (!wanted || line.list === wanted) && isInLot(line.kind, lot));
  const conflicts = shown.filter(({ kind }) => kind === 'conflict');
  const others = shown.filter(({ kind }) => kind !== 'conflict');
  const lists = [...new Set(others.map(({ list }) => list))];
  useLineKeys({ table, lines: shown, decide });
  return (
    <LinesNav lines={lines} current={wanted}>
      <Panel isFlush title={t('connector.table')}>
        <SyncLots lines={wanted ? lines.filter(({ list }) => list === wanted) : lines} current={lot} />
        <div ref={table} className={classes.table}>
          <div className={classes.head} aria-hidden>
            <span>{t('connector.before')}</span>
            <span>{t('connector.after')}</span>
            <span>{t('connector.decision')}</span>
          </div>
          {conflicts.length > 0 && (
            <ul className={classes.lines} aria-label={t('words.syncRun.field.conflicts')}>
              {conflicts.map((line) => (
                <ConflictLine key={line.id} line={line} decide={decide} />
              ))}
            </ul>
          )}
          {lists.map((list) => (
            <ListLines key={`${list} ${lot}`} list={list} lines={others.filter((line) => line.list === list)} {...{ lot, decide }} />
          ))}
          {shown.length === 0 && <p className={classes.none}>{t('connector.nothingHere')}</p>}
        </div>
        {foot}
        {decide && (
          <KeyLegend
            keys={[
              { keys: ['J', 'K'], label: t('connector.keys.walk') },
              { keys: [t('connector.keys.space')], label: t('connector.keys.tick') },
              ...(run.conflicts > 0 ? [{ keys: ['1', '2', '3'], label: t('connector.keys.decide') }] : []),
            ]}
            all={t('connector.keys.all')}
          />
        )}
      </Panel>
    </LinesNav>
  );
}

const every = 'all';

/** The lists that the run touches, and how many lines each has. */
function LinesNav({ lines, current, children }: { lines: readonly SyncLine[]; current: string | undefined; children: ReactNode }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { hrefWith } = useSyncPlace();
  const to = (list: string) => hrefWith({ list: list === every ? undefined : list });
  const entries = [
    { key: every, label: t('connector.allLists'), count: lines.length, to: to(every) },
    ...valueListNames.flatMap((key) => {
      const count = lines.filter(({ list }) => list === key).length;
      return count > 0 ? [{ key, label: t(`lists.${key}.title`), count, to: to(key) }] : [];
    }),
  ];
  return (
    <SideNav
      {...{ label: t('connector.lists'), choice: t('connector.list'), entries, current: current ?? every }}
      onPick={(key) => void navigate(to(key), { preventScrollReset: true })}
    >
      {children}
    </SideNav>
  );
}
