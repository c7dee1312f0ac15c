import type { AccountState } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { defaultRoles } from '@jalon/domain/roles/default-roles';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, englishAccounts } from './accounts.ts';

type DemoContact = {
  firstName: string;
  lastName: string;
  job: string;
  role: string;
  divisions: string[];
  state: AccountState;
  /** When the person was last here; never, for who has not come yet. */
  daysAgo?: number;
  lang?: Language;
};

const divisions = ['Paris', 'Lyon', 'Direction des systèmes d’information'];

/** The colleagues of the demo contact, in every state somebody can be in. */
const contacts: DemoContact[] = [
  { firstName: 'Julien', lastName: 'Arnaud', job: 'Directeur des achats', role: 'Responsable', divisions: [], state: 'active', daysAgo: 1 },
  { firstName: 'Élodie', lastName: 'Perrin', job: 'Cheffe de projet', role: 'Valideur', divisions: ['Lyon'], state: 'active', daysAgo: 6 },
  { firstName: 'Thomas', lastName: 'Nguyen', job: 'Contrôleur de gestion', role: 'Lecteur', divisions: ['Paris', 'Lyon'], state: 'none' },
  { firstName: 'Salima', lastName: 'Benkirane', job: 'Responsable de domaine', role: 'Valideur', divisions: ['Lyon'], state: 'none' },
  {
    firstName: 'Fatou',
    lastName: 'Sarr',
    job: 'Responsable SI',
    role: 'Responsable',
    divisions: [divisions[2] ?? ''],
    state: 'deactivated',
    daysAgo: 80,
  },
  {
    firstName: 'Marc',
    lastName: 'Delaunay',
    job: 'Assistant achats',
    role: 'Lecteur',
    divisions: ['Paris'],
    state: 'blocked',
    daysAgo: 45,
  },
];

const jobs = [
  [demoAccounts.company.email, 'Directrice générale'],
  [englishAccounts.company.email, 'Head of operations'],
] as const;

const details = {
  siren: '732829320',
  siret: '73282932000074',
  ape: '3511Z',
  website: 'https://www.helioscope.example',
  phone1: '+33 1 70 00 12 34',
  address: '18 rue des Ateliers',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  employees: 240,
  sector: 'energy',
};

type Setting = { companyId: string; passwordHash: string; idOf: (name: string) => string; daysBefore: (days: number) => Date };

/** The organisation of the demo company: four roles, three divisions and the people in them. The role of the owners is answered. */
export async function loadRoles(tx: Tx, { companyId, idOf, daysBefore }: Setting): Promise<string> {
  for (const [index, { label, permissions, isOwner }] of defaultRoles.entries())
    await tx.many(sql`
      insert into company_roles (id, company_id, label, permissions, is_owner, created_at)
      values (${idOf(`role ${label.fr}`)}, ${companyId}, ${label.fr}, ${[...permissions]}, ${isOwner},
        ${new Date(daysBefore(120).getTime() + index)})`);
  for (const name of divisions)
    await tx.many(sql`
      insert into divisions (id, company_id, name, created_at) values (${idOf(`division ${name}`)}, ${companyId}, ${name}, ${daysBefore(118)})`);
  await tx.many(sql`
    update companies set siren = ${details.siren}, siret = ${details.siret}, ape = ${details.ape}, website = ${details.website},
      phone1 = ${details.phone1}, address = ${details.address}, postal_code = ${details.postalCode}, city = ${details.city},
      country = ${details.country}, employees = ${details.employees}, sector = ${details.sector}
    where id = ${companyId}`);
  return idOf('role Propriétaire');
}

/** The other companies have the roles every company starts with, and their contacts own them. */
export async function loadOtherRoles(tx: Tx, { idOf }: Setting): Promise<void> {
  type Named = { id: string; name: string };
  const others = await tx.many<Named>(sql`
    select c.id, c.name from companies c where not exists (select 1 from company_roles r where r.company_id = c.id) order by c.created_at`);
  for (const { id, name } of others)
    for (const [index, { label, permissions, isOwner }] of defaultRoles.entries())
      await tx.many(sql`
        insert into company_roles (id, company_id, label, permissions, is_owner, created_at)
        select ${idOf(`role ${label.fr} of ${name}`)}, c.id, ${label.fr}, ${[...permissions]}, ${isOwner},
          c.created_at + ${index} * interval '1 microsecond'
        from companies c where c.id = ${id}`);
  await tx.many(sql`
    update users u set role_id = r.id from company_roles r where r.company_id = u.company_id and r.is_owner and u.role_id is null`);
}

export async function loadContacts(tx: Tx, { companyId, passwordHash, idOf, daysBefore }: Setting): Promise<void> {
  for (const [email, job] of jobs) await tx.many(sql`update users set job = ${job} where email = ${email}`);
  const closer = sql`(select id from users where email = ${demoAccounts.company.email})`;
  for (const { firstName, lastName, job, role, divisions: at, state, daysAgo, lang = 'fr' } of contacts) {
    const email = `${firstName}.${lastName}@helioscope.example`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z.@]/g, '');
    const isIn = state !== 'none';
    await tx.many(sql`
      insert into users (id, type, email, password_hash, first_name, last_name, job, lang, state, closed_by, email_verified_at, validated_at,
        company_id, role_id, signed_in_at, created_at)
      values (${idOf(email)}, 'Company', ${email}, ${isIn ? passwordHash : null}, ${firstName}, ${lastName}, ${job}, ${lang}, ${state},
        ${state === 'deactivated' ? closer : null}, ${isIn ? daysBefore(100) : null}, ${daysBefore(100)}, ${companyId}, ${idOf(`role ${role}`)},
        ${daysAgo === undefined ? new Date(0) : daysBefore(daysAgo)}, ${daysBefore(100)})`);
    for (const name of at)
      await tx.many(sql`insert into user_divisions (user_id, division_id) values (${idOf(email)}, ${idOf(`division ${name}`)})`);
  }
}
