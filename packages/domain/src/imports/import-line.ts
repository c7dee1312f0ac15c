import type { z } from 'zod';
import { remotePolicies } from '../opportunities/opportunity.ts';
import { opportunityWords } from '../opportunities/opportunity-words.ts';
import { profileWords } from '../profiles/profile-words.ts';
import { contractTypes } from '../sign-up/sign-up.ts';
import { type Labels, labelsOf } from './import-cells.ts';
import type { Cells, ImportField } from './import-fields.ts';

/** The reference lists that cells are looked up in: codes by their labels in both languages, as far as they are still offered. */
export type Lists = {
  experiences: Labels;
  activityAreas: Labels;
  mobilityAreas: Labels;
  expertiseAreas: Labels;
  durations: Labels;
};

/** Undefined: it cannot be read. */
export type Readers<Field extends ImportField> = Record<Field, (text: string) => unknown>;

export type Problem = { field: ImportField; message: string };
export type Read<Input> = { input: Input; problems: readonly [] } | { input: undefined; problems: readonly Problem[] };

const both = ['fr', 'en'] as const;
export const contracts = labelsOf([
  ...contractTypes.map((code) => [code, code] as const),
  ...(['Indépendant', 'Indépendante', 'Freelancer'] as const).map((label) => [label, 'Freelance'] as const),
]);
export const remotes = labelsOf(
  remotePolicies.flatMap((code) =>
    [code, ...both.flatMap((l) => [opportunityWords[l].value.remote[code], profileWords[l].value.remote[code]])].map(
      (label) => [label, code] as const,
    ),
  ),
);

/** What cannot be read is told by the kind of its field; a mistake of the form is told as the form tells it. */
const unreadable: Partial<Record<ImportField, string>> = {
  ...{ company: 'validation.unknownCompany', startsOn: 'validation.date', availableFrom: 'validation.date' },
  ...{ dailyRateFromCents: 'validation.amount', dailyRateToCents: 'validation.amount', dailyRateCents: 'validation.amount' },
  ...{ annualSalaryCents: 'validation.amount', isAnonymous: 'validation.yesOrNo', hasPreselection: 'validation.yesOrNo' },
  ...{ daysPerWeek: 'validation.invalid' },
};

type Reading<Input> = {
  readers: Partial<Record<ImportField, (text: string) => unknown>>;
  /** What a line is that says nothing. */
  empty: Record<string, unknown>;
  schema: z.ZodType<Input>;
  /** The fields of a form that a cell is named otherwise for. */
  named?: Readonly<Record<string, ImportField>>;
};

/** Reads the cells of one line and judges what they say by the schema of the form. */
export function readLine<Input>(cells: Cells, { readers, empty, schema, named = {} }: Reading<Input>): Read<Input> {
  const values: Record<string, unknown> = { ...empty };
  const problems = new Map<ImportField, string>();
  const formName = Object.fromEntries(Object.entries(named).map(([form, field]) => [field, form]));
  for (const [field, text] of Object.entries(cells) as [ImportField, string][]) {
    const value = readers[field]?.(text);
    if (value === undefined) problems.set(field, unreadable[field] ?? 'validation.unknownLabel');
    else values[formName[field] ?? field] = value;
  }
  const judged = schema.safeParse(values);
  for (const { path, message } of judged.error?.issues ?? []) {
    const field = (named[String(path[0])] ?? String(path[0])) as ImportField;
    if (!problems.has(field)) problems.set(field, message);
  }
  if (judged.success && problems.size === 0) return { input: judged.data, problems: [] };
  return { input: undefined, problems: [...problems].map(([field, message]) => ({ field, message })) };
}
