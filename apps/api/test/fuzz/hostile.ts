import fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

/** JSON as text, for what a value in memory cannot be: too deep, too large a number, the same key twice. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const depth = 10_000;
const nested = (open: string, close: string, levels: number): string => open.repeat(levels) + close.repeat(levels);
const tooLarge = 1_100_000;

/** Strings that break what handles strings: storage, search, regular expressions, files, pages. */
export const worstTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u001b[31m',
  '\ud800',
  'a\udc00b',
  '\u202eevil\u202c',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  `Z${'\u0310\u0333'.repeat(60)}`,
  'ﷺ'.repeat(100),
  'İıſß',
  '\uffff\ufffe\ufeff',
  '\u2028\u2029\u0085',
  '１２３％＿＼',
  '%',
  '_',
  '\\',
  '%_\\%_\\',
  "'; drop table users; --",
  "' or '1'='1",
  '$1::int',
  '=cmd|"/c calc"!A1',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%2e%2e%2f%00',
  ...'null undefined NaN true -0 1e400 9007199254740993 99999999999999999999999999 0x10 __proto__ constructor toString'.split(' '),
  ...'0000-00-00 2026-02-30 +275760-09-13 -000001-01-01 99999-01-01T00:00:00Z'.split(' '),
  '00000000-0000-0000-0000-000000000000',
  '0192f0c1-2345-7abc-8def-0123456789ab',
  '0192F0C1-2345-7ABC-8DEF-0123456789ABX',
  '{0192f0c1-2345-7abc-8def-0123456789ab}',
  'a'.repeat(51),
  'a'.repeat(201),
  `${'a'.repeat(50)}!`,
  'a-'.repeat(500),
  'é '.repeat(50),
  `${'a@'.repeat(100)}b.c`,
  'x'.repeat(20_000),
];

const typedKeys = '{1} {-1} {{{{{{{1}}}}}}} [2147483647:2147483647]={1} {NaN,null} {1 infinity 2026-01-01 294277-01-01 a'.split(' ');
const lastId = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
export const worstKeys = [...typedKeys, lastId, '\u0000', ''];
export const worstRanks = [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

export type Forgery = { key?: string | undefined; id?: string | undefined; rank?: number; count?: number };

/** A place a list handed out, forged: right in shape, wrong in what is counted from it or compared with it. */
export function forge({ key, id, rank = 1, count = 1 }: Forgery, real: string | undefined): string {
  const [realKey, realId] = real ? (JSON.parse(Buffer.from(real, 'base64url').toString()) as unknown[]) : ['{1}', lastId];
  return Buffer.from(JSON.stringify([key ?? realKey, id ?? realId, rank, count, false])).toString('base64url');
}

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const rank = fc.oneof(fc.constant(1), fc.constantFrom(...worstRanks));
export const forgery: fc.Arbitrary<Forgery> = fc.record({
  key: maybe(fc.oneof(fc.constantFrom(...worstKeys), fc.string({ unit: anyCharacter }))),
  id: maybe(fc.oneof({ weight: 9, arbitrary: fc.uuid({ version: 7 }) }, { weight: 1, arbitrary: fc.constant('x') })),
  rank,
  count: rank,
});

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...worstTexts) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)) },
  { weight: 1, arbitrary: forgery.map((parts) => forge(parts, undefined)) },
);

export const worstValues = [
  'null',
  'true',
  '-0',
  '0',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '5e-324',
  '2147483648',
  '9223372036854775808',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '["fr"]',
  '{"length":1}',
  '{"toString":null,"valueOf":null}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '"\\u0000"',
  '"\\ud83d"',
  nested('[', ']', depth),
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
];

/** Any value where another was expected. */
export const hostileJson: fc.Arbitrary<Raw> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...worstValues) },
    { weight: 4, arbitrary: hostileText.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  )
  .map((text) => new Raw(text));

export const hostileName: fc.Arbitrary<string> = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '',
  'id',
  'isAdmin',
  'type',
  'a.b',
  'a[b]',
  '0',
  '\u0000',
  '😀',
  '$where',
  'x'.repeat(5000),
);

const manyFields = Array.from({ length: 50_000 }, (_, index) => `"k${index}":${index}`).join(',');

/** Bodies that are not the object an endpoint expects, or not JSON at all. */
export const hostilePayload: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom(...worstValues, '', ' ', '{', '{"a":1,}', "{'a':1}", '\ufeff{}', '{"a":1}{"b":2}', 'undefined', '%00'),
  },
  { weight: 5, arbitrary: fc.string({ unit: anyCharacter, maxLength: 100 }) },
  { weight: 1, arbitrary: fc.constantFrom(`{${manyFields}}`, nested('[', ']', 200_000), `"${'x'.repeat(tooLarge)}"`) },
);

const encoded = hostileText.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 6000));
const brokenEncoding = ['%', '%0', '%zz', '%E0%A4%A', '%ED%A0%80', '%C0%AF', '%FF', '%00', '+', '%2B', '%252e'];

/** A piece of an address as it is written there. Dots alone are left out: they make it another address. */
export const hostileSegment: fc.Arbitrary<string> = fc
  .oneof({ weight: 2, arbitrary: fc.constantFrom(...brokenEncoding, 'x'.repeat(300), '*', ':id', "'") }, { weight: 3, arbitrary: encoded })
  .filter((segment) => segment !== '' && !/^(\.|%2e){1,2}$/i.test(segment));

/** What comes after the name of a query parameter, with what may follow it. */
export const hostileAfterName: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('', '=', '[]=1', '[a]=1', '[__proto__][x]=1', '=1&&&', '=1;x=2', '=a=b', '.x=1') },
  { weight: 1, arbitrary: fc.constantFrom(...brokenEncoding).map((value) => `=${value}`) },
  { weight: 3, arbitrary: encoded.map((value) => `=${value}`) },
);
