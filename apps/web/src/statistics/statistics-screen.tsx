import { figuresOf } from '@jalon/domain/statistics/figures';
import { lastMonths } from '@jalon/domain/statistics/period';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { readAsked, readShown } from './asked.ts';
import { ChartPanel } from './chart-panel.tsx';
import { Controls } from './controls.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { panelsOf } from './panels-of.ts';
import { statisticsQuery } from './statistics.api.ts';
import classes from './statistics.module.css';
import { useHrefs } from './use-hrefs.ts';
import { useStatisticsWords } from './use-statistics-words.ts';

const Selection = later(() => import('./selection.tsx'));

export const prefetch: Prefetch = (user, { url }) => {
  void queryClient.prefetchQuery(statisticsQuery(readAsked(user, url.searchParams)));
};

const routeOf = {
  Freelance: 'freelance.statistics',
  Company: 'company.statistics',
  Commercial: 'commercial.statistics',
  Admin: 'admin.statistics',
} as const;

/** What happened in some months, compared with others: four figures, then charts whose marks lead to the lists behind them. */
export default function StatisticsScreen() {
  const { t } = useTexts();
  const user = useUser();
  const words = useStatisticsWords();
  const hrefs = useHrefs();
  const [parameters, setParameters] = useSearchParams();
  const asked = readAsked(user, parameters);
  const { data: statistics, error, refetch, isPlaceholderData } = useQuery(statisticsQuery(asked));
  const shown = readShown(parameters, asked);
  const { type } = user;
  const panels = statistics ? panelsOf({ t, words, hrefs, type, statistics, shown }, asked.companyId !== undefined) : [];
  const figures = statistics ? figuresOf(type, statistics) : [];
  const change = (changes: Record<string, string | undefined>) =>
    setParameters(
      (now) => {
        for (const [name, value] of Object.entries(changes)) value === undefined ? now.delete(name) : now.set(name, value);
        return now;
      },
      { preventScrollReset: true },
    );
  const isStaff = type === 'Admin' || type === 'Commercial';
  return (
    <Page
      title={routeTitle(t, routeOf[type])}
      description={t('statistics.intro')}
      actions={<Controls asked={asked} statistics={statistics} sheets={panels} onChange={change} />}
    >
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : !statistics ? (
        <div className={classes.screen} aria-busy="true">
          <div className={classes.waiting}>
            {[1, 2, 3, 4].map((at) => (
              <Skeleton key={at} height={112} radius={8} />
            ))}
          </div>
          <Skeleton height={380} radius={8} />
        </div>
      ) : figures.length === 0 ? (
        <EmptyState title={t('statistics.empty.all')} description={t('statistics.empty.allText')} illustration={<NothingYet />} />
      ) : (
        <div className={classes.screen} data-stale={isPlaceholderData || undefined}>
          <FigureTiles figures={figures} statistics={statistics} />
          <div className={classes.charts}>
            {panels.map(({ name, title, text, sheet, chart, empty, foot, isWide, isTableFirst }) => (
              <ChartPanel
                key={name}
                name={`${type}.${name}`}
                title={title}
                text={text}
                sheet={sheet}
                foot={foot}
                isTableFirst={isTableFirst === true}
                className={isWide ? classes.wide : undefined}
                empty={
                  empty && (
                    <EmptyState
                      title={empty}
                      action={
                        <Anchor
                          component={Link}
                          to={hrefs.here({ ...lastMonths(12, ownToday()), month: undefined, show: undefined })}
                          size="sm"
                        >
                          {t('statistics.empty.last')}
                        </Anchor>
                      }
                    />
                  )
                }
              >
                {chart}
              </ChartPanel>
            ))}
          </div>
          {shown && <Selection shown={shown} asked={asked} statistics={statistics} />}
          {isStaff && <p className={classes.notes}>{t('statistics.notes')}</p>}
        </div>
      )}
    </Page>
  );
}
