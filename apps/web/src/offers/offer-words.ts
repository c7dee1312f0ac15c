import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import { type Format, useFormat } from '../core/format.ts';
import { type Translate, useTexts } from '../core/i18n.ts';
import { useChoiceName } from '../opportunities/need-look.ts';

type Paid = Pick<Opportunity, 'contractType' | 'dailyRateFromCents' | 'dailyRateToCents' | 'annualSalaryCents'>;
type Terms = { dailyRateCents: number | null; annualSalaryCents: number | null };

/** "600 à 700 € / jour", or a year of an employee. */
export function payOf(t: Translate, format: Format, need: Paid): string | undefined {
  const { contractType, dailyRateFromCents: from, dailyRateToCents: to, annualSalaryCents } = need;
  if (contractType !== 'Freelance') return annualSalaryCents ? t('offers.perYear', { amount: format.euros(annualSalaryCents) }) : undefined;
  if (to === null) return undefined;
  const isRange = from !== null && from !== to;
  // The sign of the currency once, where it stands behind the amount.
  const lower = (cents: number) => format.euros(cents).replace(/\s*€$/, '');
  return t('offers.perDay', {
    amount: isRange ? t('offers.between', { from: lower(from), to: format.euros(to) }) : format.euros(to),
  });
}

const manyMonths = 300 * 86_400_000;
/** The year is said where it could be another one. */
const startOf = (format: Format, iso: string): string =>
  Math.abs(Date.parse(iso) - Date.now()) < manyMonths ? format.shortDay(iso) : format.day(iso);

/** What an application asks for. */
export function askedOf(t: Translate, format: Format, { dailyRateCents, annualSalaryCents }: Terms): string | undefined {
  if (dailyRateCents) return t('offers.perDay', { amount: format.euros(dailyRateCents) });
  return annualSalaryCents ? t('offers.perYear', { amount: format.euros(annualSalaryCents) }) : undefined;
}

/** The lines of a need in a list. */
export function useNeedWords() {
  const { t } = useTexts();
  const format = useFormat();
  const durationOf = useChoiceName('opportunity-durations');
  return {
    whose: ({ company, place, remote }: Pick<Opportunity, 'company' | 'place' | 'remote'>): string =>
      [company?.name ?? t('offers.anonymous'), remote === 'full' ? t('offers.remotely') : place].filter(Boolean).join(' · '),
    pay: (need: Paid) => payOf(t, format, need),
    when: ({ duration, startsOn }: Pick<Opportunity, 'duration' | 'startsOn'>): string =>
      [durationOf(duration), startsOn && t('offers.from', { date: startOf(format, startsOn) })].filter(Boolean).join(', '),
  };
}
