import { createHash } from 'node:crypto';
import { monthOf, shiftMonth } from '@jalon/domain/core/months';
import type { Files } from '../core/files.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { person } from './accounts.ts';
import { moreTalents } from './more-talents.ts';
import { demoPdf } from './pdf.ts';
import { type DemoDetails, detailsOf } from './profile-details.ts';
import { type DemoProfile, profiles } from './profiles.ts';
import { talents } from './talent-profiles.ts';

/** The one whose page strangers may read. */
export const demoPage = { email: 'idriss.camara@jalon.test', slug: 'idriss-consultant-salesforce-x4k9m2t7qd' };

type Setting = { passwordHash: string; idOf: (name: string) => string; daysBefore: (days: number) => Date };

/** The freelances that companies find, in every kind of contract and availability; one of them hides. */
export async function loadTalents(tx: Tx, files: Files, setting: Setting): Promise<void> {
  const { passwordHash, idOf, daysBefore } = setting;
  for (const [index, { email, ...profile }] of profiles.entries())
    await addWhole(tx, files, setting, { email, profile, at: daysBefore(60), index: index + talents.length });
  for (const [place, { firstName, lastName, ...profile }] of [...talents, ...moreTalents].entries()) {
    const { email } = person('Freelance', firstName, lastName);
    const joinedAt = daysBefore(100 - ((place * 7) % 93));
    const index = place < talents.length ? place : place + profiles.length;
    await tx.many(sql`
      insert into users (id, type, email, password_hash, first_name, last_name, email_verified_at, validated_at, created_at, signed_in_at)
      values (${idOf(email)}, 'Freelance', ${email}, ${passwordHash}, ${firstName}, ${lastName}, ${joinedAt}, ${joinedAt}, ${joinedAt},
        ${daysBefore((index % 9) + 0.4)})`);
    await addWhole(tx, files, setting, { email, profile, at: joinedAt, index });
  }
  await tx.many(sql`
    update freelance_profiles set is_page_open = true, page_slug = ${demoPage.slug}, shows_rate = true where user_id = ${idOf(demoPage.email)}`);
}

type Whole = { email: string; profile: DemoProfile; at: Date; index: number };

async function addWhole(tx: Tx, files: Files, { idOf, daysBefore }: Setting, { email, profile, at, index }: Whole): Promise<void> {
  const userId = idOf(email);
  const details = detailsOf(email, profile, index);
  await addProfile(tx, profile, { userId, at, daysBefore });
  await addDetails(tx, details, { userId, profile, now: daysBefore(0), saidOn: daysBefore(Math.max(-profile.availableIn, index % 20)) });
  const resumes = details.resumes.map((name, place) => ({ id: idOf(`${email} ${name}`), name, at: daysBefore(35 + place * 60) }));
  for (const { id, name, at: sentAt } of resumes) {
    const content = demoPdf([
      profile.title,
      '',
      ...profile.skills,
      '',
      ...details.experiences.map(({ title, company }) => `${title}, ${company}`),
    ]);
    await files.put(fileKey(id), content);
    await tx.many(sql`
      insert into files (id, record_kind, record_id, purpose, name, type, size, sha256, sent_by, sent_at)
      values (${id}, 'profile', ${userId}, 'resume', ${name}, 'application/pdf', ${content.length}, ${createHash('sha256').update(content).digest()},
        ${userId}, ${sentAt})`);
  }
  await tx.many(sql`update freelance_profiles set resume_ids = ${resumes.map(({ id }) => id)}::uuid[] where user_id = ${userId}`);
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

type Told = { userId: string; profile: DemoProfile; now: Date; saidOn: Date };

async function addDetails(tx: Tx, details: DemoDetails, { userId, profile, now, saidOn }: Told): Promise<void> {
  const month = (ago: number) => shiftMonth(monthOf(now.toISOString()), -ago);
  const experiences = details.experiences.map(({ fromAgo, toAgo, ...position }) => ({
    ...position,
    ...{ isCurrent: toAgo === null, from: month(fromAgo), to: toAgo === null ? null : month(toAgo) },
  }));
  const levels = profile.skills.flatMap((name) => (details.levels[name] ? [{ name, level: details.levels[name] }] : []));
  await tx.many(sql`
    update freelance_profiles set experiences = ${JSON.stringify(experiences)}::jsonb, trainings = ${JSON.stringify(details.trainings)}::jsonb,
      languages = ${JSON.stringify(details.languages)}::jsonb, skill_levels = ${JSON.stringify(levels)}::jsonb,
      days_per_week = ${details.daysPerWeek}, areas = ${details.areas}, remote = ${details.remote}, mobility_note = ${details.note},
      linkedin = ${details.linkedin}, availability_said_on = ${saidOn}::timestamptz::date
    where user_id = ${userId}`);
}
