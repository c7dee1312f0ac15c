import { todayIn } from '@jalon/domain/core/dates';
import { href } from '@jalon/domain/core/routes';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { isWaiting, linesOf } from '../documents/document-lines.ts';
import { documentsOf } from '../documents/documents.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { HomeFailure } from './home-failure.tsx';
import classes from './queue.module.css';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The legal documents that wait for the freelance: to give, to replace, to renew. */
export function DocumentTasks() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(documentsOf(useUser().id));
  const lines = data ? linesOf(data.rows, todayIn(ownZone, new Date())).filter(isWaiting) : [];
  return (
    <Panel title={t('home.documents.title')} isFlush>
      {data && lines.length === 0 && <EmptyState title={t('home.documents.empty')} />}
      {lines.length > 0 && (
        <ul className={classes.list}>
          {lines.map(({ type, status, document }) => (
            <li key={type}>
              <Link to={`${href('freelance.account')}?tab=documents&document=${document?.id ?? type}`} className={classes.link}>
                <span className={classes.name}>{t(`words.document.value.type.${type}`)}</span>
                <StateBadge tone={status === 'refused' || status === 'expired' ? 'negative' : 'warning'}>
                  {t(`home.documents.status.${status as 'missing'}`)}
                </StateBadge>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {error && !data && <HomeFailure title={t('home.documents.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={160} radius={0} aria-busy="true" />}
    </Panel>
  );
}
