import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { contracts } from '@jalon/domain/contracts/contract-api';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aService, insertContract } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { watchContracts } from './contracts.watch.ts';

const { api } = contracts;
let world: World;
let me: Person;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  me = await makePerson(world.database, { type: 'Freelance' });
  companyId = (await makeCompany(world.database)).companyId;
});
afterAll(() => world.close());

const own = () => world.as(me);
const admin = () => world.as('admin');
const read = async (id: string) => (await admin()(api.read, { params: { id } })).body;

/** The code that was mailed last. */
async function codeOf(id: string, as: ReturnType<typeof own>): Promise<string> {
  expect((await as(api.code, { params: { id }, body: {} })).status).toBe(200);
  const { params } = await world.database.one<{ params: { code: string } }>(
    sql`select params from mails where name = 'signatureCode' order by created_at desc, id desc limit 1`,
  );
  return params.code;
}
async function sign(id: string, as: ReturnType<typeof own>, more: object = {}) {
  const { hash } = await read(id);
  const { firstName, lastName } = (await as(sessionApi.user, {})).body;
  return as(api.sign, {
    params: { id },
    body: { name: `${firstName} ${lastName}`, hasAgreed: true, hash: hash ?? '', code: await codeOf(id, as), ...more },
  });
}
async function make(terms: object = {}) {
  const delivery = await insertDelivery(world.database, { ownerId: me.id, companyId, startsOn: '2026-09-01' });
  const { status, body } = await admin()(api.create, {
    body: { ...aService, ownerId: me.id, deliveryId: delivery.id, amendsId: null, ...terms },
  });
  expect(status).toBe(201);
  return body;
}

test('a contract is written, sent, signed by both with a code, and sealed with its evidence', async () => {
  const { id, number, state } = await make();
  expect([state, number]).toEqual(['draft', expect.stringMatching(/^C-\d{4}-\d{3}$/)]);
  // A draft is nobody's but the staff's.
  expect((await own()(api.read, { params: { id } })).status).toBe(404);
  const sent = await admin()(api.send, { params: { id }, body: {} });
  expect([sent.status, sent.body.state, sent.body.isIntact]).toEqual([200, 'sent', true]);
  expect(sent.body.body).toMatch(/^<p>Jalon et .+ : 540,00\s€ HT par jour<\/p>$/u);
  expect((await sign(id, own())).body).toMatchObject({ state: 'sent', isSignedByMe: true, loadFactor: null, text: null });
  expect((await own()(api.code, { params: { id }, body: {} })).error.code).toBe('contract.hasSigned');
  expect((await sign(id, admin())).status).toBe(200);
  await world.work();
  const { rows } = (await admin()(api.history, { params: { id }, query: {} })).body;
  expect(rows.filter(({ kind }) => kind === 'contract.sign').map(({ input }) => input?.code)).toEqual(['', '']);
  const done = { body: await read(id) };
  expect(done.body).toMatchObject({ state: 'signed', isIntact: true, file: { type: 'application/pdf' } });
  expect(done.body.signatures.map(({ side, name }) => [side, name])).toEqual([
    ['provider', 'Test Freelance'],
    ['operator', 'Test Admin'],
  ]);
  expect((await own()(api.pdf, { params: { id } })).status).toBe(200);
  await world.files.put(fileKey(done.body.file?.id ?? ''), Buffer.from('another document'));
  expect((await own()(api.pdf, { params: { id } })).error.code).toBe('contract.broken');
  // What was signed is changed behind the product's back: everybody sees it.
  await world.database.many(sql`update contracts set body = replace(body, '540', '640') where id = ${id}`);
  expect((await own()(api.read, { params: { id } })).body.isIntact).toBe(false);
});

test('a wrong code, another document or a second signature is refused, and nothing is written', async () => {
  const { id, hash } = await insertContract(world.database, { ownerId: me.id, companyId, state: 'sent' });
  const code = await codeOf(id, own());
  const body = { name: 'Test Freelance', hasAgreed: true as const, hash: hash ?? '', code };
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await own()(api.sign, { params: { id }, body: { ...body, code: wrong } })).error).toMatchObject({ code: 'contract.wrongCode' });
  expect((await own()(api.sign, { params: { id }, body: { ...body, hash: 'a'.repeat(64) } })).error.code).toBe('contract.otherDocument');
  // The code of one is worth nothing to another.
  expect((await admin()(api.sign, { params: { id }, body: { ...body, name: 'Test Admin' } })).error.code).toBe('contract.wrongCode');
  expect((await read(id)).signatures).toEqual([]);
  expect((await own()(api.code, { params: { id }, body: {} })).error.code).toBe('contract.codeTooSoon');
  expect((await own()(api.sign, { params: { id }, body })).status).toBe(200);
  expect((await own()(api.sign, { params: { id }, body })).error.code).toBe('contract.hasSigned');
});

test('what is called back is signed by nobody, and a refusal says why', async () => {
  const { id } = await make();
  await admin()(api.send, { params: { id }, body: {} });
  await sign(id, own());
  expect((await admin()(api.recall, { params: { id }, body: {} })).body).toMatchObject({ state: 'draft', signatures: [], hash: null });
  await admin()(api.send, { params: { id }, body: {} });
  expect((await own()(api.decline, { params: { id }, body: { reason: 'Délai trop long' } })).body).toMatchObject({ state: 'draft' });
  expect((await admin()(api.delete, { params: { id } })).error.code).toBe('contract.wasSent');
});

test.each<[object, object]>([
  [{ paymentDays: 60 }, { paymentDays: 'validation.paymentCeiling|days=45' }],
  [{ feeCents: null }, { feeCents: 'validation.required' }],
  [{ category: 'executive' }, { category: 'validation.invalid' }],
  [{ endsOn: null }, { endsOn: 'validation.required' }],
  [{ text: '<p>{{salary}}</p>' }, { text: 'validation.unknownVariable|name=salary' }],
])('terms that cannot be are told at their fields: %o', async (terms, fields) => {
  const delivery = await insertDelivery(world.database, { ownerId: me.id, companyId });
  const body = { ...aService, ownerId: me.id, deliveryId: delivery.id, amendsId: null, ...terms };
  const { status, error } = await admin()(api.create, { body: body as never });
  expect([status, error.fields]).toEqual([422, fields]);
});

test('an amendment has the number of its contract, and only one in force is amended', async () => {
  const signed = await insertContract(world.database, { ownerId: me.id, companyId, state: 'signed' });
  const draft = await insertContract(world.database, { ownerId: me.id, companyId });
  const amend = (of: typeof signed) =>
    admin()(api.create, { body: { ...aService, ownerId: me.id, deliveryId: of.deliveryId, amendsId: of.id } });
  const { number } = await read(signed.id);
  expect((await amend(signed)).body).toMatchObject({ number, amendment: 1 });
  expect((await admin()(api.read, { params: { id: signed.id } })).body).toMatchObject({ isBeingAmended: true });
  expect(await amend(signed)).toMatchObject({ status: 409, body: { code: 'contract.isBeingAmended' } });
  await world.database.many(sql`update contracts set state = 'cancelled' where amends_id = ${signed.id}`);
  expect((await amend(signed)).body).toMatchObject({ number, amendment: 2 });
  expect((await amend(draft)).error.fields).toEqual({ amendsId: 'validation.invalid' });
});

test('one that was signed elsewhere is deposited', async () => {
  const { id } = await make();
  const clerk = world.people.admin;
  const fileId = await makeFile(world.database, clerk.id);
  const { body } = await admin()(api.deposit, { params: { id }, body: { fileId, signedOn: '2026-08-31' } });
  expect(body).toMatchObject({ state: 'signed', file: { id: fileId }, isIntact: null });
});

test('a client knows of a contract and not what it is worth', async () => {
  const { id } = await insertContract(world.database, { ownerId: me.id, companyId, state: 'signed' });
  const client = world.as(await makePerson(world.database, { type: 'Company', at: { companyId } }));
  const { body } = await client(api.read, { params: { id } });
  expect(body).toMatchObject({ state: 'signed', feeCents: null, text: null, body: null, hash: null, file: null });
  expect(body.delivery?.feeCents).toBeNull();
  expect((await client(api.pdf, { params: { id } })).status).toBe(403);
});

test('a client finds no figure of a contract in a record, a list, a history or a file', async () => {
  const { id, deliveryId } = await insertContract(world.database, { ownerId: me.id, companyId });
  const figures = { feeCents: 54_321, days: 7317, paymentDays: 29, conditions: 'Astreinte de nuit', text: '<p>Secret {{fee}}</p>' };
  const { version } = await read(id);
  await admin()(api.update, { params: { id }, body: { ...aService, ...figures, version } });
  expect((await admin()(api.send, { params: { id }, body: {} })).status).toBe(200);
  const client = world.as(await makePerson(world.database, { type: 'Company', at: { companyId } }));
  const answers = [
    (await client(api.read, { params: { id } })).body,
    (await client(api.list, { query: { deliveryId } })).body,
    (await client(api.history, { params: { id }, query: {} })).body,
    (await client(api.export, { params: { format: 'csv' }, query: { deliveryId } })).raw.toString(),
  ];
  expect(answers[1]).toMatchObject({ rows: [{ id, number: expect.any(String), state: 'sent', startsOn: '2026-09-01' }] });
  const told = JSON.stringify(answers);
  for (const secret of ['54321', '543', '7317', '73,17', '29', 'Astreinte', 'Secret', '39745']) {
    const found = told.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|C-\d{4}-\d+/g, '').includes(secret);
    expect([secret, found]).toEqual([secret, false]);
  }
});

test('one’s own data has the contracts that one may read', async () => {
  const owner = await makePerson(world.database, { type: 'Freelance' });
  await insertContract(world.database, { ownerId: owner.id, companyId });
  await insertContract(world.database, { ownerId: owner.id, companyId, state: 'signed' });
  const { raw } = await world.as(owner)(ownAccountApi.export, {});
  const data = JSON.parse(String(unzip(raw).get('data.json')));
  expect(data.contracts).toEqual([
    expect.objectContaining({ state: 'signed', body: '<p>Jalon</p>', terms: expect.objectContaining({ feeCents: 54_000 }) }),
  ]);
  expect(JSON.stringify(data.contracts)).not.toContain('loadFactor');
});

test('its end is told of sixty, thirty and seven days before, and once it is over it is ended', async () => {
  const { id } = await insertContract(world.database, { ownerId: me.id, companyId, state: 'signed' });
  const told = async (day: string) => {
    await watchContracts(world.database, operatorDefaults, new Date(`${day}T06:00:00Z`));
    const { count } = await world.database.one<{ count: number }>(
      sql`select count(*)::int as count from events where subject_id = ${id} and kind = 'contract.warn'`,
    );
    return count;
  };
  const days = ['2026-10-01', '2026-11-03', '2026-11-04', '2026-12-02', '2026-12-20', '2026-12-25', '2026-12-26'];
  const counts = [];
  for (const day of days) counts.push(await told(day));
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
  await told('2027-01-01');
  expect(await read(id)).toMatchObject({ state: 'ended', endedOn: '2026-12-31' });
});

test('what nobody signs for sixty days is brought to mind, once', async () => {
  const { id } = await insertContract(world.database, { ownerId: me.id, companyId, state: 'sent' });
  const told = async (days: number) => {
    await watchContracts(world.database, operatorDefaults, new Date(Date.now() + days * 86_400_000));
    const { count } = await world.database.one<{ count: number }>(
      sql`select count(*)::int as count from events where subject_id = ${id} and kind = 'contract.overdue'`,
    );
    return count;
  };
  expect([await told(58), await told(61), await told(62)]).toEqual([0, 1, 1]);
  expect((await read(id)).state).toBe('sent');
});

test('contracts are found by person, number, client and project as they are called now, and narrowed', async () => {
  const own = await makePerson(world.database, { type: 'Freelance' });
  const { id } = await insertContract(world.database, { ownerId: own.id, companyId });
  await world.database.many(sql`update users set last_name = 'Zygomatique' where id = ${own.id}`);
  const commercial = await makePerson(world.database, { type: 'Commercial' });
  const found = async (query: object) => (await admin()(api.list, { query: query as never })).body.rows.map((row) => row.id);
  expect(await found({ q: 'zygomatiq' })).toEqual([id]);
  expect(await found({ q: (await read(id)).number })).toContain(id);
  expect(await found({ q: 'zygomatiq', ofType: 'CDI' })).toEqual([]);
  expect(await found({ q: 'zygomatiq', ofType: 'CDI,Freelance', companyId, ends: '2026-12-01..2026-12-31' })).toEqual([id]);
  expect(await found({ q: 'zygomatiq', commercialId: commercial.id })).toEqual([]);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  expect(await found({ q: 'zygomatiq', commercialId: commercial.id })).toEqual([id]);
});
