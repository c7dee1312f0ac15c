import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeBefore } from '../../test/authenticator.ts';
import { type ExternalWorld, fieldsOf, openExternalWorld } from '../../test/external-browser.ts';
import { password } from '../../test/sign-up-answers.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

let it: ExternalWorld;
beforeAll(async () => {
  it = await openExternalWorld();
});
afterAll(() => it.close());
// Everybody here comes from one address.
beforeEach(() => it.world.database.many(sql`delete from rate_limits`));

const link = { purpose: 'link', password } as const;
const newPerson = () => it.newPerson({ password });
const listOf = async (browser: ReturnType<ExternalWorld['browser']>) => (await browser.send(identityApi.list, {})).body.identities;
/** Somebody whom only the provider can let in. */
async function withoutPassword() {
  const person = await it.newPerson({ isVerified: false });
  const browser = it.browser();
  await browser.signIn(fieldsOf(person.email));
  return { person, browser };
}

test('connected, seen, disconnected, and connected again', async () => {
  const me = await newPerson();
  const browser = it.browser(me);
  const identity = fieldsOf('private@exemple.fr', { email_verified: 'no' });
  const wrong = await browser.start({ ...link, password: 'Wrong!2026' });
  expect([wrong.error.code, wrong.error.fields]).toEqual(['account.wrongPassword', { password: 'validation.wrongPassword' }]);
  expect((await browser.start({ purpose: 'link' })).error.code).toBe('account.wrongPassword');
  const { body } = await browser.signIn(identity, link);
  expect(body).toEqual({ result: 'linked', label: 'Acme' });
  expect((await browser.signIn(identity, link)).body).toEqual({ result: 'linked', label: 'Acme' });
  const [mine] = await listOf(browser);
  expect(mine).toMatchObject({ provider: 'acme', label: 'Acme', email: 'private@exemple.fr', linkedAt: expect.any(String) });
  expect((await it.browser().signIn(identity)).body).toMatchObject({ result: 'signedIn', user: { id: me.id } });
  const id = mine?.id ?? '';

  const stranger = it.browser(await newPerson());
  expect((await stranger.send(identityApi.unlink, { params: { id }, body: { password } })).error.code).toBe('record.missing');
  expect((await stranger.signIn(identity, link)).error.code).toBe('identity.taken');
  expect(await listOf(stranger)).toEqual([]);
  expect((await browser.signIn(fieldsOf('second@exemple.fr'), link)).error.code).toBe('identity.conflict');

  const unlink = (given?: string) => browser.send(identityApi.unlink, { params: { id }, body: { password: given } });
  for (const given of ['Wrong!2026', undefined]) expect((await unlink(given)).error.code).toBe('account.wrongPassword');
  expect((await unlink(password)).status).toBe(200);
  expect((await unlink(password)).error.code).toBe('record.missing');
  expect(await it.eventsOf(me.id, 'identity.unlink')).toEqual([{ before: { provider: 'Acme', email: 'private@exemple.fr' }, after: null }]);
  expect((await it.browser().signIn(identity)).body).toEqual({ result: 'signUp', label: 'Acme' });
  expect((await browser.signIn(identity, link)).body).toMatchObject({ result: 'linked' });
});

test('with two steps, a code is asked for before a provider is connected or disconnected', async () => {
  const browser = it.browser(await newPerson());
  const { body: begun } = await browser.send(ownAccountApi.beginTwoStep, { body: { password } });
  const { codes } = (await browser.send(ownAccountApi.confirmTwoStep, { body: { code: await codeBefore(begun.secret) } })).body;
  expect((await browser.start(link)).error).toEqual({ code: 'session.wrongCode', fields: { code: 'validation.required' } });
  expect((await browser.signIn(fieldsOf('y@exemple.fr'), { ...link, code: codes[0] ?? '' })).body).toMatchObject({ result: 'linked' });
  const [mine] = await listOf(browser);
  const unlink = (code?: string) => browser.send(identityApi.unlink, { params: { id: mine?.id ?? '' }, body: { password, code } });
  expect((await unlink()).error.fields).toEqual({ code: 'validation.required' });
  expect((await unlink(codes[1])).status).toBe(200);
});

test('connecting is for those who are signed in, and for the one who began', async () => {
  expect((await it.browser().start(link)).error.code).toBe('session.required');
  expect((await it.browser(await it.newPerson({ isVerified: false })).start(link)).error.code).toBe('account.unverified');
  const [me, somebody] = [await newPerson(), await newPerson()];
  const browser = it.browser(me);
  const back = await browser.goAway(fieldsOf('z@exemple.fr'), link);
  browser.jar.session = somebody.token;
  delete browser.jar['XSRF-TOKEN'];
  expect((await browser.comeBack(back)).error.code).toBe('identity.expired');
  expect(await it.identitiesOf(somebody.id)).toEqual([]);
});

test('the last way in stays, until there is another', async () => {
  const { person, browser } = await withoutPassword();
  const [only] = await listOf(browser);
  const refused = await browser.send(identityApi.unlink, { params: { id: only?.id ?? '' }, body: {} });
  expect([refused.status, refused.error.code]).toEqual([409, 'identity.lastWayIn']);
  await browser.signIn(fieldsOf('w@exemple.fr'), { ...link, provider: 'other' });
  // Of two at once, one finds itself the last.
  const ids = (await listOf(browser)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const removed = await Promise.all(ids.map((id) => browser.send(identityApi.unlink, { params: { id }, body: {} })));
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await it.identitiesOf(person.id)).toHaveLength(1);
});

test('what asks for the password says to choose one first, and the link to do so is sent', async () => {
  const { person, browser } = await withoutPassword();
  expect((await browser.send(ownAccountApi.read, {})).body.hasPassword).toBe(false);
  const proof = { body: { password } };
  const refusals = [
    await browser.send(ownAccountApi.password, { body: { current: 'x', password } }),
    await browser.send(ownAccountApi.beginTwoStep, proof),
    await browser.send(ownAccountApi.endTwoStep, proof),
    await browser.send(ownAccountApi.renewCodes, proof),
    await browser.send(ownAccountApi.deactivate, proof),
    await browser.send(ownAccountApi.delete, { body: { email: person.email, password } }),
  ];
  for (const { status, error } of refusals) expect([status, error.code]).toEqual([409, 'account.noPassword']);
  expect((await browser.send(ownAccountApi.passwordLink, {})).status).toBe(200);
  await it.world.work();
  expect(it.mail.to(person.email).map(({ subject }) => subject)).toContain('Choisissez un nouveau mot de passe');
});

test('the data of a person holds their identities, and leaving takes them', async () => {
  const me = await it.newPerson({ password });
  const browser = it.browser(me);
  const identity = fieldsOf('export@exemple.fr');
  await browser.signIn(identity, link);
  const file = await it.world.as({ ...me, token: browser.jar.session ?? '' })(ownAccountApi.export, {});
  const data = JSON.parse(String(unzip(file.raw).get('data.json')));
  expect(data.identities).toMatchObject([{ provider: 'acme', subject: identity.sub, email: 'export@exemple.fr' }]);
  expect((await browser.send(ownAccountApi.delete, { body: { email: me.email, password } })).status).toBe(200);
  expect(await it.identitiesOf(me.id)).toEqual([]);
  expect((await it.browser().signIn(identity)).body).toEqual({ result: 'signUp', label: 'Acme' });
});
