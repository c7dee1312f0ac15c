import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { contracts } from '@jalon/domain/contracts/contract-api';
import { operatorApi } from '@jalon/domain/operator/operator-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aService, insertCode, insertContract } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

const { api } = contracts;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const admin = () => world.as('admin');
const read = async (id: string) => (await admin()(api.read, { params: { id } })).body;
const drawn = async (id: string) => {
  const { raw, headers } = await admin()(api.pdf, { params: { id } });
  return { text: (await pdfText(raw)).replace(/\s+/g, ' '), name: String(headers['content-disposition']) };
};

/** The text says nobody’s name: what is drawn of them stands around it. */
const silent = { ...aService, text: '<p>Le texte</p>' };
/** A draft whose parties are all called `Avant`, until they are renamed. */
async function draft() {
  const owner = await makePerson(world.database, { type: 'Freelance' });
  const { companyId } = await makeCompany(world.database);
  await call(owner.id, companyId, 'Avant');
  const delivery = await insertDelivery(world.database, { ownerId: owner.id, companyId, startsOn: '2026-09-01' });
  const { body } = await admin()(api.create, { body: { ...silent, ownerId: owner.id, deliveryId: delivery.id, amendsId: null } });
  return { id: body.id, owner, companyId, deliveryId: delivery.id, rename: () => call(owner.id, companyId, 'Depuis') };
}
async function call(ownerId: string, companyId: string, name: string): Promise<void> {
  await world.database.many(sql`update users set first_name = ${`Ada-${name}`}, last_name = ${`Personne-${name}`} where id = ${ownerId}`);
  await world.database.many(sql`update companies set name = ${`Client-${name}`} where id = ${companyId}`);
  const { version } = (await admin()(operatorApi.manage, {})).body;
  const house = { name: `Maison-${name}`, legalForm: `SAS ${name}`, version };
  expect((await admin()(operatorApi.update, { body: house as never })).status).toBe(200);
}
const send = async (id: string) => {
  const { status, body } = await admin()(api.send, { params: { id }, body: {} });
  expect(status).toBe(200);
  return body;
};
/** Who has read it, and got a code. */
async function signer(id: string, who: Person) {
  const [{ hash }, code] = [await read(id), await insertCode(world.database, id, who.id)];
  return (name: string) => world.as(who)(api.sign, { params: { id }, body: { name, hasAgreed: true, hash: hash ?? '', code } });
}
const called = (name: string) => ({
  owner: { firstName: `Ada-${name}`, lastName: `Personne-${name}` },
  company: { name: `Client-${name}` },
});
const asSent = { ...called('Avant'), operator: { name: 'Maison-Avant', legal: 'SAS Avant' } };

test('whoever has another name before they sign signs and keeps what was sent, with the names that it was sent with', async () => {
  const { id, owner, rename } = await draft();
  const { hash } = await send(id);
  await rename();
  expect(await read(id)).toMatchObject({ ...asSent, hash, isIntact: true });
  expect((await world.as(owner)(api.read, { params: { id } })).body).toMatchObject(asSent);
  const sent = await drawn(id);
  expect(sent.text).toContain('Maison-Avant · Ada-Avant Personne-Avant SAS Avant');
  expect(sent.text).toContain('Pour le prestataire, Ada-Avant Personne-Avant');
  expect(sent.text).not.toContain('Depuis');
  expect(sent.name).toContain('personne-avant');
  const sign = await signer(id, owner);
  const { error } = await sign('Ada-Depuis Personne-Depuis');
  expect(error.fields).toEqual({ name: 'validation.otherName|name=Ada-Avant%20Personne-Avant' });
  expect((await sign('ada-avant Personne-Avant')).status).toBe(200);
  const signToo = await signer(id, world.people.admin);
  expect((await signToo('Ada-Avant Personne-Avant')).error.fields).toEqual({ name: 'validation.ownName|name=Test%20Admin' });
  expect((await signToo('Test Admin')).status).toBe(200);
  await world.work();
  const sealed = await read(id);
  expect(sealed).toMatchObject({ ...asSent, state: 'signed', hash, isIntact: true });
  expect(sealed.file?.name).toContain('personne-avant');
  const { text } = await drawn(id);
  expect(text).toContain('Pour le donneur d’ordre, Maison-Avant');
  expect(text).not.toContain('Depuis');
});

test('a name that is changed or taken away in the database breaks the fingerprint', async () => {
  const { id } = await draft();
  await send(id);
  const isIntact = async (parties: object | null) => {
    await world.database.many(sql`update contracts set parties = ${parties && JSON.stringify(parties)} where id = ${id}`);
    return (await read(id)).isIntact;
  };
  const { parties } = await world.database.one<{ parties: { person: object } }>(sql`select parties from contracts where id = ${id}`);
  expect(await isIntact({ ...parties, person: { ...parties.person, lastName: 'Autre' } })).toBe(false);
  expect(await isIntact(null)).toBe(false);
  expect(await isIntact(parties)).toBe(true);
});

test.each([
  ['recall', {}],
  ['decline', { reason: 'Mon nom a changé' }],
] as const)('what is prepared again has the names of today, and those of the day it is sent again, %s', async (verb, body) => {
  const { id, owner, rename } = await draft();
  const { hash } = await send(id);
  await rename();
  const as = verb === 'decline' ? world.as(owner) : admin();
  expect((await as(api[verb], { params: { id }, body: body as never })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'draft', ...called('Depuis'), operator: null });
  const { text, name } = await drawn(id);
  expect(text).toContain('Maison-Depuis · Ada-Depuis Personne-Depuis SAS Depuis');
  expect(name).toContain('personne-depuis');
  const again = await send(id);
  expect(again).toMatchObject({ ...called('Depuis'), operator: { name: 'Maison-Depuis', legal: 'SAS Depuis' }, isIntact: true });
  expect(again.hash).not.toBe(hash);
});

test('an amendment has the names of the day it is sent, and its contract keeps its own', async () => {
  const { id, owner, deliveryId, rename } = await draft();
  await send(id);
  await world.database.many(sql`update contracts set state = 'signed', signed_at = now() where id = ${id}`);
  await rename();
  const input = { ...silent, ownerId: owner.id, deliveryId, amendsId: id };
  const { body: amendment } = await admin()(api.create, { body: input });
  expect(amendment).toMatchObject({ ...called('Depuis'), operator: null });
  expect(await send(amendment.id)).toMatchObject({ ...called('Depuis'), operator: { name: 'Maison-Depuis' } });
  expect(await read(id)).toMatchObject({ ...asSent, isIntact: true });
});

test('what was sent before names were kept stays intact, and is drawn with those of today', async () => {
  const { owner, companyId, rename } = await draft();
  const { id } = await insertContract(world.database, { ownerId: owner.id, companyId, state: 'sent' });
  await rename();
  expect(await read(id)).toMatchObject({ ...called('Depuis'), operator: null, isIntact: true });
  expect((await drawn(id)).text).toContain('Maison-Depuis · Ada-Depuis Personne-Depuis SAS Depuis');
});

test('what was cancelled is drawn with the names it was sent with', async () => {
  const { id, rename } = await draft();
  await send(id);
  await rename();
  await admin()(api.cancel, { params: { id }, body: { reason: 'x' } });
  expect((await drawn(id)).text).toContain('Maison-Avant · Ada-Avant Personne-Avant SAS Avant');
});

test('it is found by the names it shows and by those of today, and one’s own data has them', async () => {
  const { id, owner, rename } = await draft();
  await send(id);
  await rename();
  const found = async (q: string) => (await admin()(api.list, { query: { q, ownerId: owner.id } })).body.rows.map((row) => row.id);
  expect(await Promise.all(['personne-avant', 'personne-depuis', 'client-avant', 'client-depuis'].map(found))).toEqual(Array(4).fill([id]));
  const { raw } = await world.as(owner)(ownAccountApi.export, {});
  const data = JSON.parse(String(unzip(raw).get('data.json')));
  expect(data.contracts).toEqual([expect.objectContaining({ parties: expect.objectContaining({ operator: asSent.operator }) })]);
  await admin()(api.recall, { params: { id }, body: {} });
  expect(await found('personne-avant')).toEqual([]);
});

test('whoever has closed their account is called so, and found by no name', async () => {
  const { id, owner } = await draft();
  await send(id);
  await world.database.many(sql`update contracts set state = 'ended', signed_at = now(), ended_on = '2026-10-01' where id = ${id}`);
  await world.database.many(sql`update users set state = 'deleted', first_name = 'Compte', last_name = 'fermé' where id = ${owner.id}`);
  expect(await read(id)).toMatchObject({ owner: { firstName: 'Compte', lastName: 'fermé' }, isIntact: true });
  expect((await admin()(api.list, { query: { q: 'personne-avant', ownerId: owner.id } })).body.rows).toEqual([]);
});
