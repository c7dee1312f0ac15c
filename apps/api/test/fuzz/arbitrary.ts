import { ape, companyNumber, phone, siren, siret, website } from '@jalon/domain/companies/company-fields';
import { isoMonth } from '@jalon/domain/core/date-fields';
import { password } from '@jalon/domain/core/fields';
import { rangeSchemas } from '@jalon/domain/core/list-query';
import { slug } from '@jalon/domain/profiles/public-page';
import { SignUpCompany } from '@jalon/domain/sign-up/sign-up-schema';
import fc from 'fast-check';
import type { z } from 'zod';
import { anyCharacter } from './any-character.ts';

type Schema = z.core.$ZodType;
type Check = { check?: string; type?: string; [option: string]: unknown };
type Checks = { of(kind: string): Check[] };

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** From and to in order, or one of them. */
const ranges = <Bound extends string | number>(bounds: fc.Arbitrary<Bound>): fc.Arbitrary<string> =>
  fc.tuple(bounds, bounds, fc.constantFrom('both', 'from', 'to')).map(([one, other, which]) => {
    const [from, to] = one <= other ? [one, other] : [other, one];
    return `${which === 'to' ? '' : from}..${which === 'from' ? '' : to}`;
  });

/** Fields whose refinement chance would hardly ever satisfy. */
const special = new Map<Schema, fc.Arbitrary<unknown>>([
  [password, fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => `aA1!${value}`)],
  [ape, fc.constantFrom('', '6202A', '62.02a')],
  [website, fc.constantFrom('', 'naviris.fr', 'https://www.naviris.fr/équipe?x=1')],
  [phone, fc.constantFrom('', '01 23 45 67 89')],
  [SignUpCompany.shape.phone1, fc.constantFrom('+33 (0)1.23.45.67.89', '0123456789')],
  [companyNumber, fc.constantFrom('', '732829320', '732 829 320 00074', '35600000009075')],
  [rangeSchemas.number, ranges(fc.integer({ min: 0, max: 999_999_999 }))],
  [rangeSchemas.money, ranges(fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100))],
  [rangeSchemas.date, ranges(days)],
  [slug, fc.constantFrom('camille-developpeuse-x2y3z4a5b6', 'abc')],
  [isoMonth, days.map((day) => day.slice(0, 7))],
  // Their last digit is a checksum.
  [siren, fc.constantFrom('732829320', '552 100 554', '356000000')],
  [siret, fc.constantFrom('73282932000074', '356 000 000 00048')],
]);

/**
 * Inputs a schema accepts. A kind of schema or of check that is not known here is an error: a contract that nobody can generate inputs
 * for would be one that nobody tests.
 */
export function arbitraryOf(schema: Schema, path = 'input'): fc.Arbitrary<unknown> {
  const made = known.get(schema) ?? accepted(schema, special.get(schema) ?? build(schema, path), path);
  known.set(schema, made);
  return made;
}

const known = new WeakMap<Schema, fc.Arbitrary<unknown>>();

function build(schema: Schema, path: string): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: Schema, step = '') => arbitraryOf(one, `${path}${step}`);
  switch (def.type) {
    case 'string':
      return text(checksOf(def, path), path);
    case 'number':
      return number(checksOf(def, path), path);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'optional':
    case 'default':
    case 'nonoptional':
      return inner(def.innerType);
    case 'nullable':
      return fc.option(inner(def.innerType), { freq: 3 });
    case 'union':
      return fc.oneof(...def.options.map((option) => inner(option)));
    case 'object':
      return object(def, path);
    case 'array': {
      const { min, max } = lengths(checksOf(def, path), 5);
      return fc.array(inner(def.element, '[]'), { minLength: min, maxLength: max });
    }
    case 'record':
      return fc.dictionary(inner(def.keyType, '{}') as fc.Arbitrary<string>, inner(def.valueType, '{}'), { maxKeys: 5 });
    case 'pipe':
      // What is sent fits the first half; what the rules speak of is the second, unless that one only computes.
      return inner(kindOf(def.out) === 'transform' ? def.in : def.out);
    default:
      throw new Error(`${path}: no inputs are known for the kind "${def.type}"; teach fuzz/arbitrary.ts to make them`);
  }
}

const kindOf = (schema: Schema): string => schema._zod.def.type;

function object(def: z.core.$ZodObjectDef, path: string): fc.Arbitrary<unknown> {
  checksOf(def, path);
  const names = Object.keys(def.shape);
  const fields = names.map((name) => [name, arbitraryOf(def.shape[name] as Schema, `${path}.${name}`)] as const);
  const requiredKeys = names.filter((name) => def.shape[name]?._zod.optin !== 'optional');
  return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
}

const knownChecks = new Set([
  'min_length',
  'max_length',
  'length_equals',
  'string_format',
  'number_format',
  'greater_than',
  'less_than',
  'multiple_of',
  'overwrite',
  'custom',
]);

/** The rules of a schema. A format such as `z.uuid()` is its own first rule. */
function checksOf(def: z.core.$ZodTypeDef, path: string): Checks {
  const all = [def as Check, ...(def.checks ?? []).map((check) => check._zod.def as Check)].filter(({ check }) => check !== undefined);
  for (const { check } of all)
    if (!knownChecks.has(check as string)) throw new Error(`${path}: no inputs are known for the rule "${check}"`);
  return { of: (kind) => all.filter(({ check }) => check === kind) };
}

function lengths(checks: Checks, most: number): { min: number; max: number } {
  const numbers = (kind: string, option: string) => checks.of(kind).map((check) => Number(check[option]));
  const exact = numbers('length_equals', 'length');
  const min = Math.max(0, ...numbers('min_length', 'minimum'), ...exact);
  return { min, max: Math.max(min, Math.min(min + most, ...numbers('max_length', 'maximum'), ...exact)) };
}

function text(checks: Checks, path: string): fc.Arbitrary<string> {
  const formats = checks.of('string_format').filter(({ format }) => format !== 'lowercase' && format !== 'uppercase');
  const first = formats[0];
  if (first) return formatted(first, path);
  const { min, max } = lengths(checks, 1000);
  const any = (unit: 'grapheme' | 'grapheme-ascii' | typeof anyCharacter) =>
    fc.string({ unit, minLength: min, maxLength: Math.min(max, min + 40) });
  const edges = [min, max].map((length) => fc.constant('é'.repeat(length)));
  return fc.oneof(
    any('grapheme-ascii'),
    any('grapheme'),
    any(anyCharacter),
    ...edges,
    any('grapheme').map((value) => ` ${value}\u00a0`),
  );
}

function formatted({ format, pattern }: Check, path: string): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid({ version: [1, 4, 7] });
    case 'email':
      return fc.stringMatching(/^[A-Za-z0-9_+-]{1,30}@([a-z0-9]{1,20}\.){1,3}[a-z]{2,6}$/);
    case 'date':
      return fc
        .date({ min: new Date('1930-01-01'), max: new Date('2070-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'datetime':
      return fc.date({ min: new Date('1980-01-01'), max: new Date('2070-12-31'), noInvalidDate: true }).map((date) => date.toISOString());
    case 'regex': {
      // Letters of the case that is written are among those that match whatever the case.
      const { source, flags } = pattern as RegExp;
      return fc.stringMatching(new RegExp(source, flags.replace('i', '')));
    }
    default:
      throw new Error(`${path}: no inputs are known for the format "${format}"; teach fuzz/arbitrary.ts to make them`);
  }
}

function number(checks: Checks, path: string): fc.Arbitrary<number> {
  const bound = (kind: string) => checks.of(kind).map(({ value }) => Number(value));
  const [min, max] = [Math.max(...bound('greater_than'), -1e9), Math.min(...bound('less_than'), 1e9)];
  const [step] = bound('multiple_of');
  if (step !== undefined) return fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((times) => times * step);
  const formats = checks.of('number_format').map(({ format }) => format);
  if (formats.length === 0) return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true, noDefaultInfinity: true }));
  if (formats.every((format) => format === 'safeint' || format === 'int32'))
    return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
  throw new Error(`${path}: no inputs are known for the number format "${formats}"`);
}

const tries = 50;

/**
 * Keeps what the schema itself accepts, which settles refinements. One that lets almost nothing through would make the run endless
 * instead of thorough, so it is an error too.
 */
function accepted(schema: Schema, arbitrary: fc.Arbitrary<unknown>, path: string): fc.Arbitrary<unknown> {
  const isAccepted = (value: unknown) => (schema as z.ZodType).safeParse(value).success;
  const passing = fc.sample(arbitrary, { numRuns: tries, seed: 1 }).filter(isAccepted).length;
  if (passing < tries / 10) throw new Error(`${path}: a refinement accepts ${passing} of ${tries} inputs; add it to the special ones`);
  return arbitrary.filter(isAccepted);
}
