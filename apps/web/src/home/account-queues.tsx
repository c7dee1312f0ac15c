import { href } from '@jalon/domain/core/routes';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queuesQuery } from '../accounts/accounts.api.ts';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './queue.module.css';

/** What waits for an administrator, each line leading to the list of those who wait. */
export function AccountQueues() {
  const { t } = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useQuery(queuesQuery);
  const lines = (data?.queues ?? []).flatMap(({ type, toValidate, invited }) => [
    {
      key: `${type} validate`,
      name: t(`home.queue.validate.${type}`),
      count: toValidate,
      search: `?tab=${type}&f.validation=waiting&f.state=active`,
    },
    { key: `${type} invited`, name: t(`home.queue.invited.${type}`), count: invited, search: `?tab=${type}&f.state=none` },
  ]);
  const companies = {
    key: 'companies',
    name: t('home.unassigned'),
    count: data?.unassigned ?? 0,
    search: '?tab=companies&f.commercial=none&f.state=active',
  };
  const texts = { key: 'texts', name: t('home.unpublished'), count: data?.unpublished ?? 0, to: href('admin.legalTexts') };
  const people = [...lines, companies].map(({ search, ...line }) => ({ ...line, to: href('admin.accounts') + search }));
  const waiting = [...people, texts].filter(({ count }) => count > 0);
  return (
    <Panel
      title={t('home.queues')}
      isFlush
      aside={
        <Anchor component={Link} to={href('admin.accounts')} size="sm">
          {t('home.queuesAll')}
        </Anchor>
      }
    >
      {data && waiting.length === 0 && <EmptyState title={t('home.queuesEmpty')} />}
      {waiting.length > 0 && (
        <ul className={classes.list}>
          {waiting.map(({ key, name, count, to }) => (
            <li key={key}>
              <Link to={to} className={classes.link}>
                <span className={classes.name}>{name}</span>
                <span className={classes.count}>{format.count(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {error && !data && (
        <EmptyState
          title={t('home.queuesFailed')}
          description={errorText(t, error)}
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!error && !data && <Skeleton height={120} radius={0} aria-busy="true" />}
    </Panel>
  );
}
