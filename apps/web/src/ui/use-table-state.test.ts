import { listing, range, several } from '@jalon/domain/core/listing';
import { expect, test } from 'vitest';
import { readTable, writeTable } from './use-table-state.ts';

const values = listing({
  sorts: ['place', 'code'],
  filters: {
    ...{ state: ['on', 'off'], groupId: 'id', job: 'code' },
    ...{ kinds: several(['a', 'b', 'c']), skills: several('text'), rate: range('money'), ends: range('date'), term: 'month' },
  },
});
const read = (search: string) => readTable(values, new URLSearchParams(search));
const write = (search: string, change: Record<string, string | number | undefined>) =>
  writeTable(new URLSearchParams(search), change, readTable(values, new URLSearchParams())).toString();

test('an empty address is the defaults', () => {
  expect(read('')).toEqual({ sort: 'place', dir: 'asc', size: 10 });
});

test.each([
  ['q=java&size=25&sort=code&dir=desc', { q: 'java', size: 25, sort: 'code', dir: 'desc' }],
  ['size=-1', { sort: 'place', dir: 'asc', size: -1 }],
  ['f.groupId=019a0000-0000-7000-8000-000000000000', { groupId: '019a0000-0000-7000-8000-000000000000' }],
  ['f.job=data-engineer', { job: 'data-engineer' }],
  ['f.state=off&after=abc', { sort: 'place', dir: 'asc', size: 10, state: 'off', after: 'abc' }],
  ['f.kinds=a,c', { kinds: ['a', 'c'] }],
  ['f.kinds=a&f.kinds=c,a', { kinds: ['a', 'c'] }],
  ['f.kinds=a,x', { kinds: ['a'] }],
  ['f.skills=C%2B%2B,React+Native', { skills: ['C++', 'React Native'] }],
  ['f.rate=300..500.5', { rate: '300..500.5' }],
  ['f.ends=..2026-11-30', { ends: '..2026-11-30' }],
  ['f.term=2026-11', { term: '2026-11' }],
])('%s is read', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

test.each([
  'size=7',
  'size=abc',
  'sort=secret',
  'dir=up',
  'f.state=maybe',
  'f.other=1',
  'f.groupId=x',
  'f.job=a%00',
  `f.job=${'x'.repeat(51)}`,
  'f.kinds=x',
  'f.kinds=,',
  'f.skills=a%00',
  'f.rate=300',
  'f.rate=500..300',
  'f.ends=2026-02-30..',
  'f.term=2026-13',
  'q=',
  `q=${'x'.repeat(101)}`,
  'q=a%00',
  `after=${'x'.repeat(1001)}`,
])('%s is left out', (search) => {
  expect(read(search)).toEqual(read(''));
});

test.each([
  ['size=25', { size: 10 }, ''],
  ['', { size: -1 }, 'size=-1'],
  ['sort=code&dir=desc', { sort: 'place', dir: 'asc' }, ''],
  ['f.state=off', { state: undefined }, ''],
  ['', { state: 'on' }, 'f.state=on'],
  ['f.kinds=a', { kinds: 'a,b' }, 'f.kinds=a%2Cb'],
  ['f.kinds=a&f.kinds=b', { kinds: 'b' }, 'f.kinds=b'],
  ['', { rate: '..500' }, 'f.rate=..500'],
  ['q=java', { q: '' }, ''],
])('%s changed by %o is "%s"', (search, change, expected) => {
  expect(write(search, change)).toBe(expected);
});

test.each([{ q: 'x' }, { sort: 'code' }, { state: 'on' }, { size: 25 }])('%o goes back to the first page', (change) => {
  expect(write('after=abc', change)).not.toContain('after');
});

test('going to a page keeps the rest, and only one place', () => {
  expect(write('q=java&before=abc&value=42', { after: 'def' })).toBe('q=java&value=42&after=def');
});
