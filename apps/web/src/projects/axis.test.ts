import { expect, test } from 'vitest';
import { axisOf } from './axis.ts';

test('the axis holds whole months, and a day stands by its share of them', () => {
  const { months, place } = axisOf([
    { startsOn: '2026-09-15', endsOn: '2026-10-20' },
    { startsOn: '2026-10-01', endsOn: '2026-12-31' },
    { startsOn: '2026-11-01', endsOn: null },
  ]);
  expect(months).toEqual(['2026-09', '2026-10', '2026-11', '2026-12']);
  expect([place('2026-09-01'), place('2027-01-01'), place('2020-01-01'), Math.round(place('2026-11-01'))]).toEqual([0, 100, 0, 50]);
});

test('of a long project the last months are shown', () => {
  const { months } = axisOf([{ startsOn: '2020-01-01', endsOn: '2026-12-31' }]);
  expect([months.length, months[0], months.at(-1)]).toEqual([18, '2025-07', '2026-12']);
});
