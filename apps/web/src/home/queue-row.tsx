import { Button } from '@mantine/core';
import { IconChevronRight, IconClock, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { type Action, ActionMenu } from '../ui/action-menu.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import link from '../ui/row-link.module.css';
import classes from './queue-row.module.css';

export type RowParts = {
  key: string;
  face: ReactNode;
  name: string;
  /** Beside the name: what somebody is. */
  aside?: string | undefined;
  /** Who or what it is, in a line. */
  what: ReactNode;
  /** What helps to decide. */
  note?: ReactNode;
  since?: string | undefined;
  /** Longer than it should take; otherwise, from some days on. */
  isLate?: boolean;
  /** What is done with it in place. */
  act?: ReactNode;
  more?: Action[];
  /** Where all of it is read. */
  to?: string | undefined;
};

const day = 86_400_000;
/** From here on somebody has waited too long. */
const lateAfter = 5 * day;

export function QueueRow({ row: { face, name, aside, what, note, since, act, more = [], to, ...row } }: { row: RowParts }) {
  const { t } = useTexts();
  const isLate = row.isLate ?? (since !== undefined && Date.now() - new Date(since).getTime() >= lateAfter);
  return (
    <li ref={useFocusKept()} className={classes.row}>
      {face}
      <div className={classes.who}>
        <span className={classes.name}>
          {to ? (
            <Link to={to} className={link.open}>
              {name}
            </Link>
          ) : (
            name
          )}
          {aside && <span className={classes.aside}>{aside}</span>}
        </span>
        <span className={classes.what}>{what}</span>
      </div>
      <div className={classes.note}>{note}</div>
      <div className={classes.since} data-late={isLate || undefined}>
        {since && (
          <>
            <IconClock size={14} stroke={1.75} aria-hidden />
            <RelativeTime iso={since} />
          </>
        )}
      </div>
      <div className={classes.acts}>
        {act}
        {more.length > 0 && <ActionMenu label={t('table.actionsOn', { name })} actions={more} />}
        {to && <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes.chevron} />}
      </div>
    </li>
  );
}

/** A row that goes with what was done from it leaves the focus with the panel: the keyboard goes on from there. */
function useFocusKept() {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const panel = element.closest<HTMLElement>('[data-queues]');
      queueMicrotask(() => panel?.focus({ preventScroll: true }));
    };
  }, []);
  return row;
}

type ActProps = { label: string; name: string; icon: TablerIcon; run: () => Promise<unknown>; isFirst?: boolean };

/** An act that a row is there for, of two the first. Its name says on whom, since many rows have the same. */
export function RowAct({ label, name, icon: Icon, run, isFirst }: ActProps) {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    void run().finally(() => setBusy(false));
  };
  return (
    <Button
      variant={isFirst ? 'light' : 'default'}
      className={classes.act ?? ''}
      aria-label={t('home.actOn', { act: label, name })}
      aria-busy={isBusy}
      leftSection={<Icon size={16} stroke={1.75} />}
      onClick={isBusy ? undefined : press}
    >
      {label}
    </Button>
  );
}

export function RowLink({ label, name, to }: { label: string; name: string; to: string }) {
  const { t } = useTexts();
  return (
    <Button component={Link} to={to} variant="default" className={classes.act ?? ''} aria-label={t('home.actOn', { act: label, name })}>
      {label}
    </Button>
  );
}
