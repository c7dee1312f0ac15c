import { contracts } from '@jalon/domain/contracts/contract-api';
import { contractLinkApi, linkDays } from '@jalon/domain/contracts/contract-link-api';
import { operatorApi } from '@jalon/domain/operator/operator-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aService } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, testSecret, type World } from '../../test/harness.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import { sql } from '../db/sql.ts';

const { api } = contracts;
let world: World;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  companyId = (await makeCompany(world.database)).companyId;
});
afterAll(() => world.close());

const admin = () => world.as('admin');
const visitor = () => world.as('visitor');
const nobodyKnows = { code: 'account.linkExpired', fields: undefined };

/** Sent to somebody without an account: the token of the letter they get. */
async function sent() {
  const owner = await makePerson(world.database, { type: 'Freelance', state: 'none' });
  const delivery = await insertDelivery(world.database, { ownerId: owner.id, companyId });
  const { body: made } = await admin()(api.create, { body: { ...aService, ownerId: owner.id, deliveryId: delivery.id, amendsId: null } });
  expect((await admin()(api.send, { params: { id: made.id }, body: {} })).status).toBe(200);
  return { id: made.id, owner, token: await tokenTo(owner.email) };
}
async function tokenTo(email: string, name = 'contractLink') {
  const { params } = await world.database.one<{ params: { link: string } }>(
    sql`select params from mails where name = ${name} and recipient = ${email} order by created_at desc, id desc limit 1`,
  );
  return linkTokens(testSecret).write(params.link);
}
async function codeTo(email: string): Promise<string> {
  const { params } = await world.database.one<{ params: { code: string } }>(
    sql`select params from mails where name = 'signatureCode' and recipient = ${email} order by created_at desc, id desc limit 1`,
  );
  return params.code;
}
const read = (token: string) => visitor()(contractLinkApi.read, { body: { token } });

test('somebody without an account reads, asks for a code and signs; the link dies with it, and the evidence says how', async () => {
  const { id, owner, token } = await sent();
  const found = await read(token);
  expect(found.body).toMatchObject({ number: expect.stringMatching(/^C-/), operator: 'Jalon', signedBy: null });
  expect(found.body.body).toContain('540,00');
  const asked = await visitor()(contractLinkApi.code, { body: { token } });
  expect(asked.body.email).not.toBe(owner.email);
  const body = { token, name: 'Test Freelance', hasAgreed: true as const, hash: found.body.hash };
  expect((await visitor()(contractLinkApi.sign, { body: { ...body, code: '000000' } })).error.code).toBe('contract.wrongCode');
  expect(
    (await visitor()(contractLinkApi.sign, { body: { ...body, hash: 'a'.repeat(64), code: await codeTo(owner.email) } })).error.code,
  ).toBe('contract.otherDocument');
  expect((await visitor()(contractLinkApi.sign, { body: { ...body, code: await codeTo(owner.email) } })).status).toBe(200);
  expect((await read(token)).error.code).toBe('account.linkExpired');
  const { body: contract } = await admin()(api.read, { params: { id } });
  expect(contract).toMatchObject({ isByLink: true, signatures: [{ side: 'provider', name: 'Test Freelance', method: 'link' }] });
  await admin()(api.code, { params: { id }, body: {} });
  const code = await codeTo(world.people.admin.email);
  await admin()(api.sign, { params: { id }, body: { name: 'Test Admin', hasAgreed: true, hash: found.body.hash, code } });
  await world.work();
  const text = await pdfText((await admin()(api.pdf, { params: { id } })).raw);
  expect(text).toContain('Sans compte : lien personnel');
  expect(text).toContain('Compte personnel et code');

  // Once it is sealed, who signed by a link has their copy by another.
  const later = await tokenTo(owner.email, 'contractCopy');
  expect(later).not.toBe(token);
  expect((await read(later)).body).toMatchObject({ isSealed: true });
  const copy = await visitor()(contractLinkApi.copy, { body: { token: later } });
  expect(await pdfText(copy.raw)).toBe(text);
  expect((await visitor()(contractLinkApi.code, { body: { token: later } })).error.code).toBe('account.linkExpired');
  expect((await visitor()(contractLinkApi.copy, { body: { token } })).error.code).toBe('account.linkExpired');
});

test('a refusal says why, and the next sending makes another link', async () => {
  const { id, owner, token } = await sent();
  expect((await visitor()(contractLinkApi.decline, { body: { token, reason: 'Trop tôt' } })).status).toBe(200);
  expect((await admin()(api.read, { params: { id } })).body).toMatchObject({ state: 'draft', reason: 'Trop tôt' });
  expect((await read(token)).status).toBe(410);
  await admin()(api.send, { params: { id }, body: {} });
  expect((await read(token)).status).toBe(410);
  expect((await read(await tokenTo(owner.email))).status).toBe(200);
});

test('a link that is unknown, over, called back or cancelled is answered alike; a reminder brings a new one', async () => {
  const [one, two, three, four] = [await sent(), await sent(), await sent(), await sent()];
  await admin()(api.recall, { params: { id: one.id }, body: {} });
  await admin()(api.cancel, { params: { id: two.id }, body: { reason: 'x' } });
  await world.database.many(sql`update contract_links set expires_at = now() - interval '1 second' where contract_id = ${three.id}`);
  await world.database.many(sql`update users set state = 'active' where id = ${four.owner.id}`);
  for (const token of ['x', linkTokens(testSecret).write(one.id), one.token, two.token, three.token, four.token]) {
    const { status, error } = await read(token);
    expect([status, error.code, error.fields]).toEqual([410, nobodyKnows.code, nobodyKnows.fields]);
    expect((await visitor()(contractLinkApi.code, { body: { token } })).status).toBe(410);
  }
  await admin()(api.remind, { params: { id: three.id }, body: {} });
  expect((await read(await tokenTo(three.owner.email))).status).toBe(200);
  expect((await read(three.token)).status).toBe(410);
  expect((await visitor()(contractLinkApi.copy, { body: { token: await tokenTo(three.owner.email) } })).status).toBe(410);
});

test('a link shows the names that the contract was sent with, and who signs by it now', async () => {
  const { id, owner, token } = await sent();
  const { body: before } = await read(token);
  expect(before).toMatchObject({ operator: 'Jalon', signer: before.person });
  await world.database.many(sql`update users set first_name = 'Nouveau', last_name = 'Nom' where id = ${owner.id}`);
  await world.database.many(sql`update companies set name = 'Autre client' where id = ${companyId}`);
  const { version } = (await admin()(operatorApi.manage, {})).body;
  await admin()(operatorApi.update, { body: { name: 'Boréal', version } as never });
  expect((await read(token)).body).toEqual({ ...before, signer: 'Nouveau Nom' });
  await admin()(api.recall, { params: { id }, body: {} });
  await admin()(api.send, { params: { id }, body: {} });
  const { body: again } = await read(await tokenTo(owner.email));
  expect(again).toMatchObject({ operator: 'Boréal', person: 'Nouveau Nom', signer: 'Nouveau Nom', company: 'Autre client' });
});

test('whoever has an account is sent no link', async () => {
  const owner = await makePerson(world.database, { type: 'Freelance' });
  const delivery = await insertDelivery(world.database, { ownerId: owner.id, companyId });
  const { body } = await admin()(api.create, { body: { ...aService, ownerId: owner.id, deliveryId: delivery.id, amendsId: null } });
  await admin()(api.send, { params: { id: body.id }, body: {} });
  expect(await world.database.maybe(sql`select 1 from contract_links where contract_id = ${body.id}`)).toBeUndefined();
  expect(await world.database.maybe(sql`select 1 from mails where recipient = ${owner.email} and name = 'contractLink'`)).toBeUndefined();
  expect(linkDays).toBe(30);
});
