import { growthOf, shareOf } from '@jalon/domain/statistics/ratios';
import type { Statistics, WorkFact } from '@jalon/domain/statistics/statistics';
import { marginShareOf, taceOf, taciOf, within, workSum } from '@jalon/domain/statistics/sums';
import { Bars } from './charts/bars.tsx';
import { type Column, Columns, type Series } from './charts/columns.tsx';
import { Lines } from './charts/lines.tsx';
import { beforeOf, hues, type Making, monthPairs, nowOf, type PanelParts, steps, yearBelow } from './panels.ts';
import type { Sheet } from './sheet.ts';

type Work = NonNullable<Statistics['work']>;
type Side = 'sellCents' | 'buyCents';
const told = 4;
/** What the firm aims at. */
const activityTarget = 8500;

/** A month leads to its reports, below. */
const monthsOf = ({ hrefs, statistics, shown }: Making) => ({
  toOf: (month: string) => hrefs.show(statistics, 'reports', month),
  isPicked: (month: string) => shown?.selection === 'reports' && shown.month === month,
});
const sumIn = (facts: readonly WorkFact[], month: string | undefined) => workSum(facts.filter((fact) => fact.month === month));
const emptyOf = ({ t, statistics }: Making, { facts }: Work) =>
  within(facts, nowOf(statistics)).length === 0 ? t('statistics.empty.work') : undefined;

/** Euros, or thousands of them where there are many. */
function scaleOf({ t, words }: Making, most: number) {
  const isKilo = most >= 200_000;
  const unit = t(isKilo ? 'statistics.axis.kilo' : 'statistics.axis.euros');
  const write = (value: number) => (isKilo ? words.numbers.tenth : words.numbers.whole).format(value);
  return { unit, write, of: (cents: number) => cents / (isKilo ? 100_000 : 100) };
}

/** What each month came to, by project of a client or by delivery of a freelance. */
export function byMonth(making: Making, work: Work, side: Side): PanelParts {
  const { t, words, statistics, type } = making;
  const { toOf, isPicked } = monthsOf(making);
  const now = within(work.facts, nowOf(statistics));
  const total = workSum(now)[side];
  const sized = work.subjects
    .map((subject) => ({ subject, sum: workSum(now.filter(({ subjectId }) => subjectId === subject.id))[side] }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum);
  const shown = sized.slice(0, told);
  const ids = shown.map(({ subject }) => subject.id);
  const rest = total - shown.reduce((sum, one) => sum + one.sum, 0);
  const noteOf = (sum: number) => `${words.euros(sum)}, ${words.percent(shareOf(sum, total) ?? 0)}`;
  const series: Series[] = [
    ...shown.map(({ subject, sum }, at) => ({ key: subject.id, name: subject.name, note: noteOf(sum), ...(hues[at] ?? hues[4]) })),
    ...(rest > 0 ? [{ key: 'others', name: t('statistics.series.others'), note: noteOf(rest), ...hues[4] }] : []),
  ];
  const pairs = monthPairs(statistics);
  const scale = scaleOf(making, Math.max(...pairs.map(({ month }) => sumIn(work.facts, month)[side])));
  const columns = pairs.map(({ month, before }, at): Column => {
    const facts = now.filter((fact) => fact.month === month);
    const sum = workSum(facts)[side];
    const parts = ids.map((id) => workSum(facts.filter(({ subjectId }) => subjectId === id))[side]);
    const values = rest > 0 ? [...parts, sum - parts.reduce((all, part) => all + part, 0)] : parts;
    return {
      ...{ key: month, label: words.shortMonth(month), below: yearBelow(month, at), to: toOf(month), isPicked: isPicked(month) },
      ...{ values: values.map(scale.of), before: before ? scale.of(sumIn(work.facts, before)[side]) : null },
      ...{ isRunning: month >= words.thisMonth, said: words.said(words.month(month), words.euros(sum)) },
    };
  });
  const title = t(type === 'Freelance' ? 'statistics.chart.income' : 'statistics.chart.spend');
  const amount = t(type === 'Freelance' ? 'statistics.column.income' : 'statistics.column.spend');
  const names = [...ids.map((id) => ({ id, name: work.subjects.find((one) => one.id === id)?.name ?? '' }))];
  return {
    ...{ name: 'months', title, text: type === 'Company' ? t('statistics.chart.spendText') : undefined, isWide: true },
    empty: emptyOf(making, work),
    chart: (
      <Columns
        label={title}
        unit={scale.unit}
        axis={t('statistics.axis.months')}
        columns={columns}
        series={series}
        write={scale.write}
        before={beforeOf(words, statistics)}
      />
    ),
    sheet: {
      columns: [
        { label: t('statistics.month'), kind: 'text' },
        { label: t('statistics.column.days'), kind: 'days' },
        ...names.map(({ id, name }) => ({ label: name, kind: 'euros' as const, key: id })),
        ...(rest > 0 ? [{ label: t('statistics.series.others'), kind: 'euros' as const }] : []),
        { label: amount, kind: 'euros' },
        ...(statistics.before ? [{ label: t('statistics.column.before'), kind: 'euros' as const }] : []),
      ],
      rows: pairs.map(({ month, before }) => {
        const facts = now.filter((fact) => fact.month === month);
        const sum = workSum(facts);
        const parts = ids.map((id) => workSum(facts.filter(({ subjectId }) => subjectId === id))[side]);
        const others = sum[side] - parts.reduce((all, part) => all + part, 0);
        return {
          ...{ key: month, to: toOf(month) },
          cells: [
            ...[words.month(month), sum.producedDays, ...parts, ...(rest > 0 ? [others] : []), sum[side]],
            ...(before ? [sumIn(work.facts, before)[side]] : []),
          ],
        };
      }),
      total: [
        ...[t('statistics.total'), workSum(now).producedDays, ...shown.map(({ sum }) => sum), ...(rest > 0 ? [rest] : []), total],
        ...(statistics.before ? [workSum(within(work.facts, statistics.before))[side]] : []),
      ],
    },
  };
}

/** What clients pay by month, and what is kept of it. */
export function revenue(making: Making, work: Work): PanelParts {
  const { t, words, statistics } = making;
  const { toOf, isPicked } = monthsOf(making);
  const pairs = monthPairs(statistics);
  const scale = scaleOf(making, Math.max(...pairs.map(({ month }) => sumIn(work.facts, month).sellCents)));
  const isUnknown = pairs.some(({ month }) => sumIn(work.facts, month).sellCents > sumIn(work.facts, month).marginOfCents);
  const series: Series[] = [
    { key: 'margin', name: t('statistics.part.margin'), ...steps[2] },
    { key: 'buy', name: t('statistics.part.buy'), ...steps[0] },
    ...(isUnknown ? [{ key: 'unknown', name: t('statistics.part.unknown'), ...hues[4] }] : []),
  ];
  const columns = pairs.map(({ month, before }, at): Column => {
    const { sellCents, marginCents, marginOfCents } = sumIn(work.facts, month);
    const share = shareOf(marginCents, marginOfCents);
    return {
      ...{ key: month, label: words.shortMonth(month), below: yearBelow(month, at), to: toOf(month), isPicked: isPicked(month) },
      values: [Math.max(marginCents, 0), marginOfCents - Math.max(marginCents, 0), sellCents - marginOfCents].map(scale.of),
      ...{ before: before ? scale.of(sumIn(work.facts, before).sellCents) : null, isRunning: month >= words.thisMonth },
      said: words.said(
        words.month(month),
        `${words.euros(sellCents)}, ${t('statistics.part.margin')} ${words.euros(marginCents)}${share === null ? '' : ` (${words.finer(share)})`}`,
      ),
    };
  });
  const title = t('statistics.chart.revenue');
  const cellsOf = (sum: ReturnType<typeof workSum>) => [sum.sellCents, sum.buyCents, sum.marginCents, marginShareOf(sum)];
  return {
    ...{ name: 'revenue', title, empty: emptyOf(making, work) },
    chart: (
      <Columns
        label={title}
        unit={scale.unit}
        axis={t('statistics.axis.months')}
        columns={columns}
        series={series}
        write={scale.write}
        before={beforeOf(words, statistics)}
      />
    ),
    sheet: {
      columns: [
        { label: t('statistics.month'), kind: 'text' },
        { label: t('statistics.column.revenue'), kind: 'euros' },
        { label: t('statistics.column.buy'), kind: 'euros' },
        { label: t('statistics.column.margin'), kind: 'euros' },
        { label: t('statistics.column.marginShare'), kind: 'percent' },
        ...(statistics.before ? [{ label: t('statistics.column.before'), kind: 'euros' as const }] : []),
      ],
      rows: pairs.map(({ month, before }) => ({
        ...{ key: month, to: toOf(month) },
        cells: [words.month(month), ...cellsOf(sumIn(work.facts, month)), ...(before ? [sumIn(work.facts, before).sellCents] : [])],
      })),
      total: [
        ...[t('statistics.total'), ...cellsOf(workSum(within(work.facts, nowOf(statistics))))],
        ...(statistics.before ? [workSum(within(work.facts, statistics.before)).sellCents] : []),
      ],
    },
  };
}

/** How much of what was planned is worked, by month. */
export function activity(making: Making, work: Work): PanelParts {
  const { t, words, statistics } = making;
  const { toOf } = monthsOf(making);
  const pairs = monthPairs(statistics);
  const rateIn = (month: string | undefined) => {
    const rate = taceOf(sumIn(work.facts, month));
    return rate === null ? null : rate / 100;
  };
  const points = pairs.map(({ month, before }, at) => {
    const value = rateIn(month);
    return {
      ...{ key: month, label: words.shortMonth(month), below: yearBelow(month, at), to: toOf(month), value, before: rateIn(before) },
      said: words.said(words.month(month), value === null ? '–' : words.percent(value * 100)),
    };
  });
  const title = t('statistics.chart.activity');
  const cellsOf = (sum: ReturnType<typeof workSum>) => [sum.producedDays, sum.plannedDays, sum.absenceDays, taceOf(sum), taciOf(sum)];
  return {
    ...{ name: 'activity', title, text: t('statistics.chart.activityText'), empty: emptyOf(making, work) },
    chart: (
      <Lines
        label={title}
        unit={t('statistics.axis.activity')}
        axis={t('statistics.axis.months')}
        points={points}
        target={{ value: activityTarget / 100, name: t('statistics.series.target', { value: words.percent(activityTarget) }) }}
        names={{ now: t('statistics.series.now'), before: beforeOf(words, statistics) }}
        write={(value) => words.percent(value * 100)}
      />
    ),
    sheet: {
      columns: [
        { label: t('statistics.month'), kind: 'text' },
        { label: t('statistics.column.days'), kind: 'days' },
        { label: t('statistics.column.planned'), kind: 'days' },
        { label: t('statistics.column.absences'), kind: 'days' },
        { label: t('statistics.column.tace'), kind: 'percent' },
        { label: t('statistics.column.taci'), kind: 'percent' },
      ],
      rows: pairs.map(({ month }) => ({
        ...{ key: month, to: toOf(month), cells: [words.month(month), ...cellsOf(sumIn(work.facts, month))] },
      })),
      total: [t('statistics.total'), ...cellsOf(workSum(within(work.facts, nowOf(statistics))))],
    },
  };
}

type Group = {
  key: string;
  name: string;
  to?: string | undefined;
  company?: Sheet['rows'][number]['company'];
  now: WorkFact[];
  before: WorkFact[];
};
/** The same by something else than the month: as a table first, since what is compared are names. */
function grouped(making: Making, { name, title, column }: { name: string; title: string; column: string }, groups: Group[]): PanelParts {
  const { t, words, type, statistics } = making;
  const isStaff = type === 'Admin' || type === 'Commercial';
  const sized = groups
    .map((group) => ({ ...group, sum: workSum(group.now), was: workSum(group.before) }))
    .filter(({ sum, was }) => sum.reports + was.reports > 0)
    .sort((a, b) => b.sum.sellCents - a.sum.sellCents);
  const [all, allBefore] = [workSum(sized.flatMap(({ now }) => now)), workSum(sized.flatMap(({ before }) => before))];
  const cellsOf = (sum: typeof all, was: typeof all) => [
    ...[...(isStaff ? [] : [sum.reports]), sum.producedDays, sum.sellCents],
    ...(isStaff ? [sum.marginCents, marginShareOf(sum)] : [shareOf(sum.sellCents, all.sellCents)]),
    ...(statistics.before ? [growthOf(sum.sellCents, was.sellCents)] : []),
  ];
  const bars = sized.slice(0, 8).map(({ key, name: label, to, sum }) => ({
    ...{ key, label, to, parts: [Math.round(sum.sellCents / 100_000)], note: words.euros(sum.sellCents) },
    said: words.said(label, words.euros(sum.sellCents)),
  }));
  return {
    ...{ name, title, isTableFirst: true, empty: sized.length === 0 ? t('statistics.empty.work') : undefined },
    chart: <Bars label={title} axis={t('statistics.axis.kilo')} bars={bars} series={[{ key: 'sum', name: title, ...hues[0] }]} />,
    sheet: {
      columns: [
        { label: column, kind: 'text' },
        ...(isStaff ? [] : [{ label: t('statistics.column.reports'), kind: 'count' as const }]),
        { label: t('statistics.column.days'), kind: 'days' },
        { label: t(isStaff ? 'statistics.column.revenue' : 'statistics.column.spend'), kind: 'euros' },
        ...(isStaff
          ? [
              { label: t('statistics.column.margin'), kind: 'euros' as const },
              { label: t('statistics.column.marginShare'), kind: 'percent' as const },
            ]
          : [{ label: t('statistics.column.share'), kind: 'percent' as const }]),
        ...(statistics.before ? [{ label: t('statistics.column.growth'), kind: 'growth' as const }] : []),
      ],
      rows: sized.map(({ key, name: label, to, company, sum, was }) => ({ key, to, company, cells: [label, ...cellsOf(sum, was)] })),
      total: [t('statistics.total'), ...cellsOf(all, allBefore)],
    },
  };
}

const groupOf = ({ statistics }: Making, facts: readonly WorkFact[]) => ({
  now: within(facts, nowOf(statistics)),
  before: within(facts, statistics.before),
});

/** By client of the staff, or by project of one client. */
export function bySubject(making: Making, work: Work, isClient: boolean): PanelParts {
  const { t, hrefs } = making;
  const named = work.subjects.map(({ id, name, logo, projectId }) => ({
    ...{ key: id, name, to: isClient ? hrefs.here({ company: id }) : projectId ? hrefs.record('project', projectId) : undefined },
    company: isClient ? { id, name, logo } : undefined,
    ...groupOf(
      making,
      work.facts.filter(({ subjectId }) => subjectId === id),
    ),
  }));
  const others = {
    key: 'others',
    name: t('statistics.series.others'),
    ...groupOf(
      making,
      work.facts.filter(({ subjectId }) => subjectId === null),
    ),
  };
  const about = isClient
    ? { name: 'clients', title: t('statistics.chart.clients'), column: t('statistics.column.client') }
    : { name: 'projects', title: t('statistics.chart.projects'), column: t('statistics.column.project') };
  return grouped(making, about, [...named, others]);
}

export function byDivision(making: Making, work: Work): PanelParts {
  const { t, hrefs } = making;
  const ids = [...new Set(work.facts.map(({ divisionId }) => divisionId))];
  const groups = ids.map((id) => ({
    key: id ?? 'none',
    name: work.divisions.find((one) => one.id === id)?.name ?? t('statistics.series.none'),
    to: id ? hrefs.here({ division: id }) : undefined,
    ...groupOf(
      making,
      work.facts.filter(({ divisionId }) => divisionId === id),
    ),
  }));
  return grouped(making, { name: 'divisions', title: t('statistics.chart.divisions'), column: t('statistics.column.division') }, groups);
}
