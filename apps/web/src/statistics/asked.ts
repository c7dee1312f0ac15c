import { isType, type User } from '@jalon/domain/core/actor';
import { type Comparison, comparisonsOf, lengthOf, longestPeriod, type Months, usualPeriod } from '@jalon/domain/statistics/period';
import { selections } from '@jalon/domain/statistics/selection';
import type { StatisticsQuery } from '@jalon/domain/statistics/statistics';
import { idPattern } from '../core/ids.ts';
import { ownToday } from '../core/today.ts';

const isMonth = (text: string | null | undefined): text is string => /^20[0-4]\d-(0[1-9]|1[0-2])$/.test(text ?? '');
type Given = { from: string | null; to: string | null };
/** Why two months are no period: one of them is not there, the last comes before the first, or there are too many. */
export function periodProblem({ from, to }: Given): 'unsaid' | 'reversed' | 'tooLong' | undefined {
  if (!isMonth(from) || !isMonth(to)) return 'unsaid';
  const length = lengthOf({ from, to });
  return length < 1 ? 'reversed' : length > longestPeriod ? 'tooLong' : undefined;
}
/** The records that the address asks to see: which, and of one month or of the whole period. */
export function readShown(parameters: URLSearchParams, { from, to }: Months) {
  const month = parameters.get('month');
  const picked = isMonth(month) && month >= from && month <= to ? month : undefined;
  const selection = selections.find((one) => one === parameters.get('show'));
  return selection && { selection, month: picked };
}
const isId = (text: string | null): text is string => idPattern.test(text ?? '');

/** What the address asks for; what it says wrongly is what everybody sees first. */
export function readAsked(user: Pick<User, 'type'>, parameters: URLSearchParams): StatisticsQuery {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  const period = (periodProblem({ from, to }) ? usualPeriod(ownToday()) : { from, to }) as Months;
  const compare: Comparison = comparisonsOf(period).find((one) => one === parameters.get('compare')) ?? 'before';
  const [division, company] = [parameters.get('division'), parameters.get('company')];
  return {
    ...period,
    compare,
    ...(isType(user, 'Company') && isId(division) && { divisionId: division }),
    ...(isType(user, 'Admin', 'Commercial') && isId(company) && { companyId: company }),
  };
}
