import { randomUUIDv7 } from 'node:crypto';
import type { CompanyDetails } from '@jalon/domain/companies/company-schema';
import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import { type CandidateInput, hasProfile } from '@jalon/domain/imports/import-candidate';
import type { ImportedKind, ImportKind } from '@jalon/domain/imports/import-fields';
import type { NeedInput } from '@jalon/domain/imports/import-need';
import type { ContactInput } from '@jalon/domain/imports/tool-read';
import { OpportunityNew } from '@jalon/domain/opportunities/opportunity';
import { nextId, record } from '../core/events.ts';
import { inserted } from '../core/record-statements.ts';
import { cleaned } from '../core/rich-text.ts';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { defaultRolesOf } from '../roles/default-roles.queries.ts';

type Told = { kind: ImportKind; name: string; created: number; errors: number; duplicates: number };

/** The import itself, with what it has added. */
export async function insertImport(tx: Tx, { actor, requestId }: By, told: Told, recordIds: readonly string[]): Promise<string> {
  const id = randomUUIDv7();
  await tx.many(sql`insert into imports ${inserted({ id, ...told, createdBy: actor.id })}`);
  await tx.many(sql`insert into import_records (import_id, record_id) select ${id}, unnest(${recordIds}::uuid[])`);
  const { name } = told;
  await record(tx, 'import.create', { subjectId: id, by: actor.id, requestId, label: { fr: name, en: name }, after: { name } });
  return id;
}

export type By = { actor: { id: string; lang: Language }; requestId: string };
type Trace = { kind: `${'opportunity' | 'account' | 'company'}.${'create' | 'delete'}` } & By;

/** The history of each record begins with the import; nobody is told line by line, and no letter follows. */
export async function trace(
  tx: Tx,
  { kind, actor, requestId }: Trace,
  records: readonly { id: string; label?: string; companyId?: string; after?: object }[],
) {
  const rows = records.map(({ id, label, companyId, after }) => ({ event_id: nextId(), id, label, company_id: companyId, after }));
  await tx.many(sql`
    insert into events (id, kind, subject_id, label, company_id, actor_id, request_id, after)
    select x.event_id, ${kind}, x.id, x.label, x.company_id, ${actor.id}, ${requestId}, x.after
    from ${recordset(rows)} as x(event_id uuid, id uuid, label text, company_id uuid, after jsonb)`);
}

const recordset = (rows: readonly object[]): Sql => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

/** As drafts. Their manager is whoever imports, as in the form of a commercial. */
async function insertNeeds(tx: Tx, by: By, needs: readonly NeedInput[]): Promise<string[]> {
  const rows = needs.map((need) => ({ id: randomUUIDv7(), ...cleaned(OpportunityNew, need) }));
  await tx.many(sql`
    insert into opportunities (id, company_id, division_id, title, expertise_area, activity_areas, experience, duration, mobility_area,
      contract_type, is_anonymous, has_preselection, starts_on, daily_rate_from_cents, daily_rate_to_cents, annual_salary_cents, place,
      remote, description, prerequisites, skills, contact_email, manager_id)
    select x.id, "companyId", "divisionId", title, "expertiseArea", "activityAreas", experience, duration, "mobilityArea",
      "contractType", "isAnonymous", "hasPreselection", "startsOn", "dailyRateFromCents", "dailyRateToCents", "annualSalaryCents", place,
      remote, description, prerequisites, skills, "contactEmail", "managerId"
    from ${recordset(rows)} as x(id uuid, "companyId" uuid, "divisionId" uuid, title text, "expertiseArea" text, "activityAreas" text[],
      experience text, duration text, "mobilityArea" text, "contractType" text, "isAnonymous" boolean, "hasPreselection" boolean,
      "startsOn" date, "dailyRateFromCents" integer, "dailyRateToCents" integer, "annualSalaryCents" integer, place text, remote text,
      description text, prerequisites text, skills text[], "contactEmail" text, "managerId" uuid)`);
  const told = rows.map(({ id, title, companyId }) => ({ id, companyId, label: title, after: { state: 'not_posted', title } }));
  await trace(tx, { kind: 'opportunity.create', ...by }, told);
  return rows.map(({ id }) => id);
}

/** Somebody who came meanwhile is not written over. */
async function whoIsNew(insert: () => Promise<unknown>): Promise<void> {
  try {
    await insert();
  } catch (error) {
    if (uniqueViolation(error) === 'users__email') throw new AppError('import.changed');
    throw error;
  }
}

/** Known to the operator, without a login: nobody is written to. */
async function insertCandidates(tx: Tx, by: By, candidates: readonly CandidateInput[]): Promise<string[]> {
  const rows = candidates.map((candidate) => ({ id: randomUUIDv7(), ...candidate }));
  await whoIsNew(() =>
    tx.many(sql`
      insert into users (id, type, email, first_name, last_name, phone, lang, state)
      select id, 'Freelance', email, "firstName", "lastName", nullif(phone, ''), lang, 'none'
      from ${recordset(rows)} as x(id uuid, email text, "firstName" text, "lastName" text, phone text, lang text)`),
  );
  await tx.many(sql`
    insert into freelance_profiles (user_id, title, experience, professions, skills, contract_type, legal_status, daily_rate_cents,
      annual_salary_cents, days_per_week, available_from, areas, remote, linkedin)
    select id, title, experience, professions, skills, "contractType", "legalStatus", "dailyRateCents", "annualSalaryCents",
      "daysPerWeek", "availableFrom", areas, remote, linkedin
    from ${recordset(rows.filter(hasProfile))} as x(id uuid, title text, experience text, professions text[], skills text[],
      "contractType" text, "legalStatus" text, "dailyRateCents" integer, "annualSalaryCents" integer, "daysPerWeek" smallint,
      "availableFrom" date, areas text[], remote text, linkedin text)`);
  const told = rows.map(({ id, firstName, lastName }) => ({ id, label: `${firstName} ${lastName}`, after: { state: 'none' } }));
  await trace(tx, { kind: 'account.create', ...by }, told);
  return rows.map(({ id }) => id);
}

/** In use from the start, as one that an administrator adds, with the roles of every company. */
async function insertCompanies(tx: Tx, by: By, companies: readonly CompanyDetails[]): Promise<string[]> {
  const rows = companies.map((company) => ({ id: randomUUIDv7(), ...company }));
  await tx.many(sql`
    insert into companies (id, name, siren, siret, ape, website, phone1, phone2, address, postal_code, city, country, employees, sector)
    select id, name, siren, siret, ape, website, phone1, phone2, address, "postalCode", city, country, employees, sector
    from ${recordset(rows)} as x(id uuid, name text, siren text, siret text, ape text, website text, phone1 text, phone2 text, address text,
      "postalCode" text, city text, country text, employees integer, sector text)`);
  await Promise.all(rows.map(({ id }) => tx.many(defaultRolesOf(id, by.actor.lang, sql`(select 1) once`).statement)));
  const told = rows.map(({ id, name }) => ({ id, label: name, after: { state: 'active', name } }));
  await trace(tx, { kind: 'company.create', ...by }, told);
  return rows.map(({ id }) => id);
}

/** Without a login, as candidates are, and without a role: the staff give one to those whom they invite. */
async function insertContacts(tx: Tx, by: By, contacts: readonly ContactInput[]): Promise<string[]> {
  const rows = contacts.map((contact) => ({ id: randomUUIDv7(), ...contact }));
  await whoIsNew(() =>
    tx.many(sql`
      insert into users (id, type, email, first_name, last_name, phone, job, lang, state, company_id)
      select id, 'Company', email, "firstName", "lastName", nullif(phone, ''), job, 'fr', 'none', "companyId"
      from ${recordset(rows)} as x(id uuid, email text, "firstName" text, "lastName" text, phone text, job text, "companyId" uuid)`),
  );
  const told = rows.map(({ id, firstName, lastName }) => ({ id, label: `${firstName} ${lastName}`, after: { state: 'none' } }));
  await trace(tx, { kind: 'account.create', ...by }, told);
  return rows.map(({ id }) => id);
}

const atOnce = 100;
const inserters = { needs: insertNeeds, candidates: insertCandidates, companies: insertCompanies, contacts: insertContacts };

type Good = { kind: ImportedKind; good: readonly object[]; told?: (written: number) => Promise<void> };
/** Gives the ids of what was added. */
export async function insertAll(tx: Tx, by: By, { kind, good, told }: Good): Promise<string[]> {
  const ids: string[] = [];
  const insert = inserters[kind] as (tx: Tx, by: By, part: readonly object[]) => Promise<string[]>;
  // In parts, none of which takes longer than a statement may; others are answered in between.
  for (let from = 0; from < good.length; from += atOnce) {
    ids.push(...(await insert(tx, by, good.slice(from, from + atOnce))));
    await told?.(ids.length);
  }
  return ids;
}
