import { isType, type User } from '@jalon/domain/core/actor';
import { retentionRules } from '@jalon/domain/retention/retention';
import type { Opening } from '@jalon/domain/retention/retention-api';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Somebody has opened a profile: once for each reader and day. Who looks with somebody else's eyes is neither of the two. */
export async function noteOpening(tx: Tx, reader: User, ownerId: Sql): Promise<void> {
  if (reader.seenBy || isType(reader, 'Freelance')) return;
  await tx.many(sql`
    insert into profile_openings (owner_id, reader_id, company_id) select o.id, ${reader.id}, ${reader.company?.id ?? null}::uuid
    from users o where o.id = ${ownerId} on conflict do nothing`);
}

/** A company is told of once a day, whoever of its people has looked. */
export const listOpenings = (tx: Tx, ownerId: string): Promise<Opening[]> =>
  tx.many(sql`
    select coalesce(c.name, u.first_name || ' ' || u.last_name) as by, c.id is not null as "isCompany", max(o.opened_at) as "openedAt"
    from profile_openings o join users u on u.id = o.reader_id left join companies c on c.id = o.company_id
    where o.owner_id = ${ownerId} and o.opened_at > now() - ${retentionRules.openingDays} * interval '1 day'
    group by o.day, c.id, case when c.id is null then u.id end, 1 order by 3 desc limit ${retentionRules.openings}`);
