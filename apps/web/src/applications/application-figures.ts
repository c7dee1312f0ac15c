import type { Application } from '@jalon/domain/applications/application';
import { daysBetween } from '@jalon/domain/core/dates';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useApplicationWords } from './application-look.ts';

export type Compared = { name: string; value: string; note?: string | undefined; isOver?: boolean };

/** What is asked for against what is wanted: the rate and the budget, the day one could start and the day one should. */
export function useComparisons(application: Application, need: Opportunity | undefined): Compared[] {
  const { t } = useTexts();
  const format = useFormat();
  const words = useApplicationWords();
  const { dailyRateCents, annualSalaryCents, availableFrom, opportunity } = application;
  const isDaily = opportunity.contractType === 'Freelance';
  const asked = isDaily ? dailyRateCents : annualSalaryCents;
  const [from, to] = isDaily ? [need?.dailyRateFromCents, need?.dailyRateToCents] : [null, need?.annualSalaryCents];
  const budget = (): Pick<Compared, 'note' | 'isOver'> => {
    if (typeof to !== 'number') return {};
    const range = from
      ? t('applications.range.between', { from: format.euros(from), to: format.euros(to) })
      : t('applications.range.upTo', { to: format.euros(to) });
    if (asked === null)
      return {
        note: t('applications.figure.budget', { range: t(isDaily ? 'applications.perDay' : 'applications.perYear', { amount: range }) }),
      };
    if (asked > to) return { note: t('applications.figure.over', { amount: format.euros(asked - to) }), isOver: true };
    return { note: t(from && asked < from ? 'applications.figure.under' : 'applications.figure.asAsked', { range }) };
  };
  const start = (): Pick<Compared, 'note' | 'isOver'> => {
    const { startsOn } = opportunity;
    if (!startsOn) return {};
    const late = availableFrom ? daysBetween(startsOn, availableFrom) : 0;
    if (late > 0) return { note: t('applications.figure.late', { count: late }), isOver: true };
    return { note: t('applications.figure.onTime', { date: format.day(startsOn) }) };
  };
  const unsaid = t('applications.unsaid');
  // Whoever works by the day may apply for a permanent position: what they ask for is named as they said it.
  const isRate = dailyRateCents !== null || (isDaily && annualSalaryCents === null);
  return [
    { name: t(isRate ? 'applications.figure.rate' : 'applications.figure.salary'), value: words.pay(application) ?? unsaid, ...budget() },
    { name: t('applications.figure.availability'), value: words.available(application) ?? unsaid, ...start() },
  ];
}
