import { dailyOf } from '@jalon/domain/statistics/sums';
import { Anchor, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { timesheetClient } from '../reports/reports.api.ts';
import { Face, pictureOf } from '../ui/face.tsx';
import { Failure } from '../ui/failure.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './selection.module.css';
import table from './sheet-table.module.css';
import { useHrefs } from './use-hrefs.ts';
import { initial, useStatisticsWords } from './use-statistics-words.ts';

/** The reports behind the month that was chosen in a chart: those that count, and nothing else. */
export function Selection({ month, divisionId }: { month: string; divisionId: string | undefined }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useStatisticsWords();
  const hrefs = useHrefs();
  const { data, error, refetch } = useQuery(timesheetClient.list({ month, sort: 'since', dir: 'desc', size: -1 }));
  const rows = data?.rows.filter(({ state }) => state === 'waiting' || state === 'validated');
  const sum = rows?.reduce((cents, row) => cents + (row.sellCents ?? 0), 0) ?? 0;
  return (
    <Panel
      isFlush
      title={t('statistics.selection.title')}
      aside={
        <div className={classes.about}>
          <span className={classes.chip}>
            {initial(words.month(month))}
            <Link to={hrefs.here({ month: undefined })} aria-label={t('statistics.selection.clear')} preventScrollReset>
              <IconX size={12} stroke={2} aria-hidden />
            </Link>
          </span>
          {/* The list knows no divisions: a sum of it would not be the one of the chart. */}
          {rows && !divisionId && (
            <span className={classes.sum}>{t('statistics.selection.sum', { count: rows.length, amount: words.euros(sum) })}</span>
          )}
          {rows && rows.length > 0 && (
            <Anchor component={Link} to={hrefs.reports(month)} size="sm" className={classes.all}>
              {t('statistics.selection.open', { count: rows.length })}
            </Anchor>
          )}
        </div>
      }
    >
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : !rows ? (
        <div className={classes.waiting} aria-busy="true">
          <Skeleton height={96} />
        </div>
      ) : rows.length === 0 ? (
        <p className={classes.none}>{t('statistics.selection.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keys too
        <section className={table.scroll} aria-label={`${t('statistics.selection.title')}, ${t('statistics.view.table')}`} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('statistics.column.person')}</th>
                <th scope="col">{t('statistics.column.project')}</th>
                <th scope="col" data-number>
                  {t('statistics.column.days')}
                </th>
                <th scope="col" data-number>
                  {t('statistics.column.rate')}
                </th>
                <th scope="col" data-number>
                  {t('statistics.column.amount')}
                </th>
                <th scope="col">{t('statistics.column.state')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, owner, project, projectId, productionDays, sellCents, state, decidedAt, sentAt }) => {
                const rate = sellCents === null || !productionDays ? null : dailyOf(sellCents, { producedDays: productionDays });
                const at = state === 'validated' ? decidedAt : sentAt;
                return (
                  <tr key={id}>
                    <th scope="row">
                      <span className={table.named}>
                        <Face id={owner.id} name={`${owner.firstName} ${owner.lastName}`} size={24} src={pictureOf(owner)} />
                        {owner.firstName} {owner.lastName}
                      </span>
                    </th>
                    <td>
                      <Anchor component={Link} to={hrefs.project(projectId)} inherit>
                        {project.title}
                      </Anchor>
                    </td>
                    <td data-number>{words.days(productionDays ?? 0)}</td>
                    <td data-number>{rate === null ? '–' : words.euros(rate)}</td>
                    <td data-number>{sellCents === null ? '–' : words.euros(sellCents)}</td>
                    <td>
                      <StateBadge tone={state === 'validated' ? 'positive' : 'warning'}>
                        {t(`statistics.selection.${state === 'validated' ? 'validated' : 'waiting'}`, {
                          day: at ? format.shortDay(at) : '',
                        })}
                      </StateBadge>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}
