import { accountApi } from '@jalon/domain/accounts/account-api';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { unvalidatedInvitations } from '@jalon/domain/contacts/contact';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makePerson, makeRole, type Person } from '../../test/factories.ts';
import { linkIn } from '../../test/mail-server.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { newcomer } from '../../test/sign-up.ts';
import { password } from '../../test/sign-up-answers.ts';
import { enterWindow } from '../../test/windows.ts';
import { sql } from '../db/sql.ts';

const { world, mail, close } = await openMailWorld({ JALON_OPERATOR: 'Atelier Nord' });
afterAll(close);
// Everybody here comes from one address.
beforeEach(() => world.database.many(sql`delete from rate_limits`));

const expired = [410, { code: 'account.linkExpired' }];
const visitor = world.as('visitor');
let made = 0;
const address = () => `invited${++made}@client.test`;

type Company = { as: ReturnType<typeof world.as>; id: string; name: string; owner: Person; role: string };
async function company(spec: { isValidated?: boolean } = {}): Promise<Company> {
  const owner = await makePerson(world.database, { type: 'Company', ...spec });
  const { id, name } = await world.database.one<{ id: string; name: string }>(sql`
    update companies c set name = 'Société ' || ${++made}::text from users u where u.company_id = c.id and u.id = ${owner.id} returning c.id, c.name`);
  return { as: world.as(owner), owner, id, name, role: await makeRole(world.database, id, ['contacts.view']) };
}
const invite = ({ as, role }: Company, email: string, fields: object = {}) =>
  as(contacts.api.create, { body: { firstName: 'Ada', lastName: 'Invitée', email, job: 'Achats', roleId: role, ...fields } });
const invited = async (by: Company, email: string) => {
  const { status, body } = await invite(by, email);
  expect(status).toBe(201);
  return { id: body.id, token: await tokenTo(email) };
};
const tokenTo = async (email: string) => {
  await world.work();
  const letter = mail.to(email).at(-1);
  const { pathname, searchParams } = linkIn(letter ?? { text: '' });
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
};
const accept = (token: string) => visitor(accountApi.enable, { body: { token, password, terms: true } });
const decline = (token: string) => visitor(accountApi.decline, { body: { token } });
const look = (token: string) => visitor(accountApi.invitation, { body: { token } });
const told = async ({ status, error }: { status: number; error: object }) => [status, error];
const read = ({ as }: Company, id: string) => as(contacts.api.read, { params: { id } });
const kindsOf = async ({ as }: Company, id: string) => (await as(contacts.api.history, { params: { id }, query: {} })).body.rows;
const signUp = async (email: string) => {
  const browser = newcomer(world);
  await browser.fill('freelance', email);
  await browser.confirm('freelance');
  return browser;
};
const signIn = (email: string) => visitor(sessionApi.login, { body: { email, password } });

describe('somebody whom a company has invited, and who signs up alone', () => {
  test('has an account of their own, and the invitation is withdrawn once the address is proved', async () => {
    const [sender, email] = [await company(), address()];
    const { id, token } = await invited(sender, email);
    await signUp(email);
    const letters = mail.to(email).length;
    const proof = await tokenTo(email);
    expect(
      mail
        .to(email)
        .slice(letters)
        .map(({ subject }) => subject),
    ).toEqual(['Vérifiez votre adresse e-mail']);
    // Nobody has proved anything yet: a stranger who types the address cancels nothing.
    expect((await read(sender, id)).body.state).toBe('none');
    expect((await visitor(accountApi.verify, { body: { token: proof } })).status).toBe(200);
    expect((await signIn(email)).body).toMatchObject({ type: 'Freelance', company: null });
    expect((await read(sender, id)).body).toMatchObject({ email, state: 'withdrawn', role: null, actions: ['delete'] });
    const [line] = await kindsOf(sender, id);
    expect(line).toMatchObject({ kind: 'contact.withdraw', by: null, before: null, after: null });
    expect(await told(await look(token))).toEqual(expired);
    expect(await told(await accept(token))).toEqual(expired);
    expect((await sender.as(contacts.api.resend, { params: { id }, body: {} })).status).toBe(409);
    expect((await invite(sender, email)).error).toMatchObject({ code: 'contact.emailTaken' });
  });

  test('proves the address with a new password as well', async () => {
    const [sender, email] = [await company(), address()];
    const { id } = await invited(sender, email);
    await signUp(email);
    await visitor(accountApi.forgot, { body: { email } });
    await world.work();
    const [, , token = ''] = linkIn(mail.to(email).at(-1) ?? { text: '' }).pathname.split('/');
    expect((await visitor(accountApi.reset, { body: { token, email, password: 'Sentier!73bleu' } })).status).toBe(200);
    expect((await read(sender, id)).body.state).toBe('withdrawn');
  });

  test('changes their mind and accepts: the account nobody has proved is closed, and nothing of it stays', async () => {
    const [sender, email] = [await company(), address()];
    const { token } = await invited(sender, email);
    await signUp(email);
    const enabled = await accept(token);
    expect(enabled.body).toMatchObject({ email, type: 'Company', company: { id: sender.id } });
    expect(await world.database.many(sql`select type, state from users where email = ${email}`)).toEqual([
      { type: 'Company', state: 'active' },
    ]);
    expect((await signIn(email)).body).toMatchObject({ type: 'Company' });
    await world.work();
    expect(mail.to(email).map(({ subject }) => subject)).not.toContain('Votre compte est supprimé');
  });
});

describe('an address that is only invited', () => {
  test('is free for other companies; accepting one withdraws the others', async () => {
    const [one, other, email] = [await company(), await company(), address()];
    const first = await invited(one, email);
    const second = await invited(other, email);
    expect((await accept(second.token)).body).toMatchObject({ company: { id: other.id } });
    expect((await read(one, first.id)).body.state).toBe('withdrawn');
    expect(await told(await accept(first.token))).toEqual(expired);
    expect((await read(other, second.id)).body).toMatchObject({ email, state: 'active' });
  });

  test('is free for the staff, whose record then keeps it', async () => {
    const [sender, email] = [await company(), address()];
    const { token } = await invited(sender, email);
    const person = { type: 'Freelance', firstName: 'Ada', lastName: 'Connue', email, isInvited: true } as const;
    expect((await world.as('admin')(managedAccounts.api.create, { body: person })).status).toBe(201);
    const theirs = await tokenTo(email);
    expect(await told(await look(token))).toEqual(expired);
    expect(await told(await accept(token))).toEqual(expired);
    expect((await look(theirs)).body).toMatchObject({ type: 'Freelance', by: 'Test Admin', isDeclinable: false });
    expect(await told(await decline(theirs))).toEqual(expired);
    expect((await accept(theirs)).body).toMatchObject({ type: 'Freelance', email });
  });

  test('signs nobody in, and no letter goes to it but the invitation', async () => {
    const [sender, email] = [await company(), address()];
    await invited(sender, email);
    await visitor(accountApi.forgot, { body: { email } });
    await world.work();
    expect(mail.to(email)).toHaveLength(1);
    expect((await signIn(email)).error.code).toBe('session.badCredentials');
  });

  test('is invited once by a company, and found in its list by its letters', async () => {
    const [sender, email] = [await company(), address()];
    const { id } = await invited(sender, email);
    expect((await invite(sender, email)).error).toMatchObject({ code: 'contact.known' });
    expect((await sender.as(contacts.api.list, { query: { q: email } })).body.rows).toMatchObject([{ id, email, state: 'none' }]);
  });
});

describe('an invitation', () => {
  test('says who invites, into which company and as what: in the letter and on the page', async () => {
    const [sender, email] = [await company(), address()];
    const { token } = await invited(sender, email);
    const letter = mail.to(email).at(-1);
    for (const part of [letter?.text, letter?.html]) {
      expect(part).toContain('Test Company');
      expect(part).toContain(sender.name);
    }
    const { body } = await look(token);
    expect(body).toMatchObject({ by: 'Test Company', company: sender.name, job: 'Achats', role: expect.any(String), isDeclinable: true });
  });

  test('of somebody who belongs to no company is into the space of the operator, under the name it has', async () => {
    const email = address();
    const body = { type: 'Freelance' as const, firstName: 'Ada', lastName: 'Libre', email, isInvited: true };
    expect((await world.as('admin')(managedAccounts.api.create, { body })).status).toBe(201);
    await world.work();
    expect(mail.to(email).at(-1)?.text).toMatch(/Test Admin vous invite à rejoindre l’espace «\sAtelier Nord\s»/);
  });

  test('is declined: its link is void, the company sees that and nothing more, and may ask once more', async () => {
    const [sender, email] = [await company(), address()];
    const { id, token } = await invited(sender, email);
    expect((await decline(token)).status).toBe(200);
    for (const again of [await decline(token), await look(token), await accept(token)]) expect(await told(again)).toEqual(expired);
    expect((await read(sender, id)).body).toMatchObject({ state: 'declined', role: null, actions: ['delete'] });
    expect((await kindsOf(sender, id)).map(({ kind }) => kind)).toEqual(['contact.decline', 'contact.create']);
    const edit = { params: { id }, body: { job: 'Autre', roleId: sender.role, version: 2 } };
    expect((await sender.as(contacts.api.update, edit)).error.code).toBe('workflow.wrongState');
    const { total } = (await world.as('admin')(managedAccounts.api.list, { query: { type: 'Company', q: email } })).body;
    expect(total.count).toBe(0);
    const next = await invited(sender, email);
    expect((await read(sender, id)).status).toBe(404);
    expect((await accept(next.token)).status).toBe(200);
  });

  test('of the staff is not declined here', async () => {
    const person = await makePerson(world.database, { type: 'Company', state: 'none', isVerified: false });
    await actOn(world.as('admin'), person.id, 'invite');
    const token = await tokenTo(person.email);
    expect((await look(token)).body.isDeclinable).toBe(false);
    expect(await told(await decline(token))).toEqual(expired);
    expect((await accept(token)).status).toBe(200);
  });

  test('that has ended does not keep a company that nobody belongs to any more', async () => {
    const [sender, email] = [await company(), address()];
    await decline((await invited(sender, email)).token);
    const open = await invited(sender, address());
    const admin = world.as('admin');
    await world.database.many(sql`update users set state = 'deleted', role_id = null where id = ${sender.owner.id}`);
    const remove = () => admin(clientCompanies.api.delete, { params: { id: sender.id } });
    expect((await remove()).error).toMatchObject({ code: 'company.linked', linked: { contacts: 1 } });
    const letters = mail.letters.length;
    expect((await actOn(admin, open.id, 'delete')).status).toBe(200);
    expect((await remove()).status).toBe(200);
    // Nobody says farewell to somebody who never had an account.
    await world.work();
    expect(mail.letters).toHaveLength(letters);
  });

  test('that has ended is forgotten after a month', async () => {
    const [sender, email] = [await company(), address()];
    const { id, token } = await invited(sender, email);
    await decline(token);
    await world.tidy();
    expect((await read(sender, id)).status).toBe(200);
    await world.database.many(sql`update users set updated_at = now() - interval '31 days' where id = ${id}`);
    await world.tidy();
    expect((await read(sender, id)).status).toBe(404);
    expect(await world.database.many(sql`select 1 from events where subject_id = ${id} and label is not null`)).toEqual([]);
  });

  test.each(['accept', 'verify'] as const)(
    '8 rounds: accepted by two links at once, or while the address is proved: one wins (%s)',
    async (rival) => {
      const [one, other] = [await company(), await company()];
      for (let round = 0; round < 8; round += 1) {
        await world.database.many(sql`delete from rate_limits`);
        const email = address();
        const { token } = await invited(one, email);
        let attempt: () => Promise<{ status: number }> = () => decline('');
        if (rival === 'accept') {
          const second = await invited(other, email);
          attempt = () => accept(second.token);
        } else {
          await signUp(email);
          const proof = await tokenTo(email);
          attempt = () => visitor(accountApi.verify, { body: { token: proof } });
        }
        const statuses = (await Promise.all([accept(token), attempt()])).map(({ status }) => status);
        expect(statuses.toSorted()).toEqual([200, 410]);
        const accounts = sql`select 1 from users where email = ${email} and email_verified_at is not null`;
        expect(await world.database.many(accounts)).toHaveLength(1);
      }
    },
    60_000,
  );
});

test('somebody the staff keep on record, who signs up alone, is told who has prepared which space', async () => {
  const [owner, email] = [await company(), address()];
  const person = { type: 'Company', firstName: 'Zoé', lastName: 'Connue', email, companyId: owner.id, isInvited: false } as const;
  expect((await world.as('admin')(managedAccounts.api.create, { body: person })).status).toBe(201);
  await signUp(email);
  await world.work();
  const [letter] = mail.to(email);
  expect(letter?.subject).toBe('Activez votre compte');
  expect(letter?.text).toContain('Test Admin');
  expect(letter?.text).toContain(owner.name);
});

describe('a company nobody has validated', () => {
  const { openAtOnce, lettersPerDay, addressesPerDay } = unvalidatedInvitations;

  test('has a few invitations open at once, and another when one has ended', async () => {
    const sender = await company({ isValidated: false });
    const sent = [];
    for (let i = 0; i < openAtOnce; i += 1) sent.push(await invited(sender, address()));
    expect(await told(await invite(sender, address()))).toEqual([409, { code: 'contact.tooManyOpen' }]);
    await decline(sent[0]?.token ?? '');
    expect((await invite(sender, address())).status).toBe(201);
    await actOn(world.as('admin'), sender.owner.id, 'validate');
    expect((await invite(sender, address())).status).toBe(201);
  });

  test('learns of a few addresses a day whether somebody has them', async () => {
    const sender = await company({ isValidated: false });
    const statuses: number[] = [];
    await enterWindow(world.database, 86_400);
    for (let i = 0; i <= addressesPerDay; i += 1) statuses.push((await invite(sender, world.people.freelance.email)).status);
    expect(statuses).toEqual([...Array(addressesPerDay).fill(409), 429]);
    const validated = await company();
    for (let i = 0; i <= addressesPerDay; i += 1) expect((await invite(validated, world.people.freelance.email)).status).toBe(409);
  });

  test('sends a few letters a day, whatever it takes back meanwhile', async () => {
    const sender = await company({ isValidated: false });
    const { id } = await invited(sender, address());
    for (let i = 1; i < lettersPerDay - 1; i += 1)
      expect((await sender.as(contacts.api.resend, { params: { id }, body: {} })).status).toBe(200);
    await sender.as(contacts.api.delete, { params: { id } });
    const last = await invited(sender, address());
    const refused = [429, { code: 'contact.tooManyToday' }];
    expect(await told(await sender.as(contacts.api.resend, { params: { id: last.id }, body: {} }))).toEqual(refused);
    expect(await told(await invite(sender, address()))).toEqual(refused);
  });
});

test.each([
  [{ firstName: 'Gagnez sur exemple.com' }, { firstName: 'validation.noLinks' }],
  [{ lastName: 'https://exemple.fr' }, { lastName: 'validation.noLinks' }],
  [{ job: 'Voir www.exemple.fr' }, { job: 'validation.noLinks' }],
  [{ firstName: '\u3164' }, { firstName: 'validation.required' }],
  [{ lastName: 'Ada\u202eevil' }, { lastName: 'validation.invalid' }],
])('an invitation with %j is refused at its field', async (fields, problems) => {
  const sender = await company();
  const { status, error } = await invite(sender, address(), fields);
  expect([status, error.fields]).toEqual([422, problems]);
});
