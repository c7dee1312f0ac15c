import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';

/**
 * Who of the staff reaches what, as a condition for every list, count and single record: an administrator everything, a commercial the
 * companies of the portfolio or, when given all, every company. `company` is the column with the id of the company.
 *
 * With `or`, and not as a join: a list is still walked in its own order, whatever the length of the portfolio.
 */
export function reachesCompany(actor: User, company: Sql): Sql {
  if (isType(actor, 'Admin')) return sql`true`;
  if (!isType(actor, 'Commercial')) return sql`false`;
  return sql`(exists (select 1 from users me where me.id = ${actor.id} and me.sees_all)
    or exists (select 1 from company_commercials p where p.user_id = ${actor.id} and p.company_id = ${company}))`;
}

/** The same of accounts, which are `u`: a commercial sees every freelance, and the contacts of the companies they reach. */
export function reachesAccount(actor: User): Sql {
  if (isType(actor, 'Admin')) return sql`true`;
  return sql`(u.type = 'Freelance' or (u.type = 'Company' and ${reachesCompany(actor, sql`u.company_id`)}))`;
}
