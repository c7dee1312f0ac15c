import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { companyPermissions } from '@jalon/domain/core/permission';
import { sessionRules } from '@jalon/domain/sessions/session-rules';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { hashOf } from './hash.ts';

const { idleHours, hours, seenEveryMinutes } = sessionRules;

type UserRow = Omit<User, 'company'> & {
  companyId: string | null;
  companyName: string | null;
  isOwner: boolean | null;
  sessionId: string;
  isStale: boolean;
};

type SessionRules = { twoStepFor: string; refusesDemo: boolean };

/** Neither over nor left alone for too long. `s` is the session. */
export const isAlive = sql`s.expires_at > now() and s.last_seen_at > now()
  - make_interval(hours => case when s.is_remembered then ${idleHours.remembered}::integer else ${idleHours.normal}::integer end)`;

/** Who belongs to a company that the staff have disabled is kept out with it, and comes back with it. */
const isShut = sql`c.is_active is false`;

/** One query gives who is asking: user, company, role and permissions. `twoStepFor` names the types of whom a second step is demanded. */
export async function findUserByToken(tx: Tx, token: string, { twoStepFor, refusesDemo }: SessionRules): Promise<User | null> {
  const row = await tx.maybe<UserRow>(sql`
    select u.id, u.type, u.email, u.first_name as "firstName", u.last_name as "lastName", u.lang,
      u.email_verified_at as "emailVerifiedAt",
      case when ${isShut} and u.state = 'active' then 'deactivated' else u.state end as state, case when a.id is not null then json_build_object('id', a.id,
        'name', a.first_name || ' ' || a.last_name) end as "seenBy", u.validated_at is not null as "isValidated", 
      case when u.state = 'blocked' then u.block_reason end as "blockReason",
      case when u.validated_at is null then u.refusal_reason end as "refusalReason", u.sees_all as "seesAll",
      case when ${isShut} and u.state in ('active', 'deactivated') then 'staff'
        when u.state = 'deactivated' then case when u.closed_by = u.id then 'self' else 'staff' end end as "closedBy",
      c.id as "companyId", c.name as "companyName",
      case when u.type <> 'Company' then array[u.type] when r.label is null then '{}' else array[r.label] end as roles,
      coalesce(r.permissions, '{}') as permissions, r.is_owner as "isOwner", u.picture_key as picture,
      s.seen_as is null and u.type = any(string_to_array(${twoStepFor}, ',')) and not exists (
        select 1 from two_steps t where t.user_id = u.id and t.confirmed_at is not null) as "needsTwoStep",
      s.seen_as is null and u.type <> 'Admin' and exists (
        select 1 from legal_versions v where v.kind = 'terms' and v.asks_again and not exists (
          select 1 from legal_acceptances l where l.user_id = u.id and l.kind = 'terms' and l.number >= v.number)) as "needsTerms",
      s.id as "sessionId", s.last_seen_at < now() - ${seenEveryMinutes} * interval '1 minute' as "isStale"
    from sessions s
    join users u on u.id = coalesce(s.seen_as, s.user_id)
    left join users a on s.seen_as is not null and a.id = s.user_id
    left join companies c on c.id = u.company_id
    left join company_roles r on r.id = u.role_id and r.is_active
    where s.token_hash = ${hashOf(token)} and ${isAlive} and not (${refusesDemo}::boolean and coalesce(a.is_demo, u.is_demo))`);
  if (!row) return null;
  const { companyId, companyName, isOwner, sessionId, isStale, ...user } = row;
  // Nobody waits for it, and nothing is lost when it fails: the next request tries again.
  if (isStale) tx.many(sql`update sessions set last_seen_at = now() where id = ${sessionId}`).catch(() => undefined);
  return {
    ...user,
    // Owners may do everything, also what came after their role was made.
    isOwner: isOwner === true,
    permissions: isOwner ? [...companyPermissions] : user.permissions,
    company: companyId && companyName ? { id: companyId, name: companyName } : null,
  };
}

type Device = { userAgent: string; address: string; isRemembered: boolean };

/**
 * A new session under a token that never existed before: nothing planted earlier survives a sign-in. Whoever was erased meanwhile has none:
 * their password is wrong by now.
 */
export async function openSession(tx: Tx, userId: string, device: Device): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + hours[device.isRemembered ? 'remembered' : 'normal'] * 3_600_000);
  const opened = await tx.maybe(sql`
    with seen as (update users set signed_in_at = now() where id = ${userId} and state <> 'deleted' returning id)
    insert into sessions (id, token_hash, user_id, is_remembered, user_agent, address, expires_at)
    select ${randomUUIDv7()}, ${hashOf(token)}, u.id, ${device.isRemembered}, ${device.userAgent.slice(0, 300)}, ${device.address}, ${expiresAt}
    from seen u returning id`);
  if (!opened) throw new AppError('session.badCredentials');
  return { token, expiresAt };
}

/**
 * Ends every session of a person but this one, which goes on under a new token: a copy of the old one, wherever it is, opens nothing any
 * more. Undefined when this one has ended meanwhile.
 */
export async function endOtherSessions(tx: Tx, userId: string, token: string): Promise<(Renewed & { ended: number }) | undefined> {
  const ended = await tx.many(sql`delete from sessions where user_id = ${userId} and token_hash <> ${hashOf(token)} returning id`);
  const renewed = await renewSession(tx, userId, token);
  return renewed && { ...renewed, ended: ended.length };
}
type Renewed = { token: string; expires: Date | undefined };

/** Goes on under a new token, as after every proof of who is there. Undefined when it has ended meanwhile. */
export async function renewSession(tx: Tx, userId: string, token: string): Promise<Renewed | undefined> {
  const next = randomBytes(32).toString('base64url');
  const session = await tx.maybe<{ isRemembered: boolean; expiresAt: string }>(sql`
    update sessions set token_hash = ${hashOf(next)} where user_id = ${userId} and token_hash = ${hashOf(token)}
    returning is_remembered as "isRemembered", expires_at as "expiresAt"`);
  return session && { token: next, expires: session.isRemembered ? new Date(session.expiresAt) : undefined };
}

/** Whoever sees the product with this person's eyes is out too. */
export async function endSessions(tx: Tx, userId: string): Promise<void> {
  await tx.many(sessionsEnded(userId));
}

/** The statement of it, for writes that send several at once. */
export const sessionsEnded = (userId: string): Sql => sql`
  with devices as (delete from device_tokens where user_id = ${userId})
  delete from sessions where user_id = ${userId} or seen_as = ${userId}`;

/** Those of the person alone, who may sign in again; gives how many were alive. */
export async function signOutEverywhere(tx: Tx, userId: string): Promise<number> {
  const ended = await tx.many<{ wasAlive: boolean }>(
    sql`with devices as (delete from device_tokens where user_id = ${userId})
      delete from sessions s where s.user_id = ${userId} returning ${isAlive} as "wasAlive"`,
  );
  return ended.filter(({ wasAlive }) => wasAlive).length;
}

/** One session by its id; it says whether that is the one of this token. */
export const endSession = (
  tx: Tx,
  { userId, id, token }: { userId: string; id: string; token: string },
): Promise<{ isCurrent: boolean } | undefined> =>
  tx.maybe(sql`delete from sessions where id = ${id} and user_id = ${userId} returning token_hash = ${hashOf(token)} as "isCurrent"`);

export type SessionRow = { id: string; userAgent: string; address: string; createdAt: string; lastSeenAt: string; isCurrent: boolean };

/** Latest first. A person has few: the oldest are ended as new ones begin. */
export async function listSessions(tx: Tx, userId: string, token: string): Promise<SessionRow[]> {
  // Those left alone are dropped here: as a condition, they make the planner sort them all instead of walking its index.
  const rows = await tx.many<SessionRow & { isAlive: boolean }>(sql`
    select s.id, s.user_agent as "userAgent", s.address, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
      s.token_hash = ${hashOf(token)} as "isCurrent", ${isAlive} as "isAlive"
    from sessions s where s.user_id = ${userId} and s.expires_at > now() order by s.created_at desc limit 100`);
  return rows.flatMap(({ isAlive: isKept, ...row }) => (isKept ? [row] : []));
}

/** Whether it was still open: of two who end it at once, one does. */
export const closeSession = async (tx: Tx, token: string): Promise<boolean> =>
  (await tx.maybe(sql`delete from sessions where token_hash = ${hashOf(token)} returning 1`)) !== undefined;

/** With whose eyes a session sees: somebody else's, or its own again. */
export async function lookAs(tx: Tx, token: string, seenAs: string | null): Promise<void> {
  await tx.many(sql`update sessions set seen_as = ${seenAs}::uuid where token_hash = ${hashOf(token)}`);
}
