import { todayIn } from '@jalon/domain/core/dates';
import { availabilityOf, type BusyState } from '@jalon/domain/profiles/profile-availability';
import type { Availability } from '@jalon/domain/talents/talent';
import type { Offer, Talent } from '@jalon/domain/talents/talent-schema';
import { type Format, useFormat } from '../core/format.ts';
import { type Translate, useTexts } from '../core/i18n.ts';
import type { Tone } from '../ui/state-badge.tsx';

export const nameOf = ({ firstName, lastName }: Pick<Talent, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** What keeps somebody from a mission today, besides the day they have named. */
export function busyNow({ availableFrom, busy }: Pick<Offer, 'availableFrom' | 'busy'>): BusyState | undefined {
  const state = availabilityOf(busy, availableFrom, todayIn(ownZone, new Date()));
  return state === 'working' || state === 'unavailable' ? state : undefined;
}

export const availabilityTones: Record<Availability, Tone> = { now: 'positive', soon: 'accent', later: 'neutral' };

type Paid = Pick<Talent, 'contractType' | 'dailyRateCents' | 'annualSalaryCents'>;

/** What a day costs, or a year of an employee; nothing for who has not said. */
export const makePay =
  (t: Translate, format: Format) =>
  ({ contractType, dailyRateCents, annualSalaryCents }: Paid): string | undefined => {
    if (contractType === 'Freelance')
      return dailyRateCents === null ? undefined : t('talents.perDay', { amount: format.euros(dailyRateCents) });
    return annualSalaryCents === null ? undefined : t('talents.perYear', { amount: format.euros(annualSalaryCents) });
  };

export function usePay() {
  const { t } = useTexts();
  return makePay(t, useFormat());
}

/** Which network a link leads to. */
export const linkName = (link: string): string => (/linkedin\./i.test(link) ? 'LinkedIn' : 'Twitter');
