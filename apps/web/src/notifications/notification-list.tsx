import type { Notification } from '@jalon/domain/notifications/notification-schema';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconMail, IconMailOpened } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { historyIcon } from '../history/history-look.ts';
import { Face, Faced } from '../ui/face.tsx';
import { byDayAndRecord, type Group } from './grouped.ts';
import classes from './notifications.module.css';
import type { useNotificationActs } from './use-notification-acts.ts';

type Acts = ReturnType<typeof useNotificationActs>;
type ListProps = {
  notifications: readonly Notification[];
  acts: Acts;
  /** Of a day: below the heading of the page, or of the popover. */
  heading: 'h2' | 'h3';
  onOpened?: () => void;
};

/** By day and by record, each with what can be done in place. */
export function NotificationList({ notifications, acts, heading: Heading, onOpened }: ListProps) {
  const { t } = useTexts();
  const { longDay } = useFormat();
  const dayName = (day: string): string => {
    const daysAgo = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(day).getTime()) / 86_400_000);
    return daysAgo === 0 ? t('notifications.today') : daysAgo === 1 ? t('notifications.yesterday') : longDay(new Date(day));
  };
  return byDayAndRecord(notifications).map(({ day, groups }) => (
    <div key={day}>
      <Heading className={classes.day}>{dayName(day)}</Heading>
      {groups.map((group) => (
        <RecordGroup key={group.key} group={group} acts={acts} onOpened={onOpened} />
      ))}
    </div>
  ));
}

type GroupProps = { group: Group; acts: Acts; onOpened: (() => void) | undefined };

function RecordGroup({ group: { category, name, rows }, acts, onOpened }: GroupProps) {
  const { t } = useTexts();
  const waiting = rows.filter(({ asks, treated }) => asks && !treated).length;
  const [first] = rows;
  // One that names the record itself needs nothing above it.
  const isAlone = rows.length === 1 && (category === 'account' || first?.text.includes(name) === true);
  return (
    <div className={classes.group}>
      {!isAlone && (
        <div className={classes.record}>
          <Mark kind={first?.kind ?? ''} />
          <span className={classes.about}>{t(`notifications.about.${category}`)}</span>
          {/* One's own account is not named to oneself. */}
          {category !== 'account' && <strong className={classes.name}>{name}</strong>}
          {waiting > 0 && <span className={classes.waiting}>{t('notifications.toTreatCount', { count: waiting })}</span>}
        </div>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <NotificationRow key={row.id} row={row} acts={acts} onOpened={onOpened} isAlone={isAlone} />
        ))}
      </ul>
    </div>
  );
}

function Mark({ kind }: { kind: string }) {
  const Icon = historyIcon(kind);
  return (
    <span className={classes.mark} aria-hidden>
      <Icon size={14} stroke={1.8} />
    </span>
  );
}

/** `isAlone`: without a heading that says how many wait. */
type RowProps = { row: Notification; acts: Acts; onOpened: (() => void) | undefined; isAlone: boolean };

function NotificationRow({ row, acts, onOpened, isAlone }: RowProps) {
  const { t } = useTexts();
  const { time } = useFormat();
  const { id, kind, text, by, href, isRead, asks, treated, at } = row;
  const open = () => {
    // Also where it is shown as read: it may just have become unread again.
    acts.mark(row, 'read');
    onOpened?.();
  };
  const said = <span className={classes.text}>{text}</span>;
  const words = (
    <>
      {!isRead && <span className={classes.dot} role="img" aria-label={t('notifications.isUnread')} />}
      <Faced face={by ? <Face id={by.id} name={by.name} size={24} /> : <Mark kind={kind} />}>{said}</Faced>
    </>
  );
  return (
    <li className={classes.row} data-row={id} data-unread={!isRead || undefined} tabIndex={-1}>
      {href ? (
        <Link to={href} className={classes.open} data-open onClick={open}>
          {words}
        </Link>
      ) : (
        <span className={classes.open}>{words}</span>
      )}
      {isAlone && asks && !treated && <span className={classes.waiting}>{t('notifications.toTreatCount', { count: 1 })}</span>}
      {treated && (
        <span className={classes.treated}>
          <IconCircleCheck size={14} stroke={1.8} aria-hidden />
          {treated.by ? t('notifications.treatedBy', { name: treated.by.name }) : t('notifications.treated')}
        </span>
      )}
      <time className={classes.time} dateTime={at}>
        {time(at)}
      </time>
      <span className={classes.acts}>
        {asks && !treated && (
          <ActionIcon variant="default" size={28} aria-label={t('notifications.treat')} onClick={() => acts.mark(row, 'treat')}>
            <IconCheck size={16} stroke={1.8} />
          </ActionIcon>
        )}
        <ActionIcon
          variant="default"
          size={28}
          aria-label={t(isRead ? 'notifications.unread' : 'notifications.read')}
          onClick={() => acts.mark(row, isRead ? 'unread' : 'read')}
        >
          {isRead ? <IconMail size={16} stroke={1.8} /> : <IconMailOpened size={16} stroke={1.8} />}
        </ActionIcon>
      </span>
    </li>
  );
}
