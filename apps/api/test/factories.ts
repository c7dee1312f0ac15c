import { randomUUIDv7 } from 'node:crypto';
import type { AccountState, UserType } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { companyPermissions } from '@jalon/domain/core/permission';
import { hashPassword } from '../src/core/password.ts';
import { openSession } from '../src/core/session.ts';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { todayAt } from '../src/talents/talents.queries.ts';

export type Person = { id: string; email: string; token: string };
type PersonSpec = {
  type: UserType;
  lang?: Language;
  isVerified?: boolean;
  state?: AccountState;
  /** Closed by somebody unknown unless said otherwise. */
  isClosedBySelf?: boolean;
  closedBy?: string;
  isValidated?: boolean;
  permissions?: readonly string[];
  /** What the hash of their password is made from; without one nobody can sign in with it. */
  password?: string;
  /** A colleague in a company that is there already, in a role of their own unless it is said; otherwise a contact brings a company along. */
  at?: { companyId: string; roleId?: string };
};

/** A person with an open session and, for a company's contact, the company and role it needs. */
export async function makePerson(tx: Tx, spec: PersonSpec): Promise<Person> {
  const id = randomUUIDv7();
  const email = `${id}@jalon.test`;
  const now = new Date();
  const { companyId, roleId } = await placeOf(tx, spec);
  await tx.many(sql`
    insert into users (id, type, email, password_hash, first_name, last_name, lang, email_verified_at, state, closed_by, validated_at, company_id, role_id)
    values (${id}, ${spec.type}, ${email}, ${spec.password ? await hashPassword(spec.password) : 'none'}, 'Test', ${spec.type}, ${spec.lang ?? 'fr'}, ${spec.isVerified === false ? null : now},
      ${spec.state ?? 'active'}, ${spec.isClosedBySelf ? id : (spec.closedBy ?? null)}, ${spec.isValidated === false ? null : now}, ${companyId}, ${roleId})`);
  const { token } = await openSession(tx, id, { userAgent: 'test', address: '127.0.0.1', isRemembered: false });
  return { id, email, token };
}

async function placeOf(tx: Tx, { type, at, permissions }: PersonSpec): Promise<{ companyId: string | null; roleId: string | null }> {
  if (type !== 'Company') return { companyId: null, roleId: null };
  if (!at) return makeCompany(tx, permissions);
  return { companyId: at.companyId, roleId: at.roleId ?? (await makeRole(tx, at.companyId, permissions ?? companyPermissions)) };
}

/** With one role, the owners' unless it has permissions of its own. */
export async function makeCompany(
  tx: Tx,
  permissions: readonly string[] = companyPermissions,
): Promise<{ companyId: string; roleId: string }> {
  const [companyId, roleId] = [randomUUIDv7(), randomUUIDv7()];
  const isOwner = permissions === companyPermissions;
  await tx.many(sql`insert into companies (id, name) values (${companyId}, ${`Company ${companyId}`})`);
  await tx.many(sql`
    insert into company_roles (id, company_id, label, permissions, is_owner) values (${roleId}, ${companyId}, 'Owner', ${[...permissions]}, ${isOwner})`);
  return { companyId, roleId };
}

export async function makeRole(tx: Tx, companyId: string, permissions: readonly string[]): Promise<string> {
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into company_roles (id, company_id, label, permissions) values (${id}, ${companyId}, ${`Role ${id}`}, ${[...permissions]})`);
  return id;
}

type ProfileSpec = {
  firstName?: string;
  lastName?: string;
  title?: string;
  professions?: string[];
  skills?: string[];
  experience?: string;
  contractType?: 'Freelance' | 'CDD' | 'CDI';
  /** Days from today; null for somebody who has not said. */
  availableIn?: number | null;
  isPrivate?: boolean;
};

/** What a freelance has said of themselves. Gives the id that companies know them by. */
export async function makeProfile(tx: Tx, userId: string, spec: ProfileSpec = {}): Promise<string> {
  const { firstName, lastName, title = 'Développeuse', professions = ['java-developer'], skills = ['Java'], experience = '3' } = spec;
  const { contractType = 'Freelance', availableIn = 0, isPrivate = false } = spec;
  const isFreelance = contractType === 'Freelance';
  if (firstName || lastName)
    await tx.many(sql`
      update users set first_name = coalesce(${firstName ?? null}, first_name), last_name = coalesce(${lastName ?? null}, last_name)
      where id = ${userId}`);
  const { id } = await tx.one<{ id: string }>(sql`
    insert into freelance_profiles (user_id, title, professions, skills, experience, contract_type, legal_status, daily_rate_cents,
      annual_salary_cents, available_from, is_private)
    values (${userId}, ${title}, ${professions}, ${skills}, ${experience}, ${contractType}, ${isFreelance ? 'SASU' : null},
      ${isFreelance ? 60_000 : null}, ${isFreelance ? null : 5_000_000}, ${todayAt(() => 'Europe/Paris')} + ${availableIn}::integer, ${isPrivate}) returning id`);
  return id;
}
