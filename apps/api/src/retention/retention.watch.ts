import { localeOf } from '@jalon/domain/core/typed';
import { retentionRules } from '@jalon/domain/retention/retention';
import { makeLink } from '../accounts/accounts.queries.ts';
import { writeTo } from '../accounts/write-to.ts';
import { applicationRecords } from '../applications/applications.records.ts';
import { operatorDay } from '../core/operator-day.ts';
import type { Reaction } from '../core/reactions.ts';
import type { Database } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { queueMail } from '../mails/mails.queries.ts';
import { proposalRecords } from '../proposals/proposals.records.ts';
import { dueDay, isNear, keptBy, lastSign } from './retention.columns.ts';
import { purgeDue } from './retention.purge.ts';
import { retentionRecords } from './retention.records.ts';

const { reminderDays, unansweredMonths } = retentionRules;
const input = {};

/** Every freelance has a clock, and it stands where the last sign of life puts it. Some at a time: a statement has few seconds. */
export async function setClocks(database: Database, size = 1000): Promise<void> {
  const moved = dueDay({ sign: sql`excluded.last_sign_at`, asked: sql`r.asked_at`, postponed: sql`r.postponed_until` });
  const after = (last: string | undefined) => (last ? sql`and u.id > ${last}` : sql``);
  let [last, found]: [string | undefined, number] = [undefined, size];
  while (found === size) {
    const people: Sql = sql`select u.id, ${lastSign} as sign from users u where u.type = 'Freelance' and u.state <> 'deleted' ${after(last)} order by u.id limit ${size}`;
    ({ last, found } = await database.one<{ last: string | undefined; found: number }>(sql`
      with p as materialized (${people}),
      clocks as (
        insert into retentions as r (id, last_sign_at, due_on) select p.id, p.sign, ${dueDay({ sign: sql`p.sign` })}
        from p on conflict (id) do update set last_sign_at = excluded.last_sign_at, due_on = ${moved}
        where r.state <> 'purged' and excluded.last_sign_at > r.last_sign_at)
      select (select p.id from p order by p.id desc limit 1) as last, (select count(*)::int from p) as found`));
  }
}

/**
 * Every night: who came back or is kept is no longer asked, whose day is near is asked and reminded, and what nobody has answered goes. Those who
 * wait come first: a purge that fails is told at the end.
 */
export async function watchRetentions(database: Database): Promise<void> {
  await watchAnswers(database);
  await setClocks(database);
  await retentionRecords.sweep(database, 'resume', { due: sql`r.last_sign_at > r.asked_at`, input });
  await retentionRecords.sweep(database, 'keep', { due: sql`(${keptBy}) is not null`, input });
  await retentionRecords.sweep(database, 'ask', { due: sql`${isNear} and (${keptBy}) is null`, input });
  const isLast = sql`r.due_on <= ${operatorDay} + ${reminderDays}::int and r.reminded_at is null`;
  await retentionRecords.sweep(database, 'remind', { due: sql`${isLast} and (${keptBy}) is null`, input });
  await purgeDue(database);
}

/** Nobody waits for an answer for ever: once for each time that somebody has begun to wait. */
async function watchAnswers(database: Database): Promise<void> {
  const months = sql`now() - ${unansweredMonths} * interval '1 month'`;
  await applicationRecords.sweep(database, 'unanswered', {
    due: sql`a.since < ${months} and (a.nudged_at is null or a.nudged_at < a.since)`,
    input,
  });
  await proposalRecords.sweep(database, 'unanswered', { due: sql`q.created_at < ${months} and q.nudged_at is null`, input });
}

const askByMail: Reaction['react'] = writeTo(async (tx, to, { id }) => {
  const clock = await tx.maybe<{ dueOn: string }>(
    sql`select due_on::text as "dueOn" from retentions where id = ${to.id} and state = 'asked'`,
  );
  // They have answered meanwhile.
  if (!clock) return;
  const day = new Intl.DateTimeFormat(localeOf[to.lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(clock.dueOn));
  const params = { firstName: to.firstName, day, link: await makeLink(tx, to.id, 'consent') };
  await queueMail(tx, { key: `consent ${id}`, name: 'consent', to, params });
});
export const retentionReactions: Reaction[] = [
  { to: 'retention.ask', react: askByMail },
  { to: 'retention.remind', react: askByMail },
];
