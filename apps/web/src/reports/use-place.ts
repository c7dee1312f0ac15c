import { addDays, todayIn } from '@jalon/domain/core/dates';
import { monthOf } from '@jalon/domain/core/months';
import { type ReportState, reportStates } from '@jalon/domain/timesheets/report-states';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { countsQuery } from './reports.api.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Where nothing awaits: the month that was worked, until the middle of the next one. */
export const usualMonth = (now = new Date()): string => monthOf(addDays(todayIn(zone, now), -15));

export const filterNames = ['q', 'project', 'expenses', 'difference'] as const;
export type Filters = Partial<Record<(typeof filterNames)[number], string>>;
const isMonth = (text: string | null): text is string => text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** What the address says: the month, the tab and the filters. Without a month, the oldest in which something awaits. */
export function usePlace() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('month');
  const first = useQuery({ ...countsQuery(usualMonth()), enabled: !isMonth(asked) });
  const month = isMonth(asked) ? asked : first.data ? (first.data.months.at(-1) ?? usualMonth()) : first.isError ? usualMonth() : undefined;
  const tab: ReportState = reportStates.find((state) => state === parameters.get('tab')) ?? 'waiting';
  const filters: Filters = Object.fromEntries(filterNames.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])));
  const set = (changes: Record<string, string | undefined>, isStep = true) =>
    setParameters(
      (now) => {
        for (const [name, value] of Object.entries(changes)) value ? now.set(name, value) : now.delete(name);
        return now;
      },
      { replace: !isStep, preventScrollReset: true },
    );
  const tabHref = (to: ReportState): string => {
    const search = new URLSearchParams(parameters);
    if (to === 'waiting') search.delete('tab');
    else search.set('tab', to);
    if (month) search.set('month', month);
    return `?${search}`;
  };
  return { month, tab, filters, set, tabHref };
}
