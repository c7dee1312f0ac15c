import { href } from '@jalon/domain/core/routes';
import type { ReferentialSummary } from '@jalon/domain/referentials/referential-schema';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { summaryQuery } from '../referentials/referentials.api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './reference-lists.module.css';

export function ReferenceLists() {
  const { t } = useTexts();
  const { data: latest, error, refetch } = useQuery(summaryQuery);
  const data = useDeferredValue(latest);
  return (
    <Panel
      title={t('home.lists')}
      isFlush
      aside={
        <Anchor component={Link} to={href('admin.referentials')} size="sm">
          {t('home.listsAll')}
        </Anchor>
      }
    >
      {data && (
        <ul className={classes.list}>
          {data.lists.map((summary) => (
            <li key={summary.list}>
              <ListLink summary={summary} />
            </li>
          ))}
        </ul>
      )}
      {error && !data && (
        <EmptyState
          title={t('home.listsFailed')}
          description={errorText(t, error)}
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!error && !data && <Skeleton height={320} radius={0} aria-busy="true" />}
    </Panel>
  );
}

function ListLink({ summary: { list, enabled, disabled } }: { summary: ReferentialSummary }) {
  const { t } = useTexts();
  const format = useFormat();
  return (
    <Link to={href('admin.referentials', { list })} className={classes.link}>
      <span className={classes.name}>{t(`lists.${list}.title`)}</span>
      {disabled > 0 && <span className={classes.disabled}>{t('home.disabled', { count: disabled, shown: format.count(disabled) })}</span>}
      <span className={classes.count}>{format.count(enabled + disabled)}</span>
    </Link>
  );
}
