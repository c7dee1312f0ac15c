import type { User } from '@jalon/domain/core/actor';
import type { Talent } from '@jalon/domain/talents/talent-schema';
import { seesApplication } from '../applications/applications.scope.ts';
import { aliased } from '../core/record-statements.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { seesOpportunity } from '../opportunities/opportunities.scope.ts';
import { talentColumns } from '../talents/talents.queries.ts';
import { appliedColumns, type Compared } from './matching.columns.ts';

/** Needs and one's own profile, with what one has asked for where one has applied. */
export const compareOwn = (tx: Tx, actor: User, ids: readonly string[]): Promise<(Compared & { id: string })[]> =>
  tx.many(sql`
    select o.id, ${appliedColumns} from opportunities o
      left join freelance_profiles p on p.user_id = ${actor.id}
      left join applications a on a.opportunity_id = o.id and a.owner_id = ${actor.id}
    where o.id = any(${ids}::uuid[]) and ${seesOpportunity(actor)}`);

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

export const findTalents = (
  tx: Tx,
  ids: readonly string[],
  today: Parameters<typeof talentColumns>[0],
): Promise<(Talent & { accountId: string })[]> =>
  tx.many(
    sql`select ${aliased({ ...talentColumns(today), accountId: sql`p.user_id` })} from freelance_profiles p where p.id = any(${ids}::uuid[]) and p.is_listed`,
  );
