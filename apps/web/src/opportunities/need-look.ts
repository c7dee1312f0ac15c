import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { areReversed, type Opportunity, type OpportunityState } from '@jalon/domain/opportunities/opportunity';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import type { Tone } from '../ui/state-badge.tsx';

export const stateTones: Record<OpportunityState, Tone> = { posted: 'positive', not_posted: 'neutral', closed: 'neutral' };
/** In the order of the tabs. */
export const tabStates = ['posted', 'not_posted', 'closed'] as const satisfies OpportunityState[];

/** The words of the codes of a list; a code that is no longer in it stands for itself. Nothing until they have come. */
export function useChoiceName(list: ValueListName): (code: string | null) => string | undefined {
  const { data } = useQuery(choicesQuery(list));
  return (code) => (code === null || !data ? undefined : (data.find(({ id }) => id === code)?.value ?? code));
}

type Paid = Pick<Opportunity, 'contractType' | 'dailyRateFromCents' | 'dailyRateToCents' | 'annualSalaryCents'>;
type Placed = Pick<Opportunity, 'place' | 'mobilityArea' | 'remote'>;
type Timed = Pick<Opportunity, 'startsOn' | 'duration'>;

/** What a need offers and where, in the short words of headers and lists; nothing for what it does not say. */
export function useNeedTerms() {
  const { t } = useTexts();
  const format = useFormat();
  const areaOf = useChoiceName('mobility-areas');

  function pay({ contractType, annualSalaryCents, ...rates }: Paid): string | undefined {
    // While a range is typed its ends may stand the wrong way round.
    const { dailyRateFromCents, dailyRateToCents } = areReversed(rates)
      ? { dailyRateFromCents: rates.dailyRateToCents, dailyRateToCents: rates.dailyRateFromCents }
      : rates;
    if (contractType !== 'Freelance')
      return annualSalaryCents === null ? undefined : t('needs.pay.yearly', { amount: format.euros(annualSalaryCents) });
    const to = dailyRateToCents === null ? undefined : format.euros(dailyRateToCents);
    if (dailyRateFromCents === null) return to && t('needs.pay.upTo', { to });
    if (!to) return t('needs.pay.from', { from: format.euros(dailyRateFromCents) });
    if (dailyRateFromCents === dailyRateToCents) return t('needs.pay.exactly', { to });
    // The unit once, where it comes last: "600 à 700 € / jour".
    return t('needs.pay.between', { from: format.euros(dailyRateFromCents).replace(/\s*€$/, ''), to });
  }
  return {
    pay,
    where({ place, mobilityArea, remote }: Placed): string {
      const [at, how] = [place ?? areaOf(mobilityArea), t(`needs.remote.${remote}`)];
      // Where nobody comes, some write so.
      return at?.toLowerCase() === how ? at : [at, how].filter(Boolean).join(', ');
    },
  };
}

/** The same, and when it begins and for how long. */
export function useNeedLook() {
  const { t } = useTexts();
  const format = useFormat();
  const durationOf = useChoiceName('opportunity-durations');
  return {
    ...useNeedTerms(),
    when: ({ startsOn, duration }: Timed): string =>
      [startsOn && t('needs.start', { day: format.day(startsOn) }), durationOf(duration)].filter(Boolean).join(' · '),
  };
}

/** "Publié le 16 nov. 2026" */
export function useStateWords() {
  const { t } = useTexts();
  const format = useFormat();
  return ({ state, postedAt, closedAt, reason }: Pick<Opportunity, 'state' | 'postedAt' | 'closedAt' | 'reason'>): string => {
    const day = state === 'posted' ? postedAt : closedAt;
    if (state === 'not_posted' || !day) return t(`words.opportunity.state.${state}`);
    return t(`needs.state.${state}`, {
      day: format.day(day),
      reason: reason ? t(`words.opportunity.value.reason.${reason}`).toLowerCase() : '',
    });
  };
}
