import type { Portfolio } from '@jalon/domain/portfolios/portfolio-schema';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

type Named = { id: string; name: string };

const name = sql`u.first_name || ' ' || u.last_name as name`;
type Commercial = Named & { isAtWork: boolean };
/** Who can be given a company, and serves those they have: nobody is served by who cannot come in. */
export const isAtWork = sql`u.type = 'Commercial' and u.state = 'active' and u.validated_at is not null`;

/**
 * Whether somebody at work looks after a company, which is `c`: one rule for the list and for the count of the home page. Looked up for
 * each: with `exists`, a count that stops early compares every company with everybody who looks after one.
 */
export const isServed = sql`coalesce((
  select true from company_commercials a join users u on u.id = a.user_id where a.company_id = c.id and ${isAtWork} limit 1), false)`;

/** The same of all companies at once, for a count that looks at each of them. */
export const servedCompanies = sql`select a.company_id from company_commercials a join users u on u.id = a.user_id where ${isAtWork}`;

/** Who is told of what happens to a company: those who look after it, or those who do from now on. The event is `e`. */
export const companyAudiences = {
  theCommercials: sql`
    select p.user_id from company_commercials p join users c on c.id = p.user_id
    where p.company_id = e.subject_id and c.validated_at is not null`,
  theAssigned: sql`
    select p::uuid from jsonb_array_elements_text(e.people #> '{after,commercials}') p
    where not coalesce(e.people #> '{before,commercials}' ? p, false)`,
};

const findOne = (id: string) => sql`
  select u.id, ${name}, ${isAtWork} as "isAtWork" from users u where u.id = ${id} and u.type = 'Commercial' and u.state <> 'deleted'`;

export const findCommercial = (tx: Tx, id: string): Promise<Commercial | undefined> => tx.maybe(findOne(id));

/** The same person as they are, held until the end of the transaction. */
export const holdCommercial = (tx: Tx, id: string): Promise<Commercial | undefined> => tx.maybe(sql`${findOne(id)} for no key update of u`);

/** People, held so that none of them leaves meanwhile: gives those who can be given a company. */
export async function holdCommercials(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const held = await tx.many<{ id: string; isAble: boolean }>(sql`
    select u.id, ${isAtWork} as "isAble" from users u where u.id = any(${ids}::uuid[]) order by u.id for share of u`);
  return held.filter(({ isAble }) => isAble).map(({ id }) => id);
}

export const listAssigned = (tx: Tx, companyId: string): Promise<{ id: string }[]> =>
  tx.many(sql`select a.user_id as id from company_commercials a where a.company_id = ${companyId}`);

export const listPortfolio = (tx: Tx, userId: string): Promise<Portfolio['companies']> =>
  tx.many(sql`
    select c.id, c.name, case when c.is_active then 'active' else 'disabled' end as state
    from company_commercials a join companies c on c.id = a.company_id
    where a.user_id = ${userId} order by c.name_key, c.id`);

/** Those of these companies that can be given to somebody, held so that they stay. */
export async function holdActive(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const held = await tx.many<{ id: string }>(sql`
    select c.id from companies c where c.id = any(${ids}::uuid[]) and c.is_active order by c.id for key share of c`);
  return held.map(({ id }) => id);
}

/** Who last gave or took one of these companies, and when; a company that was removed was taken too. */
export const findLastAssignment = (tx: Tx, companyIds: readonly string[]): Promise<{ by: string | null; at: string } | undefined> =>
  tx.maybe(sql`
    select e.at, u.first_name || ' ' || u.last_name as by
    from unnest(${companyIds}::uuid[]) c(id)
      cross join lateral (
        select e.id, e.at, e.actor_id from events e
        where e.subject_id = c.id and e.kind in ('company.assign', 'company.delete') order by e.id desc limit 1) e
      left join users u on u.id = e.actor_id
    order by e.id desc limit 1`);

type Change = { companyIds: readonly string[]; userIds: readonly string[] };

/** Every one of these people to every one of these companies. */
export async function insertAssignments(tx: Tx, { companyIds, userIds }: Change): Promise<void> {
  await tx.many(sql`
    insert into company_commercials (company_id, user_id)
    select c, u from unnest(${companyIds}::uuid[]) c, unnest(${userIds}::uuid[]) u on conflict do nothing`);
}

export async function removeAssignments(tx: Tx, { companyIds, userIds }: Change): Promise<void> {
  await tx.many(sql`delete from company_commercials where company_id = any(${companyIds}::uuid[]) and user_id = any(${userIds}::uuid[])`);
}
