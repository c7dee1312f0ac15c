import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';

/** What others than the staff know of: what was sent to be signed, or is signed. */
const isKnown = sql`(c.sent_at is not null or c.signed_at is not null)`;

/**
 * Which contracts, `c`, exist for somebody: the freelance's own, those of the projects a client sees, those of the portfolio. One that is for
 * no project is the administrators'.
 */
export function seesContract(actor: User): Sql {
  const isReached = seesDelivered(actor, sql`c`);
  return isType(actor, 'Freelance', 'Company') ? sql`(${isReached} and ${isKnown})` : isReached;
}
