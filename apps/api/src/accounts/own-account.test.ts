import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import type { OwnAccountUpdate } from '@jalon/domain/accounts/own-account-schema';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const change = (difference: Partial<OwnAccountUpdate> = {}): OwnAccountUpdate => ({
  civility: 'ms',
  firstName: 'Zoé',
  lastName: 'Arnaud',
  phone: '+33 6 12 34 56 78',
  job: 'Directrice des achats',
  version: 1,
  ...difference,
});

test('one’s own data is read, changed, told in the history, and shown in the session', async () => {
  const person = await makePerson(world.database, { type: 'Company' });
  const as = world.as(person);
  expect((await as(ownAccountApi.read, {})).body).toMatchObject({
    email: person.email,
    civility: 'unstated',
    phone: '',
    job: '',
    picture: null,
    twoStep: { isOn: false, since: null, codesLeft: 0 },
    version: 1,
  });
  const { status, body } = await as(ownAccountApi.update, { body: change() });
  expect([status, body]).toEqual([200, expect.objectContaining({ ...change(), version: 2 })]);
  expect((await as(ownAccountApi.read, {})).body).toEqual(body);
  expect((await as(sessionApi.user, {})).body).toMatchObject({ firstName: 'Zoé', lastName: 'Arnaud' });
  const [event] = (await as(historyApi.recent, { query: {} })).body.rows;
  expect(event).toMatchObject({
    kind: 'account.update',
    before: { civility: 'unstated', firstName: 'Test', phone: '' },
    after: { civility: 'ms', firstName: 'Zoé', phone: '+33 6 12 34 56 78' },
  });
});

test('the second of two windows is told what the first one saved', async () => {
  const as = world.as(await makePerson(world.database, { type: 'Freelance' }));
  expect((await as(ownAccountApi.update, { body: change() })).status).toBe(200);
  const late = await as(ownAccountApi.update, { body: change({ firstName: 'Autre' }) });
  expect([late.status, late.error.code]).toEqual([409, 'record.changed']);
  expect(late.error.current).toMatchObject({ firstName: 'Zoé', version: 2 });
});

test('of ten who save the same version one does', async () => {
  const as = world.as(await makePerson(world.database, { type: 'Freelance' }));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, rival) => as(ownAccountApi.update, { body: change({ lastName: `Par ${rival}` }) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test.each<[string, object, object]>([
  ['an empty name', { firstName: ' ' }, { firstName: 'validation.required' }],
  ['a name of 51 characters', { lastName: 'x'.repeat(51) }, { lastName: 'validation.maxLength|max=50' }],
  ['a phone with letters', { phone: 'call me' }, { phone: 'validation.phone' }],
  ['a job of 51 characters', { job: 'x'.repeat(51) }, { job: 'validation.maxLength|max=50' }],
  ['a control character', { job: 'a\u0000b' }, { job: 'validation.invalid' }],
  ['half a character', { firstName: '\ud800' }, { firstName: 'validation.invalid' }],
  ['a field that does not exist', { spam: true }, { spam: 'validation.unknownField' }],
  ['somebody else’s e-mail', { email: 'admin@jalon.test' }, { email: 'validation.unknownField' }],
])('%s is refused at its field', async (_, difference, fields) => {
  const { status, error } = await world.as('freelance')(ownAccountApi.update, { body: { ...change(), ...difference } });
  expect([status, error.fields]).toEqual([422, fields]);
});

test('a job is for people of a company; others keep none', async () => {
  const as = world.as(await makePerson(world.database, { type: 'Freelance' }));
  expect((await as(ownAccountApi.update, { body: change() })).body.job).toBe('');
});

test('the download has one’s own data and nothing of others', async () => {
  const person = await makePerson(world.database, { type: 'Company' });
  const as = world.as(person);
  const other = await makePerson(world.database, { type: 'Company' });
  await world.as(other)(ownAccountApi.update, { body: change({ firstName: 'Secret', lastName: 'Voisin' }) });
  await as(ownAccountApi.update, { body: change() });
  await as(notificationApi.prefer, { body: { choices: [{ category: 'team', channel: 'daily' }] } });
  const { png } = await import('../../test/images.ts');
  await as(ownAccountApi.setPicture, { file: await png() });
  const { headers, raw } = await as(ownAccountApi.export, {});
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="jalon.zip"' });
  const files = unzip(raw);
  expect([...files.keys()]).toEqual(['data.json', 'files/picture.webp']);
  expect(files.get('files/picture.webp')?.toString('latin1', 8, 12)).toBe('WEBP');
  const text = files.get('data.json')?.toString() ?? '';
  expect(JSON.parse(text)).toMatchObject({
    profile: {
      email: person.email,
      firstName: 'Zoé',
      type: 'Company',
      company: { name: expect.any(String), role: 'Owner' },
      picture: 'files/picture.webp',
    },
    preferences: { notices: [{ category: 'team', channel: 'daily' }] },
    notifications: [],
    sessions: [{ device: 'test', address: '127.0.0.1' }],
    history: [{ kind: 'account.picture' }, { kind: 'account.notices' }, { kind: 'account.update', after: { firstName: 'Zoé' } }],
    isHistoryComplete: true,
  });
  for (const foreign of ['Secret', 'Voisin', other.id, other.email, person.token]) expect(text).not.toContain(foreign);
  const { hash } = await world.database.one<{ hash: string }>(
    sql`select encode(token_hash, 'hex') as hash from sessions where user_id = ${person.id}`,
  );
  expect(text).not.toContain(hash);
});

test('whoever lists somebody is told of the picture, and may look at it', async () => {
  const at = await makeCompany(world.database);
  const [person, colleague] = [
    await makePerson(world.database, { type: 'Company', at }),
    await makePerson(world.database, { type: 'Company', at }),
  ];
  const { png } = await import('../../test/images.ts');
  const { picture } = (await world.as(person)(ownAccountApi.setPicture, { file: await png() })).body;
  const { id } = person;
  const seen = [
    (await world.as(colleague)(contacts.api.read, { params: { id } })).body.picture,
    (await world.as('admin')(managedAccounts.api.read, { params: { id } })).body.picture,
  ];
  expect(seen).toEqual([picture, picture]);
  for (const as of [colleague, 'admin'] as const)
    expect((await world.as(as)(ownAccountApi.picture, { params: { id }, query: { v: picture } })).status).toBe(200);
});
