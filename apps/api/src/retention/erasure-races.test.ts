import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { administrativeApi } from '@jalon/domain/administrative/administrative-api';
import { fileApi } from '@jalon/domain/files/file-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import { countWaiting } from '../../test/locks.ts';
import { makeFile, pdf } from '../../test/proofs.ts';
import { beSilent, insertAsked, silentPerson } from '../../test/retention.ts';
import { openSession } from '../core/session.ts';
import { whileStanding } from '../core/standing.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { closePerson, purgeDue } from './retention.purge.ts';
import { retentionRecords } from './retention.records.ts';

const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

const device = { userAgent: 'test', address: '127.0.0.1', isRemembered: false };
const stateOf = async (id: string) => (await database.one<{ state: string }>(sql`select state from users where id = ${id}`)).state;
const waiting = () => countWaiting(database);

/** What is asked for while something else has been written and not committed, and has to wait for it. */
async function asked<Answer>(writing: (tx: Tx) => Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer> {
  const { answer } = await database.transaction(async (tx) => {
    await writing(tx);
    const asking = ask();
    await expect.poll(waiting, { timeout: 40_000 }).toBe(1);
    return { answer: asking };
  });
  return answer;
}

test('who is signing in while the night has come to them is kept', async () => {
  const { id } = await silentPerson(database);
  await insertAsked(database, id);
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

const iban = 'FR7630006000011234567890189';
const none = { birthDate: null, birthPlace: '', nationality: null, maritalStatus: null };
type Call = () => Promise<{ status: number }>;
const written: Record<string, (person: Person) => Promise<Call>> = {
  iban: async (person) => () => world.as(person)(administrativeApi.update, { body: { ...none, accountHolder: 'Moi', iban, version: 0 } }),
  paper: async (person) => {
    const fileId = await makeFile(database, person.id, 'proof');
    return () => world.as(person)(administrativeApi.keepPaper, { params: { kind: 'licence' }, body: { fileId } });
  },
  picture: async (person) => {
    const file = await png();
    return () => world.as(person)(ownAccountApi.setPicture, { file });
  },
  upload: async (person) => () => world.as(person)(fileApi.upload, { query: { name: 'permis.pdf', purpose: 'proof' }, file: pdf() }),
};
test.each(Object.entries(written))(
  'what somebody writes while being erased is refused (%s), and nothing of it stays',
  async (_, prepare) => {
    const person = await makePerson(database, { type: 'Freelance' });
    const write = await prepare(person);
    const { status } = await asked((tx) => closePerson(tx, person.id), write);
    expect(status).toBe(401);
    const left = sql`
    select 1 from administrative_files where user_id = ${person.id} union all
    select 1 from files where record_kind = 'administrative' and record_id = ${person.id} union all
    select 1 from files where sent_by = ${person.id} and name = 'permis.pdf' union all
    select 1 from users where id = ${person.id} and picture_key is not null`;
    expect(await database.many(left)).toEqual([]);
  },
);

test('nor does an administrator erase who is signing in without knowing of it', async () => {
  const { id } = await silentPerson(database);
  await insertAsked(database, id);
  const order: string[] = [];
  await asked(
    (tx) => openSession(tx, id, device),
    async () => {
      await database.transaction(async (tx) => {
        await retentionRecords.store.turn?.({ tx, actor: world.people.admin as never, requestId: '' }, 'purge', {}, id);
        const seen = await tx.one<{ isSeen: boolean }>(
          sql`select signed_in_at > now() - interval '1 hour' as "isSeen" from users where id = ${id}`,
        );
        order.push(String(seen.isSeen));
      });
    },
  );
  expect(order).toEqual(['true']);
});

test('an erasure waits for what the person is writing, and takes it too', async () => {
  const person = await makePerson(database, { type: 'Freelance' });
  const writing = (tx: Tx) =>
    whileStanding(tx, person.id, () => tx.many(sql`insert into administrative_files (user_id, sealed) values (${person.id}, '')`));
  await asked(writing, () => database.transaction((tx) => closePerson(tx, person.id)));
  expect(await database.many(sql`select 1 from administrative_files where user_id = ${person.id}`)).toEqual([]);
});
