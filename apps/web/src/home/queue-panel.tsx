import { Anchor, Skeleton } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { AllDone } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { HomeFailure } from './home-failure.tsx';
import classes from './queue-panel.module.css';
import { QueueRow, type RowParts } from './queue-row.tsx';

type To = { to: string; label: string };
export type Queue = {
  key: string;
  count: number;
  /** What waits, without its number. */
  title: string;
  text?: string | undefined;
  /** To the list of all that wait, or to several where they stand in several. */
  links: To[];
  rows: RowParts[];
};
type Found = { queues: Queue[] | undefined; error: unknown; onRetry: () => void; empty: string };

/** Everything that waits for the person, of every kind: a kind of which nothing waits is not shown. */
export function QueuePanel({ queues, error, onRetry, empty }: Found) {
  const { t } = useTexts();
  const waiting = queues?.filter(({ count }) => count > 0);
  return (
    <Panel isFlush>
      <div className={classes.queues} data-queues tabIndex={-1}>
        {waiting?.map((queue) => (
          <QueueBlock key={queue.key} queue={queue} />
        ))}
        {waiting?.length === 0 && <EmptyState title={t('home.allDone')} description={empty} illustration={<AllDone />} />}
        {!queues && error !== null && <HomeFailure title={t('home.failed')} error={error} onRetry={onRetry} />}
        {!queues && error === null && <Waiting />}
      </div>
    </Panel>
  );
}

function QueueBlock({ queue: { count, title, text, links, rows } }: { queue: Queue }) {
  const id = useId();
  const format = useFormat();
  const isMoving = useIsMoving(rows.map(({ key }) => key).join());
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.gutter}>
        <h2 id={id} className={classes.title}>
          <span className={classes.count}>{format.count(count)}</span> {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
        <p className={classes.links}>
          {links.map(({ to, label }) => (
            <Anchor key={to} component={Link} to={to} size="sm">
              {label}
            </Anchor>
          ))}
        </p>
      </div>
      <ul className={classes.rows} data-moving={isMoving || undefined}>
        {rows.map((row) => (
          <QueueRow key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** As long as a second press may have been meant for the row before. */
const settling = 700;

/** A row that goes brings the next one under the pointer: what was just pressed is not pressed again there. */
function useIsMoving(order: string): boolean {
  const [settled, setSettled] = useState(order);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(order), settling);
    return () => clearTimeout(timer);
  }, [order]);
  return settled !== order;
}

const Waiting = () => (
  <div className={classes.block} aria-busy="true">
    <div className={classes.gutter}>
      <Skeleton height={28} width={40} mb={8} />
      <Skeleton height={12} width={120} />
    </div>
    <div className={classes.ghosts}>
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height={36} />
      ))}
    </div>
  </div>
);
