import type { User } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import { ActionIcon, Anchor, Popover, Skeleton } from '@mantine/core';
import { IconBell, IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTitleCount } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import classes from './bell.module.css';
import { useLiveCounts } from './live.ts';
import { NotificationList } from './notification-list.tsx';
import { listQuery } from './notifications.api.ts';
import { useNotificationActs } from './use-notification-acts.ts';

/** How many are unread, live, and the last ten above the page. */
export function Bell({ user }: { user: User }) {
  const { t } = useTexts();
  const { unread } = useLiveCounts();
  const [isOpen, setOpen] = useState(false);
  useTitleCount(unread);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(440px, calc(100vw - 16px))"
      radius={12}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.bell}
          aria-label={unread > 0 ? t('notifications.bell', { count: unread }) : t('notifications.title')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={20} stroke={1.75} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} className={classes.dropdown} aria-label={t('notifications.title')}>
        {isOpen && <Latest user={user} close={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Latest({ user, close }: { user: User; close: () => void }) {
  const { t } = useTexts();
  const { data, error } = useInfiniteQuery(listQuery('all', 10));
  const acts = useNotificationActs();
  const rows = data?.pages[0]?.rows ?? [];
  const hasUnread = rows.some(({ isRead }) => !isRead);
  return (
    <>
      <div className={classes.header}>
        <h2>{t('notifications.title')}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={!hasUnread}
          aria-label={t('notifications.readAll')}
          onClick={() => acts.markAll(rows[0])}
        >
          <IconChecks size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      <div className={classes.list}>
        {!data && !error && <Skeleton height={120} m="md" w="auto" aria-busy="true" />}
        {error && !data && <p className={classes.note}>{errorText(t, error)}</p>}
        {data && rows.length === 0 && <p className={classes.note}>{t('notifications.empty.all')}</p>}
        <NotificationList notifications={rows} acts={acts} heading="h3" onOpened={close} />
      </div>
      <div className={classes.footer}>
        <Anchor component={Link} to={href(areas[user.type].notifications)} onClick={close} size="sm">
          {t('notifications.open')}
        </Anchor>
      </div>
    </>
  );
}
