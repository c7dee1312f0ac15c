import { randomUUIDv7 } from 'node:crypto';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { addMonths, todayIn } from '@jalon/domain/core/dates';
import { documentApi, documents } from '@jalon/domain/documents/document-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { watchDocuments } from './documents.records.ts';

const { api } = documents;
const zone = 'Europe/Paris';
const today = todayIn(zone, new Date());
const later = addMonths(today, 6);
let world: World;
let person: Person;
let owner: ReturnType<World['as']>;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

async function newOwner() {
  person = await makePerson(world.database, { type: 'Freelance' });
  owner = world.as(person);
}
const aFile = () => makeFile(world.database, person.id);
const give = async (type: 'registration' | 'tax' = 'registration', expiresOn = later) =>
  (await owner(api.create, { body: { type, fileId: await aFile(), expiresOn } })).body;
/** Noon of a day, where the operator is. */
const on = (day: string) => new Date(`${day}T12:00:00+01:00`);
const stateOf = async (id: string) => (await owner(api.read, { params: { id } })).body.state;
const eventsOf = (id: string) =>
  world.database.many<{ kind: string; input: object | null; actor: string | null }>(sql`
    select kind, input, actor_id as actor from events where subject_id = ${id} order by id`);

test('a document is given, refused with a reason, replaced, accepted and ends, each step told', async () => {
  await newOwner();
  const given = await give();
  expect(given).toMatchObject({
    ...{ type: 'registration', state: 'submitted', number: 1, addedOn: today, expiresOn: later, reason: null, coveredUntil: null },
    ...{ owner: 'Test Freelance', ownerId: person.id, actions: ['replace', 'delete'], file: { name: 'a.pdf', type: 'application/pdf' } },
  });
  const params = { id: given.id };
  const refused = await admin(api.refuse, { params, body: { reason: 'Illisible', version: 1 } });
  expect(refused.body).toMatchObject({ state: 'refused', reason: 'Illisible', decidedBy: 'Test Admin', actions: ['reopen'] });
  const noticesOf = async () => (await owner(notificationApi.list, { query: {} })).body.rows.map(({ kind, isRead }) => [kind, isRead]);
  expect(await noticesOf()).toEqual([['document.refuse', false]]);
  const replaced = await owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: later } });
  expect(replaced.body).toMatchObject({ state: 'submitted', number: 2, reason: null, decidedBy: null, decidedAt: null });
  expect(replaced.body.file?.id).not.toBe(given.file?.id);
  expect(await noticesOf()).toEqual([['document.refuse', true]]);
  expect((await owner(documentApi.versions, { params })).body).toEqual([
    {
      ...{ number: 1, state: 'refused', reason: 'Illisible', decidedBy: 'Test Admin', decidedAt: refused.body.decidedAt },
      file: given.file,
      addedOn: today,
      expiresOn: later,
    },
  ]);
  expect((await world.as('commercial')(api.accept, { params })).body).toMatchObject({ state: 'accepted', decidedBy: 'Test Commercial' });
  await watchDocuments(world.database, operatorDefaults, on(addMonths(later, 1)));
  const { rows } = (await owner(api.history, { params })).body;
  expect(rows.map(({ kind, input, before, after, by }) => [kind, input?.reason, before?.state, after?.state, by?.name])).toEqual([
    ['document.expire', undefined, 'accepted', 'expired', undefined],
    ['document.accept', undefined, 'submitted', 'accepted', 'Test Commercial'],
    ['document.replace', undefined, 'refused', 'submitted', 'Test Freelance'],
    ['document.refuse', 'Illisible', 'submitted', 'refused', 'Test Admin'],
    ['document.create', undefined, undefined, 'submitted', 'Test Freelance'],
  ]);
});

test('while a new version is checked, the one before still holds until its end', async () => {
  await newOwner();
  const { id } = await give('tax', later);
  await admin(api.accept, { params: { id } });
  const { body } = await owner(api.replace, { params: { id }, body: { fileId: await aFile(), expiresOn: addMonths(later, 6) } });
  expect(body).toMatchObject({ state: 'submitted', coveredUntil: later });
  expect((await admin(api.accept, { params: { id } })).body.coveredUntil).toBeNull();
});

test('what has been accepted once is evidence, and stays', async () => {
  await newOwner();
  const { id } = await give();
  await admin(api.accept, { params: { id } });
  await owner(api.replace, { params: { id }, body: { fileId: await aFile(), expiresOn: later } });
  expect((await owner(api.delete, { params: { id } })).error).toEqual({ code: 'document.isEvidence' });
});

test('a version given by mistake is withdrawn: the one before is as it was, and who was asked to check is asked no more', async () => {
  await newOwner();
  const { id, file } = await give();
  const params = { id };
  expect((await owner(api.withdraw, { params, body: {} })).error.code).toBe('document.isFirst');
  const accepted = (await admin(api.accept, { params, body: {} })).body;
  const mistake = (await owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: addMonths(today, 1) } })).body;
  expect(mistake.actions).toContain('withdraw');
  const asksOf = async (as: ReturnType<World['as']>) =>
    (await as(notificationApi.list, { query: {} })).body.rows.filter(
      ({ subject, kind }) => subject?.id === id && kind === 'document.replace',
    );
  expect(await asksOf(admin)).toHaveLength(1);
  // What covers a person besides is no business of somebody else.
  expect((await world.as('freelance')(api.withdraw, { params, body: {} })).status).toBe(404);
  expect((await owner(api.withdraw, { params, body: { version: accepted.version } })).error.code).toBe('record.changed');

  const back = (await owner(api.withdraw, { params, body: { version: mistake.version } })).body;
  const { decidedAt, decidedBy, expiresOn, addedOn } = accepted;
  expect(back).toMatchObject({
    state: 'accepted',
    number: 1,
    file,
    coveredUntil: null,
    reason: null,
    decidedAt,
    decidedBy,
    expiresOn,
    addedOn,
  });
  expect((await owner(documentApi.versions, { params })).body).toEqual([]);
  expect(await world.database.many(sql`select 1 from files where id = ${mistake.file?.id ?? ''}`)).toEqual([]);
  expect(await asksOf(admin)).toEqual([]);
  expect((await owner(api.withdraw, { params, body: {} })).status).toBe(409);

  // Of several versions one after the other goes; one that was refused is refused again, for its reason.
  await owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: later } });
  await admin(api.refuse, { params, body: { reason: 'Illisible' } });
  await owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: later } });
  expect((await owner(api.withdraw, { params, body: {} })).body).toMatchObject({
    ...{ state: 'refused', number: 2, reason: 'Illisible', coveredUntil: later },
  });
  // One that was decided on is evidence, also once that was taken back.
  await owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: later } });
  await admin(api.accept, { params, body: {} });
  await admin(api.reopen, { params, body: {} });
  expect((await owner(api.withdraw, { params, body: {} })).error.code).toBe('document.wasHandled');
  expect((await owner(api.read, { params })).body.actions).toEqual(['replace', 'delete']);
  // What was checked meanwhile is evidence.
  await owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: later } });
  await admin(api.check, { params, body: { result: 'authentic', securityCode: null, fileId: null } });
  expect((await owner(api.withdraw, { params, body: {} })).error.code).toBe('document.wasHandled');
});

test('whoever was to check a version is asked again once the one that replaced it is withdrawn, one after the other', async () => {
  await newOwner();
  const { id } = await give();
  const params = { id };
  const again = async () => owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: later } });
  await again();
  await again();
  const asks = async () =>
    (await admin(notificationApi.list, { query: {} })).body.rows
      .filter(({ subject, treated }) => subject?.id === id && !treated)
      .map(({ kind }) => kind);
  expect(await asks()).toEqual(['document.replace']);
  expect((await owner(api.withdraw, { params, body: {} })).body.number).toBe(2);
  expect(await asks()).toEqual(['document.replace']);
  expect((await owner(api.withdraw, { params, body: {} })).body.number).toBe(1);
  expect(await asks()).toEqual(['document.create']);
});

test('what was told of an earlier version stays when a later one is withdrawn, and what it covers comes back with its acceptance', async () => {
  await newOwner();
  const { id } = await give();
  const params = { id };
  const again = async () => owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: addMonths(today, 3) } });
  await admin(api.accept, { params, body: {} });
  await again();
  // Accepted by mistake, and taken back: the version before still holds.
  expect((await admin(api.accept, { params, body: {} })).body.coveredUntil).toBeNull();
  expect((await admin(api.reopen, { params, body: {} })).body.coveredUntil).toBe(later);
  await admin(api.accept, { params, body: {} });

  // What an issuer does not know says what the one before is worth, until it proves true.
  const check = async (result: 'authentic' | 'unrecognised') =>
    (await admin(api.check, { params, body: { result, securityCode: null, fileId: null } })).body.coveredUntil;
  await admin(api.reopen, { params, body: {} });
  expect([await check('unrecognised'), await check('authentic')]).toEqual([null, later]);
  await admin(api.accept, { params, body: {} });

  // Somebody who was asked and has not looked keeps what a colleague has dealt with.
  const colleague = world.as(await makePerson(world.database, { type: 'Admin' }));
  await again();
  await admin(api.refuse, { params, body: { reason: 'Illisible' } });
  const toldOf = async () =>
    (await colleague(notificationApi.list, { query: {} })).body.rows
      .filter(({ subject }) => subject?.id === id)
      .map(({ kind, treated, isRead }) => [kind, treated !== null, isRead]);
  expect(await toldOf()).toEqual([['document.replace', true, false]]);
  await again();
  expect((await owner(api.withdraw, { params, body: {} })).status).toBe(200);
  expect(await toldOf()).toEqual([['document.replace', true, false]]);
});

test('nothing covers again that ended, or that a version after it has shown to be worth nothing', async () => {
  await newOwner();
  const stepsOf = (params: { id: string }) => ({
    accept: () => admin(api.accept, { params, body: {} }),
    again: async () => owner(api.replace, { params, body: { fileId: await aFile(), expiresOn: later } }),
    check: async (result: 'authentic' | 'unrecognised') =>
      (await admin(api.check, { params, body: { result, securityCode: null, fileId: null } })).body.coveredUntil,
    /** What covers once the decision was taken back. */
    reopen: async () => (await admin(api.reopen, { params, body: {} })).body.coveredUntil,
  });

  const unknown = await give();
  const one = stepsOf({ id: unknown.id });
  await one.accept();
  await one.again();
  expect(await one.check('unrecognised')).toBeNull();
  await one.accept();
  expect(await one.reopen()).toBeNull();
  await admin(api.refuse, { params: { id: unknown.id }, body: { reason: 'Inconnue' } });
  await one.again();
  expect(await one.check('authentic')).toBeNull();
  await one.accept();
  expect(await one.reopen()).toBeNull();

  // The last that was accepted is over: the one that it had replaced does not come back.
  const { id } = await give('tax');
  const other = stepsOf({ id });
  await other.accept();
  await other.again();
  await other.accept();
  await world.database.many(sql`update documents set expires_on = operator_day() - 1 where id = ${id}`);
  await watchDocuments(world.database, operatorDefaults);
  expect(await stateOf(id)).toBe('expired');
  await other.again();
  expect(await other.check('authentic')).toBeNull();
  await other.accept();
  expect(await other.reopen()).toBeNull();
});

test('a decision that is taken back is told to whoever had read it, and to nobody else', async () => {
  await newOwner();
  const { id } = await give();
  const params = { id };
  const told = async () => (await owner(notificationApi.list, { query: {} })).body.rows.map(({ kind }) => kind);
  await admin(api.accept, { params, body: {} });
  await admin(api.reopen, { params, body: {} });
  expect(await told()).toEqual([]);
  await admin(api.accept, { params, body: {} });
  await owner(notificationApi.readAll, { body: {} });
  await admin(api.reopen, { params, body: {} });
  expect(await told()).toEqual(['document.reopen', 'document.accept']);
});

test('of what is deleted nothing is asked any more', async () => {
  await newOwner();
  const { id } = await give();
  const asked = async () => (await admin(notificationApi.list, { query: {} })).body.rows.filter(({ subject }) => subject?.id === id);
  expect(await asked()).toHaveLength(1);
  await owner(api.delete, { params: { id } });
  expect(await asked()).toEqual([]);
});

test('who employs no foreigner, or needs no permit, declares it; for all else a file is needed', async () => {
  await newOwner();
  const declare = (type: 'foreignWorkers' | 'residency' | 'tax', expiresOn: string | null) =>
    owner(api.create, { body: { type, fileId: null, expiresOn } });
  expect((await declare('foreignWorkers', later)).body).toMatchObject({ file: null, state: 'submitted', expiresOn: later });
  expect((await declare('residency', null)).body).toMatchObject({ file: null, expiresOn: null });
  expect((await declare('tax', later)).error.fields).toEqual({ fileId: 'validation.fileNeeded' });
});

test('a document says until when it holds, which is not over', async () => {
  await newOwner();
  const giveUntil = async (expiresOn: string | null) =>
    (await owner(api.create, { body: { type: 'tax', fileId: await aFile(), expiresOn } })).error;
  expect((await giveUntil(null)).fields).toEqual({ expiresOn: 'validation.required' });
  expect((await giveUntil('2020-01-01')).fields).toEqual({ expiresOn: 'validation.todayOrLater' });
});

test('there is one of each type: another is a new version', async () => {
  await newOwner();
  await give();
  expect((await owner(api.create, { body: { type: 'registration', fileId: await aFile(), expiresOn: later } })).error).toEqual({
    code: 'record.taken',
    fields: { type: 'validation.taken' },
  });
});

test('the clock ends a document the day after its last, once, and reminds of it 60, 30 and 7 days before, once each', async () => {
  await newOwner();
  const { id } = await give('tax', '2040-03-31');
  await admin(api.accept, { params: { id } });
  const watch = (day: string) => watchDocuments(world.database, operatorDefaults, on(day));
  for (const day of ['2040-01-30', '2040-01-31', '2040-02-01', '2040-03-01', '2040-03-02', '2040-03-24', '2040-03-31']) await watch(day);
  expect(await stateOf(id)).toBe('accepted');
  // Two instances at once.
  await Promise.all([watch('2040-04-01'), watch('2040-04-01')]);
  await watch('2040-04-02');
  expect(await stateOf(id)).toBe('expired');
  const told = (await eventsOf(id)).slice(2);
  expect(told.map(({ kind, input, actor }) => [kind, input, actor])).toEqual([
    ['document.remind', { days: 60 }, null],
    ['document.remind', { days: 30 }, null],
    ['document.remind', { days: 7 }, null],
    ['document.expire', null, null],
  ]);
});

test('what was given late is reminded of once, and a new version begins anew', async () => {
  await newOwner();
  const { id } = await give('tax', '2041-03-31');
  await admin(api.accept, { params: { id } });
  await watchDocuments(world.database, operatorDefaults, on('2041-03-28'));
  await watchDocuments(world.database, operatorDefaults, on('2041-03-29'));
  await owner(api.replace, { params: { id }, body: { fileId: await aFile(), expiresOn: '2042-03-31' } });
  await admin(api.accept, { params: { id } });
  await watchDocuments(world.database, operatorDefaults, on('2042-02-15'));
  const reminders = (await eventsOf(id)).filter(({ kind }) => kind === 'document.remind');
  expect(reminders.map(({ input }) => input)).toEqual([{ days: 7 }, { days: 60 }]);
});

test('lists are narrowed to what waits and to what ends soon, and found by the name of the owner, as it is now', async () => {
  await newOwner();
  const [one, two] = [await give('registration'), await give('tax', addMonths(today, 1))];
  await admin(api.accept, { params: { id: two.id } });
  await world.database.many(sql`update users set last_name = 'Éternité' where id = ${person.id}`);
  const idsOf = async (query: object) => (await admin(api.list, { query: { q: 'eternite', ...query } })).body.rows.map(({ id }) => id);
  expect((await idsOf({})).sort()).toEqual([one.id, two.id].sort());
  expect(await idsOf({ state: 'submitted' })).toEqual([one.id]);
  expect(await idsOf({ ends: 'soon' })).toEqual([two.id]);
  expect(await idsOf({ ofType: 'tax', ownerId: person.id })).toEqual([two.id]);
  expect((await idsOf({ ofType: 'tax,registration', state: 'accepted,submitted' })).sort()).toEqual([one.id, two.id].sort());
  expect(await idsOf({ ofType: 'tax,insurance' })).toEqual([two.id]);
  const ends = addMonths(today, 1);
  expect(await idsOf({ expires: `${ends}..${ends}` })).toEqual([two.id]);
  expect(await idsOf({ expires: `..${today}` })).toEqual([]);
  const refused = await admin(api.list, { query: { state: 'accepted,gone', expires: `${ends}..${today}` } });
  expect(refused.error.fields).toEqual({ 'state.1': 'validation.invalid', expires: 'validation.rangeOrder' });
});

test('several are decided at once, each on its own', async () => {
  await newOwner();
  const [one, two] = [await give(), await give('tax')];
  await admin(api.accept, { params: { id: two.id } });
  const records = [one, two].map(({ id, version }) => ({ id, version }));
  const { body } = await admin(api.refuseEach, { body: { records, reason: 'Lot' } });
  expect(body).toMatchObject({ done: [one.id], refused: [{ id: two.id, code: 'workflow.wrongState' }] });
});

test('a document is decided while its owner changes their name', async () => {
  await newOwner();
  const params = { id: (await give()).id };
  for (const version of [1, 2, 3, 4, 5]) {
    const own = { civility: 'unstated', firstName: 'Ada', lastName: `Nom ${version}`, phone: '', job: '', version } as const;
    const decide = version % 2 ? api.accept : api.reopen;
    const answers = await Promise.all([admin(decide, { params, body: {} }), owner(ownAccountApi.update, { body: own })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('what its owner has replaced meanwhile is not accepted with the others', async () => {
  await newOwner();
  const { id, version } = await give();
  await owner(api.replace, { params: { id }, body: { fileId: await aFile(), expiresOn: later } });
  const { body } = await admin(api.acceptEach, { body: { records: [{ id, version }] } });
  expect(body).toMatchObject({ done: [], refused: [{ id, code: 'record.changed' }] });
});

test('the documents go with the account of their owner, and their files with them', async () => {
  const { dropDocumentsOf } = await import('./documents.queries.ts');
  await newOwner();
  const { id, file } = await give();
  await owner(api.replace, { params: { id }, body: { fileId: await aFile(), expiresOn: later } });
  await world.files.put(`records/${file?.id}`, Buffer.from('x'));
  await world.database.transaction((tx) => dropDocumentsOf(tx, person.id));
  await world.work();
  expect(await world.database.many(sql`select 1 from files where sent_by = ${person.id}`)).toEqual([]);
  expect(await world.files.get(`records/${file?.id}`)).toBeUndefined();
});

test('another’s document is not there, whatever is asked', async () => {
  await newOwner();
  const { id } = await give();
  const stranger = world.as(await makePerson(world.database, { type: 'Freelance' }));
  const params = { id };
  const answers = [
    await stranger(api.read, { params }),
    await stranger(api.history, { params }),
    await stranger(documentApi.versions, { params }),
    await stranger(api.delete, { params }),
    await stranger(api.read, { params: { id: randomUUIDv7() } }),
  ];
  expect(answers.map(({ status, error }) => [status, error])).toEqual(answers.map(() => [404, { code: 'record.missing' }]));
  expect((await stranger(api.list, {})).body.rows).toEqual([]);
});
