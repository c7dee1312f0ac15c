import { type AskedFor, askedBy, type Offered, offeredIn } from './match-criteria.ts';
import type { Lever, Part, PartOf } from './match-schema.ts';
import { skillKey } from './skill-key.ts';

/** Who asks: a freelance changes the profile or what they ask for, those who look after a need change the need. */
export type Side = 'freelance' | 'need';

/** One thing that could be otherwise, and what would be compared then. */
export type Edit = Pick<Lever, 'kind' | 'value'> & { after: { need?: AskedFor; profile?: Offered } };

const find = <Criterion extends Part['criterion']>(parts: readonly Part[], criterion: Criterion): PartOf<Criterion> | undefined =>
  parts.find((part): part is PartOf<Criterion> => part.criterion === criterion);
const missingIn = (parts: readonly Part[]): string[] =>
  (find(parts, 'skills')?.skills ?? []).filter(({ has }) => has === 'no').map(({ name }) => name);

const paid = (need: AskedFor, cents: number) =>
  need.contractType === 'Freelance' ? { dailyRateCents: cents } : { annualSalaryCents: cents };
const paying = (need: AskedFor, cents: number) =>
  need.contractType === 'Freelance' ? { dailyRateToCents: cents } : { annualSalaryCents: cents };

function editsOfProfile(need: AskedFor, profile: Offered, parts: readonly Part[]): Edit[] {
  const change = (kind: Lever['kind'], value: string | number | null, changed: Partial<Offered>): Edit[] =>
    value === null ? [] : [{ kind, value, after: { profile: { ...profile, ...changed } } }];
  if (parts.length === 0) return change('contract', need.contractType, { contractType: need.contractType });
  const offered = offeredIn(need);
  return [
    ...missingIn(parts).flatMap((name) => change('skill', name, { skills: [...profile.skills, name] })),
    ...change('rate', offered, paid(need, offered ?? 0)),
    ...change('availability', need.startsOn, { busy: null, availableFrom: need.startsOn }),
    ...change('area', need.mobilityArea, { areas: [...profile.areas, need.mobilityArea ?? ''] }),
    // How long somebody has worked is not theirs to change, only to say.
    ...(profile.experience === null ? change('experience', need.experience, { experience: need.experience }) : []),
  ];
}

function editsOfNeed(need: AskedFor, profile: Offered, parts: readonly Part[]): Edit[] {
  const change = (kind: Lever['kind'], value: string | number | null, changed: Partial<AskedFor>): Edit[] =>
    value === null ? [] : [{ kind, value, after: { need: { ...need, ...changed } } }];
  const asked = askedBy(need, profile);
  return [
    ...missingIn(parts).flatMap((name) =>
      change('skill', name, { skills: need.skills.filter((other) => skillKey(other) !== skillKey(name)) }),
    ),
    ...change('rate', asked, paying(need, asked ?? 0)),
    ...change('availability', profile.availableFrom, { startsOn: profile.availableFrom }),
  ];
}

export const editsFor = (side: Side, need: AskedFor, profile: Offered, parts: readonly Part[]): Edit[] =>
  side === 'freelance' ? editsOfProfile(need, profile, parts) : editsOfNeed(need, profile, parts);
