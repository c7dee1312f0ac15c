import { isType, type User } from '@jalon/domain/core/actor';
import { operatorDay } from '../core/operator-day.ts';
import { type Sql, sql } from '../db/sql.ts';
import { fileColumn } from '../files/files.queries.ts';

/** The side that somebody signs for; nobody of a client does. */
export const sideOf = (actor: User): 'operator' | 'provider' => (isType(actor, 'Freelance') ? 'provider' : 'operator');

/** `C-2026-087`, and which amendment of it. */
export const numberOf = (as: Sql): Sql => sql`'C-' || ${as}.year || '-' || lpad(${as}.ordinal::text, 3, '0')`;

/** The warning that so many days before the end belong to: the nearest one that is not passed. */
export const warningAt = (left: Sql, warnings: readonly number[]): Sql =>
  sql`(select min(w) from unnest(${[...warnings]}::int[]) w where w >= ${left})`;

const signatureOf = (side: string): Sql =>
  sql`(select jsonb_build_object('side', s.side, 'name', s.name, 'signedAt', s.signed_at, 'method', s.method)
    from contract_signatures s where s.contract_id = c.id and s.side = ${side})`;

/** Whether something that amends a contract is not agreed on yet. */
export const isAmended = (id: Sql): Sql =>
  sql`coalesce((select true from contracts a where a.amends_id = ${id} and a.state in ('draft', 'sent') limit 1), false)`;

/** Of a contract, `c`: the fields that are no column of their name. */
export const contractColumns = {
  number: numberOf(sql`c`),
  startsOn: sql`c.starts_on::text`,
  endsOn: sql`c.ends_on::text`,
  endedOn: sql`c.ended_on::text`,
  // Once it is sent, as its document calls them. Whoever closed their account is called so, whatever a contract that is kept says.
  owner: sql`(select jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key,
    'legalStatus', (select f.legal_status from freelance_profiles f where f.user_id = u.id))
    || case when u.state = 'deleted' then '{}' else coalesce(c.parties -> 'person', '{}') end from users u where u.id = c.owner_id)`,
  operator: sql`c.parties -> 'operator'`,
  // The fee is what the freelance is paid: not told to a client.
  delivery: (actor: User) => sql`(select json_build_object('title', d.title, 'startsOn', d.starts_on::text, 'endsOn', d.ends_on::text,
    'daysSold', d.days_sold, 'feeMode', d.fee_mode, 'feeCents', ${isType(actor, 'Company') ? sql`null` : sql`d.buy_cents`},
    'conditions', d.conditions, 'daysPerWeek', d.days_per_week, 'holidayZone', d.holiday_zone, 'isWhitMondayWorked', d.is_whit_monday_worked) from deliveries d where d.id = c.delivery_id)`,
  project: sql`(select json_build_object('id', p.id, 'title', p.title, 'place', p.place) from projects p where p.id = c.project_id)`,
  company: sql`(select jsonb_build_object('id', m.id, 'name', m.name, 'logo', m.logo_key) || coalesce(c.parties -> 'company', '{}')
    from companies m where m.id = c.company_id)`,
  file: fileColumn(sql`c.file_id`),
  // In an order that nothing has to be sorted for.
  signatures: sql`to_jsonb(array_remove(array[${signatureOf('provider')}, ${signatureOf('operator')}], null))`,
  isSignedByMe: (actor: User) => sql`exists (select 1 from contract_signatures s where s.contract_id = c.id and s.side = ${sideOf(actor)})`,
  isByLink: (actor: User) =>
    isType(actor, 'Admin', 'Commercial') ? sql`exists (select 1 from users u where u.id = c.owner_id and u.state = 'none')` : sql`false`,
  isIntact: sql`case when c.hash is not null and c.state in ('sent', 'signed', 'ended') then c.hash = contract_fingerprint(c) end`,
  wasSent: sql`c.sent_at is not null`,
  isReminded: sql`coalesce(c.reminded_on = ${operatorDay}, false)`,
  isBeingAmended: (actor: User) => (isType(actor, 'Admin', 'Commercial') ? isAmended(sql`c.id`) : sql`false`),
};
