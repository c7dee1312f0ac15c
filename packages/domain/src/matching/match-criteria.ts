import { daysBetween } from '../core/dates.ts';
import type { Opportunity, RemotePolicy } from '../opportunities/opportunity.ts';
import type { BusyState } from '../profiles/profile-availability.ts';
import type { SkillLevel } from '../profiles/profile-parts.ts';
import type { ContractType } from '../sign-up/sign-up.ts';
import type { PartOf } from './match-schema.ts';
import { matchWeights } from './match-weights.ts';
import { skillKey } from './skill-key.ts';

/** What a match reads of a need. Needs do not ask for languages yet. */
export type AskedFor = Pick<
  Opportunity,
  | ('contractType' | 'activityAreas' | 'skills' | 'experience' | 'expertiseArea' | 'remote' | 'mobilityArea' | 'startsOn')
  | ('dailyRateFromCents' | 'dailyRateToCents' | 'annualSalaryCents')
> & { languages?: readonly string[] };

/** What it reads of a profile. Profiles do not tell sectors yet: what nobody is asked is not held against them. */
export type Offered = {
  contractType: ContractType | null;
  /** Codes, the most important first. */
  professions: readonly string[];
  skills: readonly string[];
  skillLevels: readonly { name: string; level: SkillLevel }[];
  languages?: readonly { code: string }[];
  experience: string | null;
  sectors?: readonly string[];
  dailyRateCents: number | null;
  annualSalaryCents: number | null;
  areas: readonly string[];
  remote: RemotePolicy | null;
  busy: BusyState | null;
  availableFrom: string | null;
};

/** `bands` are the codes of the list of experiences, from the least on. */
export type Setting = { today: string; bands: readonly string[] };

const { criteria: weights } = matchWeights;
type Share = { weight: number; got: number; of: number };

/** The points of parts that are weighed against each other, in whole numbers; all of them where nothing is asked. */
function blended(possible: number, shares: readonly Share[]): number {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return possible;
  const common = shares.reduce((product, { of }) => product * of, 1);
  const sum = shares.reduce((all, { weight, got, of }) => all + weight * got * (common / of), 0);
  return Math.floor((possible * sum) / (common * total));
}
const share = (isAsked: boolean, weight: number, got: number, of: number): Share[] => (isAsked ? [{ weight, got, of }] : []);
const percentOf = (possible: number, percent: number): number => Math.floor((possible * percent) / 100);

export function skillsPart(need: AskedFor, profile: Offered): PartOf<'skills'> {
  const basic = new Set(profile.skillLevels.filter(({ level }) => level === 'basic').map(({ name }) => skillKey(name)));
  const known = new Set(profile.skills.map(skillKey));
  const asked = [...new Map(need.skills.map((name) => [skillKey(name), name])).entries()];
  const skills = asked.map(([key, name]) => ({
    name,
    has: known.has(key) ? (basic.has(key) ? ('basic' as const) : ('yes' as const)) : ('no' as const),
  }));
  const got = skills.reduce((sum, { has }) => sum + { yes: 2, basic: 1, no: 0 }[has], 0);
  const rank = profile.professions.findIndex((code) => need.activityAreas.includes(code));
  const hasProfession = need.activityAreas.length > 0;
  const languages = (need.languages ?? []).map((code) => ({
    code,
    isSpoken: profile.languages?.some((one) => one.code === code) ?? false,
  }));
  const shares = matchWeights.skills;
  const count = skills.filter(({ has }) => has !== 'no').length;
  return {
    criterion: 'skills',
    possible: weights.skills,
    earned: blended(weights.skills, [
      // Where no skill is named the profession does not stand for them too: who has another one loses its share only.
      skills.length > 0 ? { weight: shares.skills, got, of: 2 * skills.length } : { weight: shares.skills, got: 1, of: 1 },
      ...share(hasProfession, shares.profession, rank < 0 ? 0 : rank === 0 ? 5 : 4, 5),
      ...share(languages.length > 0, shares.languages, languages.filter(({ isSpoken }) => isSpoken).length, languages.length),
    ]),
    reason: skills.length === 0 ? 'notAsked' : count === 0 ? 'none' : got === 2 * skills.length ? 'all' : 'some',
    skills,
    profession: !hasProfession ? 'notAsked' : rank < 0 ? 'other' : rank === 0 ? 'first' : 'among',
    languages,
  };
}

export function experiencePart(need: AskedFor, profile: Offered, { bands }: Setting): PartOf<'experience'> {
  const [asked, has] = [need.experience, profile.experience].map((code) => (code === null ? -1 : bands.indexOf(code)));
  const above = (has ?? -1) - (asked ?? -1);
  const isAsked = asked !== -1;
  const sectors = need.expertiseArea === null ? undefined : profile.sectors;
  const hasSector = sectors?.includes(need.expertiseArea ?? '') ?? false;
  const shares = matchWeights.experience;
  return {
    criterion: 'experience',
    possible: weights.experience,
    earned: blended(weights.experience, [
      ...share(isAsked, shares.level, has === -1 || above < -1 ? 0 : above === -1 ? 1 : 2, 2),
      ...share(sectors !== undefined, shares.sector, hasSector ? 1 : 0, 1),
    ]),
    reason: !isAsked ? 'notAsked' : has === -1 ? 'unsaid' : above === 0 ? 'asked' : above > 0 ? 'above' : 'below',
    ...{ asked: need.experience, has: profile.experience },
    sector: sectors === undefined ? 'notAsked' : hasSector ? 'same' : 'other',
  };
}

/** What is offered at most, and what somebody asks for: by the day, or by the year for who is employed. */
export const offeredIn = (need: AskedFor): number | null =>
  need.contractType === 'Freelance' ? (need.dailyRateToCents ?? need.dailyRateFromCents) : need.annualSalaryCents;
export const askedBy = (need: AskedFor, profile: Offered): number | null =>
  need.contractType === 'Freelance' ? profile.dailyRateCents : profile.annualSalaryCents;

export function ratePart(need: AskedFor, profile: Offered): PartOf<'rate'> {
  const [offeredCents, askedCents] = [offeredIn(need), askedBy(need, profile)];
  const possible = weights.rate;
  const part = { criterion: 'rate' as const, possible, offeredCents, askedCents };
  if (offeredCents === null) return { ...part, earned: possible, reason: 'notAsked' };
  if (askedCents === null) return { ...part, earned: 0, reason: 'unsaid' };
  const lost = Math.ceil((possible * matchWeights.rateFactor * Math.max(0, askedCents - offeredCents)) / askedCents);
  return { ...part, earned: Math.max(0, possible - lost), reason: askedCents > offeredCents ? 'over' : 'within' };
}

/** An area lies in another whose code its own continues: Paris in Île-de-France. Whoever goes to one goes to the other. */
const isWithin = (a: string, b: string): boolean => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

export function placePart({ remote, mobilityArea }: AskedFor, profile: Offered): PartOf<'place'> {
  const possible = weights.place;
  const wish = profile.remote ?? 'unsaid';
  const shares = matchWeights.place;
  const part = (reason: PartOf<'place'>['reason'], percent: number): PartOf<'place'> => {
    const best = remote === 'full' ? shares.remote : shares.inArea[remote];
    return { criterion: 'place', possible, earned: percentOf(possible, percent), reason, isWished: best[wish] === 100 };
  };
  if (remote === 'full') return part('remote', shares.remote[wish]);
  if (mobilityArea === null) return part('notAsked', shares.inArea[remote][wish]);
  if (profile.areas.some((area) => isWithin(area, mobilityArea))) return part('inArea', shares.inArea[remote][wish]);
  return part(profile.areas.length === 0 ? 'unsaid' : 'outOfArea', shares.outOfArea[remote][wish]);
}

/** What should have started already starts today. */
export function availabilityPart({ startsOn }: AskedFor, { busy, availableFrom }: Offered, { today }: Setting): PartOf<'availability'> {
  const possible = weights.availability;
  const part = { criterion: 'availability' as const, possible, startsOn, availableFrom, days: 0 };
  if (busy === 'unavailable') return { ...part, earned: 0, reason: 'unavailable' };
  if (startsOn === null) return { ...part, earned: possible, reason: 'notAsked' };
  if (availableFrom === null) return { ...part, earned: 0, reason: 'unsaid' };
  const days = Math.max(0, daysBetween(startsOn < today ? today : startsOn, availableFrom));
  const kept = Math.max(0, 100 - Math.ceil(days / 7) * matchWeights.lateWeek);
  return { ...part, days, earned: percentOf(possible, kept), reason: days > 0 ? 'late' : 'onTime' };
}
