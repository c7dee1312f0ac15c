import { z } from 'zod';
import { OwnAccountUpdate } from '../accounts/own-account-schema.ts';
import { isCompanyNumber, splitCompanyNumber, withoutGroups } from '../companies/company-numbers.ts';
import { faultsIn } from '../companies/company-rules.ts';
import { CompanyDetails } from '../companies/company-schema.ts';
import type { Availability, ExternalCandidate, ExternalCompany, ExternalContact, OddRecord } from '../connector/external-records.ts';
import { cutTo } from '../core/cut.ts';
import { email, id, label, line, personName } from '../core/fields.ts';
import { limits } from '../sign-up/sign-up.ts';
import { CandidateInput, emptyCandidate, settled } from './import-candidate.ts';
import { readSkills, readWords } from './import-cells.ts';
import { type ToolField, toolFields } from './import-fields.ts';
import type { ToolNote } from './tool-line.ts';

/**
 * What a value of the tool is here: by the number a synchronisation has given it, never by what it looks like. One that is nothing here is told
 * by its label there; `unsynced`: nothing of its list has ever been linked.
 */
type Lookup = (code: string) => { here: string } | { label: string; message: 'validation.unmapped' | 'validation.unsynced' };
export type ToolLookups = Record<'country' | 'sector' | 'experience' | 'profession' | 'area' | 'tool', Lookup> & {
  /** The day that a code of the tool's own list stands for, by its label there. */
  availableFrom: (availability: Availability) => { on: string | undefined; told: string };
  /** A company of the tool: what it is called there, and the one it is here. */
  employer: (externalId: string) => { name: string; id: string | undefined } | undefined;
};

/** `problems`: why there is no input; `notes`: what the input leaves empty. */
export type ToolRead<Input> = { input: Input | undefined; problems: ToolNote[]; notes: ToolNote[] };

/** A contact the operator knows, without a login and without a role: the tool knows of none. */
export const ContactInput = z.strictObject({
  ...{ firstName: personName(), lastName: personName(), email, phone: OwnAccountUpdate.shape.phone },
  job: label().nullable(),
  companyId: id,
});
export type ContactInput = z.output<typeof ContactInput>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Collects what is left empty. */
function noting() {
  const notes: ToolNote[] = [];
  const leave = (field: ToolField, value: string, message: string) => void notes.push({ field, value: cutTo(value, 100), message });
  const one = (field: ToolField, code: string, lookup: Lookup): string | null => {
    if (code === '') return null;
    const found = lookup(code);
    if ('here' in found) return found.here;
    leave(field, found.label, found.message);
    return null;
  };
  const several = (field: ToolField, codes: readonly string[], lookup: Lookup): string[] => [
    ...new Set(codes.flatMap((code) => one(field, code, lookup) ?? [])),
  ];
  return { notes, leave, one, several };
}

type Judging<Input> = {
  schema: z.ZodType<Input>;
  values: Record<string, unknown>;
  /** Without these there is no record; whatever else is wrong is left empty. */
  required: readonly ToolField[];
  empty: Record<string, unknown>;
  named?: Readonly<Record<string, ToolField>>;
};

function judged<Input>({ notes, leave }: ReturnType<typeof noting>, judging: Judging<Input>): ToolRead<Input> {
  const { schema, values, required, empty, named = {} } = judging;
  const wrong = new Map<string, string>();
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    if (!wrong.has(String(path[0]))) wrong.set(String(path[0]), message);
  const problems: ToolNote[] = [];
  const kept = { ...values };
  for (const [name, message] of wrong) {
    const field = named[name] ?? (name as ToolField);
    const value = cutTo(String(values[name] ?? ''), 100);
    if (required.includes(field)) problems.push({ field, value, message: value === '' ? 'validation.required' : message });
    else {
      leave(field, value, message);
      kept[name] = empty[name] ?? null;
    }
  }
  return { input: problems.length > 0 ? undefined : schema.parse(kept), problems, notes };
}

const fieldOf: Readonly<Record<string, ToolField>> = { registrationNumber: 'siren', apeCode: 'ape', expertiseArea: 'sector' };

/** One that is not as records of the tool are: there is nothing to judge, and it is named by what is wrong with it. */
export function readOdd({ odd }: OddRecord): ToolRead<never> {
  const fields = odd.map((name) => fieldOf[name] ?? toolFields.find((field) => field === name) ?? 'record');
  const problems = [...new Set(fields)].map((field) => ({ field, value: '', message: 'validation.unreadable' }));
  return { input: undefined, problems, notes: [] };
}

export function readToolCompany(given: ExternalCompany, lookups: ToolLookups): ToolRead<CompanyDetails> {
  const noted = noting();
  const number = withoutGroups(given.registrationNumber);
  const isNumber = isCompanyNumber(number);
  if (number !== '' && !isNumber) noted.leave('siren', given.registrationNumber, 'validation.companyNumber');
  const values = {
    ...{ name: oneLine(given.name), ...splitCompanyNumber(isNumber ? number : ''), ape: given.apeCode, website: given.website },
    ...{ phone1: given.phone, phone2: null, address: oneLine(given.address), postalCode: given.postalCode, city: oneLine(given.city) },
    country: noted.one('country', given.country, lookups.country),
    // It says nothing by a zero.
    employees: given.staff || null,
    sector: noted.one('sector', given.expertiseArea, lookups.sector),
  };
  const read = judged(noted, { schema: CompanyDetails, values, required: ['name'], empty: {} });
  const faults = read.input ? faultsIn(read.input) : {};
  for (const [name, message] of Object.entries(faults)) {
    noted.leave(name as ToolField, String(read.input?.[name as 'postalCode'] ?? ''), message as string);
    Object.assign(read.input ?? {}, { [name]: null });
  }
  return read;
}

export function readToolContact(given: ExternalContact, lookups: ToolLookups): ToolRead<ContactInput> {
  const employer = given.companyId === null ? undefined : lookups.employer(given.companyId);
  const values = {
    ...{ firstName: given.firstName, lastName: given.lastName, email: given.email, phone: given.phone },
    job: oneLine(given.job) || null,
    companyId: employer?.id,
  };
  const read = judged(noting(), {
    ...{ schema: ContactInput, values, required: ['firstName', 'lastName', 'email', 'employer'], empty: { phone: '' } },
    named: { companyId: 'employer' },
  });
  // One that is there and not here has to come first.
  const problems = read.problems.map((one) =>
    one.field === 'employer' && employer ? { ...one, value: employer.name, message: 'validation.companyNotHere' } : one,
  );
  return { ...read, problems };
}

const Skill = line();

/** Tools under the names they have here, then the words of the free text. */
function skillsOf({ tools, skills }: ExternalCandidate, { leave, several }: ReturnType<typeof noting>, { tool }: ToolLookups): string[] {
  const words = readSkills([...several('skills', tools, tool), ...readWords(skills)].join(';'));
  const fitting = words.filter((word) => Skill.safeParse(word).success);
  const left = [...words.filter((word) => !fitting.includes(word)), ...fitting.slice(limits.skills)];
  if (left.length > 0) leave('skills', left.join(', '), `validation.maxItems|max=${limits.skills}`);
  return fitting.slice(0, limits.skills);
}

export function readToolCandidate(given: ExternalCandidate, lookups: ToolLookups): ToolRead<CandidateInput> {
  const noted = noting();
  const begins = given.availability && lookups.availableFrom(given.availability);
  if (begins && begins.on === undefined) noted.leave('availableFrom', begins.told, 'validation.unmapped');
  const values = {
    ...{ ...emptyCandidate, firstName: given.firstName, lastName: given.lastName, email: given.email, phone: given.phone },
    title: oneLine(given.title) || null,
    experience: noted.one('experience', given.experience, lookups.experience),
    professions: noted.several('professions', given.activityAreas, lookups.profession),
    skills: skillsOf(given, noted, lookups),
    availableFrom: begins?.on ?? null,
    areas: noted.several('areas', given.mobilityAreas, lookups.area),
  };
  const read = judged(noted, {
    ...{ schema: CandidateInput, values, required: ['firstName', 'lastName', 'email'], empty: emptyCandidate },
  });
  return { ...read, input: read.input && settled(read.input) };
}
