import { isType, type User } from '../core/actor.ts';
import { OpportunityNew } from '../opportunities/opportunity.ts';
import { type Labels, readAmount, readAnswer, readDay, readLabel, readLabels, readSkills, richFromPlain } from './import-cells.ts';
import type { Cells, NeedField } from './import-fields.ts';
import { contracts, type Lists, type Read, type Readers, readLine, remotes } from './import-line.ts';

/** Of what a line may name: companies by name or number, and the divisions of each by name. Null: several are called so. */
export type Companies = ReadonlyMap<string, { id: string; divisions: Labels } | null>;

const soon = /^(asap|d[èe]s que possible|imm[ée]diate?(ment)?|immediately|as soon as possible)$/i;

const needReaders = (lists: Lists): Readers<Exclude<NeedField, 'company' | 'division'>> => ({
  title: String,
  contractType: (text) => readLabel(text, contracts),
  startsOn: (text) => (soon.test(text.trim()) ? null : readDay(text)),
  duration: (text) => readLabel(text, lists.durations),
  dailyRateFromCents: readAmount,
  dailyRateToCents: readAmount,
  annualSalaryCents: readAmount,
  place: String,
  mobilityArea: (text) => readLabel(text, lists.mobilityAreas),
  remote: (text) => readLabel(text, remotes),
  expertiseArea: (text) => readLabel(text, lists.expertiseAreas),
  activityAreas: (text) => readLabels(text, lists.activityAreas),
  experience: (text) => readLabel(text, lists.experiences),
  skills: readSkills,
  description: richFromPlain,
  prerequisites: richFromPlain,
  contactEmail: String,
  isAnonymous: readAnswer,
  hasPreselection: readAnswer,
});

/** Where the form of the staff starts too. */
const emptyNeed = (actor: User) => ({
  ...{ companyId: null, divisionId: null, title: '', expertiseArea: null, activityAreas: [], experience: null, duration: null },
  ...{ contractType: 'Freelance', isAnonymous: false, hasPreselection: true, startsOn: null, dailyRateFromCents: null },
  ...{ dailyRateToCents: null, annualSalaryCents: null, place: null, mobilityArea: null, remote: 'partial', description: '' },
  ...{ prerequisites: '', skills: [], contactEmail: null, managerId: isType(actor, 'Admin') ? null : actor.id, associatedIds: [] },
});

export type NeedInput = ReturnType<typeof OpportunityNew.parse> & { companyId: string };

/** `keyOf` is how the names of companies are compared. */
type Around = { lists: Lists; companies: Companies; keyOf: (name: string) => string; actor: User };

export function readNeed(cells: Cells, { lists, companies, keyOf, actor }: Around): Read<NeedInput> {
  const found = companies.get(keyOf(cells.company ?? ''));
  const read = readLine(cells, {
    readers: { ...needReaders(lists), company: () => found?.id, division: (text) => found && readLabel(text, found.divisions) },
    empty: emptyNeed(actor),
    schema: OpportunityNew,
    named: { companyId: 'company', divisionId: 'division' },
  });
  const problems = [
    ...(cells.company === undefined ? [{ field: 'company', message: 'validation.required' } as const] : []),
    ...read.problems.map((one) => (one.field === 'company' && found === null ? { ...one, message: 'validation.severalCompanies' } : one)),
  ];
  if (read.input === undefined || problems.length > 0) return { input: undefined, problems };
  const { contractType } = read.input;
  const isFreelance = contractType === 'Freelance';
  // The pay of the other kind of contract is not kept, as the form does not send it.
  const pay = isFreelance ? { annualSalaryCents: null } : { dailyRateFromCents: null, dailyRateToCents: null };
  return { input: { ...read.input, ...pay, companyId: read.input.companyId as string }, problems: [] };
}
