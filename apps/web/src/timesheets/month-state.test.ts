import type { TimesheetState } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { expect, test } from 'vitest';
import { stateOf, unsentIn } from './month-model.ts';

type Given = TimesheetState | 'none' | 'unplanned';
const open = ['new', 'rejected'];
/** One delivery for each: with a timesheet in that state, with none, or with none and no working day in the month. */
const monthWith = (...states: Given[]): OwnMonth =>
  ({
    month: '2026-11',
    deliveries: states.map((state, at) => ({
      delivery: {
        ...{ id: `d${at}`, startsOn: state === 'unplanned' ? '2026-11-28' : '2026-11-02', endsOn: '2026-11-29', daysPerWeek: 5 },
        ...{ holidayZone: 'metropolitan', isWhitMondayWorked: false },
      },
      timesheet: state === 'none' || state === 'unplanned' ? null : { state, entries: [], actions: open.includes(state) ? ['submit'] : [] },
    })),
  }) as unknown as OwnMonth;

test.each<[Given[], TimesheetState, string[]]>([
  [['new', 'none'], 'new', ['d0', 'd1']],
  [['waiting', 'new'], 'new', ['d1']],
  [['waiting', 'none'], 'new', ['d1']],
  [['waiting', 'unplanned'], 'waiting', []],
  [['validated', 'rejected', 'new'], 'rejected', ['d1', 'd2']],
  [['validated', 'waiting'], 'waiting', []],
  [['validated'], 'validated', []],
  [[], 'new', []],
])('a month with %j is %s', (states, state, unsent) => {
  const data = monthWith(...states);
  expect(stateOf(data)).toBe(state);
  expect(unsentIn(data).map(({ delivery }) => delivery.id)).toEqual(unsent);
});
