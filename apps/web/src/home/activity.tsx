import { Anchor, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { historyIcon } from '../history/history-look.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Face } from '../ui/face.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Panel } from '../ui/panel.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import classes from './activity.module.css';
import { HomeFailure } from './home-failure.tsx';

export type Happening = {
  id: string;
  at: string;
  kind: string;
  by: { id: string; name: string } | null;
  text: ReactNode;
  to?: string | null;
};
type ActivityProps = {
  happenings: Happening[] | undefined;
  error: unknown;
  onRetry: () => void;
  all?: { to: string; label: string };
};

/** What happened lately, the newest first: who, what, when. */
export function Activity({ happenings, error, onRetry, all }: ActivityProps) {
  const { t } = useTexts();
  const link = all && (
    <Anchor component={Link} to={all.to} size="sm">
      {all.label}
    </Anchor>
  );
  return (
    <Panel title={t('home.activity')} isFlush aside={link}>
      {happenings && happenings.length > 0 && (
        <ol className={classes.list}>
          {happenings.map((one) => (
            <Line key={one.id} happening={one} />
          ))}
        </ol>
      )}
      {happenings?.length === 0 && (
        <EmptyState title={t('home.activityEmpty')} description={t('home.activityEmptyText')} illustration={<NothingYet />} />
      )}
      {!happenings && error !== null && <HomeFailure title={t('home.activityFailed')} error={error} onRetry={onRetry} />}
      {!happenings && error === null && <Skeleton height={200} m="md" w="auto" aria-busy="true" />}
    </Panel>
  );
}

function Line({ happening: { at, kind, by, text, to } }: { happening: Happening }) {
  const { t } = useTexts();
  const Icon = historyIcon(kind);
  return (
    <li className={classes.line}>
      {by ? (
        <Face id={by.id} name={by.name} size={28} />
      ) : (
        <span className={classes.icon} aria-hidden>
          <Icon size={15} stroke={1.75} />
        </span>
      )}
      <div className={classes.body}>
        {to ? (
          <Link to={to} className={classes.open}>
            {text}
          </Link>
        ) : (
          text
        )}
        <span className={classes.who}>
          {by?.name ?? t('history.system')} · <RelativeTime iso={at} />
        </span>
      </div>
    </li>
  );
}
