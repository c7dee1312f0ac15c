import type { Line } from '@jalon/domain/timesheets/month';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { CallError, call } from '../core/call.ts';
import { type Comments, entriesOf, unsavedIn } from './month-model.ts';

/** The version of each timesheet that the days were typed over; nothing, or zero, where there was none. */
export type Versions = Record<string, number>;

export const withTimesheet = (month: OwnMonth, timesheet: Timesheet): OwnMonth => ({
  ...month,
  deliveries: month.deliveries.map((one) => (one.delivery.id === timesheet.deliveryId ? { ...one, timesheet } : one)),
});

type Saving = { read: () => OwnMonth | undefined; versions: Versions; said: Comments; show: (saved: Timesheet) => void };

/**
 * Sends the timesheets that differ, one after the other, each over the version it was typed over and not the one that was read last: what
 * another device has saved meanwhile is refused, not overwritten. `show` keeps what is answered.
 */
export async function saveMonth({ read, versions, said, show }: Saving, lines: readonly Line[]): Promise<void> {
  const known = read();
  if (!known) return;
  const { month } = known;
  for (const deliveryId of unsavedIn(known, lines, said)) {
    const before =
      known.deliveries.find(({ delivery }) => delivery.id === deliveryId)?.timesheet ??
      (await call('POST /api/timesheets', { body: { deliveryId, month } }));
    const { id, comment } = before;
    const over = versions[deliveryId] || undefined;
    // Opened here for the first time, and filled by another device before.
    if (!over && before.entries?.length) throw new CallError(409, 'record.changed');
    const body = { entries: entriesOf(lines, deliveryId), comment: said[deliveryId] ?? comment ?? '', version: over ?? before.version };
    show(await call('PUT /api/timesheets/:id', { params: { id }, body }));
  }
}
