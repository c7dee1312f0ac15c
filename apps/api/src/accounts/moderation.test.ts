import { accountApi } from '@jalon/domain/accounts/account-api';
import type { ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { homeApi } from '@jalon/domain/home/home-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn, actOnMany } from '../../test/accounts.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import type { World } from '../../test/harness.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';

const { api } = managedAccounts;

let opened: Awaited<ReturnType<typeof openMailWorld>>;
let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  opened = await openMailWorld({ JALON_CONTACT_EMAIL: 'support@jalon.example' });
  ({ world } = opened);
  admin = world.as('admin');
});
afterAll(() => opened.close());

const act = (id: string, action: ManagedAction, body: { reason?: string } = {}) => actOn(admin, id, action, body);
const waiting = () => makePerson(world.database, { type: 'Freelance', isValidated: false });
const stored = (id: string) => world.database.one(sql`select state, block_reason, refused_at, refusal_reason from users where id = ${id}`);
/** The session of somebody whose others were ended. */
async function comeBack(person: Person): Promise<ReturnType<World['as']>> {
  const { token } = await openSession(world.database, person.id, { userAgent: '', address: '::1', isRemembered: false });
  return world.as({ ...person, token });
}
/** What was decided so long ago that nobody can undo it in passing any more, and is then sent. */
async function deliver(): Promise<void> {
  await world.work();
  await world.database.many(sql`update mails set next_try_at = now() where next_try_at is not null`);
  await world.database.many(sql`update events set at = at - interval '1 minute'`);
  await world.database.many(sql`select graphile_worker.add_job('mails')`);
  await world.work();
}
const subjectsTo = ({ email }: Person) => opened.mail.to(email).map(({ subject }) => subject);

test('who is blocked is told why and whom to write to, by mail and on the page that keeps them out, and is told when it is over', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  const reason = 'Deux profils à votre nom.\nÉcrivez-nous <b>vite</b> {{contact}}';
  expect((await act(person.id, 'block', { reason })).body).toMatchObject({ state: 'blocked', blockReason: reason });
  await deliver();
  const [letter] = opened.mail.to(person.email);
  expect(letter?.subject).toBe('Votre compte est bloqué');
  expect(letter?.text).toContain(reason);
  expect(letter?.text).toContain('support@jalon.example');
  expect(letter?.html).toContain('&lt;b&gt;vite&lt;/b&gt;');
  const as = await comeBack(person);
  expect((await as(sessionApi.user, {})).body).toMatchObject({ statut: 'Blocked', blockReason: reason });
  expect((await as(accountApi.contact, {})).body).toEqual({ email: 'support@jalon.example', phone: null });
  const { rows } = (await admin(api.history, { params: { id: person.id }, query: {} })).body;
  expect(rows[0]).toMatchObject({ kind: 'account.block', input: { reason }, after: { state: 'blocked' } });

  expect((await act(person.id, 'unblock')).body).toMatchObject({ state: 'active', blockReason: null });
  await deliver();
  expect(subjectsTo(person)).toEqual(['Votre compte est bloqué', 'Votre compte est débloqué']);
  expect((await as(sessionApi.user, {})).body).toMatchObject({ blockReason: null });
});

test('blocking and refusing ask for a reason, at its field, and change nothing without one', async () => {
  const person = await waiting();
  const before = await stored(person.id);
  for (const action of ['block', 'refuse'] as const)
    for (const [body, problem] of [
      [{}, 'validation.required'],
      [{ reason: ' ' }, 'validation.required'],
      [{ reason: 'x'.repeat(501) }, 'validation.maxLength|max=500'],
    ] as const) {
      const one = await act(person.id, action, body);
      const many = await actOnMany(admin, [person.id], action, body);
      for (const { status, error } of [one, many]) expect([status, error.fields]).toEqual([422, { reason: problem }]);
    }
  expect((await act(person.id, 'validate', { reason: 'x' })).error.fields).toEqual({ reason: 'validation.unknownField' });
  expect(await stored(person.id)).toEqual(before);
});

test.each([
  ['block', 'unblock'],
  ['refuse', 'reconsider'],
] as const)('%s that is undone at once is told to nobody, also when the worker was away meanwhile', async (away, back) => {
  const [one, other] = [await waiting(), await waiting()];
  await act(one.id, away, { reason: 'Erreur' });
  await world.work();
  await act(one.id, back);
  // Of the other, both wait for the worker at once.
  await act(other.id, away, { reason: 'Erreur' });
  await act(other.id, back);
  await deliver();
  expect([subjectsTo(one), subjectsTo(other)]).toEqual([[], []]);
});

test('what is undone and done again in the same words is told once', async () => {
  const [blocked, refused] = [await waiting(), await waiting()];
  await act(blocked.id, 'block', { reason: 'Doublon' });
  await act(refused.id, 'refuse', { reason: 'Doublon' });
  await deliver();
  await act(blocked.id, 'unblock');
  await act(refused.id, 'reconsider');
  await act(blocked.id, 'block', { reason: 'Doublon' });
  await act(refused.id, 'refuse', { reason: 'Doublon' });
  await deliver();
  expect([subjectsTo(blocked), subjectsTo(refused)]).toEqual([['Votre compte est bloqué'], ['Votre inscription n’a pas été retenue']]);
});

test('who is refused is told why, waits no longer, keeps the account, and may be validated later', async () => {
  const toValidate = async () => (await admin(homeApi.read, {})).body.toValidate?.byType[0]?.count;
  const listed = async (validation: 'waiting' | 'refused') =>
    (await admin(api.list, { query: { type: 'Freelance', validation } })).body.rows.map(({ id }) => id);
  const person = await waiting();
  const before = (await toValidate()) ?? 0;
  const reason = 'Votre métier n’est pas de ceux que nous suivons.';
  expect((await act(person.id, 'refuse', { reason })).body).toMatchObject({ state: 'active', isValidated: false, refusalReason: reason });
  expect(await toValidate()).toBe(before - 1);
  expect(await listed('waiting')).not.toContain(person.id);
  expect(await listed('refused')).toContain(person.id);
  expect((await world.as(person)(sessionApi.user, {})).body).toMatchObject({ isValidated: false, refusalReason: reason });
  expect((await act(person.id, 'refuse', { reason })).status).toBe(409);
  await deliver();
  expect(opened.mail.to(person.email)[0]?.text).toContain(reason);
  const { rows } = (await admin(api.history, { params: { id: person.id }, query: {} })).body;
  expect(rows[0]).toMatchObject({ kind: 'account.refuse', input: { reason } });

  expect((await act(person.id, 'validate')).body).toMatchObject({ isValidated: true, refusalReason: null });
  await deliver();
  expect(subjectsTo(person)).toEqual(['Votre inscription n’a pas été retenue', 'Votre compte est validé']);
  expect(await stored(person.id)).toMatchObject({ refused_at: null, refusal_reason: null });
});

test('several are refused with one reason, of which each is told', async () => {
  const people = [await waiting(), await waiting()];
  const invited = await makePerson(world.database, { type: 'Freelance', state: 'none', isValidated: false });
  const ids = [...people, invited].map(({ id }) => id);
  const { body } = await actOnMany(admin, ids, 'refuse', { reason: 'Hors périmètre' });
  expect(body).toMatchObject({ done: people.map(({ id }) => id), refused: [{ id: invited.id, code: 'workflow.wrongState' }] });
  await deliver();
  for (const person of people) expect(opened.mail.to(person.email)[0]?.text).toContain('Hors périmètre');
  expect(subjectsTo(invited)).toEqual([]);
});

test('of one who validates and one who refuses at once, the account and its history agree', async () => {
  const other = world.as(await makePerson(world.database, { type: 'Admin' }));
  for (let round = 0; round < 20; round += 1) {
    const person = await waiting();
    const refusing = actOn(other, person.id, 'refuse', { reason: 'Hors périmètre' });
    const [validated, refused] = await Promise.all([act(person.id, 'validate'), refusing]);
    // Refused first, it can still be validated; validated first, there is nothing to refuse.
    expect([200, 409]).toContain(refused.status);
    expect(validated.status).toBe(200);
    expect((await admin(api.read, { params: { id: person.id } })).body).toMatchObject({ isValidated: true, refusalReason: null });
  }
});

test('of a deleted person no reason is kept', async () => {
  const person = await waiting();
  await act(person.id, 'refuse', { reason: 'Motif personnel' });
  await act(person.id, 'block', { reason: 'Motif personnel' });
  await act(person.id, 'delete');
  expect(await stored(person.id)).toEqual({ state: 'deleted', block_reason: null, refused_at: null, refusal_reason: null });
  const { told } = await world.database.one<{ told: number }>(sql`
    select (select count(*)::int from events where concat(before, after, input) like '%Motif personnel%')
      + (select count(*)::int from mails where params::text like '%Motif personnel%') as told`);
  expect(told).toBe(0);
});
