import type { Line } from '@jalon/domain/timesheets/month';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { call } from '../core/call.ts';
import { changedIn, entriesOf, planOf, savedLines } from './month-model.ts';

type Show = (change: (before: OwnMonth) => OwnMonth) => void;
const withTimesheet =
  (timesheet: Timesheet) =>
  (month: OwnMonth): OwnMonth => ({
    ...month,
    deliveries: month.deliveries.map((one) => (one.delivery.id === timesheet.deliveryId ? { ...one, timesheet } : one)),
  });

/** Sends the timesheets that differ, one after the other, each over the version that is known; `show` keeps what is answered. */
export async function saveMonth(read: () => OwnMonth | undefined, show: Show, lines: readonly Line[]): Promise<void> {
  const known = read();
  if (!known) return;
  const { month } = known;
  for (const deliveryId of changedIn(planOf(known), savedLines(known), lines)) {
    const before =
      known.deliveries.find(({ delivery }) => delivery.id === deliveryId)?.timesheet ??
      (await call('POST /api/timesheets', { body: { deliveryId, month } }));
    const { id, version, comment } = before;
    const body = { entries: entriesOf(lines, deliveryId), comment: comment ?? '', version };
    show(withTimesheet(await call('PUT /api/timesheets/:id', { params: { id }, body })));
  }
}
