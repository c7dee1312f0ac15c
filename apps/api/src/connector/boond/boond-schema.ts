import type { Availability } from '@jalon/domain/connector/external-records';
import { z } from 'zod';
import type { DictionaryEntry } from '../connector.ts';

/** Without what no database keeps: zero characters, and halves of one. */
const kept = (value: string | number): string => String(value).replaceAll('\0', '').toWellFormed();
/** Some ids are numbers, some are text, in one answer. */
const id = z.union([z.string().min(1), z.int()]).transform(kept);
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => kept(value ?? '').trim());
const code = z
  .int()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const codes = z
  .array(id)
  .nullish()
  .catch([])
  .transform((value) => value ?? []);
/** `2026-07-01T10:00:00+0100`: no colon in the zone, which `Date` would not read everywhere. */
const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => momentOf(value ?? ''));

export function momentOf(value: string): string | null {
  const at = new Date(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** A date or the word `immediate` of a resource, a number of a candidate, where -1 says that nothing is known. */
const availability = z
  .union([z.string(), z.int()])
  .nullish()
  .catch(null)
  .transform((value): Availability | null => {
    if (typeof value === 'number') return value < 0 ? null : { kind: 'code', code: value };
    if (value === 'immediate') return { kind: 'immediate' };
    return /^\d{4}-\d{2}-\d{2}/.test(value ?? '') ? { kind: 'date', on: String(value).slice(0, 10) } : null;
  });

export const BoondErrors = z.object({ errors: z.array(z.object({ source: z.object({ parameter: z.string() }).partial().optional() })) });

/** What can be read of a value that is none. */
const odd = z
  .object({ id: id.catch(''), value: text.catch('') })
  .catch({ id: '', value: '' })
  .transform((read) => ({ id: read.id, label: read.value, isOdd: true as const }));
const option = z.object({ id, value: text }).transform((read) => ({ id: read.id, label: read.value }));
const entry = z
  .object({ id, value: text, iso: z.string().optional().catch(undefined), option: z.array(option.or(odd)).nullish() })
  .transform(
    ({ id: own, value, iso, option: options }): DictionaryEntry => ({
      ...{ id: own, label: value },
      ...(iso ? { iso: iso.toUpperCase() } : {}),
      ...(options ? { options } : {}),
    }),
  );
/** Values, of which a few may be odd. What has none that can be read is no list: rates of a tax, say. */
const entries = z.array(entry.or(odd)).refine((list) => list.length === 0 || list.some((one) => !('isOdd' in one)));

/** One answer has every list; what is no list, such as a setting of one's own, is passed over. Of those in a list of lists, `typeOf.project`. */
export const BoondDictionary = z
  .object({ data: z.object({ setting: z.record(z.string(), z.unknown()) }).catchall(z.unknown()) })
  .transform(({ data: { setting, ...others } }) => {
    const found: Record<string, DictionaryEntry[]> = {};
    const take = (name: string, value: unknown, isInside = false): void => {
      const read = entries.safeParse(value);
      if (read.success) found[name] = read.data;
      else if (!isInside && typeof value === 'object' && value !== null && !Array.isArray(value))
        for (const [inner, list] of Object.entries(value)) take(`${name}.${kept(inner)}`, list, true);
    };
    for (const [name, value] of Object.entries({ ...others, ...setting })) take(kept(name), value);
    return found;
  });

export const BoondAccount = z.object({ meta: z.object({ login: text, customer: text }) });

const dates = { creationDate: moment, updateDate: moment };
const related = z
  .object({ data: z.object({ id }).nullable() })
  .nullish()
  .catch(null);

const parts = z.record(z.string(), z.unknown()).nullish().catch(null);
/** Whatever it is: what it says is read by the schema of its kind, so that one that is odd is known by its id. */
const record = z.object({ id: id.catch(''), attributes: parts, relationships: parts });

/** A page of a list. */
export const BoondPage = z.object({
  meta: z.object({ totals: z.object({ rows: z.int().min(0) }) }),
  data: z.array(record.catch({ id: '', attributes: null, relationships: null })),
});

/** How one that is odd is called all the same. */
export const BoondNames = z.object({ name: text.catch(''), firstName: text.catch(''), lastName: text.catch('') });
export const BoondCompany = z.object({
  ...{ ...dates, name: text, state: code, registrationNumber: text, apeCode: text, expertiseArea: text, staff: code },
  ...{ website: text, phone1: text, address: text, postcode: text, town: text, country: text },
});
export const BoondContact = z.object({
  ...{ ...dates, firstName: text, lastName: text, function: text, email1: text, phone1: text, state: code },
});
export const BoondOfCompany = z.object({ company: related });
export const BoondCandidate = z.object({
  ...{ ...dates, firstName: text, lastName: text, title: text, email1: text, phone1: text, state: code, experience: text, availability },
  ...{ mobilityAreas: codes, activityAreas: codes, expertiseAreas: codes, skills: text },
  tools: z
    .array(z.union([id, z.object({ tool: id }).transform(({ tool }) => tool)]))
    .nullish()
    .catch([])
    .transform((value) => value ?? []),
});
