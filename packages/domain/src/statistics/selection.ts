import { firstDayOf, lastDayOf } from '../core/months.ts';
import type { StatisticsFigure } from './figures.ts';
import type { Months } from './period.ts';
import type { Statistics } from './statistics.ts';
import { applicationSum, needSum, sumsOf, waitOf, workSum } from './sums.ts';

/** What can be shown of the records behind figures: each counts what one of the lists gives. */
export const selections = [
  ...(['reports', 'validated'] as const),
  ...(['needs', 'filled', 'agreed'] as const),
  ...(['applications', 'submitted', 'interviewed', 'accepted', 'answered'] as const),
] as const;
export type Selection = (typeof selections)[number];

/** Where a question is narrowed, the list is narrowed alike. */
type Scope = { divisionId?: string | undefined; companyId?: string | undefined };
const narrowed = ({ divisionId, companyId }: Scope) => ({ ...(divisionId && { divisionId }), ...(companyId && { companyId }) });
const daysIn = ({ from, to }: Months): string => `${firstDayOf(from)}..${lastDayOf(to)}`;

const reports = (counted: 'sent' | 'validated') => (months: Months, scope: Scope) => ({
  list: 'reports' as const,
  query: { ...narrowed(scope), counted, months: daysIn(months), sort: 'month' as const },
});
const needs = (outcome?: 'filled' | 'agreed') => (months: Months, scope: Scope) => ({
  list: 'needs' as const,
  query: { ...narrowed(scope), ...(outcome && { outcome }), posted: daysIn(months) },
});
const applications = (step?: 'submitted' | 'interviewed' | 'accepted' | 'answered') => (months: Months, scope: Scope) => ({
  list: 'applications' as const,
  query: { ...narrowed(scope), ...(step && { step }), sent: daysIn(months) },
});
const lists = {
  reports: reports('sent'),
  validated: reports('validated'),
  ...{ needs: needs(), filled: needs('filled'), agreed: needs('agreed') },
  ...{ applications: applications(), submitted: applications('submitted'), interviewed: applications('interviewed') },
  ...{ accepted: applications('accepted'), answered: applications('answered') },
} satisfies Record<Selection, unknown>;

/** The list that gives the records of a selection in some months, and how it is asked. */
export const listOf = (selection: Selection, months: Months, scope: Scope) => lists[selection](months, scope);

/** How many records figures count of a selection, in a month or in the whole period. */
export function countOf(statistics: Statistics, selection: Selection, month?: string): number {
  const { work, needs: posted, applications: sent } = statistics;
  const period = month ? { from: month, to: month, before: null } : statistics;
  if (selection === 'reports' || selection === 'validated') return work ? sumsOf(period, work.facts, workSum).now[selection] : 0;
  if (selection === 'agreed') return posted ? waitOf(posted.times, 'agreement').count : 0;
  if (selection === 'needs' || selection === 'filled')
    return posted ? sumsOf(period, posted.facts, needSum).now[selection === 'needs' ? 'posted' : 'filled'] : 0;
  return sent ? sumsOf(period, sent.facts, applicationSum).now[selection === 'applications' ? 'received' : selection] : 0;
}

const behind: Record<StatisticsFigure['name'], Selection> = {
  ...{ spend: 'reports', revenue: 'reports', income: 'reports', days: 'reports', margin: 'reports', tace: 'reports' },
  ...{ punctuality: 'validated', filled: 'filled', timeToFill: 'agreed', responses: 'answered' },
};
/** The records behind a figure: amounts and rates are of all reports, shares of what they name. Of none there is nothing to show. */
export function selectionOf(statistics: Statistics, { name }: Pick<StatisticsFigure, 'name'>): Selection | undefined {
  return countOf(statistics, behind[name]) > 0 ? behind[name] : undefined;
}
