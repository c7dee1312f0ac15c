import { expect, test } from 'vitest';
import { listQuery } from './list-query.ts';
import { listing, pageSizes, range, rowsOf, several } from './listing.ts';
import { readRange, writeRange } from './ranges.ts';

const Query = listQuery({ sorts: ['name', 'date'], filters: {} });
const problem = (query: object) => Query.safeParse(query).error?.issues[0]?.message;

test('a list opens with ten rows in its first order', () => {
  expect(Query.parse({})).toEqual({ sort: 'name', dir: 'asc', size: 10 });
});

test('sizes are those of section 9, as an address writes them; "all" is a thousand', () => {
  expect(pageSizes.map((size) => Query.parse({ size: String(size) }).size)).toEqual([10, 25, 50, 100, -1]);
  expect(problem({ size: '11' })).toBe('validation.invalid');
  expect(rowsOf(-1)).toBe(1000);
  expect(rowsOf(25)).toBe(25);
});

test('what no list can answer is refused', () => {
  expect(problem({ sort: 'other' })).toBe('validation.invalid');
  expect(problem({ page: '2' })).toBe('validation.unknownField');
  expect(problem({ q: 'a\u0000' })).toBe('validation.invalid');
  expect(problem({ q: 'a'.repeat(101) })).toBe('validation.maxLength|max=100');
});

test('a filter takes one of its values, an id or a code', () => {
  const Filtered = listQuery({ sorts: ['name'], filters: { state: ['on'], groupId: 'id', job: 'code' } });
  const told = (query: object) => Filtered.safeParse(query).error?.issues[0]?.path;
  expect(Filtered.parse({ state: 'on', job: ' data-engineer ' })).toMatchObject({ state: 'on', job: 'data-engineer' });
  expect([told({ state: 'off' }), told({ groupId: 'x' }), told({ job: '' }), told({ job: 'x'.repeat(51) })]).toEqual([
    ['state'],
    ['groupId'],
    ['job'],
    ['job'],
  ]);
});

const wide = listing({
  sorts: ['name'],
  filters: {
    state: several(['on', 'off']),
    skills: several('text'),
    rate: range('money'),
    ends: range('date'),
    size_: range('number'),
    term: 'month',
  },
});
const Wide = listQuery(wide);
test.each([
  [{ state: 'on,off' }, { state: ['on', 'off'] }],
  [{ state: ['on', 'off,on'] }, { state: ['on', 'off'] }],
  [{ skills: 'C++, React Native' }, { skills: ['C++', 'React Native'] }],
  [{ rate: '300..500.5' }, { rate: { from: 30_000, to: 50_050 } }],
  [{ rate: '..500' }, { rate: { to: 50_000 } }],
  [{ rate: '300..' }, { rate: { from: 30_000 } }],
  [{ rate: '300..300' }, { rate: { from: 30_000, to: 30_000 } }],
  [{ ends: '2026-02-28..2026-03-01' }, { ends: { from: '2026-02-28', to: '2026-03-01' } }],
  [{ size_: '0..9' }, { size_: { from: 0, to: 9 } }],
  [{ term: '2026-11' }, { term: '2026-11' }],
])('%j is %j', (query, expected) => {
  expect(Wide.parse(query)).toMatchObject(expected);
});

test.each([
  [{ state: 'on,maybe' }, 'state.1', 'validation.invalid'],
  [{ state: '' }, 'state.0', 'validation.invalid'],
  [{ skills: 'Java,' }, 'skills.1', 'validation.required'],
  [{ skills: Array.from({ length: 21 }, (_, index) => `s${index}`).join(',') }, 'skills', 'validation.maxItems|max=20'],
  [{ rate: '..' }, 'rate', 'validation.invalid'],
  [{ rate: '300' }, 'rate', 'validation.invalid'],
  [{ rate: '-1..5' }, 'rate', 'validation.invalid'],
  [{ rate: '1.234..5' }, 'rate', 'validation.invalid'],
  [{ rate: '1...5' }, 'rate', 'validation.invalid'],
  [{ rate: '12345678..' }, 'rate', 'validation.invalid'],
  [{ rate: '500..300' }, 'rate', 'validation.rangeOrder'],
  [{ ends: '2026-02-30..' }, 'ends', 'validation.invalid'],
  [{ ends: '1949-12-31..' }, 'ends', 'validation.invalid'],
  [{ ends: '2026-03-02..2026-03-01' }, 'ends', 'validation.rangeOrder'],
  [{ size_: '1.5..' }, 'size_', 'validation.invalid'],
  [{ term: '2026-13' }, 'term', 'validation.date'],
])('%j is refused at %s', (query, field, message) => {
  const issue = Wide.safeParse(query).error?.issues[0];
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
});

test.each([
  ['money', '300..500.5'],
  ['money', '..0.05'],
  ['date', '2026-01-01..'],
  ['number', '0..'],
] as const)('a range of %s is written as it is read: %s', (kind, text) => {
  expect(writeRange(kind, readRange(kind, text) ?? {})).toBe(text);
});
test('a range without an end says nothing', () => {
  expect(writeRange('money', {})).toBeUndefined();
});
