import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Remembers a device. True when it is new to somebody who has used others: the first of all surprises nobody. */
export async function isNewDevice(tx: Tx, userId: string, device: string): Promise<boolean> {
  const { isNew } = await tx.one<{ isNew: boolean }>(sql`
    with others as (select exists (select 1 from known_devices where user_id = ${userId}) as are_there),
    added as (insert into known_devices (user_id, device) values (${userId}, ${device}) on conflict do nothing returning device)
    select are_there and exists (select 1 from added) as "isNew" from others`);
  return isNew;
}

/** Devices first seen in the last week, but for the one a person began with. */
export async function listNewDevices(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx.many<{ device: string }>(sql`
    select d.device from known_devices d where d.user_id = ${userId} and d.first_seen_at > now() - interval '7 days'
      and exists (select 1 from known_devices e where e.user_id = d.user_id and e.first_seen_at < d.first_seen_at)`);
  return new Set(rows.map(({ device }) => device));
}

/** Where the latest session of a person came from. */
export const findLastAddress = (tx: Tx, userId: string): Promise<{ address: string } | undefined> =>
  tx.maybe(sql`select address from sessions where user_id = ${userId} order by created_at desc limit 1`);
