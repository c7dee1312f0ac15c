import { isType } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import { Anchor, Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { documentClient } from '../documents/documents.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { HomeFailure } from './home-failure.tsx';
import classes from './queue.module.css';

const queues = [
  { key: 'submitted', query: { state: 'submitted' }, search: '?f.state=submitted' },
  { key: 'soon', query: { ends: 'soon', sort: 'expiresOn' }, search: '?f.ends=soon&sort=expiresOn' },
  { key: 'expired', query: { state: 'expired' }, search: '?f.state=expired' },
] as const;

/** The legal documents that wait for the staff, each line leading to its list. */
export function DocumentQueues() {
  const { t } = useTexts();
  const format = useFormat();
  const route = isType(useUser(), 'Admin') ? 'admin.documents' : 'commercial.documents';
  const found = useQueries({ queries: queues.map(({ query }) => documentClient.list(query)) });
  const failed = found.find(({ error, data }) => error && !data);
  const isLoaded = found.every(({ data }) => data);
  const waiting = queues.flatMap(({ key, search }, at) => {
    const total = found[at]?.data?.total;
    return total && total.count > 0 ? [{ key, search, total }] : [];
  });
  return (
    <Panel
      title={t('home.documents.title')}
      isFlush
      aside={
        <Anchor component={Link} to={href(route)} size="sm">
          {t('home.documents.all')}
        </Anchor>
      }
    >
      {isLoaded && waiting.length === 0 && <EmptyState title={t('home.documents.staffEmpty')} />}
      {waiting.length > 0 && (
        <ul className={classes.list}>
          {waiting.map(({ key, search, total }) => (
            <li key={key}>
              <Link to={href(route) + search} className={classes.link}>
                <span className={classes.name}>{t(`home.documents.${key}`)}</span>
                <span className={classes.count}>{format.count(total.count, total.isMore)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {failed?.error && <HomeFailure title={t('home.documents.failed')} error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !isLoaded && waiting.length === 0 && <Skeleton height={80} radius={0} aria-busy="true" />}
    </Panel>
  );
}
