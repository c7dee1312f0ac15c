import { isType, type User } from '@jalon/domain/core/actor';
import { type Comparison, comparisons, lengthOf, longestPeriod, type Months, usualPeriod } from '@jalon/domain/statistics/period';
import type { StatisticsQuery } from '@jalon/domain/statistics/statistics';
import { idPattern } from '../core/ids.ts';
import { ownToday } from '../core/today.ts';

export const isMonth = (text: string | null | undefined): text is string => /^20[0-4]\d-(0[1-9]|1[0-2])$/.test(text ?? '');
export const isPeriod = ({ from, to }: { from: string | null; to: string | null }): boolean => {
  if (!isMonth(from) || !isMonth(to)) return false;
  const length = lengthOf({ from, to });
  return length >= 1 && length <= longestPeriod;
};
const isId = (text: string | null): text is string => idPattern.test(text ?? '');

/** What the address asks for; what it says wrongly is what everybody sees first. */
export function readAsked(user: Pick<User, 'type'>, parameters: URLSearchParams): StatisticsQuery {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  const period = (isPeriod({ from, to }) ? { from, to } : usualPeriod(ownToday())) as Months;
  const compare: Comparison = comparisons.find((one) => one === parameters.get('compare')) ?? 'before';
  const [division, company] = [parameters.get('division'), parameters.get('company')];
  return {
    ...period,
    compare,
    ...(isType(user, 'Company') && isId(division) && { divisionId: division }),
    ...(isType(user, 'Admin', 'Commercial') && isId(company) && { companyId: company }),
  };
}
