import type { Page } from '@jalon/domain/core/listing';
import { availabilityOf, type ProfileFacts, soonUntil } from '@jalon/domain/talents/talent';
import type { StaffProfile, Talent, TalentQuery } from '@jalon/domain/talents/talent-schema';
import { readPage } from '../core/listing.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type Words = { fr: string; en: string };
type Row = Omit<Talent, 'professions' | 'experience' | 'availability'> & {
  professions: string[];
  professionNames: Record<string, Words> | null;
  experience: string | null;
  experienceName: Words | null;
};

/** What companies are given, and no more: nothing else of the account is ever read. */
const columns = sql`p.id, (select u.first_name from users u where u.id = p.user_id) as "firstName",
  (select u.last_name from users u where u.id = p.user_id) as "lastName", p.title, p.professions, p.skills, p.experience,
  p.contract_type as "contractType", p.legal_status as "legalStatus", p.daily_rate_cents as "dailyRateCents",
  p.annual_salary_cents as "annualSalaryCents", p.available_from::text as "availableFrom", p.created_at::date::text as since,
  (select json_object_agg(v.code, json_build_object('fr', v.fr, 'en', v.en)) from referential_values v
    where v.list = 'activity-areas' and v.code = any(p.professions)) as "professionNames",
  (select json_build_object('fr', v.fr, 'en', v.en) from referential_values v
    where v.list = 'experiences' and v.code = p.experience) as "experienceName"`;

function toTalent(row: Row, today: string): Talent {
  const { professionNames, experienceName, experience, professions, ...rest } = row;
  const named = (code: string, words: Words | null | undefined) => ({ code, ...(words ?? { fr: code, en: code }) });
  return {
    ...rest,
    professions: professions.map((code) => named(code, professionNames?.[code])),
    experience: experience === null ? null : named(experience, experienceName),
    availability: availabilityOf(row.availableFrom, today),
  };
}

const orders: Record<TalentQuery['sort'], { key: Sql; keyType: Sql }> = {
  name: { key: sql`p.name_key`, keyType: sql`text` },
  availability: { key: sql`p.available_key`, keyType: sql`date` },
  since: { key: sql`p.created_at`, keyType: sql`timestamptz` },
};

const isAvailable = (today: string): Record<NonNullable<TalentQuery['availability']>, Sql> => ({
  now: sql`p.available_key <= ${today}::date`,
  soon: sql`p.available_key > ${today}::date and p.available_key <= ${soonUntil(today)}::date`,
  later: sql`p.available_key > ${soonUntil(today)}::date and p.available_key < 'infinity'`,
});

/** `today` is the day of the installation. */
export async function listTalents(tx: Tx, query: TalentQuery, today: string): Promise<Page<Talent>> {
  const { q, profession, contract, experience, availability, sort, dir, ...page } = query;
  const filters: Sql[] = [];
  if (profession) filters.push(sql`p.professions @> array[${profession}::text]`);
  if (contract) filters.push(sql`p.contract_type = ${contract}`);
  if (experience) filters.push(sql`p.experience = ${experience}`);
  if (availability) filters.push(isAvailable(today)[availability]);
  const found = await readPage<Row>(tx, {
    columns,
    from: sql`freelance_profiles`,
    as: sql`p`,
    where: [sql`p.is_listed`],
    filters,
    search: q ? { text: q, column: sql`p.search` } : undefined,
    ...orders[sort],
    id: sql`p.id`,
    dir,
    page,
  });
  return { ...found, rows: found.rows.map((row) => toTalent(row, today)) };
}

/** `private` when it is there and hidden. */
export async function findTalent(tx: Tx, id: string, today: string): Promise<Talent | 'private' | undefined> {
  const row = await tx.maybe<Row & { isListed: boolean }>(sql`
    select ${columns}, p.is_listed as "isListed" from freelance_profiles p join users u on u.id = p.user_id
    where p.id = ${id} and u.type = 'Freelance' and u.state = 'active' and u.validated_at is not null and u.email_verified_at is not null`);
  if (!row) return undefined;
  const { isListed, ...talent } = row;
  return isListed ? toTalent(talent, today) : 'private';
}

type Staff = { reach: Sql; today: string };

/** The profile of a freelance the staff reach, whatever the state of the account; undefined when there is no such person. */
export async function findStaffProfile(tx: Tx, id: string, { reach, today }: Staff): Promise<StaffProfile | undefined> {
  const found = await tx.maybe<{ profile: (Row & { isPrivate: boolean }) | null }>(sql`
    select (select to_jsonb(told) from (select ${columns}, p.is_private as "isPrivate" from freelance_profiles p where p.user_id = u.id) told) as profile
    from users u where u.id = ${id} and u.type = 'Freelance' and u.state <> 'deleted' and ${reach}`);
  if (!found?.profile) return found && { profile: null };
  const { isPrivate, ...talent } = found.profile;
  return { profile: { ...toTalent(talent, today), isPrivate } };
}

type OwnProfile = ProfileFacts & { isPrivate: boolean };

export const findOwnProfile = (tx: Tx, userId: string): Promise<OwnProfile | undefined> =>
  tx.maybe(sql`
    select p.is_private as "isPrivate", p.title, p.professions, p.skills, p.experience, p.contract_type as "contractType",
      p.legal_status as "legalStatus", p.daily_rate_cents as "dailyRateCents", p.annual_salary_cents as "annualSalaryCents",
      p.available_from::text as "availableFrom"
    from freelance_profiles p where p.user_id = ${userId}`);

/** Compare and set: false when it was so already. */
export async function setPrivate(tx: Tx, userId: string, isPrivate: boolean): Promise<boolean> {
  const changed = await tx.maybe(sql`
    update freelance_profiles set is_private = ${isPrivate}, updated_at = now()
    where user_id = ${userId} and is_private <> ${isPrivate} returning user_id`);
  return changed !== undefined;
}
