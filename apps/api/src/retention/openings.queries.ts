import { isType, type User } from '@jalon/domain/core/actor';
import { retentionRules } from '@jalon/domain/retention/retention';
import type { Opening } from '@jalon/domain/retention/retention-api';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isDisclosed, namedToFreelance } from '../opportunities/opportunities.scope.ts';

/** Somebody has opened a profile: once for each reader and day. Who looks with somebody else's eyes is neither of the two. */
export async function noteOpening(tx: Tx, reader: User, ownerId: Sql): Promise<void> {
  if (reader.seenBy || isType(reader, 'Freelance')) return;
  await tx.many(sql`
    insert into profile_openings (owner_id, reader_id, company_id) select o.id, ${reader.id}, ${reader.company?.id ?? null}::uuid
    from users o where o.id = ${ownerId} on conflict do nothing`);
}

/** A company they know, and none of whose needs hides it from them: who is seen to look today would be known in what is proposed tomorrow. */
const isNamed = (owner: User): Sql => sql`(${namedToFreelance(owner)}
  and not exists (select 1 from opportunities o where o.company_id = c.id and not ${isDisclosed(owner)}))`;

/** A company is told of once a day, whoever of its people has looked; of the day, since the moment would tell one from another. */
export const listOpenings = (tx: Tx, owner: User): Promise<Opening[]> =>
  tx.many(sql`
    select distinct x.day::text as day, c.id is not null as "isCompany",
      case when c.id is null then u.first_name || ' ' || u.last_name when ${isNamed(owner)} then c.name end as by
    from profile_openings x join users u on u.id = x.reader_id left join companies c on c.id = x.company_id
    where x.owner_id = ${owner.id} and x.opened_at > now() - ${retentionRules.openingDays} * interval '1 day'
    order by 1 desc, 3 limit ${retentionRules.openings}`);
