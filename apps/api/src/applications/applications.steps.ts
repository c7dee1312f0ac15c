import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';

/** When an application, `a`, was decided on or taken back. */
const ended = sql`least(a.accepted_at, a.rejected_at, a.retired_at)`;
/** Other slots were asked for before its day came: it is to be another one. */
const isMoved = sql`((a.slots <> '{}' or a.no_slot is not null) and a.since < a.interview_at)`;
const isCalledOff = sql`(coalesce(${ended} < a.interview_at, false) or ${isMoved})`;
/** When its interview took place: not before its day has come, and not if all was over by then or it is to be another day. */
export const heldAt = sql`case when a.interview_at <= now() and not ${isCalledOff} then a.interview_at end`;

/** A candidate waits from the day they have sent it; a client has it once it is submitted. */
export const waitsSince = (actor: User): Sql => (isType(actor, 'Freelance') ? sql`a.sent_at` : sql`a.submitted_at`);
/** An answer is an interview, if only a day for it, an agreement or a refusal. */
export const isAnswered = (actor: User): Sql =>
  sql`(${waitsSince(actor)} is not null and coalesce(a.interview_at, a.accepted_at, a.rejected_at) is not null)`;

/** Those that have come this far, or further. An interview to come counts, one that never took place does not. */
export const reached = {
  submitted: sql`(a.submitted_at is not null)`,
  interviewed: sql`(a.submitted_at is not null and (a.state = 'accepted' or (a.state = 'interview' and a.interview_at is not null) or ${heldAt} is not null))`,
  accepted: sql`(a.state = 'accepted')`,
};
