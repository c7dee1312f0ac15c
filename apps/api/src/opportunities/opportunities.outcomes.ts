import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';

/** When an application, `a`, is there for whoever asks. */
export const cameAt = (actor: User): Sql => (isType(actor, 'Company') ? sql`a.submitted_at` : sql`a.sent_at`);

/** Of a need, `o`: somebody was agreed on, or else it was closed as filled. Looked up for each: with `exists`, all applications would be read. */
const isAgreed = (actor: User): Sql => sql`coalesce((select true from applications a
  where a.opportunity_id = o.id and a.accepted_at is not null and ${cameAt(actor)} is not null limit 1), false)`;
export const outcomes = {
  agreed: isAgreed,
  filled: (actor: User): Sql => sql`(${isAgreed(actor)} or (o.state = 'closed' and o.reason = 'filled'))`,
};

/** Posted, now or before, and not taken back. */
export const wasPosted = sql`o.state <> 'not_posted'`;
