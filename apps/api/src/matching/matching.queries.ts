import type { User } from '@jalon/domain/core/actor';
import type { Talent } from '@jalon/domain/talents/talent-schema';
import { seesApplication } from '../applications/applications.scope.ts';
import { aliased } from '../core/record-statements.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { isOpen, seesOpportunity } from '../opportunities/opportunities.scope.ts';
import { talentColumns } from '../talents/talents.queries.ts';
import { appliedColumns, type Compared, comparedColumns, everyForm, isContractMet, roughly } from './matching.columns.ts';

/** As many are compared exactly; beyond these, what is roughly better stands before them. */
const mostCompared = 300;

/** Needs and one's own profile, with what one has asked for where one has applied. */
export const compareOwn = (tx: Tx, actor: User, ids: readonly string[]): Promise<(Compared & { id: string })[]> =>
  tx.many(sql`
    select o.id, ${appliedColumns} from opportunities o
      left join freelance_profiles p on p.user_id = ${actor.id}
      left join applications a on a.opportunity_id = o.id and a.owner_id = ${actor.id}
    where o.id = any(${ids}::uuid[]) and ${seesOpportunity(actor)}`);

/** Open needs that have something in common with one's own profile, compared as above; nothing of who has none. */
export const compareOpen = (tx: Tx, actor: User): Promise<(Compared & { id: string })[]> =>
  tx.many(sql`
    with p as materialized (select * from freelance_profiles where user_id = ${actor.id}),
      known as materialized (select ${everyForm(sql`p.skill_keys`)} as keys from p)
    select o.id, ${appliedColumns} from opportunities o cross join p
      left join applications a on a.opportunity_id = o.id and a.owner_id = ${actor.id}
    where ${isOpen} and ${isContractMet}
      and (o.skill_keys && (select keys from known) or o.activity_areas && (select professions from p))
    order by ${roughly(sql`o.skill_keys`, sql`(select keys from known)::text[]`)} desc, o.newest_at desc, o.id limit ${mostCompared}`);

/** Applying shows the profile, as long as one is a candidate. */
const isShown = sql`a.state <> all('{rejected,retired}') and (select u.state from users u where u.id = a.owner_id) = 'active'`;

export const compareApplication = (tx: Tx, actor: User, id: string): Promise<Compared | undefined> =>
  tx.maybe(sql`
    select ${appliedColumns} from applications a
      join opportunities o on o.id = a.opportunity_id
      left join freelance_profiles p on p.user_id = a.owner_id and ${isShown}
    where a.id = ${id} and ${seesApplication(actor)}`);

/** Every application to a need that one sees; one row without an application where there is none. */
export const compareApplications = (tx: Tx, actor: User, needId: string): Promise<(Compared & { applicationId: string | null })[]> =>
  tx.many(sql`
    select a.id as "applicationId", ${appliedColumns} from opportunities o
      left join applications a on a.opportunity_id = o.id and ${seesApplication(actor)}
      left join freelance_profiles p on p.user_id = a.owner_id and ${isShown}
    where o.id = ${needId} and ${seesOpportunity(actor)}`);

/** Freelances that companies find who have something in common with a need, and have not applied to it; undefined without such a need. */
export async function compareCandidates(tx: Tx, actor: User, needId: string): Promise<(Compared & { id: string })[] | undefined> {
  const rows = await tx.many<Compared & { id: string | null }>(sql`
    with need as materialized (select o.* from opportunities o where o.id = ${needId} and ${seesOpportunity(actor)}),
      wanted as materialized (select ${everyForm(sql`o.skill_keys`)} as keys from need o)
    select p.id, ${comparedColumns} from need o left join lateral (
      select p.* from freelance_profiles p
      where p.is_listed and (p.skill_keys && (select keys from wanted) or p.professions && (select activity_areas from need)) and ${isContractMet}
        and not exists (select 1 from applications a where a.opportunity_id = ${needId} and a.owner_id = p.user_id)
      order by ${roughly(sql`p.skill_keys`, sql`(select keys from wanted)::text[]`)} desc, p.id limit ${mostCompared}) p on true`);
  return rows.length > 0 ? rows.flatMap(({ id, ...row }) => (id ? [{ id, ...row }] : [])) : undefined;
}

export const findTalents = (
  tx: Tx,
  ids: readonly string[],
  today: Parameters<typeof talentColumns>[0],
): Promise<(Talent & { accountId: string })[]> =>
  tx.many(
    sql`select ${aliased({ ...talentColumns(today), accountId: sql`p.user_id` })} from freelance_profiles p where p.id = any(${ids}::uuid[]) and p.is_listed`,
  );
