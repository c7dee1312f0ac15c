import type { contracts } from '@jalon/domain/contracts/contract-api';
import type { User } from '@jalon/domain/core/actor';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { deliveryRecords } from '../deliveries/deliveries.records.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { counted } from '../home/counting.ts';
import { isEmployed } from '../vigilance/lacking.ts';

/** So many are shown; the others are found by a search. */
const rowsAtMost = 50;

type Asked = z.output<typeof contracts.api.due.query>;
const called = sql`(select u.name_key from users u where u.id = d.owner_id) || ' ' || fold(d.title)
  || ' ' || (select fold(c.name) from companies c where c.id = d.company_id)`;
const narrowed = ({ q, ofType, companyId, commercialId, ends }: Asked): Sql => sql`
  ${ofType && !ofType.includes('Freelance') ? sql`and false` : sql``}
  ${companyId ? sql`and d.company_id = any(${companyId}::uuid[])` : sql``}
  ${commercialId ? sql`and d.company_id = any(array(select p.company_id from company_commercials p where p.user_id = ${commercialId}))` : sql``}
  ${ends ? sql`and d.ends_on between ${ends.from ?? '-infinity'}::date and ${ends.to ?? 'infinity'}::date` : sql``}
  ${q ? sql`and position(fold(${q}) in ${called}) > 0` : sql``}`;

/** Deliveries that go on or are to begin and for which nothing is written, the first to begin first. Whoever is employed has their contract. */
export async function dueContracts(tx: Tx, actor: User, asked: Asked, today: string): Promise<{ rows: Delivery[]; count: number }> {
  const due = sql`from deliveries d where d.state in ('ongoing', 'renewable') and d.ends_on >= ${today}::date and ${seesDelivered(actor, sql`d`)}
    and not exists (select 1 from contracts k where k.delivery_id = d.id and k.state in ('draft', 'sent', 'signed'))
    and not ${isEmployed(sql`d.owner_id`, sql`d.id`, sql`${today}::date`)} ${narrowed(asked)} order by d.starts_on, d.id`;
  const { ids, count } = await tx.one<{ ids: string[]; count: number }>(
    sql`select array(select d.id ${due} limit ${rowsAtMost}) as ids, ${counted(sql`select 1 ${due}`)} as count`,
  );
  const found = ids.length > 0 ? await deliveryRecords.findAll(tx, actor, ids) : [];
  const rows = ids.flatMap((id) => found.filter((row) => row.id === id));
  return { rows: rows.map((row) => deliveryRecords.present(actor, row)), count };
}
