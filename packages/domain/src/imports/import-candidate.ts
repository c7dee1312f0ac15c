import { z } from 'zod';
import { OwnAccountUpdate } from '../accounts/own-account-schema.ts';
import { isoDate } from '../core/date-fields.ts';
import { email, language, personName } from '../core/fields.ts';
import { languages } from '../core/languages.ts';
import { Conditions, Expertise, Links, Mobility, Presentation } from '../profiles/profile-parts.ts';
import { profileWords } from '../profiles/profile-words.ts';
import { contractTypes, legalStatuses, limits } from '../sign-up/sign-up.ts';
import { labelsOf, readAmount, readCount, readDay, readLabel, readLabels, readSkills } from './import-cells.ts';
import type { CandidateField } from './import-fields.ts';
import { contracts, type Lists, type Readers, remotes } from './import-line.ts';

/** Somebody the operator knows, with as much of a profile as the file says: the rules of each field are those of the forms. */
export const CandidateInput = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  email,
  phone: OwnAccountUpdate.shape.phone,
  lang: language,
  title: Presentation.shape.title.nullable(),
  experience: Presentation.shape.experience,
  professions: Expertise.shape.professions,
  skills: z.array(Expertise.shape.skills.unwrap().shape.name).max(limits.skills, `validation.maxItems|max=${limits.skills}`),
  contractType: z.enum(contractTypes).nullable(),
  legalStatus: z.enum(legalStatuses).nullable(),
  dailyRateCents: Conditions.shape.dailyRateCents,
  annualSalaryCents: Conditions.shape.annualSalaryCents,
  daysPerWeek: Conditions.shape.daysPerWeek,
  availableFrom: isoDate.nullable(),
  areas: Mobility.shape.areas,
  remote: Mobility.shape.remote,
  linkedin: Links.shape.linkedin,
});
export type CandidateInput = z.output<typeof CandidateInput>;

export const emptyCandidate = {
  ...{ firstName: '', lastName: '', email: '', phone: '', lang: 'fr', title: null, experience: null, professions: [], skills: [] },
  ...{ contractType: null, legalStatus: null, dailyRateCents: null, annualSalaryCents: null, daysPerWeek: null },
  ...{ availableFrom: null, areas: [], remote: null, linkedin: null },
};

const statuses = labelsOf([
  ...legalStatuses.flatMap((code) =>
    [code, ...(['fr', 'en'] as const).map((l) => profileWords[l].value.legalStatus[code])].map((label) => [label, code] as const),
  ),
  ...(['Micro-entreprise', 'Auto-entrepreneur', 'Micro-entrepreneur'] as const).map((label) => [label, 'EI'] as const),
]);
const spoken = labelsOf([
  ...languages.map((code) => [code, code] as const),
  ...(['français', 'francais', 'french'] as const).map((label) => [label, 'fr'] as const),
  ...(['anglais', 'english'] as const).map((label) => [label, 'en'] as const),
]);
const now = /^(imm[ée]diate?(ment)?|immediate(ly)?|disponible|available|asap|maintenant|now)$/i;

/** A day, or a word for now. */
export const readAvailability = (text: string, today: string): string | undefined => (now.test(text.trim()) ? today : readDay(text));

export const candidateReaders = ({ experiences, activityAreas, mobilityAreas }: Lists, today: string): Readers<CandidateField> => ({
  firstName: String,
  lastName: String,
  email: String,
  phone: String,
  lang: (text) => readLabel(text, spoken),
  title: String,
  professions: (text) => readLabels(text, activityAreas),
  skills: readSkills,
  experience: (text) => readLabel(text, experiences),
  contractType: (text) => readLabel(text, contracts),
  legalStatus: (text) => readLabel(text, statuses),
  dailyRateCents: readAmount,
  annualSalaryCents: readAmount,
  daysPerWeek: readCount,
  availableFrom: (text) => readAvailability(text, today),
  areas: (text) => readLabels(text, mobilityAreas),
  remote: (text) => readLabel(text, remotes),
  linkedin: (text) => (/^(www\.)?linkedin\.com\//i.test(text.trim()) ? `https://${text.trim()}` : text),
});

/** Who has a daily rate and says nothing of a contract is a freelance; what the other kind of contract would pay is not kept. */
export function settled(input: CandidateInput): CandidateInput {
  const contractType = input.contractType ?? (input.dailyRateCents === null ? null : 'Freelance');
  const isEmployee = contractType === 'CDD' || contractType === 'CDI';
  return {
    ...{ ...input, contractType },
    legalStatus: isEmployee ? null : input.legalStatus,
    dailyRateCents: isEmployee ? null : input.dailyRateCents,
    annualSalaryCents: contractType === 'Freelance' ? null : input.annualSalaryCents,
  };
}

/** Whether the file says anything that a profile holds. */
export const hasProfile = ({ firstName: _, lastName: __, email: ___, phone: ____, lang: _____, ...told }: CandidateInput): boolean =>
  Object.values(told).some((value) => value !== null && !(Array.isArray(value) && value.length === 0));
