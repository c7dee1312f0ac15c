import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { administrativeApi } from '@jalon/domain/administrative/administrative-api';
import { fileApi } from '@jalon/domain/files/file-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { afterAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { pdf } from '../../test/proofs.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

const world = await openWorld();
afterAll(() => world.close());

const iban = 'FR7630006000011234567890189';
const given = {
  ...{ birthDate: '1990-05-17', birthPlace: 'Quakenbrück', nationality: 'FR', maritalStatus: 'civilUnion' as const },
  ...{ accountHolder: 'Hildegunde Stachelbeere', iban: 'fr76 3000 6000 0112 3456 7890 189', version: 0 },
};
const password = 'Chemin!42vert';
const make = () => makePerson(world.database, { type: 'Freelance', password });
const keep = (person: Person, change: object = {}) => world.as(person)(administrativeApi.update, { body: { ...given, ...change } });
const open = (reader: Person | 'admin', id: string) => world.as(reader)(administrativeApi.open, { params: { id } });

test('its owner keeps it, and sees of the account number what tells it from another', async () => {
  const person = await make();
  const { iban: _, version: __, ...rest } = given;
  expect((await world.as(person)(administrativeApi.own, {})).body).toMatchObject({ birthDate: null, maskedIban: '', version: 0 });
  expect((await keep(person)).body).toMatchObject({ ...rest, maskedIban: 'FR76 •••• 0189', version: 1, readings: [] });
  // What is not sent stays; what is sent empty goes.
  const { iban: ___, ...others } = given;
  const kept = await world.as(person)(administrativeApi.update, { body: { ...others, birthPlace: '', version: 1 } });
  expect(kept.body).toMatchObject({ birthPlace: '', maskedIban: 'FR76 •••• 0189', version: 2 });
  expect((await keep(person, { iban: '', version: 2 })).body).toMatchObject({ maskedIban: '', version: 3 });
  expect((await keep(person, { version: 2 })).error).toMatchObject({ code: 'record.changed', current: { version: 3 } });
});

test.each([
  [{ iban: 'FR76 3000 6000 0112 3456 7890 188' }, 'iban', 'validation.iban'],
  [{ birthDate: '2020-01-01' }, 'birthDate', 'validation.birthDate|min=16'],
  [{ birthDate: '1890-01-01' }, 'birthDate', 'validation.birthDate|min=16'],
  [{ nationality: 'ZZ' }, 'nationality', 'validation.invalid'],
  [{ nationality: '\u0000' }, 'nationality', 'validation.invalid'],
  [{ maritalStatus: 'x' }, 'maritalStatus', 'validation.invalid'],
])('%o is refused at its field and changes nothing', async (change, field, message) => {
  const person = await make();
  expect((await keep(person, change)).error.fields).toEqual({ [field]: message });
  expect((await world.as(person)(administrativeApi.own, {})).body.version).toBe(0);
});

test('two who write at once: one wins, the other is told', async () => {
  const person = await make();
  const answers = await Promise.all([keep(person), keep(person), keep(person)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an administrator who reads it is named to its owner, and a history tells nothing of what stands in it', async () => {
  const person = await make();
  await keep(person);
  expect((await open('admin', person.id)).body).toMatchObject({ iban, birthPlace: 'Quakenbrück' });
  const { readings } = (await world.as(person)(administrativeApi.own, {})).body;
  const { name } = await world.database.one<{ name: string }>(
    sql`select first_name || ' ' || last_name as name from users where id = ${world.people.admin.id}`,
  );
  expect(readings).toEqual([{ by: name, at: expect.any(String) }]);
  const { rows } = (await world.as(person)(historyApi.recent, { query: {} })).body;
  expect(rows.map(({ kind, before, after }) => ({ kind, before, after }))).toEqual([
    { kind: 'account.fileUpdate', before: null, after: null },
  ]);
  // Of somebody who is no freelance there is none.
  expect((await open('admin', world.people.company.id)).status).toBe(404);
});

test('what is kept is sealed, bound to its person, and gone with them', async () => {
  const [person, other] = [await make(), await make()];
  await keep(person);
  const find = () => world.database.maybe<{ sealed: Buffer }>(sql`select sealed from administrative_files where user_id = ${person.id}`);
  const text = (await find())?.sealed.toString('latin1') ?? '';
  for (const secret of [iban, '1990', 'Quaken', 'civilUnion']) expect(text).not.toContain(secret);
  await world.database.many(
    sql`insert into administrative_files (user_id, sealed) select ${other.id}, sealed from administrative_files where user_id = ${person.id}`,
  );
  expect((await world.as(other)(administrativeApi.own, {})).body).toMatchObject({ birthDate: null, maskedIban: '' });
  const { raw } = await world.as(person)(ownAccountApi.export, {});
  const told = String(unzip(raw).get('data.json'));
  expect(JSON.parse(told)).toMatchObject({
    administrativeFile: { maskedIban: `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`, ibanNote: expect.any(String), birthDate: '1990-05-17' },
  });
  expect(told).not.toContain(iban);
  await world.as(person)(ownAccountApi.delete, { body: { email: person.email, password } });
  expect(await find()).toBeUndefined();
});

test('a paper of the vehicle is given, replaced and taken back; an administrator who opens it is named', async () => {
  const person = await make();
  const give = async (name: string) => {
    const file = (await world.as(person)(fileApi.upload, { query: { name, purpose: 'proof' }, file: pdf() })).body;
    return world.as(person)(administrativeApi.keepPaper, { params, body: { fileId: file.id } });
  };
  const params = { kind: 'registration' as const };
  const read = () => world.as('admin')(administrativeApi.openPaper, { params: { ...params, id: person.id }, query: {} });
  expect((await read()).status).toBe(404);
  expect((await give('grise.pdf')).body.papers).toMatchObject([{ kind: 'registration', file: { name: 'grise.pdf' } }]);
  expect((await give('nouvelle.pdf')).body.papers.map(({ file }) => file.name)).toEqual(['nouvelle.pdf']);
  // Two windows at once: one file stays.
  const atOnce = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map(give));
  expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await world.as(person)(administrativeApi.readPaper, { params, query: {} })).status).toBe(200);
  expect((await world.as('admin')(administrativeApi.readPaper, { params, query: {} })).status).toBe(403);
  expect((await world.as(person)(administrativeApi.own, {})).body.readings).toEqual([]);
  expect((await read()).status).toBe(200);
  expect((await world.as(person)(administrativeApi.own, {})).body.readings).toHaveLength(1);
  for (const stranger of ['commercial', 'company', 'freelance'] as const)
    expect((await world.as(stranger)(administrativeApi.openPaper, { params: { ...params, id: person.id }, query: {} })).status).toBe(403);
  expect((await world.as(person)(administrativeApi.dropPaper, { params })).body.papers).toEqual([]);
  const { count } = await world.database.one<{ count: number }>(
    sql`select count(*)::int as count from files where record_kind = 'administrative' and record_id = ${person.id}`,
  );
  expect(count).toBe(0);
});

test('what another secret has sealed is not written over', async () => {
  const person = await make();
  await keep(person);
  await world.database.many(sql`update administrative_files set sealed = sealed || '\\x00'::bytea where user_id = ${person.id}`);
  expect(await keep(person, { version: 1 })).toMatchObject({ status: 409, error: { code: 'administrativeFile.unreadable' } });
  await world.database.many(
    sql`update administrative_files set sealed = substring(sealed from 1 for length(sealed) - 1) where user_id = ${person.id}`,
  );
  expect((await open('admin', person.id)).body).toMatchObject({ iban });
});

test('a link of another site opens no paper, and plants no reading', async () => {
  const person = await make();
  const { body: file } = await world.as(person)(fileApi.upload, { query: { name: 'permis.pdf', purpose: 'proof' }, file: pdf() });
  await world.as(person)(administrativeApi.keepPaper, { params: { kind: 'licence' }, body: { fileId: file.id } });
  const read = (site: string) =>
    world.as('admin')(administrativeApi.openPaper, {
      params: { id: person.id, kind: 'licence' },
      query: {},
      headers: { 'sec-fetch-site': site },
    });
  expect((await read('cross-site')).error.code).toBe('request.foreignOrigin');
  expect((await world.as(person)(administrativeApi.own, {})).body.readings).toEqual([]);
  expect((await read('same-origin')).status).toBe(200);
});
