import type { LotItem } from '@jalon/domain/reports/report-lots';
import { expect, test } from 'vitest';
import { validatedItems } from './validated-items.ts';

const item = (id: string, key: string) => ({ id, part: id.startsWith('x') ? 'expenses' : 'timesheet', row: { key } }) as LotItem;
const items = [item('a', 'A'), item('xa', 'A'), item('b', 'B'), item('xb', 'B'), item('c', 'C')];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
const nothing = { done: [], refused: [], left: [] };

test('a row is done with when all of it was validated, and what was refused says why', () => {
  const refused = [{ id: 'xb', name: 'B', code: 'workflow.wrongState' }];
  const found = validatedItems(items, [
    { ...nothing, done: ['a', 'b'], left: ['c'] },
    { ...nothing, done: ['xa'], refused },
  ]);
  expect(ids(found.done)).toEqual(['a', 'xa']);
  expect(found.refused).toEqual([{ item: items[3], code: 'workflow.wrongState' }]);
  expect(found.left).toEqual(['B', 'C']);
});

test('of a call that failed no record has a reason of its own', () => {
  expect(validatedItems(items, [{ ...nothing, done: ['xa', 'xb'] }])).toEqual({ done: [], refused: [], left: ['A', 'B', 'C'] });
});
