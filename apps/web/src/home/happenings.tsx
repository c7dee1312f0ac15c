import type { HistoryEntry } from '@jalon/domain/core/history-entry';
import { areas, href } from '@jalon/domain/core/routes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { findText, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { recentHistory } from '../history/history.api.ts';
import { eventText } from '../history/history-list.tsx';
import { listQuery } from '../notifications/notifications.api.ts';
import classes from './activity.module.css';
import { Activity, type Happening } from './activity.tsx';

const shown = 8;

/** For an administrator: what everybody did that the business turns on. */
export function BusinessActivity() {
  const { data, error, refetch } = useQuery(recentHistory);
  const happenings = data?.rows.slice(0, shown).map((entry): Happening => ({ ...entry, text: <EntryText entry={entry} /> }));
  return <Activity happenings={happenings} error={error} onRetry={() => void refetch()} />;
}

/** A document is not called anything: its type says which it is. */
const aboutOf = ({ label, by, after, before }: HistoryEntry): string | undefined =>
  // Who did it to themselves is named below.
  label === by?.name ? undefined : (label ?? findText(`words.document.value.type.${String(after?.type ?? before?.type)}`));

function EntryText({ entry }: { entry: HistoryEntry }) {
  const about = aboutOf(entry);
  return (
    <span>
      {eventText(entry.kind)}
      {about && (
        <>
          {' · '}
          <span className={classes.label} lang={entry.labelLanguage ?? undefined}>
            {about}
          </span>
        </>
      )}
    </span>
  );
}

/** For the others: what they were told. */
export function OwnActivity() {
  const { t } = useTexts();
  const user = useUser();
  const { data, error, refetch } = useInfiniteQuery(listQuery('all', 10));
  const happenings = data?.pages[0]?.rows.slice(0, shown).map((row): Happening => ({ ...row, to: row.href }));
  const all = { to: href(areas[user.type].notifications), label: t('home.seeAll') };
  return <Activity happenings={happenings} error={error} onRetry={() => void refetch()} all={all} />;
}
