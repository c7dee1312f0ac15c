import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { codesInDay } from '@jalon/domain/contracts/contract';
import { contracts } from '@jalon/domain/contracts/contract-api';
import { texts } from '@jalon/domain/locales/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aService, insertCode, insertContract } from '../../test/contracts.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { countWaiting } from '../../test/locks.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

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
const insert = (state = 'draft', ownerId = me.id) => insertContract(world.database, { ownerId, companyId, state });
async function change(id: string, terms: object) {
  const { version } = await read(id);
  const { status } = await admin()(api.update, { params: { id }, body: { ...aService, ...terms, version } });
  expect(status).toBe(200);
}
const signed = (id: string, side: 'operator' | 'provider') =>
  world.database.many(sql`
    insert into contract_signatures (contract_id, side, user_id, name, email, consent, hash, address)
    select c.id, ${side}, ${side === 'provider' ? me.id : world.people.admin.id}, 'x', 'x', 'x', c.hash, 'x' from contracts c where c.id = ${id}`);

test('what a contract was before it was sent, and what let it pass, is told to nobody but the staff', async () => {
  const { id } = await insert();
  await change(id, { feeCents: 43_210, conditions: 'Brouillon secret' });
  await world.database.many(sql`delete from documents where owner_id = ${me.id}`);
  await admin()(api.authorise, { params: { id }, body: { reason: 'Motif secret' } });
  await change(id, {});
  expect((await admin()(api.send, { params: { id }, body: {} })).status).toBe(200);
  const client = world.as(await makePerson(world.database, { type: 'Company', at: { companyId } }));
  for (const reader of [own(), client]) {
    const { rows } = (await reader(api.history, { params: { id }, query: {} })).body;
    expect(rows.map(({ kind, before }) => [kind, before])).toEqual([['contract.send', null]]);
    expect(JSON.stringify(rows)).not.toMatch(/43210|secret/);
  }
  const kinds = (await admin()(api.history, { params: { id }, query: {} })).body.rows.map(({ kind }) => kind);
  expect(kinds).toEqual(['contract.send', 'contract.update', 'contract.authorise', 'contract.update']);
});

test('what both have signed is neither called back, refused nor cancelled while it waits for its seal', async () => {
  const { id } = await insert('sent');
  await signed(id, 'provider');
  await signed(id, 'operator');
  const refused = [
    await admin()(api.recall, { params: { id }, body: {} }),
    await own()(api.decline, { params: { id }, body: { reason: 'x' } }),
    await admin()(api.cancel, { params: { id }, body: { reason: 'x' } }),
  ];
  expect(refused.map(({ error }) => error?.code)).toEqual(Array(3).fill('contract.bothSigned'));
  expect((await read(id)).signatures).toHaveLength(2);
});

test('a calling back that waits for the second signature finds it', async () => {
  const { id } = await insert('sent');
  await signed(id, 'operator');
  let recalling: Promise<{ error?: { code: string } }> | undefined;
  await world.database.transaction(async (tx) => {
    await tx.many(sql`update contracts set updated_at = now() where id = ${id}`);
    recalling = admin()(api.recall, { params: { id }, body: {} }) as never;
    await waiting(1);
    await tx.many(
      sql`insert into contract_signatures (contract_id, side, name, email, consent, hash, address) values (${id}, 'provider', 'x', 'x', 'x', 'x', 'x')`,
    );
  });
  expect((await recalling)?.error?.code).toBe('contract.bothSigned');
});

/** Until so many wait for a lock that another transaction holds. */
const waiting = (count: number) => expect.poll(() => countWaiting(world.database), { timeout: 40_000 }).toBeGreaterThanOrEqual(count);

test('of two signatures of one person at once, the second is told that there is one', async () => {
  const { id, hash } = await insert('sent');
  const code = await insertCode(world.database, id, me.id);
  const sign = () => own()(api.sign, { params: { id }, body: { name: 'Test Freelance', hasAgreed: true, hash: hash ?? '', code } });
  let signing: ReturnType<typeof sign>[] = [];
  await world.database.transaction(async (tx) => {
    await tx.many(sql`select 1 from contracts where id = ${id} for update`);
    signing = [sign(), sign()];
    await waiting(2);
  });
  const answers = await Promise.all(signing);
  expect(answers.map(({ status, error }) => error?.code ?? status).sort()).toEqual([200, 'contract.hasSigned']);
});

test('a code that came for an earlier text does not sign the next one', async () => {
  const { id } = await insert('sent');
  const code = await insertCode(world.database, id, me.id);
  await admin()(api.recall, { params: { id }, body: {} });
  await change(id, { conditions: 'Autres conditions' });
  const sent = await admin()(api.send, { params: { id }, body: {} });
  expect(sent.status).toBe(200);
  const body = { name: 'Test Freelance', hasAgreed: true as const, hash: sent.body.hash ?? '', code };
  expect((await own()(api.sign, { params: { id }, body })).error.code).toBe('contract.wrongCode');
});

test('a signature whose answer was lost is answered the same again', async () => {
  const { id, hash } = await insert('sent');
  const code = await insertCode(world.database, id, me.id);
  const headers = { 'idempotency-key': 'signed-once' };
  const sign = () =>
    own()(api.sign, { params: { id }, body: { name: 'Test Freelance', hasAgreed: true, hash: hash ?? '', code }, headers });
  const answers = [await sign(), await sign()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});

test.each(['draft', 'cancelled'])('a freelance reads nothing of what was called back and changed, %s', async (state) => {
  const owner = await makePerson(world.database, { type: 'Freelance' });
  const { id } = await insert('sent', owner.id);
  await admin()(api.recall, { params: { id }, body: {} });
  await change(id, { feeCents: 43_210, days: 4321, conditions: 'Brouillon secret' });
  if (state === 'cancelled') await admin()(api.cancel, { params: { id }, body: { reason: 'Autre motif' } });
  const as = world.as(owner);
  const { body } = await as(api.read, { params: { id } });
  expect(body).toMatchObject({ state, feeMode: null, feeCents: null, days: null, paymentDays: null, conditions: null, text: null });
  expect((await as(api.pdf, { params: { id } })).status).toBe(404);
  const history = (await as(api.history, { params: { id }, query: {} })).body;
  const data = JSON.parse(String(unzip((await as(ownAccountApi.export, {})).raw).get('data.json')));
  expect(data.contracts).toEqual([expect.objectContaining({ state, terms: null, body: null })]);
  expect(JSON.stringify([body, history, data.contracts])).not.toMatch(/43210|4321|secret/);
});

test('what was sent and then cancelled is read as it was sent', async () => {
  const { id } = await insert('sent');
  await admin()(api.cancel, { params: { id }, body: { reason: 'x' } });
  expect((await own()(api.read, { params: { id } })).body).toMatchObject({ state: 'cancelled', feeCents: 54_000, body: '<p>Jalon</p>' });
});

test('a code is sent ten times in a day, and then again once the first of them is a day old', async () => {
  const { id } = await insert('sent');
  const ask = async () => {
    const { status, error } = await own()(api.code, { params: { id }, body: {} });
    await world.database.many(sql`update contract_codes set sent_at = sent_at - interval '2 minutes' where contract_id = ${id}`);
    return error?.code ?? status;
  };
  for (let sent = 0; sent < codesInDay; sent += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe('request.tooMany');
  await world.database.many(sql`update contract_codes set asked_at[1] = now() - interval '25 hours' where contract_id = ${id}`);
  expect([await ask(), await ask()]).toEqual([200, 'request.tooMany']);
});

test.each(['fr', 'en'] as const)('the sentence that is kept is the one that was read, %s', async (lang) => {
  const reader = await makePerson(world.database, { type: 'Freelance' });
  await world.database.many(sql`update users set lang = ${lang} where id = ${reader.id}`);
  const { id, hash } = await insert('sent', reader.id);
  const code = await insertCode(world.database, id, reader.id);
  await world.as(reader)(api.sign, { params: { id }, body: { name: 'Test Freelance', hasAgreed: true, hash: hash ?? '', code } });
  const { consent } = await world.database.one<{ consent: string }>(sql`select consent from contract_signatures where contract_id = ${id}`);
  expect(consent).toBe(texts[lang].contracts.consent);
});
