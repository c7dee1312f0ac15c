import { randomUUIDv7 } from 'node:crypto';
import { splitCompanyNumber } from '@jalon/domain/companies/company-numbers';
import type { Language } from '@jalon/domain/core/languages';
import { distinctSkills } from '@jalon/domain/matching/skill-key';
import type { SignUpAnswers } from '@jalon/domain/sign-up/sign-up-schema';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { acceptancesOf } from '../legal/legal-texts.queries.ts';
import { defaultRolesOf } from '../roles/default-roles.queries.ts';

type Answer<Step extends keyof SignUpAnswers> = NonNullable<SignUpAnswers[Step]>;
/** `isVerified`: a provider has proved the address, and the account may do without a password. */
export type NewAccount = { draftId: string; account: Answer<'account'>; passwordHash: string | null; isVerified: boolean; lang: Language };
export type NewFreelance = NewAccount & { profile: Answer<'profile'>; conditions: Answer<'conditions'>; today: string };
export type NewCompany = NewAccount & { details: Answer<'details'>; function: Answer<'function'>; logo: string | null };

type Place = { type: 'Freelance' | 'Company'; companyId: string | null; roleId: string | null; job: string | null };

/** The account, unless the address has one: whoever comes second is told nothing and makes nothing. */
function newUser(id: string, { account, passwordHash, isVerified, lang }: NewAccount, { type, companyId, roleId, job }: Place): Sql {
  return sql`
    insert into users (id, type, civility, email, password_hash, first_name, last_name, lang, email_verified_at, company_id, role_id, job)
    values (${id}, ${type}, ${account.civility}, ${account.email}, ${passwordHash}, ${account.firstName}, ${account.lastName}, ${lang},
      case when ${isVerified}::boolean then now() end, ${companyId}::uuid, ${roleId}::uuid, ${job})
    on conflict (email) do nothing returning id`;
}

/** Of who is `made`: the texts that were in force when the box was ticked. */
const acceptances = ({ draftId }: NewAccount): Sql =>
  acceptancesOf(sql`made`, sql`coalesce((select d.terms_at from sign_up_drafts d where d.id = ${draftId}), now())`);

/** One statement, so that it takes as long for an address that has an account. */
export async function createFreelance(tx: Tx, made: NewFreelance): Promise<string | undefined> {
  const { profile, conditions, today } = made;
  const isFreelance = conditions.contractType === 'Freelance';
  const user = newUser(randomUUIDv7(), made, { type: 'Freelance', companyId: null, roleId: null, job: null });
  const row = await tx.maybe<{ id: string }>(sql`
    with made as (${user}),
    accepted as (${acceptances(made)})
    insert into freelance_profiles (user_id, title, professions, skills, experience, contract_type, legal_status, daily_rate_cents,
      annual_salary_cents, available_from)
    select made.id, ${profile.title}, ${profile.professions}::text[], ${distinctSkills(profile.skills)}::text[], ${profile.experience},
      ${conditions.contractType}, ${isFreelance ? conditions.legalStatus : null}, ${isFreelance ? conditions.dailyRateCents : null}::integer,
      ${isFreelance ? null : conditions.annualSalaryCents}::integer, ${conditions.availableFrom ?? today}::date
    from made returning user_id as id`);
  return row?.id;
}

/** The company with its roles and first division, and the person who owns it: all of them or none, in one statement too. */
export async function createCompany(tx: Tx, made: NewCompany): Promise<{ id: string; companyId: string } | undefined> {
  const { details, lang } = made;
  const companyId = randomUUIDv7();
  const { ownerId: roleId, statement: roles } = defaultRolesOf(companyId, lang, sql`made`);
  const user = newUser(randomUUIDv7(), made, { type: 'Company', companyId, roleId, job: made.function.function });
  const { siren, siret } = splitCompanyNumber(details.number);
  return tx.maybe(sql`
    with made as (${user}),
    accepted as (${acceptances(made)}),
    company as (
      insert into companies (id, name, siren, siret, ape, website, phone1, phone2, address, postal_code, city, country, employees, sector, logo_key)
      select ${companyId}::uuid, ${details.name}, ${siren}, ${siret}, ${details.ape || null}, ${details.website || null},
        ${details.phone1}, ${details.phone2 || null}, ${details.address}, ${details.postalCode}, ${details.city}, ${details.country},
        ${details.employees}::integer, ${details.sector}, ${made.logo}::uuid
      from made),
    roles as (${roles}),
    division as (
      insert into divisions (id, company_id, name) select ${randomUUIDv7()}::uuid, ${companyId}::uuid, ${made.function.division} from made)
    select made.id, ${companyId}::uuid as "companyId" from made`);
}

/** Who has this address is found out by the worker, when nobody can time it. */
export async function tellKnown(tx: Tx, email: string): Promise<void> {
  await tx.many(sql`select graphile_worker.add_job('known', json_build_object('email', ${email}::text))`);
}
