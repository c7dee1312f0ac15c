import { expect, test } from 'vitest';
import { workdays } from './slot-days.ts';

test('slots are offered on working days to come', () => {
  expect(workdays('2026-12-01', 0)).toEqual(['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08']);
  expect(workdays('2026-12-04', 0)[0]).toBe('2026-12-07');
  expect(workdays('2026-12-01', 1)).toEqual(['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14', '2026-12-15']);
});
