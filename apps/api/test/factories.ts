import { randomUUIDv7 } from 'node:crypto';
import type { AccountState, UserType } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { companyPermissions } from '@jalon/domain/core/permission';
import { hashPassword } from '../src/core/password.ts';
import { openSession } from '../src/core/session.ts';
import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';

export type Person = { id: string; email: string; token: string };
type PersonSpec = {
  type: UserType;
  lang?: Language;
  isVerified?: boolean;
  state?: AccountState;
  /** Closed by somebody else unless said otherwise. */
  isClosedBySelf?: boolean;
  isValidated?: boolean;
  permissions?: readonly string[];
  /** A contact of a company that exists. */
  companyId?: string;
  /** What the hash of their password is made from; without one nobody can sign in with it. */
  password?: string;
};

/** A person with an open session and, for a company's contact, the company and role it needs. */
export async function makePerson(tx: Tx, spec: PersonSpec): Promise<Person> {
  const id = randomUUIDv7();
  const email = `${id}@jalon.test`;
  const now = new Date();
  const { companyId, roleId } = spec.type === 'Company' ? await makeCompany(tx, spec) : { companyId: null, roleId: null };
  await tx.many(sql`
    insert into users (id, type, email, password_hash, first_name, last_name, lang, email_verified_at, state, closed_by, validated_at, company_id, role_id)
    values (${id}, ${spec.type}, ${email}, ${spec.password ? await hashPassword(spec.password) : 'none'}, 'Test', ${spec.type}, ${spec.lang ?? 'fr'}, ${spec.isVerified === false ? null : now},
      ${spec.state ?? 'active'}, ${spec.isClosedBySelf ? id : null}, ${spec.isValidated === false ? null : now}, ${companyId}, ${roleId})`);
  const { token } = await openSession(tx, id, { userAgent: 'test', address: '127.0.0.1', isRemembered: false });
  return { id, email, token };
}

async function makeCompany(
  tx: Tx,
  { permissions = companyPermissions, companyId: given }: PersonSpec,
): Promise<{ companyId: string; roleId: string }> {
  const [companyId, roleId] = [given ?? randomUUIDv7(), randomUUIDv7()];
  if (!given) await tx.many(sql`insert into companies (id, name) values (${companyId}, ${`Company ${companyId}`})`);
  await tx.many(
    sql`insert into company_roles (id, company_id, label, permissions) values (${roleId}, ${companyId}, ${given ? `Role ${roleId.slice(-12)}` : 'Owner'}, ${[...permissions]})`,
  );
  return { companyId, roleId };
}
