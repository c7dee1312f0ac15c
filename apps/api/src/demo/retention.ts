import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts } from './accounts.ts';

type Setting = { idOf: (name: string) => string; daysBefore: (days: number) => Date };

const { freelance, company, commercial, admin } = demoAccounts;
/** Who has opened the profile of the freelance, and how many days ago. */
const openings = [
  [company.email, 1.2],
  [company.email, 9.4],
  [commercial.email, 3.1],
  [admin.email, 20.6],
] as const;

/** Somebody who has been silent for two years and is asked to renew their consent; and who has opened a profile. */
export async function loadRetention(tx: Tx, { idOf, daysBefore }: Setting): Promise<void> {
  const silent = idOf('ludovic.pages@jalon.test');
  const since = daysBefore(712);
  await tx.many(sql`update users set created_at = ${daysBefore(900)}, signed_in_at = ${since} where id = ${silent}`);
  await tx.many(sql`update freelance_profiles set created_at = ${daysBefore(900)}, updated_at = ${since} where user_id = ${silent}`);
  await tx.many(sql`
    insert into retentions (id, state, last_sign_at, due_on, asked_at)
    values (${silent}, 'asked', ${since}, (${since}::timestamptz + interval '24 months')::date, ${daysBefore(12)})`);
  for (const [email, ago] of openings)
    await tx.many(sql`
      insert into profile_openings (owner_id, reader_id, day, company_id, opened_at)
      select ${idOf(freelance.email)}, u.id, ${daysBefore(ago)}::timestamptz::date, u.company_id, ${daysBefore(ago)} from users u where u.email = ${email}`);
}
