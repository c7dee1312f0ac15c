import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { beSilent, insertAsked, silentPerson } from '../../test/retention.ts';
import { openSession } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { closePerson, purgeDue } from './retention.purge.ts';

const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

const stateOf = async (id: string) => (await database.one<{ state: string }>(sql`select state from users where id = ${id}`)).state;
const waiting = async () =>
  (
    await database.one<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).n;

/** What is asked for while something else has been written and not committed, and has to wait for it. */
async function asked<Answer>(writing: (tx: Tx) => Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer> {
  const { answer } = await database.transaction(async (tx) => {
    await writing(tx);
    const asking = ask();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    return { answer: asking };
  });
  return answer;
}

test('who is signing in while the night has come to them is kept', async () => {
  const { id } = await silentPerson(database);
  await insertAsked(database, id);
  const device = { userAgent: 'test', address: '127.0.0.1', isRemembered: false };
  const purged = await asked(
    (tx) => openSession(tx, id, device),
    () => purgeDue(database),
  );
  expect([purged, await stateOf(id)]).toEqual([0, 'active']);
});

test('who signs in while being erased is refused as by a wrong password, and leaves no session', async () => {
  const password = 'Chemin!42vert';
  const { id, email } = await makePerson(database, { type: 'Freelance', password });
  await beSilent(database, id);
  const signIn = () => world.as('visitor')(sessionApi.login, { body: { email, password, isRemembered: false } });
  const { error } = await asked((tx) => closePerson(tx, id), signIn);
  expect(error.code).toBe('session.badCredentials');
  expect([await stateOf(id), await database.many(sql`select 1 from sessions where user_id = ${id}`)]).toEqual(['deleted', []]);
});
