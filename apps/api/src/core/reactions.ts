import type { EventFields } from '@jalon/domain/core/history-entry';
import type { EventKind, ReactingKind } from '@jalon/domain/history/history';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type RecordedEvent = {
  id: string;
  kind: EventKind;
  subjectId: string;
  actorId: string | null;
  /** What was given with an act. */
  input: EventFields | null;
  before: EventFields | null;
  after: EventFields | null;
};

/** What happens after the commit of a change. Run by the worker, tried again until it succeeds, so it must bear running twice. */
export type Reaction = { to: ReactingKind; react: (tx: Tx, event: RecordedEvent) => Promise<void> };

/**
 * A kind that nobody here reacts to comes from a newer version that serves beside this one: the job fails, and is tried again until an
 * instance of that version has it.
 */
export async function runReactions(tx: Tx, reactions: readonly Reaction[], eventId: string): Promise<void> {
  const event = await tx.maybe<RecordedEvent>(sql`
    select id, kind, subject_id as "subjectId", actor_id as "actorId", input, before, after from events where id = ${eventId}`);
  if (!event) return;
  const own = reactions.filter(({ to }) => to === event.kind);
  if (own.length === 0) throw new Error(`Nobody reacts to ${event.kind} in this version`);
  for (const { react } of own) await react(tx, event);
}
