import { randomUUIDv7 } from 'node:crypto';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { type CandidateInput, hasProfile } from '@jalon/domain/imports/import-candidate';
import type { ImportKind } from '@jalon/domain/imports/import-fields';
import type { NeedInput } from '@jalon/domain/imports/import-need';
import { OpportunityNew } from '@jalon/domain/opportunities/opportunity';
import { nextId, record } from '../core/events.ts';
import { inserted } from '../core/record-statements.ts';
import { cleaned } from '../core/rich-text.ts';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

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

type By = { actor: User; requestId: string };
type Trace = { kind: 'opportunity.create' | 'opportunity.delete' | 'account.create' | 'account.delete' } & By;

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

/** Known to the operator, without a login: nobody is written to. Somebody who came meanwhile is not written over. */
async function insertCandidates(tx: Tx, by: By, candidates: readonly CandidateInput[]): Promise<string[]> {
  const rows = candidates.map((candidate) => ({ id: randomUUIDv7(), ...candidate }));
  try {
    await tx.many(sql`
      insert into users (id, type, email, first_name, last_name, phone, lang, state)
      select id, 'Freelance', email, "firstName", "lastName", nullif(phone, ''), lang, 'none'
      from ${recordset(rows)} as x(id uuid, email text, "firstName" text, "lastName" text, phone text, lang text)`);
  } catch (error) {
    if (uniqueViolation(error) === 'users__email') throw new AppError('import.changed');
    throw error;
  }
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

const atOnce = 100;

type Good = { kind: 'needs'; good: readonly NeedInput[] } | { kind: 'candidates'; good: readonly CandidateInput[] };
/** Gives the ids of what was added. */
export async function insertAll(tx: Tx, by: By, { kind, good }: Good): Promise<string[]> {
  const ids: string[] = [];
  // In parts, none of which takes longer than a statement may; others are answered in between.
  for (let from = 0; from < good.length; from += atOnce) {
    const part = good.slice(from, from + atOnce);
    const added = kind === 'needs' ? insertNeeds(tx, by, part as NeedInput[]) : insertCandidates(tx, by, part as CandidateInput[]);
    ids.push(...(await added));
  }
  return ids;
}
