import { faqMissedLimits } from '@jalon/domain/faq/faq-feedback';
import { retentionRules } from '@jalon/domain/retention/retention';
import { deviceRules } from '@jalon/domain/sessions/session-rules';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { forgetNames } from './events.ts';
import type { Files } from './files.ts';
import { operatorDay } from './operator-day.ts';
import { pictureKey } from './pictures.ts';
import { isAlive } from './session.ts';

/** Removes what time has made useless. Each in its own statement: a failure of one does not keep the others. */
export async function purgeExpired(database: Database, files: Files): Promise<void> {
  await database.many(sql`delete from sessions s where not (${isAlive})`);
  await database.many(sql`delete from rate_limits where window_start < now() - interval '1 day'`);
  await database.many(sql`delete from letter_counts where since < now() - interval '1 day'`);
  await database.many(sql`delete from sign_in_tries where last_at < now() - interval '1 day'`);
  await database.many(sql`delete from device_tokens where last_used_at < now() - make_interval(days => ${deviceRules.days})`);
  const drafts = await database.many<{ logo: string | null }>(sql`
    delete from sign_up_drafts where expires_at < now() returning logo_key as logo`);
  for (const { logo } of drafts) if (logo) await files.remove(pictureKey(logo));
  await database.transaction(async (tx) => {
    const ended = await tx.many<{ id: string }>(sql`
      delete from users where invitation in ('declined', 'withdrawn') and updated_at < now() - interval '30 days' returning id`);
    await forgetNames(
      tx,
      ended.map(({ id }) => id),
    );
  });
  await database.many(sql`delete from sign_in_starts where expires_at < now()`);
  await database.many(sql`delete from account_links where expires_at < now() - interval '30 days'`);
  await database.many(sql`delete from two_steps where confirmed_at is null and created_at < now() - interval '1 day'`);
  await database.many(sql`delete from mails where next_try_at is null and coalesce(sent_at, created_at) < now() - interval '30 days'`);
  await database.many(sql`delete from faq_missed where day <= ${operatorDay} - ${faqMissedLimits.days}::int`);
  await database.many(sql`delete from profile_openings where day <= ${operatorDay} - ${retentionRules.openingDays}::int`);
  await database.many(sql`delete from people_lists where state = 'removed' and updated_at < now() - interval '1 day'`);
  await database.many(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`);
}
