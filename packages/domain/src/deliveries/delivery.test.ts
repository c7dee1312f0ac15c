import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { type DeliveryState, daysErrors, deliveryFlow, workingDaysOf } from './delivery.ts';

const period = { startsOn: '2027-01-04', endsOn: '2027-03-31', holidayZone: 'metropolitan', isWhitMondayWorked: false } as const;

test.each<[number, number, object | undefined]>([
  [6200, 0, undefined],
  [6300, 0, { daysSold: 'validation.workingDays|days=62' }],
  [100, 6200, { freeDays: 'validation.workingDays|days=62' }],
  [100, 6100, undefined],
  [6300, 6200, { daysSold: 'validation.workingDays|days=62', freeDays: 'validation.workingDays|days=62' }],
])('%i days sold and %i free are judged by the calendar', (daysSold, freeDays, expected) => {
  expect(workingDaysOf(period)).toBe(6200);
  expect(daysErrors({ ...period, daysSold, freeDays })).toEqual(expected);
});

test.each([
  ['2047-01-04', undefined],
  ['2047-01-05', { endsOn: 'validation.lastsTooLong|years=20' }],
  ['2100-12-31', { endsOn: 'validation.lastsTooLong|years=20' }],
])('a delivery of twenty years may end on %s or not', (endsOn, expected) => {
  expect(daysErrors({ ...period, endsOn, daysSold: 100, freeDays: 0 })).toEqual(expected);
});

test.each<[DeliveryState, string[]]>([
  ['ongoing', ['update', 'flagRenewable', 'stop', 'finish', 'authorise', 'ask', 'delete']],
  ['renewable', ['update', 'renew', 'stop', 'finish', 'authorise', 'ask', 'delete']],
  ['stopped', ['update', 'resume', 'authorise', 'ask', 'delete']],
  ['finished', ['renew', 'authorise', 'delete']],
])('of one that is %s the staff may %j, and nobody else anything', (state, expected) => {
  for (const type of ['Admin', 'Commercial'] as const)
    expect(deliveryFlow.actionsOn(aUser(type), { state, reports: 0, isAsked: false })).toEqual(expected);
  for (const type of ['Freelance', 'Company'] as const)
    expect(deliveryFlow.actionsOn(aUser(type), { state, reports: 0, isAsked: false })).toEqual([]);
});

test('what somebody has reported on stays', () => {
  const { holds } = deliveryFlow.actions.delete.unless;
  expect([holds({ reports: 2 }), holds({ reports: 0 })]).toEqual([{ reports: 2 }, undefined]);
});
