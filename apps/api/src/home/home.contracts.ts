import { isType, type User } from '@jalon/domain/core/actor';
import { sideOf } from '../contracts/contracts.columns.ts';
import { seesContract } from '../contracts/contracts.scope.ts';
import { type Sql, sql } from '../db/sql.ts';
import { type Counted, counted, inOrder } from './counting.ts';

/** Administrators sign for the operator, freelances for themselves; commercials write and send. */
const signs = (actor: User): boolean => isType(actor, 'Admin', 'Freelance');
const sends = (actor: User): boolean => isType(actor, 'Admin', 'Commercial');

const awaited = (actor: User): Sql => sql`from contracts c where c.state = 'sent' and ${seesContract(actor)}
  and not exists (select 1 from contract_signatures s where s.contract_id = c.id and s.side = ${sideOf(actor)})`;
const unsent = (actor: User): Sql => sql`from contracts c where c.state = 'draft' and ${seesContract(actor)}`;
// As an index has them: those that have waited longest first.
const since = sql`c.since, c.id`;

export type ContractsWaiting = { toSign: Counted; unsent: Counted };
const nobody = sql`json_build_object('ids', '{}'::uuid[], 'count', 0)`;
/** What waits for somebody, as columns of the statement that counts for a home. */
export const contractQueues = (actor: User): Sql => sql`
  ${signs(actor) ? inOrder(awaited(actor), sql`c.id`, since) : nobody} as "toSign",
  ${sends(actor) ? inOrder(unsent(actor), sql`c.id`, since) : nobody} as unsent`;

/** For the menu: how many. */
export function countContracts(actor: User): Sql {
  const parts = [...(signs(actor) ? [awaited(actor)] : []), ...(sends(actor) ? [unsent(actor)] : [])];
  return parts.reduce((sum, part) => sql`${sum} + ${counted(sql`select 1 ${part} order by ${since}`)}`, sql`0`);
}
