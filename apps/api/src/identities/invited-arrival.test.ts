import { contacts } from '@jalon/domain/contacts/contact-api';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExternalWorld, fieldsOf, openExternalWorld } from '../../test/external-browser.ts';
import { makeRole } from '../../test/factories.ts';
import { answers } from '../../test/sign-up-answers.ts';
import { sql } from '../db/sql.ts';

let it: ExternalWorld;
let roleId: string;
beforeAll(async () => {
  it = await openExternalWorld();
  const { companyId } = await it.world.database.one<{ companyId: string }>(
    sql`select company_id as "companyId" from users where id = ${it.world.people.company.id}`,
  );
  roleId = await makeRole(it.world.database, companyId, []);
});
afterAll(() => it.close());

const invited = async (email: string) => {
  const body = { firstName: 'Léa', lastName: 'Roy', email, job: null, roleId };
  return (await it.world.as('company')(contacts.api.create, { body })).body.id;
};
const stateOf = async (id: string) => (await it.world.as('company')(contacts.api.read, { params: { id } })).body.state;

test('whom a company has invited signs up by a provider: the account is their own, and the invitation is withdrawn', async () => {
  const email = 'lea.invited@exemple.fr';
  const id = await invited(email);
  const lea = it.browser();
  expect((await lea.signIn(fieldsOf(email))).body).toEqual({ result: 'signUp', label: 'Acme' });
  const { password: _, ...account } = answers.account(email);
  await lea.send(signUpApi.freelanceAccount, { body: account });
  await lea.send(signUpApi.profile, { body: answers.profile });
  await lea.send(signUpApi.conditions, { body: answers.conditions });
  expect(await stateOf(id)).toBe('none');
  const { body } = await lea.send(signUpApi.confirm, { params: { type: 'freelance' } });
  expect(body.user).toMatchObject({ email, type: 'Freelance', company: null });
  expect(await stateOf(id)).toBe('withdrawn');
});

test('whose account nobody had proved comes by a provider: that proves it, and the invitation is withdrawn', async () => {
  const { email } = await it.newPerson({ isVerified: false });
  const id = await invited(email);
  expect((await it.browser().signIn(fieldsOf(email))).body).toMatchObject({ result: 'signedIn', user: { email, type: 'Freelance' } });
  expect(await stateOf(id)).toBe('withdrawn');
});
