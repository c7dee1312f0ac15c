import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { person } from './accounts.ts';
import { type DemoProfile, profiles } from './profiles.ts';
import { talents } from './talent-profiles.ts';

type Setting = { passwordHash: string; idOf: (name: string) => string; daysBefore: (days: number) => Date };

/** The freelances that companies find, in every kind of contract and availability; one of them hides. */
export async function loadTalents(tx: Tx, { passwordHash, idOf, daysBefore }: Setting): Promise<void> {
  for (const { email, ...profile } of profiles) await addProfile(tx, profile, { userId: idOf(email), at: daysBefore(60), daysBefore });
  for (const [index, { firstName, lastName, ...profile }] of talents.entries()) {
    const { email } = person('Freelance', firstName, lastName);
    const joinedAt = daysBefore(100 - index * 7);
    await tx.many(sql`
      insert into users (id, type, email, password_hash, first_name, last_name, email_verified_at, validated_at, created_at, signed_in_at)
      values (${idOf(email)}, 'Freelance', ${email}, ${passwordHash}, ${firstName}, ${lastName}, ${joinedAt}, ${joinedAt}, ${joinedAt},
        ${daysBefore((index % 9) + 0.4)})`);
    await addProfile(tx, profile, { userId: idOf(email), at: joinedAt, daysBefore });
  }
}

type Place = { userId: string; at: Date; daysBefore: Setting['daysBefore'] };

async function addProfile(tx: Tx, profile: DemoProfile, { userId, at, daysBefore }: Place): Promise<void> {
  const { title, professions, skills, experience, contract, status, euros, availableIn, isPrivate = false } = profile;
  const cents = euros * 100;
  await tx.many(sql`
    insert into freelance_profiles (user_id, title, professions, skills, experience, contract_type, legal_status, daily_rate_cents,
      annual_salary_cents, available_from, is_private, created_at, updated_at)
    values (${userId}, ${title}, ${professions}, ${skills}, ${experience}, ${contract}, ${status ?? null},
      ${contract === 'Freelance' ? cents : null}, ${contract === 'Freelance' ? null : cents}, ${daysBefore(-availableIn)}::timestamptz::date, ${isPrivate},
      ${at}, ${at})`);
}
