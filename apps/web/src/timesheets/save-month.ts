import type { Line } from '@jalon/domain/timesheets/month';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { CallError, call } from '../core/call.ts';
import { type Unanswered, unansweredWrites } from '../core/unanswered.ts';
import { type Comments, entriesOf, isSavedAs, type Sent, unsavedIn } from './month-model.ts';

/** The version of each timesheet that the days were typed over; nothing, or zero, where there was none. */
export type Versions = Record<string, number>;

export const withTimesheet = (month: OwnMonth, timesheet: Timesheet): OwnMonth => ({
  ...month,
  deliveries: month.deliveries.map((one) => (one.delivery.id === timesheet.deliveryId ? { ...one, timesheet } : one)),
});

/** What was sent of each timesheet and never answered. */
export type Lost = Map<string, Unanswered<Sent, Timesheet>>;
type Saving = { read: () => OwnMonth | undefined; versions: Versions; said: Comments; lost: Lost; show: (saved: Timesheet) => void };

/**
 * Sends the timesheets that differ, one after the other, each over the version it was typed over and not the one that was read last: what
 * another device has saved meanwhile is refused, not overwritten. `show` keeps what is answered.
 */
export async function saveMonth({ read, versions, said, lost, show }: Saving, lines: readonly Line[]): Promise<void> {
  const known = read();
  if (!known) return;
  const { month } = known;
  for (const deliveryId of unsavedIn(known, lines, said)) {
    const before =
      known.deliveries.find(({ delivery }) => delivery.id === deliveryId)?.timesheet ??
      (await call('POST /api/timesheets', { body: { deliveryId, month } }));
    const { id, comment } = before;
    const over = versions[deliveryId] || undefined;
    const writes = lost.get(deliveryId) ?? unansweredWrites<Sent, Timesheet>(isSavedAs);
    lost.set(deliveryId, writes);
    // Opened here for the first time, and filled by another device before.
    if (!over && before.entries?.length && !writes.isOwn(before)) throw new CallError(409, 'record.changed');
    const sent = { entries: entriesOf(lines, deliveryId), comment: said[deliveryId] ?? comment ?? '' };
    const put = (version: number) => call('PUT /api/timesheets/:id', { params: { id }, body: { ...sent, version } });
    show(await writes.put(sent, over ?? before.version, put));
  }
}
