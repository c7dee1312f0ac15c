import { type Stage, type Statistics, stages } from '@jalon/domain/statistics/statistics';
import { applicationSum, funnelOf, needSum, responseRateOf, sumsOf, waitOf, within } from '@jalon/domain/statistics/sums';
import { Bars } from './charts/bars.tsx';
import { type Column, Columns, type Series } from './charts/columns.tsx';
import { beforeOf, hues, type Making, monthPairs, nowOf, type PanelParts, steps, yearBelow } from './panels.ts';

type Applications = NonNullable<Statistics['applications']>;
type Needs = NonNullable<Statistics['needs']>;

/** How far the applications of the period have come. */
export function funnel({ t, words, hrefs, statistics }: Making, { facts }: Applications): PanelParts {
  const { now, before } = sumsOf(statistics, facts, applicationSum);
  const was = before && funnelOf(before);
  const rows = funnelOf(now);
  const title = t('statistics.chart.funnel');
  const fills = ['var(--step-1)', 'var(--step-2)', 'var(--chart-1)', 'var(--step-3)'];
  const bars = rows.map(({ step, count, share }, at) => {
    const noted = (part: string) => `${words.count(count)} · ${part}`;
    const note = share === null ? words.count(count) : noted(t('statistics.ofPrevious', { share: words.percent(share) }));
    const label = t(`statistics.step.${step}`);
    return {
      key: step,
      label,
      to: hrefs.show(statistics, step === 'received' ? 'applications' : step),
      parts: [count],
      fills: [fills[at] ?? ''],
      before: was?.[at]?.count ?? null,
      note,
      shortNote: share === null ? note : noted(words.percent(share)),
      said: words.said(label, note),
    };
  });
  return {
    ...{ name: 'funnel', title, empty: now.received === 0 ? t('statistics.empty.applications') : undefined },
    chart: (
      <Bars
        label={title}
        axis={t('statistics.axis.applications')}
        bars={bars}
        series={[{ key: 'count', name: title, ...steps[0] }]}
        before={beforeOf(words, statistics)}
      />
    ),
    sheet: {
      columns: [
        { label: t('statistics.column.stage'), kind: 'text' },
        { label: t('statistics.column.count'), kind: 'count' },
        { label: t('statistics.column.share'), kind: 'percent' },
        ...(before ? [{ label: t('statistics.column.before'), kind: 'count' as const }] : []),
      ],
      rows: rows.map(({ step, count, share }, at) => ({
        ...{
          key: step,
          to: hrefs.show(statistics, step === 'received' ? 'applications' : step),
          cells: [t(`statistics.step.${step}`), count, share, ...(was ? [was[at]?.count ?? null] : [])],
        },
      })),
    },
  };
}

/** How long applications stay in each stage, and who answers. */
export function stageTimes({ t, words, type, statistics }: Making, { facts, stages: tallies }: Applications): PanelParts {
  const own: readonly Stage[] = type === 'Company' ? stages.filter((one) => one !== 'qualify') : stages;
  const rows = own.map((of) => ({ of, now: waitOf(tallies, of), before: waitOf(tallies, of, true) }));
  const { now } = sumsOf(statistics, facts, applicationSum);
  const [rate, answer] = [responseRateOf(now), waitOf(tallies, 'answer').days];
  const title = t('statistics.chart.stages');
  const bars = rows.map(({ of, now: wait, before }) => {
    const label = t(`statistics.stage.${of}`);
    const note = wait.days === null ? '–' : t('statistics.days', { value: wait.days });
    return { key: of, label, parts: [wait.days ?? 0], before: before.days, note, said: words.said(label, note) };
  });
  return {
    ...{ name: 'stages', title, text: t('statistics.chart.stagesText') },
    empty: rows.every(({ now: { count } }) => count === 0) ? t('statistics.empty.applications') : undefined,
    foot:
      rate === null || answer === null
        ? t('statistics.responsesUnknown')
        : t('statistics.responses', { share: words.percent(rate), part: now.answered, whole: now.asked, days: answer }),
    chart: (
      <Bars
        label={title}
        axis={t('statistics.axis.days')}
        bars={bars}
        series={[{ key: 'days', name: title, ...hues[0] }]}
        before={beforeOf(words, statistics)}
      />
    ),
    sheet: {
      columns: [
        { label: t('statistics.column.stage'), kind: 'text' },
        { label: t('statistics.column.count'), kind: 'count' },
        { label: t('statistics.series.now'), kind: 'wait' },
        ...(statistics.before ? [{ label: t('statistics.column.before'), kind: 'wait' as const }] : []),
      ],
      rows: rows.map(({ of, now: wait, before }) => ({
        ...{ key: of, cells: [t(`statistics.stage.${of}`), wait.count, wait.days, ...(statistics.before ? [before.days] : [])] },
      })),
    },
  };
}

/** Of the last needs that were filled, how long each step has taken. */
export function needTimes({ t, words, hrefs }: Making, { rows }: Needs): PanelParts {
  const title = t('statistics.chart.needs');
  const names = {
    application: t('statistics.milestone.application'),
    interview: t('statistics.milestone.interview'),
    agreement: t('statistics.milestone.agreement'),
  };
  const series: Series[] = (['application', 'interview', 'agreement'] as const).map((key, at) => ({
    key,
    name: names[key],
    ...(steps[at] ?? steps[2]),
  }));
  const bars = rows.map(({ id, title: label, application, interview, agreement }) => {
    const first = Math.min(application ?? 0, agreement);
    const met = Math.min(Math.max(interview ?? first, first), agreement);
    return {
      ...{
        key: id,
        label,
        to: hrefs.record('opportunity', id),
        parts: [first, met - first, agreement - met],
        note: t('statistics.days', { value: agreement }),
      },
      said: words.said(label, t('statistics.days', { value: agreement })),
    };
  });
  return {
    ...{ name: 'needs', title, text: t('statistics.chart.needsText'), empty: rows.length === 0 ? t('statistics.empty.needs') : undefined },
    chart: <Bars label={title} axis={t('statistics.axis.sincePosting')} bars={bars} series={series} hasLegend />,
    sheet: {
      columns: [
        { label: t('statistics.column.need'), kind: 'text' },
        ...Object.values(names).map((label) => ({ label, kind: 'wait' as const })),
      ],
      rows: rows.map(({ id, title: label, application, interview, agreement }) => ({
        ...{ key: id, to: hrefs.record('opportunity', id), cells: [label, application, interview, agreement] },
      })),
    },
  };
}

type Stacked = {
  name: string;
  title: string;
  empty: string | undefined;
  first: string;
  unit: string;
  selection: 'applications' | 'needs';
  keys: readonly { key: string; label: string }[];
};
/** Counts by month, by what has become of them. */
function stacked(
  { t, words, hrefs, statistics, shown }: Making,
  { keys, ...about }: Stacked,
  countsIn: (month: string) => Record<string, number>,
): PanelParts {
  const series: Series[] = keys.map(({ key, label }, at) => ({ key, name: label, ...(hues[at] ?? hues[4]) }));
  const pairs = monthPairs(statistics);
  const sumOf = (month: string) => keys.reduce((sum, { key }) => sum + (countsIn(month)[key] ?? 0), 0);
  const toOf = (month: string) => hrefs.show(statistics, about.selection, month);
  const all = (months: readonly (string | undefined)[]) => months.reduce((sum, month) => sum + (month ? sumOf(month) : 0), 0);
  const columns = pairs.map(
    ({ month, before }, at): Column => ({
      ...{ key: month, label: words.shortMonth(month), below: yearBelow(month, at), to: toOf(month), isRunning: month >= words.thisMonth },
      isPicked: shown?.selection === about.selection && shown.month === month,
      ...{ values: keys.map(({ key }) => countsIn(month)[key] ?? 0), before: before ? sumOf(before) : null },
      said: words.said(words.month(month), words.count(sumOf(month))),
    }),
  );
  return {
    ...{ name: about.name, title: about.title, empty: about.empty },
    chart: (
      <Columns
        label={about.title}
        unit={about.unit}
        axis={t('statistics.axis.months')}
        columns={columns}
        series={series}
        write={words.count}
        before={beforeOf(words, statistics)}
        isWhole
      />
    ),
    sheet: {
      columns: [
        { label: t('statistics.month'), kind: 'text' },
        { label: about.first, kind: 'count' },
        ...keys.map(({ label }) => ({ label, kind: 'count' as const })),
        ...(statistics.before ? [{ label: t('statistics.column.before'), kind: 'count' as const }] : []),
      ],
      rows: pairs.map(({ month, before }) => ({
        ...{ key: month, to: toOf(month) },
        cells: [
          ...[words.month(month), sumOf(month), ...keys.map(({ key }) => countsIn(month)[key] ?? 0)],
          ...(before ? [sumOf(before)] : []),
        ],
      })),
      total: [
        ...[t('statistics.total'), all(pairs.map(({ month }) => month))],
        ...keys.map(({ key }) => pairs.reduce((sum, { month }) => sum + (countsIn(month)[key] ?? 0), 0)),
        ...(statistics.before ? [all(pairs.map(({ before }) => before))] : []),
      ],
    },
  };
}

export function outcomes(making: Making, { facts }: Applications): PanelParts {
  const { t, statistics } = making;
  const keys = (['accepted', 'open', 'rejected', 'retired'] as const).map((key) => ({ key, label: t(`statistics.outcome.${key}`) }));
  const about = {
    ...{
      name: 'applications',
      title: t('statistics.chart.applications'),
      first: t('statistics.column.received'),
      unit: t('statistics.axis.count'),
      selection: 'applications' as const,
      keys,
    },
    empty: within(facts, nowOf(statistics)).length === 0 ? t('statistics.empty.applications') : undefined,
  };
  return stacked(making, about, (month) => {
    const { received, accepted, rejected, retired } = applicationSum(facts.filter((fact) => fact.month === month));
    return { accepted, rejected, retired, open: received - accepted - rejected - retired };
  });
}

export function needStates(making: Making, { facts }: Needs): PanelParts {
  const { t, statistics } = making;
  const keys = (['filled', 'open', 'ended'] as const).map((key) => ({ key, label: t(`statistics.needState.${key}`) }));
  const about = {
    ...{
      name: 'needStates',
      title: t('statistics.chart.needStates'),
      first: t('statistics.column.posted'),
      unit: t('statistics.axis.needs'),
      selection: 'needs' as const,
      keys,
    },
    empty: within(facts, nowOf(statistics)).length === 0 ? t('statistics.empty.posted') : undefined,
  };
  return stacked(making, about, (month) => needSum(facts.filter((fact) => fact.month === month)));
}
