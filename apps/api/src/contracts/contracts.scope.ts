import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';

/** What others than the staff know of: what was sent to be signed, or is signed. */
const isKnown = sql`(c.sent_at is not null or c.signed_at is not null)`;

/**
 * Which contracts, `c`, exist for somebody: the freelance's own, those of the projects a client sees, those of the portfolio; and what a
 * commercial has written for nobody's project yet.
 */
export function seesContract(actor: User): Sql {
  const isReached = seesDelivered(actor, sql`c`);
  if (isType(actor, 'Freelance', 'Company')) return sql`(${isReached} and ${isKnown})`;
  return isType(actor, 'Admin') || !actor.isValidated
    ? isReached
    : sql`(${isReached} or (c.company_id is null and c.created_by = ${actor.id}))`;
}
