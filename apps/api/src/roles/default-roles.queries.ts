import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@jalon/domain/core/languages';
import { defaultRoles } from '@jalon/domain/roles/default-roles';
import { type Sql, sql } from '../db/sql.ts';

/** Inserts the roles every company starts with, once for each row of `from`; and the id that the owners' role will have. */
export function defaultRolesOf(companyId: string, lang: Language, from: Sql): { ownerId: string | null; statement: Sql } {
  const roles = defaultRoles.map(({ label, ...role }, place) => ({ id: randomUUIDv7(), label: label[lang], place, ...role }));
  const statement = sql`
      insert into company_roles (id, company_id, label, permissions, is_owner, created_at)
      select r.id, ${companyId}::uuid, r.label, array(select jsonb_array_elements_text(r.permissions)), r."isOwner",
        now() + r.place * interval '1 microsecond'
      from ${from}, jsonb_to_recordset(${JSON.stringify(roles)}::jsonb)
        as r(id uuid, label text, permissions jsonb, "isOwner" boolean, place integer)`;
  return { ownerId: roles.find(({ isOwner }) => isOwner)?.id ?? null, statement };
}
