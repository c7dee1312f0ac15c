import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { summaryQuery } from '../portfolios/portfolios.api.ts';
import { placeHref } from '../portfolios/reach.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './queue.module.css';

const places = {
  companies: placeHref('commercial', { tab: 'companies' }),
  contacts: placeHref('commercial', { tab: 'Company' }),
  invited: placeHref('commercial', { tab: 'Company', filters: { state: 'none' } }),
};

/** What a commercial looks after, each line leading to its list. */
export function PortfolioPanel() {
  const { t } = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useQuery(summaryQuery);
  const all = (
    <Anchor component={Link} to={places.companies} size="sm">
      {t('home.portfolioAll')}
    </Anchor>
  );
  return (
    <Panel title={t('home.portfolio')} isFlush aside={all}>
      {data && data.companies === 0 && <EmptyState title={t('home.portfolioEmpty')} description={t('home.portfolioEmptyText')} />}
      {data && data.companies > 0 && (
        <ul className={classes.list}>
          {(['companies', 'contacts', 'invited'] as const).map((name) => (
            <li key={name}>
              <Link to={places[name]} className={classes.link}>
                <span className={classes.name}>{t(`home.portfolioLine.${name}`)}</span>
                <span className={classes.count}>{format.count(data[name])}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {error && !data && (
        <EmptyState
          title={t('home.portfolioFailed')}
          description={errorText(t, error)}
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!error && !data && <Skeleton height={114} radius={0} aria-busy="true" />}
    </Panel>
  );
}
