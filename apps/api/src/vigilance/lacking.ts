import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import { plannedCents } from '@jalon/domain/deliveries/plan';
import { exceptionDays, legalTypes, thresholdCents } from '@jalon/domain/vigilance/vigilance';
import { operatorDay } from '../core/operator-day.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** A document, `x`, for the want of which nothing is stopped: it was accepted and is not over, or an earlier version still holds. */
export const holdsOn = (day: Sql): Sql =>
  sql`(x.state = 'accepted' and x.expires_key >= ${day} or coalesce(x.covered_until >= ${day}, false))`;
const holds = holdsOn(operatorDay);

/** The documents that the law asks for and somebody does not have, as an array in the order in which they are told. */
export const lackingOf = (ownerId: Sql): Sql => sql`array(
  select t.type from unnest(${[...legalTypes]}::text[]) with ordinality t (type, place)
  where not exists (select 1 from documents x where x.owner_id = ${ownerId} and x.type = t.type and ${holds})
  order by t.place)`;

/** Whoever is employed gives nothing: by a contract that is in force, for this delivery or for no one in particular. */
export const isEmployed = (ownerId: Sql, deliveryId: Sql, day: Sql = operatorDay): Sql => sql`exists (
  select 1 from contracts k where k.owner_id = ${ownerId} and k.type <> 'Freelance' and k.state = 'signed'
    and k.starts_on <= ${day} and coalesce(k.ends_on, 'infinity') >= ${day} and (k.delivery_id is null or k.delivery_id = ${deliveryId}))`;

type Fee = Parameters<typeof plannedCents>[0] & { buyCents: number | null; sellCents: number | null };
/** Whether one of these terms is below the threshold: while nobody has said what it comes to, it is not. */
export function isBelow({ buyCents, sellCents, ...sold }: Fee): boolean {
  const fee = buyCents ?? sellCents;
  return fee !== null && plannedCents(sold, fee) < thresholdCents;
}

type Terms = Fee & { ownerId: string; id?: string };
/** What stops an operation of these terms from beginning, as an array: nothing below the threshold, nothing of an employee. */
export const stoppedBy = ({ ownerId, id, ...terms }: Terms): Sql => sql`case
  when ${isBelow(terms)}::boolean or ${isEmployed(sql`${ownerId}::uuid`, sql`${id ?? null}::uuid`)}
  then '{}'::text[] else ${lackingOf(sql`${ownerId}::uuid`)} end`;

/** The same of a delivery, `d`, as it is. */
export const lackedBy = sql`case when coalesce(operation_cents(d), ${thresholdCents}::bigint) < ${thresholdCents}::bigint or ${isEmployed(sql`d.owner_id`, sql`d.id`)}
  then '{}'::text[] else ${lackingOf(sql`d.owner_id`)} end`;

/** Of an exception, `v`. */
export const isInForce = sql`v.given_at > now() - ${exceptionDays} * interval '1 day'`;

/** The documents that an operation may do without for now, by exception, as an array. */
export const exceptedFrom = (deliveryId: Sql): Sql => sql`array(
  select unnest(v.types) from vigilance_exceptions v where v.delivery_id = ${deliveryId} and ${isInForce})`;

/** The one document that lacks, or all of them, told to the staff. */
export function refuseLacking(types: readonly string[]): void {
  if (types.length > 0) throw new AppError('vigilance.lacking', { types });
}

/** Where nothing lacks there is nothing to let pass. */
export async function refuseNeedless(tx: Tx, deliveryId: string | null): Promise<void> {
  const found = await tx.maybe(
    sql`select 1 from deliveries d where d.id = ${deliveryId} and cardinality(${lackingOf(sql`d.owner_id`)}) > 0`,
  );
  if (!found) throw new AppError('vigilance.nothingLacks');
}

/** Keeps an exception, for whatever lacks now: what it comes to by the terms that follow is not known yet. */
export const exceptionKept = (
  by: string,
  reason: string,
  { deliveryId, contractId = null }: { deliveryId: Sql; contractId?: string | null },
): Sql => sql`
  insert into vigilance_exceptions (id, delivery_id, contract_id, types, reason, given_by)
  select ${randomUUIDv7()}, d.id, ${contractId}, ${lackingOf(sql`d.owner_id`)}, ${reason}, ${by} from deliveries d where d.id = ${deliveryId}`;
