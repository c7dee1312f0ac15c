import { accountApi } from '@jalon/domain/accounts/account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ExternalWorld, fieldsOf, openExternalWorld } from '../../test/external-browser.ts';
import { answers, password } from '../../test/sign-up-answers.ts';
import { askForChange, findChange } from '../accounts/email-change.queries.ts';
import { sql } from '../db/sql.ts';

let it: ExternalWorld;
beforeAll(async () => {
  it = await openExternalWorld();
});
afterAll(() => it.close());
// Everybody here comes from one address.
beforeEach(() => it.world.database.many(sql`delete from rate_limits`));

test('visitors are told who else they may sign in with, and nothing of how', async () => {
  const { body } = await it.browser().send(identityApi.providers, {});
  expect(body).toEqual([
    { name: 'acme', label: 'Acme' },
    { name: 'other', label: 'Other' },
    { name: 'forged', label: 'Forged' },
    { name: 'gone', label: 'Gone' },
    { name: 'silent', label: 'Silent' },
  ]);
});

describe('somebody new', () => {
  test('signs up with what the provider has proved: no password, no mail to verify, signed in at the end', async () => {
    const email = 'lea.new@exemple.fr';
    const person = fieldsOf(email);
    const lea = it.browser();
    expect((await lea.signIn(person)).body).toEqual({ result: 'signUp', label: 'Acme' });
    const draft = await lea.send(signUpApi.draft, { params: { type: 'freelance' } });
    expect(draft.body).toMatchObject({
      steps: [],
      external: { label: 'Acme', isProved: true, email, firstName: 'Léa', lastName: 'Roy' },
    });
    expect(JSON.stringify(draft.body)).not.toContain(person.sub);
    const { password: _, ...account } = answers.account(email);
    const foreign = await lea.send(signUpApi.freelanceAccount, { body: { ...account, email: 'somebody.else@exemple.fr' } });
    expect(foreign.error).toMatchObject({ code: 'request.invalid', fields: { email: 'validation.provedEmail' } });
    expect((await lea.send(signUpApi.freelanceAccount, { body: account })).body.steps).toEqual(['account']);
    await lea.send(signUpApi.profile, { body: answers.profile });
    await lea.send(signUpApi.conditions, { body: answers.conditions });
    const { body } = await lea.send(signUpApi.confirm, { params: { type: 'freelance' } });
    expect(body.user).toMatchObject({ email, type: 'Freelance', email_verified_at: expect.any(String) });
    expect((await lea.send(sessionApi.user, {})).body.email).toBe(email);
    const made = await it.userOf(email);
    expect(made).toMatchObject({ password_hash: null });
    const id = String(made?.id);
    expect(await it.identitiesOf(id)).toMatchObject([{ provider: 'acme', issuer: it.acme.issuer, subject: person.sub, email }]);
    expect(await it.eventsOf(id, 'session.signIn')).toMatchObject([{ after: { provider: 'Acme' } }]);
    await it.world.work();
    expect(it.mail.to(email).map(({ subject }) => subject)).toEqual(['Bienvenue sur Jalon']);
    // And from then on with one click.
    expect((await it.browser().signIn(person)).body).toMatchObject({ result: 'signedIn', user: { id } });
  });

  test('whose address the provider has not verified signs up as everybody does', async () => {
    for (const [verified, email] of Object.entries({ no: 'typed@exemple.fr', word: 'word@exemple.fr' })) {
      const lea = it.browser();
      await lea.signIn(fieldsOf(email, { email_verified: verified }));
      const { body } = await lea.send(signUpApi.draft, { params: { type: 'freelance' } });
      expect(body.external).toMatchObject({ isProved: verified === 'word', email });
    }
    const email = 'typed@exemple.fr';
    const lea = it.browser();
    await lea.signIn(fieldsOf(email, { email_verified: 'no' }));
    const { password: _, ...account } = answers.account(email);
    const without = await lea.send(signUpApi.freelanceAccount, { body: account });
    expect(without.error.fields).toEqual({ password: 'validation.required' });
    await lea.send(signUpApi.freelanceAccount, { body: { ...account, email: 'other@exemple.fr', password } });
    await lea.send(signUpApi.profile, { body: answers.profile });
    await lea.send(signUpApi.conditions, { body: answers.conditions });
    expect((await lea.send(signUpApi.confirm, { params: { type: 'freelance' } })).body).toEqual({ done: true, user: null });
    const made = await it.userOf('other@exemple.fr');
    expect(made).toMatchObject({ email_verified_at: null });
    expect(await it.identitiesOf(String(made?.id))).toEqual([]);
  });

  test('is told nothing of who has an address that the provider has not verified', async () => {
    const known = await it.newPerson();
    const answersOf = async (email: string) => {
      const lea = it.browser();
      const { status, body } = await lea.signIn(fieldsOf(email, { email_verified: 'no' }));
      const draft = await lea.send(signUpApi.draft, { params: { type: 'freelance' } });
      return JSON.stringify([status, body, draft.body]).replace(email, '…');
    };
    expect(await answersOf(known.email)).toBe(await answersOf('nobody@exemple.fr'));
    expect(await it.identitiesOf(known.id)).toEqual([]);
  });

  test('goes on in a draft that nobody else holds, with what was answered before', async () => {
    const lea = it.browser();
    await lea.send(signUpApi.profile, { body: answers.profile });
    const planted = lea.jar.sign_up;
    await lea.signIn(fieldsOf('rotated@exemple.fr'));
    expect(lea.jar.sign_up).not.toBe(planted);
    expect((await lea.send(signUpApi.draft, { params: { type: 'freelance' } })).body.profile).toEqual(answers.profile);
    const thief = it.browser();
    thief.jar.sign_up = String(planted);
    expect((await thief.send(signUpApi.draft, { params: { type: 'freelance' } })).body.external).toBe(null);
  });

  test('who has been given an account meanwhile is told so, and signs in to it', async () => {
    const email = 'meanwhile@exemple.fr';
    const person = fieldsOf(email);
    const lea = it.browser();
    await lea.signIn(person);
    const { password: _, ...account } = answers.account(email);
    await lea.send(signUpApi.freelanceAccount, { body: account });
    await lea.send(signUpApi.profile, { body: answers.profile });
    await lea.send(signUpApi.conditions, { body: answers.conditions });
    const { id } = await it.newPerson();
    await it.world.database.many(sql`update users set email = ${email} where id = ${id}`);
    expect((await lea.send(signUpApi.confirm, { params: { type: 'freelance' } })).error.code).toBe('account.emailTaken');
    expect(await it.identitiesOf(id)).toEqual([]);
    expect((await lea.signIn(person)).body).toMatchObject({ result: 'signedIn', user: { id } });
  });

  test('who takes longer than what was proved holds is asked for a password', async () => {
    const email = 'slow@exemple.fr';
    const lea = it.browser();
    await lea.signIn(fieldsOf(email));
    const { password: _, ...account } = answers.account(email);
    await lea.send(signUpApi.freelanceAccount, { body: account });
    await lea.send(signUpApi.profile, { body: answers.profile });
    await lea.send(signUpApi.conditions, { body: answers.conditions });
    await it.world.database.many(
      sql`update sign_up_drafts set identity_until = now() - interval '1 second' where answers -> 'account' ->> 'email' = ${email}`,
    );
    expect((await lea.send(signUpApi.draft, { params: { type: 'freelance' } })).body).toMatchObject({
      steps: ['profile', 'conditions'],
      external: null,
    });
    expect((await lea.send(signUpApi.confirm, { params: { type: 'freelance' } })).error.code).toBe('signUp.unfinished');
    expect(await it.userOf(email)).toBeUndefined();
  });
});

describe('somebody who has an account', () => {
  test('is linked by the address the provider has verified, signed in, and told once', async () => {
    const known = await it.newPerson();
    const before = await it.userOf(known.email);
    const person = fieldsOf(known.email.toUpperCase());
    const { body } = await it.browser().signIn(person, { next: '/freelance/account', remember: true });
    expect(body).toMatchObject({ result: 'signedIn', user: { id: known.id }, next: '/freelance/account' });
    expect((await it.userOf(known.email))?.password_hash).toBe(before?.password_hash);
    expect(await it.identitiesOf(known.id)).toMatchObject([{ subject: person.sub }]);
    expect(await it.eventsOf(known.id, 'identity.link')).toEqual([{ before: null, after: { provider: 'Acme', email: known.email } }]);
    await it.browser().signIn(person);
    await it.world.work();
    await it.world.work();
    expect(it.mail.to(known.email).filter(({ subject }) => subject.includes('Acme'))).toHaveLength(1);
  });

  test('whose address nobody had proved: it is now, and whoever made the account keeps no way in', async () => {
    const squatter = await it.newPerson({ isVerified: false, password });
    await askForChange(it.world.database, squatter.id, 'squatter@exemple.fr');
    const owner = it.browser();
    const { body } = await owner.signIn(fieldsOf(squatter.email));
    expect(body).toMatchObject({ result: 'signedIn', user: { id: squatter.id, email_verified_at: expect.any(String) } });
    const login = await it.browser().send(sessionApi.login, { body: { email: squatter.email, password } });
    expect(login.error.code).toBe('session.badCredentials');
    expect((await it.browser(squatter).send(sessionApi.user, {})).status).toBe(401);
    expect((await owner.send(sessionApi.user, {})).status).toBe(200);
    expect(await findChange(it.world.database, squatter.id)).toBeUndefined();
    expect(await it.eventsOf(squatter.id, 'identity.link')).toMatchObject([{ after: { passwordRemoved: true } }]);
    expect(await it.eventsOf(squatter.id, 'account.verify')).toHaveLength(1);
  });

  test('is known by the identity, whatever its address is now', async () => {
    const known = await it.newPerson();
    const somebody = await it.newPerson();
    const person = fieldsOf(known.email);
    await it.browser().signIn(person);
    for (const change of [{ email: somebody.email }, { email: 'new@exemple.fr' }, { email: known.email, email_verified: 'no' }])
      expect((await it.browser().signIn({ ...person, ...change })).body).toMatchObject({ result: 'signedIn', user: { id: known.id } });
    expect(await it.identitiesOf(somebody.id)).toEqual([]);
  });

  test('cannot be reached by a second identity of the same provider with the same address', async () => {
    const known = await it.newPerson();
    await it.browser().signIn(fieldsOf(known.email));
    expect((await it.browser().signIn(fieldsOf(known.email))).error.code).toBe('identity.conflict');
    expect(await it.identitiesOf(known.id)).toHaveLength(1);
    expect((await it.browser().signIn(fieldsOf(known.email), { provider: 'other' })).body).toMatchObject({ result: 'signedIn' });
  });

  test('is not open yet: the way leads to its activation', async () => {
    const invited = await it.newPerson({ state: 'none', isVerified: false });
    await it.world.database.many(sql`delete from sessions where user_id = ${invited.id}`);
    const visitor = it.browser();
    const { body } = await visitor.signIn(fieldsOf(invited.email));
    expect(body.result).toBe('activate');
    const token = body.result === 'activate' ? body.token : '';
    expect((await visitor.send(accountApi.invitation, { body: { token } })).body.email).toBe(invited.email);
    const enabled = await visitor.send(accountApi.enable, { body: { token, password, terms: true } });
    expect(enabled.body).toMatchObject({ id: invited.id });
    expect(await it.identitiesOf(invited.id)).toEqual([]);
  });

  test.each(['blocked', 'deactivated'] as const)('that is %s is entered as with a password, and no further', async (state) => {
    const known = await it.newPerson({ state });
    const visitor = it.browser();
    expect((await visitor.signIn(fieldsOf(known.email))).body).toMatchObject({ result: 'signedIn', user: { id: known.id } });
    expect((await visitor.send(ownAccountApi.read, {})).error.code).toBe('account.inactive');
  });

  test('two tabs at once link once', async () => {
    const known = await it.newPerson();
    const person = fieldsOf(known.email);
    const tabs = [it.browser(), it.browser()];
    const backs = await Promise.all(tabs.map((tab) => tab.goAway(person)));
    const came = await Promise.all(tabs.map((tab, index) => tab.comeBack(backs[index] ?? {})));
    expect(came.map(({ body }) => body.result)).toEqual(['signedIn', 'signedIn']);
    expect(await it.eventsOf(known.id, 'identity.link')).toHaveLength(1);
  });
});
