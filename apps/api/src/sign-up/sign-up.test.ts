import { accountApi } from '@jalon/domain/accounts/account-api';
import { companyPermissions } from '@jalon/domain/core/permission';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { linkIn } from '../../test/mail-server.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { newcomer } from '../../test/sign-up.ts';
import { answers, password } from '../../test/sign-up-answers.ts';
import { sql } from '../db/sql.ts';

const { world, mail, close } = await openMailWorld();
afterAll(close);
// Everybody here comes from one address.
beforeEach(() => world.database.many(sql`delete from rate_limits`));

const lastTo = async (email: string) => {
  await world.work();
  const letter = mail.to(email).at(-1);
  return letter && { subject: letter.subject, ...tokenIn(linkIn(letter)) };
};
const tokenIn = ({ pathname, searchParams }: URL) => ({
  path: pathname.split('/')[1],
  token: searchParams.get('token') ?? pathname.split('/').at(pathname.startsWith('/reset') ? 2 : -1) ?? '',
});
const userOf = (email: string) => world.database.many(sql`select * from users where email = ${email}`);
const signIn = (email: string) => world.as('visitor')(sessionApi.login, { body: { email, password } });

test('a freelance: step by step, confirmed, proved, signed in', async () => {
  const email = 'lea.roy@jalon.test';
  const browser = newcomer(world);
  expect((await browser.send(signUpApi.draft, { params: { type: 'freelance' } })).body.steps).toEqual([]);
  expect((await browser.confirm('freelance')).error.code).toBe('signUp.unfinished');
  const filled = await browser.fill('freelance', email);
  expect(filled.body).toMatchObject({ steps: ['account', 'profile', 'conditions'], profile: answers.profile });
  expect(JSON.stringify(filled.body)).not.toContain(password);
  expect(await userOf(email)).toEqual([]);
  // The same skill in two ways is kept once.
  await browser.send(signUpApi.profile, { body: { ...answers.profile, skills: ['Java', 'Kafka', 'KAFKA.'] } });

  const confirmed = await browser.confirm('freelance');
  expect([confirmed.status, confirmed.body]).toEqual([200, { done: true, user: null }]);
  expect(String(confirmed.headers['set-cookie'])).not.toContain('session=');
  expect(await userOf(email)).toMatchObject([
    { type: 'Freelance', state: 'active', civility: 'ms', email_verified_at: null, validated_at: null, lang: 'fr' },
  ]);
  const [profile] = await world.database.many<object>(
    sql`select p.*, p.available_from = operator_day() as "isNow" from freelance_profiles p join users u on u.id = p.user_id where email = ${email}`,
  );
  expect(profile).toMatchObject({
    ...{ title: 'Développeuse Java', professions: ['tech-lead', 'java-developer'], skills: ['Java', 'Kafka'], experience: '2' },
    ...{ contract_type: 'Freelance', legal_status: 'SASU', daily_rate_cents: 55_000, annual_salary_cents: null },
  });

  expect(await browser.progress()).toMatchObject({ email, isVerified: false });
  const letter = await lastTo(email);
  expect(letter).toMatchObject({ subject: 'Vérifiez votre adresse e-mail', path: 'email' });
  await world.as('visitor')(accountApi.verify, { body: { token: letter?.token ?? '' } });
  expect(await browser.progress()).toMatchObject({ email, isVerified: true });
  expect((await signIn(email)).body).toMatchObject({ type: 'Freelance', email_verified_at: expect.any(String), isValidated: false });
});

test('a company: its details, its four roles, its division, and the person who owns it', async () => {
  const email = 'owner@naviris.test';
  const browser = newcomer(world, { 'accept-language': 'en' });
  await browser.fill('company', email);
  expect((await browser.confirm('company')).status).toBe(200);
  const [company] = await world.database.many<object>(sql`
    select c.* from companies c join users u on u.company_id = c.id where u.email = ${email}`);
  expect(company).toMatchObject({
    ...{ name: 'Naviris', siren: '732829320', siret: '73282932000074', ape: '6202A', website: 'https://naviris.fr' },
    ...{ phone1: '01 23 45 67 89', phone2: null, postal_code: '44000', city: 'Nantes', country: 'FR', employees: 40, sector: 'aerospace' },
  });
  const roles = await world.database.many(sql`
    select r.label, r.is_owner, r.is_active, u.id is not null as held from users o
    join company_roles r on r.company_id = o.company_id left join users u on u.role_id = r.id where o.email = ${email}
    order by array_position(array['Owner', 'Manager', 'Approver', 'Reader'], r.label)`);
  expect(roles).toEqual(
    ['Owner', 'Manager', 'Approver', 'Reader'].map((label, index) => ({
      label,
      is_owner: index === 0,
      is_active: true,
      held: index === 0,
    })),
  );
  expect(
    await world.database.many(
      sql`select d.name, d.is_active from divisions d join users u on u.company_id = d.company_id where email = ${email}`,
    ),
  ).toEqual([{ name: 'Siège', is_active: true }]);
  const kinds = sql`select kind from events where actor_id = (select id from users where email = ${email}) order by kind`;
  expect(await world.database.many(kinds)).toEqual([{ kind: 'account.signUp' }, { kind: 'company.create' }]);
  expect((await lastTo(email))?.subject).toBe('Verify your e-mail address');
  const { body } = await signIn(email);
  expect(body).toMatchObject({ type: 'Company', roles: ['Owner'], company: { name: 'Naviris' }, lang: 'en' });
  expect('permissions' in body && body.permissions.sort()).toEqual([...companyPermissions].sort());
});

test.each([
  [signUpApi.freelanceAccount, { ...answers.account('a@b.fr'), role: 'admin' }, { role: 'validation.unknownField' }],
  [signUpApi.freelanceAccount, { ...answers.account('a@b.fr'), password: undefined }, { password: 'validation.required' }],
  [signUpApi.profile, { ...answers.profile, professions: ['software-development'] }, { professions: 'validation.invalid' }],
  [signUpApi.profile, { ...answers.profile, professions: ['no-such-job'] }, { professions: 'validation.invalid' }],
  [signUpApi.profile, { ...answers.profile, experience: '99' }, { experience: 'validation.invalid' }],
  [signUpApi.conditions, { ...answers.conditions, availableFrom: '2020-01-01' }, { availableFrom: 'validation.todayOrLater' }],
  [
    signUpApi.details,
    { ...answers.details, country: 'XX', sector: 'none' },
    { country: 'validation.invalid', sector: 'validation.invalid' },
  ],
  [signUpApi.details, { ...answers.details, number: '73282932000075' }, { number: 'validation.companyNumber' }],
])('%# is refused on its fields', async (endpoint, body, fields) => {
  const browser = newcomer(world);
  const { status, error } = await browser.send(endpoint, { body });
  expect([status, error.fields]).toEqual([422, fields]);
  expect(browser.cookie()).toBe('');
});

test('an employee has a salary, and neither legal status nor daily rate', async () => {
  const browser = newcomer(world);
  await browser.fill('freelance', 'salaried@jalon.test');
  const body = { ...answers.conditions, contractType: 'CDI', annualSalaryCents: 4_500_000, availableFrom: '2050-01-01' };
  expect((await browser.send(signUpApi.conditions, { body })).status).toBe(200);
  await browser.confirm('freelance');
  const profile = sql`
    select legal_status, daily_rate_cents, annual_salary_cents, available_from from freelance_profiles p
    join users u on u.id = p.user_id where email = 'salaried@jalon.test'`;
  expect(await world.database.many(profile)).toEqual([
    { legal_status: null, daily_rate_cents: null, annual_salary_cents: 4_500_000, available_from: '2050-01-01' },
  ]);
});

test('a password that leaks hold, or that is made of the name or the address, is refused at its field', async () => {
  const browser = newcomer(world);
  const choose = async (password: string) =>
    (
      await browser.send(signUpApi.companyAccount, {
        body: { ...answers.account('petitbateau@exemple.fr'), lastName: 'Kerbrat', password },
      })
    ).error;
  for (const [password, why] of [
    ['Mustang2024$', 'validation.commonPassword'],
    ['Arbre!Kerbr@t7', 'validation.ownPassword'],
    ['Petit.B4teau7', 'validation.ownPassword'],
  ] as const)
    expect(await choose(password)).toMatchObject({ code: 'request.invalid', fields: { password: why } });
});

test('the account is asked once for both types, and its password may stay as it was', async () => {
  const browser = newcomer(world);
  await browser.send(signUpApi.freelanceAccount, { body: answers.account('both@jalon.test') });
  const { password: _, ...again } = answers.account('both@jalon.test');
  const changed = await browser.send(signUpApi.companyAccount, { body: { ...again, lastName: 'Martin' } });
  expect(changed.body).toMatchObject({ steps: ['account'], account: { lastName: 'Martin' } });
  await browser.send(signUpApi.profile, { body: answers.profile });
  await browser.send(signUpApi.conditions, { body: answers.conditions });
  await browser.confirm('freelance');
  expect((await signIn('both@jalon.test')).body).toMatchObject({ type: 'Freelance', lastName: 'Martin' });
});

test('an address that has an account: the same answer in as many statements, no second account, and its owner is told', async () => {
  const known = await makePerson(world.database, { type: 'Admin' });
  const [stranger, newOne] = [newcomer(world), newcomer(world)];
  for (const [browser, email] of [
    [stranger, known.email],
    [newOne, 'new.one@jalon.test'],
  ] as const)
    await browser.fill('company', email);
  const confirm = async (browser: typeof stranger) => {
    world.roundTrips.length = 0;
    const { status, body } = await browser.confirm('company');
    return { status, body, trips: world.roundTrips.length, progress: Object.keys(await browser.progress()) };
  };
  expect(await confirm(stranger)).toEqual(await confirm(newOne));
  expect(await stranger.progress()).toMatchObject({ email: known.email, isVerified: false });
  expect(await userOf(known.email)).toMatchObject([{ type: 'Admin', first_name: 'Test' }]);
  expect(
    await world.database.many(
      sql`select id from companies where name = 'Naviris' and id not in (select company_id from users where company_id is not null)`,
    ),
  ).toEqual([]);
  expect(await lastTo(known.email)).toMatchObject({
    subject: 'Quelqu’un a tenté de s’inscrire avec votre adresse',
    path: 'reset-password',
  });

  expect((await stranger.send(signUpApi.resend, {})).body).toEqual((await newOne.send(signUpApi.resend, {})).body);
  await world.work();
  expect(mail.to(known.email).map(({ subject }) => subject)).toEqual([
    'Quelqu’un a tenté de s’inscrire avec votre adresse',
    'Quelqu’un a tenté de s’inscrire avec votre adresse',
  ]);
  expect(mail.to('new.one@jalon.test')).toHaveLength(2);
});

test('somebody known without an account takes up the one that waits', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', state: 'none', isVerified: false });
  await world.database.many(sql`update users set password_hash = null where id = ${person.id}`);
  const browser = newcomer(world);
  await browser.fill('freelance', person.email);
  expect((await browser.confirm('freelance')).body).toEqual({ done: true, user: null });
  const letter = await lastTo(person.email);
  expect(letter).toMatchObject({ subject: 'Activez votre compte', path: 'enable-account' });
  const enabled = await world.as('visitor')(accountApi.enable, { body: { token: letter?.token ?? '', password, terms: true } });
  expect(enabled.body).toMatchObject({ email: person.email, state: 'Avec Compte' });
});

test('a draft is for the browser it was begun in, and for seven days', async () => {
  const browser = newcomer(world);
  await browser.fill('freelance', 'slow@jalon.test');
  const stored = sql`select count(*)::int as found from sign_up_drafts where position(${browser.cookie().slice(8)} in sign_up_drafts::text) > 0`;
  expect(await world.database.one(stored)).toEqual({ found: 0 });
  const empty = { steps: [], account: null };
  for (const cookie of ['', 'sign_up=', `sign_up=${'A'.repeat(43)}`]) {
    const { body } = await newcomer(world, { cookie }).send(signUpApi.draft, { params: { type: 'freelance' } });
    expect(body).toMatchObject(empty);
  }
  await world.database.many(sql`update sign_up_drafts set expires_at = now() - interval '1 second'`);
  expect((await browser.send(signUpApi.draft, { params: { type: 'freelance' } })).body).toMatchObject(empty);
  expect((await browser.confirm('freelance')).status).toBe(409);
  expect(await userOf('slow@jalon.test')).toEqual([]);
  await world.tidy();
  expect(await world.database.many(sql`select id from sign_up_drafts`)).toEqual([]);
});

test('a confirmed draft forgets what was answered, and confirming again changes nothing', async () => {
  const browser = newcomer(world);
  await browser.fill('freelance', 'twice@jalon.test');
  const twice = await Promise.all([browser.confirm('freelance'), browser.confirm('freelance')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await userOf('twice@jalon.test')).toHaveLength(1);
  expect((await browser.send(signUpApi.draft, { params: { type: 'freelance' } })).body.steps).toEqual([]);
  expect(await world.database.many(sql`select answers, password_hash from sign_up_drafts where email = 'twice@jalon.test'`)).toEqual([
    { answers: {}, password_hash: null },
  ]);
});
