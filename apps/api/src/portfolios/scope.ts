import type { ManagedType } from '@jalon/domain/accounts/managed-account-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';

/** A commercial who sees what is of the companies they look after, and not everything. */
export const hasPortfolio = (actor: User): boolean => isType(actor, 'Commercial') && actor.isValidated && !actor.seesAll;

/**
 * Who of the staff reaches what, as a condition for every list, count and single record: an administrator everything, a commercial the
 * companies of the portfolio or, when given all, every company. `company` is the column with the id of the company.
 *
 * As an array, which is looked up first: a portfolio is short, and a list is then as fast however many companies there are.
 */
export function reachesCompany(actor: User, company: Sql): Sql {
  if (isType(actor, 'Admin')) return sql`true`;
  if (!isType(actor, 'Commercial') || !actor.isValidated) return sql`false`;
  if (actor.seesAll) return sql`true`;
  return sql`${company} = any(array(select p.company_id from company_commercials p where p.user_id = ${actor.id}))`;
}

/**
 * The same of accounts, which are `u`: a commercial sees every freelance, and the contacts of the companies they reach. Of one type, where
 * that is known, the condition is the one of that type alone, which an index can serve.
 */
export function reachesAccount(actor: User, type?: ManagedType): Sql {
  if (isType(actor, 'Admin')) return sql`true`;
  if (!isType(actor, 'Commercial') || !actor.isValidated) return sql`false`;
  const isReached = reachesCompany(actor, sql`u.company_id`);
  if (type) return type === 'Freelance' ? sql`true` : type === 'Company' ? isReached : sql`false`;
  return sql`(u.type = 'Freelance' or (u.type = 'Company' and ${isReached}))`;
}
