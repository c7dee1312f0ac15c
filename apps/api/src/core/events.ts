import { randomUUIDv7 } from 'node:crypto';
import { type EventKind, reactingKinds } from '@jalon/domain/history/history';
import type { EventFields } from '@jalon/domain/history/history-schema';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type Happening = {
  subjectId: string;
  by: string;
  requestId: string;
  scope?: string;
  label?: string;
  before?: EventFields;
  after?: EventFields;
};

const reacting = new Set<EventKind>(reactingKinds);

/**
 * Leaves the trace of a change, and in the same transaction the job that lets others react to it: nothing is sent for a change that
 * was rolled back, nothing is lost when the worker is away.
 */
export async function record(tx: Tx, kind: EventKind, what: Happening): Promise<void> {
  const { before, after } = changedOnly(what.before, what.after);
  const event = sql`
    insert into events (id, kind, subject_id, scope, label, actor_id, before, after, request_id)
    values (${randomUUIDv7()}, ${kind}, ${what.subjectId}, ${what.scope ?? null}, ${what.label ?? null}, ${what.by},
      ${before ? JSON.stringify(before) : null}, ${after ? JSON.stringify(after) : null}, ${what.requestId})
    returning id`;
  if (!reacting.has(kind)) return void (await tx.many(event));
  await tx.many(sql`
    with event as (${event})
    select graphile_worker.add_job('event', json_build_object('id', id)) from event`);
}

/** Of two states of a record, the fields that differ. */
function changedOnly(before: EventFields | undefined, after: EventFields | undefined) {
  if (!before || !after) return { before, after };
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (fields: EventFields): EventFields => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
