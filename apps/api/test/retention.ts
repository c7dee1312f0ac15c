import type { Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { makePerson, type Person } from './factories.ts';

/** A freelance nobody has heard of for so many months, and some days more. */
export async function silentPerson(tx: Tx, months = 24, days = 1): Promise<Person> {
  const person = await makePerson(tx, { type: 'Freelance' });
  await beSilent(tx, person.id, months, days);
  return person;
}

export async function beSilent(tx: Tx, id: string, months = 24, days = 1): Promise<void> {
  const since = sql`now() - ${months} * interval '1 month' - ${days} * interval '1 day'`;
  await tx.many(sql`delete from sessions where user_id = ${id}`);
  await tx.many(sql`update users set created_at = ${since}, signed_in_at = ${since} where id = ${id}`);
  await tx.many(sql`update freelance_profiles set updated_at = ${since} where user_id = ${id}`);
  await tx.many(sql`update applications set sent_at = ${since}, since = ${since} where owner_id = ${id}`);
}

/** Of somebody who was asked so many days ago; the day is past unless said. */
export async function insertAsked(tx: Tx, id: string, askedAgo = 31, dueIn = -1): Promise<{ id: string }> {
  await tx.many(sql`
    insert into retentions (id, state, last_sign_at, due_on, asked_at)
    values (${id}, 'asked', now() - interval '24 months', operator_day() + ${dueIn}::int, now() - ${askedAgo} * interval '1 day')
    on conflict (id) do update set state = 'asked', asked_at = excluded.asked_at, due_on = excluded.due_on, version = retentions.version + 1`);
  return { id };
}
