import {
  type AskedFor,
  availabilityPart,
  experiencePart,
  type Offered,
  placePart,
  ratePart,
  type Setting,
  skillsPart,
} from './match-criteria.ts';
import { type Edit, editsFor, type Side } from './match-levers.ts';
import type { Lever, Match, Part } from './match-schema.ts';
import { matchWeights } from './match-weights.ts';

/** What would change it is worth reading while it is short. */
const mostLevers = 3;

/** Without what somebody does and knows there is nothing to compare: they are told so, and given no figure. */
export const isTold = ({ skills, professions }: Pick<Offered, 'skills' | 'professions'>): boolean => skills.length + professions.length > 0;

/** Who has not said which contract they look for is not excluded. */
const isContractMet = (need: AskedFor, { contractType }: Offered): boolean => contractType === null || contractType === need.contractType;

const partsOf = (need: AskedFor, profile: Offered, setting: Setting): Part[] =>
  isContractMet(need, profile)
    ? [
        skillsPart(need, profile),
        experiencePart(need, profile, setting),
        ratePart(need, profile),
        placePart(need, profile),
        availabilityPart(need, profile, setting),
      ]
    : [];
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { earned }) => sum + earned, 0);

/** How well a need and a profile go together, of a hundred: the same for both. */
export const scoreOf = (need: AskedFor, profile: Offered, setting: Setting): number => sumOf(partsOf(need, profile, setting));

/** The figure that a list shows: none of who has told too little, nor where another contract is looked for. */
export const figureOf = (need: AskedFor, profile: Offered | null, setting: Setting): number | null =>
  profile !== null && isTold(profile) && isContractMet(need, profile) ? scoreOf(need, profile, setting) : null;

/** With its reasons, and with what whoever asks could change: the one their profile, the other the need. */
export function matchOf(need: AskedFor, profile: Offered, setting: Setting & { side: Side }): Match {
  const parts = partsOf(need, profile, setting);
  const score = sumOf(parts);
  const leverOf = ({ kind, value, after }: Edit): Lever => {
    const then = scoreOf(after.need ?? need, after.profile ?? profile, setting);
    return { kind, value, gain: then - score, score: then };
  };
  const levers = editsFor(setting.side, need, profile, parts)
    .map(leverOf)
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, mostLevers);
  const contract = { asked: need.contractType, has: profile.contractType, isMet: isContractMet(need, profile) };
  return { score, version: matchWeights.version, contract, parts, levers };
}
