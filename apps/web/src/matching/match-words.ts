import type { Match, Part, PartOf } from '@jalon/domain/matching/match-schema';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';

/** Who reads: the freelance, or those who look after the need. */
export type Reader = 'own' | 'other';
/** What stands in a line, and what is to be said of it. */
export type Told = { value?: string | undefined; notes: string[] };

/** The reasons of a match in words. */
export function useMatchWords(reader: Reader, { contract }: Pick<Match, 'contract'>) {
  const { t } = useTexts();
  const format = useFormat();
  const bands = useQuery(choicesQuery('experiences')).data;
  const band = (code: string | null) => (code === null ? t('matching.unsaid') : (bands?.find(({ id }) => id === code)?.value ?? code));

  const skills = ({ reason, skills: asked, profession }: PartOf<'skills'>): Told => {
    const met = asked.filter(({ has }) => has !== 'no').length;
    return {
      value: reason === 'notAsked' ? t('matching.skills.notAsked') : t('matching.skills.met', { met, count: asked.length }),
      // Where all that is asked is there, the profession that goes with it needs no words.
      notes: profession === 'notAsked' || (profession === 'first' && reason === 'all') ? [] : [t(`matching.profession.${profession}`)],
    };
  };
  const experience = ({ reason, asked, has, sector }: PartOf<'experience'>): Told => ({
    value: band(has),
    notes: [t(`matching.experience.${reason}`, { asked: band(asked) }), ...(sector === 'notAsked' ? [] : [t(`matching.sector.${sector}`)])],
  });
  const rate = ({ reason, offeredCents, askedCents }: PartOf<'rate'>): Told => {
    const euros = (cents: number | null) => (cents === null ? '' : format.euros(cents));
    const [first, second] = reader === 'own' ? [offeredCents, askedCents] : [askedCents, offeredCents];
    return {
      value: first === null ? undefined : t(`matching.rate.${reader === 'own' ? 'offered' : 'asked'}`, { amount: euros(first) }),
      notes: [t(`matching.rate.${reader}.${reason}`, { amount: euros(second), gap: euros((askedCents ?? 0) - (offeredCents ?? 0)) })],
    };
  };
  const place = ({ reason, isWished, earned }: PartOf<'place'>): Told => ({
    value: reason === 'remote' ? t('matching.place.remote') : t(`matching.place.${reader}.${reason}`),
    notes: [
      ...((reason === 'outOfArea' || reason === 'unsaid') && earned > 0 ? [t('matching.place.partly')] : []),
      ...(isWished ? [] : [t('matching.place.unwished')]),
    ],
  });
  const availability = ({ reason, startsOn, availableFrom, days }: PartOf<'availability'>): Told => {
    const day = reader === 'own' ? startsOn : availableFrom;
    return { value: day ? format.day(day) : undefined, notes: [t(`matching.availability.${reason}`, { count: days })] };
  };
  const told = (part: Part): Told => {
    if (part.criterion === 'skills') return skills(part);
    if (part.criterion === 'experience') return experience(part);
    if (part.criterion === 'rate') return rate(part);
    return part.criterion === 'place' ? place(part) : availability(part);
  };
  const nameOf = ({ criterion }: Part): string =>
    t(`matching.criterion.${criterion === 'rate' && contract.asked !== 'Freelance' ? 'salary' : criterion}`);
  return { told, nameOf };
}
