import type { AccountState } from '@jalon/domain/core/actor';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, englishAccounts } from './accounts.ts';
import type { companies } from './content.ts';

type CompanyName = (typeof companies)[number];

/** Where the companies are and what they do; of some, nothing is known yet. */
const places: Partial<Record<CompanyName, { city: string; sector: string }>> = {
  'Banque Valmont': { city: 'Lyon', sector: 'banking' },
  'Atelier Ferroviaire du Nord': { city: 'Lille', sector: 'rail' },
  'Cabinet Orsini': { city: 'Marseille', sector: 'consulting' },
  Distribéo: { city: 'Nantes', sector: 'retail' },
  'Groupe Castellane Assurances': { city: 'Paris', sector: 'insurance' },
  'Laboratoires Pasquier': { city: 'Strasbourg', sector: 'pharmaceuticals' },
  'Mairie de Roquebrune': { city: 'Roquebrune-Cap-Martin', sector: 'public-sector' },
  'Naviris Logistique': { city: 'Le Havre', sector: 'logistics' },
  'Orbital Systems': { city: 'Toulouse', sector: 'aerospace' },
};

/** Who looks after which of them, by address. Some have nobody yet. */
const portfolios: Record<string, CompanyName[]> = {
  [demoAccounts.commercial.email]: ['Helioscope Énergies', 'Banque Valmont', 'Cabinet Orsini', 'Naviris Logistique'],
  [englishAccounts.commercial.email]: ['Helioscope Énergies', 'Orbital Systems'],
  'nadia.ferrand@jalon.test': ['Atelier Ferroviaire du Nord', 'Distribéo', 'Banque Valmont', 'Laboratoires Pasquier'],
};

type DemoContact = {
  company: CompanyName;
  firstName: string;
  lastName: string;
  email: string;
  job: string;
  state: AccountState;
  /** The owners' where none is named. */
  role?: string;
  /** Days since the account waits to be validated. */
  waitsFor?: number;
};
const contacts: DemoContact[] = [
  {
    ...{ company: 'Banque Valmont', firstName: 'Hélène', lastName: 'Garrigue', email: 'helene.garrigue@valmont.example' },
    ...{ job: 'Responsable des achats', state: 'active' },
  },
  {
    ...{ company: 'Banque Valmont', firstName: 'Simon', lastName: 'Cortès', email: 'simon.cortes@valmont.example' },
    ...{ job: 'Chef de projet', state: 'none' },
  },
  {
    ...{ company: 'Naviris Logistique', firstName: 'Yann', lastName: 'Le Guen', email: 'yann.leguen@naviris.example' },
    ...{ job: 'Responsable des opérations', state: 'none' },
  },
  {
    ...{ company: 'Cabinet Orsini', firstName: 'Ange', lastName: 'Casanova', email: 'ange.casanova@orsini.example' },
    ...{ job: 'Associé', state: 'active' },
  },
  {
    ...{ company: 'Semences du Val', firstName: 'Aurélie', lastName: 'Tissot', email: 'aurelie.tissot@semences.example' },
    ...{ job: 'Directrice administrative', state: 'active', waitsFor: 1.4 },
  },
  {
    ...{ company: 'Orbital Systems', firstName: 'Nora', lastName: 'Lindqvist', email: 'nora.lindqvist@orbital.example' },
    ...{ job: 'Directrice technique', state: 'active' },
  },
  {
    ...{ company: 'Mairie de Roquebrune', firstName: 'Lucie', lastName: 'Ferrero', email: 'lucie.ferrero@roquebrune.example' },
    ...{ job: 'Directrice des services', state: 'active' },
  },
  {
    ...{ company: 'Mairie de Roquebrune', firstName: 'Adrien', lastName: 'Pastor', email: 'adrien.pastor@roquebrune.example' },
    ...{ job: 'Responsable informatique', state: 'active', role: 'Responsable' },
  },
  {
    ...{ company: 'Mairie de Roquebrune', firstName: 'Mireille', lastName: 'Astier', email: 'mireille.astier@roquebrune.example' },
    ...{ job: 'Cheffe de service', state: 'active', role: 'Valideur' },
  },
  {
    ...{ company: 'Mairie de Roquebrune', firstName: 'Loïc', lastName: 'Barral', email: 'loic.barral@roquebrune.example' },
    ...{ job: 'Contrôleur de gestion', state: 'active', role: 'Lecteur' },
  },
];

type Setting = { passwordHash: string; idOf: (name: string) => string; daysBefore: (days: number) => Date };

export async function loadPortfolios(tx: Tx, { passwordHash, idOf, daysBefore }: Setting): Promise<void> {
  for (const [name, { city, sector }] of Object.entries(places))
    await tx.many(sql`update companies set city = ${city}, sector = ${sector}, country = 'FR' where name = ${name}`);
  for (const [email, names] of Object.entries(portfolios))
    await tx.many(sql`
      insert into company_commercials (company_id, user_id, assigned_at)
      select c.id, u.id, ${daysBefore(60)} from companies c, users u where c.name = any(${names}) and u.email = ${email}`);
  for (const { company, firstName, lastName, email, job, state, waitsFor } of contacts) {
    const isIn = state !== 'none';
    const joinedAt = daysBefore(waitsFor ?? (isIn ? 50 : 9));
    await tx.many(sql`
      insert into users (id, type, email, password_hash, first_name, last_name, job, state, email_verified_at, validated_at, company_id,
        signed_in_at, created_at)
      select ${idOf(email)}, 'Company', ${email}, ${isIn ? passwordHash : null}, ${firstName}, ${lastName}, ${job}, ${state},
        ${isIn ? joinedAt : null}, ${waitsFor ? null : joinedAt}, c.id, ${isIn ? daysBefore(Math.min(3, waitsFor ?? 3)) : new Date(0)}, ${joinedAt}
      from companies c where c.name = ${company}`);
  }
}

/** The roles of those who own nothing, once the companies have roles. */
export async function loadRolesOfContacts(tx: Tx): Promise<void> {
  for (const { email, role } of contacts)
    if (role)
      await tx.many(sql`
        update users u set role_id = r.id from company_roles r
        where r.company_id = u.company_id and r.label = ${role} and u.email = ${email}`);
}
