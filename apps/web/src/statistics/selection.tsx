import { countOf } from '@jalon/domain/statistics/selection';
import type { Statistics, StatisticsQuery } from '@jalon/domain/statistics/statistics';
import { sumsOf, workSum } from '@jalon/domain/statistics/sums';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Failure } from '../ui/failure.tsx';
import { Panel } from '../ui/panel.tsx';
import { type Shown, selectedQuery } from './selected.ts';
import classes from './selection.module.css';
import { useApplicationRows, useNeedRows, useReportRows } from './selection-rows.tsx';
import table from './sheet-table.module.css';
import { useHrefs } from './use-hrefs.ts';
import { initial, useStatisticsWords } from './use-statistics-words.ts';

type SelectionProps = { shown: Shown; asked: StatisticsQuery; statistics: Statistics };

/** The records behind the figure or the month that was chosen: those that it counts, and nothing else. */
export default function Selection({ shown, asked, statistics }: SelectionProps) {
  const { t } = useTexts();
  const words = useStatisticsWords();
  const hrefs = useHrefs();
  const { type } = useUser();
  const { selection, month } = shown;
  const frame = useRef<HTMLDivElement>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(selectedQuery(shown, asked));
  const [reports, needs, applications] = [useReportRows(month === undefined), useNeedRows(), useApplicationRows()];
  const pages = data?.pages.map((page) =>
    page.list === 'reports' ? reports(page.rows) : page.list === 'needs' ? needs(page.rows) : applications(page.rows),
  );
  // Chosen far above it: whoever chooses sees what came of it, as soon as it is there.
  const come = pages && `${selection} ${month}`;
  useEffect(() => {
    if (come) frame.current?.scrollIntoView({ block: 'start' });
  }, [come]);
  const count = countOf(statistics, selection, month);
  const isOfReports = selection === 'reports' || selection === 'validated';
  const period = month ? { from: month, to: month, before: null } : statistics;
  const sums = isOfReports && statistics.work ? sumsOf(period, statistics.work.facts, workSum).now : undefined;
  const amount = selection === 'reports' ? sums?.[type === 'Freelance' ? 'buyCents' : 'sellCents'] : undefined;
  const what = t(`statistics.selection.of.${selection}`, { count });
  const columns = pages?.[0]?.columns ?? [];
  return (
    <div ref={frame} className={classes.frame}>
      <Panel
        isFlush
        title={t('statistics.selection.title')}
        aside={
          <div className={classes.about}>
            <span className={classes.chip}>
              {month ? initial(words.month(month)) : words.period(asked)}
              <Link to={hrefs.here({ show: undefined, month: undefined })} aria-label={t('statistics.selection.clear')} preventScrollReset>
                <IconX size={12} stroke={2} aria-hidden />
              </Link>
            </span>
            <span className={classes.sum}>{amount === undefined ? what : `${what}, ${words.euros(amount)}`}</span>
            {month && sums && count > 0 && (
              <Anchor
                component={Link}
                to={hrefs.month(month, sums.waiting > 0 ? 'waiting' : 'validated')}
                size="sm"
                className={classes.all}
              >
                {t('statistics.selection.month')}
              </Anchor>
            )}
          </div>
        }
      >
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !pages ? (
          <div className={classes.waiting} aria-busy="true">
            <Skeleton height={96} />
          </div>
        ) : count === 0 ? (
          <p className={classes.none}>{t('statistics.selection.none')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keys too
          <section className={table.scroll} aria-label={`${t('statistics.selection.title')}, ${t('statistics.view.table')}`} tabIndex={0}>
            <table className={table.table}>
              <thead>
                <tr>
                  {columns.map(({ label, isNumber }) => (
                    <th key={label} scope="col" data-number={isNumber}>
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pages
                  .flatMap(({ rows }) => rows)
                  .map(({ key, cells: [first, ...others] }) => (
                    <tr key={key}>
                      <th scope="row">{first}</th>
                      {others.map((cell, at) => (
                        <td key={columns[at + 1]?.label} data-number={columns[at + 1]?.isNumber}>
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            </table>
            {hasNextPage && (
              <Button variant="subtle" fullWidth radius={0} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('statistics.selection.more')}
              </Button>
            )}
          </section>
        )}
      </Panel>
    </div>
  );
}
