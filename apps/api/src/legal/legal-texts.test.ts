import { accountApi } from '@jalon/domain/accounts/account-api';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { homeApi } from '@jalon/domain/home/home-api';
import { type LegalKind, legalKinds, legalLimits } from '@jalon/domain/legal/legal-text';
import { legalTextApi } from '@jalon/domain/legal/legal-text-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, testSecret, type World } from '../../test/harness.ts';
import { newcomer } from '../../test/sign-up.ts';
import { unzip } from '../../test/unzip.ts';
import { makeLink } from '../accounts/accounts.queries.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import { sql } from '../db/sql.ts';
import { loadLegalDrafts } from './legal-texts.defaults.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// Published texts stay for ever: between tests they are removed as nothing in the product can.
afterEach(async () => {
  await world.database.many(sql`
    do $$ begin
      delete from legal_acceptances;
      alter table legal_versions disable trigger user;
      delete from legal_versions;
      alter table legal_versions enable trigger user;
      update legal_texts set version = version + 1, fr = 'Brouillon', en = '';
    end $$`);
});

const read = (kind: LegalKind, version?: number) =>
  world.as('visitor')(legalTextApi.read, { params: { kind }, query: version ? { version } : {} });
const manage = async (kind: LegalKind) => (await world.as('admin')(legalTextApi.manage, { params: { kind } })).body;
const write = async (kind: LegalKind, fr: string, en = '') =>
  world.as('admin')(legalTextApi.update, { params: { kind }, body: { fr, en, version: (await manage(kind)).version } });
const publication = { summaryFr: 'Nouveau', summaryEn: '', asksAgain: false };
const publish = async (kind: LegalKind, more: Partial<typeof publication> = {}) =>
  world.as('admin')(legalTextApi.publish, { params: { kind }, body: { ...publication, version: (await manage(kind)).version, ...more } });

async function putInForce(kind: LegalKind, fr: string, more: Partial<typeof publication> = {}): Promise<void> {
  await write(kind, fr);
  expect((await publish(kind, more)).status).toBe(200);
}

const acceptedBy = (userId: string) =>
  world.database.many<{ kind: string; number: number | null }>(sql`
    select kind, number from legal_acceptances where user_id = ${userId} order by kind, number`);

describe('publishing', () => {
  test('a new installation has drafts of every text, and nothing that visitors can read', async () => {
    await world.database.many(sql`update legal_texts set fr = '', version = 1`);
    await world.database.transaction(loadLegalDrafts);
    for (const kind of legalKinds) {
      expect((await read(kind)).body).toEqual({ kind, shown: null, versions: [] });
      const draft = await manage(kind);
      expect(draft.fr).toContain('[dénomination sociale]');
      expect(draft.en).toContain('[company name]');
      expect(draft).toMatchObject({ isChanged: true, versions: [] });
    }
    expect((await world.as('admin')(homeApi.read, {})).body.unpublished).toBe(legalKinds.length);
  });

  test('a draft someone has written is never replaced by a default one', async () => {
    await write('terms', 'Le nôtre');
    await world.database.transaction(loadLegalDrafts);
    expect((await manage('terms')).fr).toBe('Le nôtre');
  });

  test('each publication is the next version; older ones stay readable by number, drafts do not show', async () => {
    await putInForce('terms', 'Un', { summaryFr: '' });
    await putInForce('terms', 'Deux', { summaryFr: 'Tout' });
    await write('terms', 'Pas encore');
    const current = await read('terms');
    expect(current.body.shown).toMatchObject({ number: 2, fr: 'Deux', summaryFr: 'Tout' });
    expect(current.body.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect((await read('terms', 1)).body.shown?.fr).toBe('Un');
    const missing = await read('terms', 3);
    expect([missing.status, missing.error.code]).toEqual([404, 'record.missing']);
    expect(JSON.stringify([current.body, missing.error])).not.toContain('Pas encore');
    const managed = await manage('terms');
    const { id } = world.people.admin;
    expect(managed.versions.map(({ number, by }) => [number, by?.id])).toEqual([
      [2, id],
      [1, id],
    ]);
    expect(managed.isChanged).toBe(true);
  });

  test('a draft tells which of its languages are still those of the version in force', async () => {
    expect((await manage('notice')).unchanged).toEqual([]);
    await putInForce('notice', 'Un');
    // Without an English text there is none to be compared.
    expect((await manage('notice')).unchanged).toEqual(['fr']);
    const saved = await write('notice', 'Un', 'One');
    expect(saved.body).toMatchObject({ isChanged: true, unchanged: ['fr'] });
  });

  test('nothing changes a published version, not even the database', async () => {
    await putInForce('notice', 'Un');
    await expect(world.database.many(sql`update legal_versions set fr = 'Autre'`)).rejects.toThrow('never changed');
    await expect(world.database.many(sql`delete from legal_versions`)).rejects.toThrow('never changed');
  });

  test('the history tells who edited and who published', async () => {
    await putInForce('privacy', 'Un');
    const { body } = await world.as('admin')(legalTextApi.history, { params: { kind: 'privacy' }, query: {} });
    expect(body.rows.slice(0, 2)).toMatchObject([
      { kind: 'legalText.publish', label: 'Politique de confidentialité', by: { id: world.people.admin.id }, after: { number: 1 } },
      { kind: 'legalText.update' },
    ]);
  });
});

describe('refusals', () => {
  test('an edit that started from an older draft is told what is there now, and changes nothing', async () => {
    const { version } = await manage('terms');
    await write('terms', 'Le premier');
    const late = await world.as('admin')(legalTextApi.update, { params: { kind: 'terms' }, body: { fr: 'Le second', en: '', version } });
    expect(late.status).toBe(409);
    expect(late.error).toMatchObject({ code: 'record.changed', current: { fr: 'Le premier', version: version + 1 } });
    expect((await manage('terms')).fr).toBe('Le premier');
  });

  test('of two who publish at once, one wins', async () => {
    await write('terms', 'Un');
    const { version } = await manage('terms');
    const both = [1, 2].map(() =>
      world.as('admin')(legalTextApi.publish, { params: { kind: 'terms' }, body: { ...publication, version } }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read('terms')).body.versions).toHaveLength(1);
  });

  test('the same words are not published twice', async () => {
    await putInForce('terms', 'Un');
    const again = await publish('terms');
    expect([again.status, again.error.code]).toEqual([409, 'legalText.unchanged']);
  });

  test.each([
    ['a script', '[x](javascript:alert(1))', /^validation\.unsafeLink\|link=javascript%3A/],
    ['data in a link', '[x](data:text/html,y)', /^validation\.unsafeLink/],
    ['a link without a site', '[x](/relative)', /^validation\.unsafeLink/],
    ['nothing', '', /^validation\.required$/],
    ['too much', 'x'.repeat(legalLimits.text + 1), /^validation\.maxLength\|max=50000$/],
    ['a control character', 'a\u0000b', /^validation\.invalid$/],
  ])('a text that cannot be shown is refused at its field: %s', async (_, fr, message) => {
    const before = await manage('terms');
    const answer = await write('terms', fr);
    expect(answer.status).toBe(422);
    expect(answer.error.fields?.fr).toMatch(message);
    expect(await manage('terms')).toEqual(before);
  });

  test('a second version says what is new, and only terms ask to be accepted', async () => {
    await putInForce('privacy', 'Un', { summaryFr: '' });
    await write('privacy', 'Deux');
    expect((await publish('privacy', { summaryFr: '' })).error.fields).toEqual({ summaryFr: 'validation.required' });
    expect((await publish('privacy', { asksAgain: true })).error.fields).toEqual({ asksAgain: 'validation.invalid' });
    expect((await read('privacy')).body.versions).toHaveLength(1);
  });
});

describe('acceptance', () => {
  const enable = async (): Promise<Person> => {
    const person = await makePerson(world.database, { type: 'Freelance', state: 'none' });
    const token = linkTokens(testSecret).write(await makeLink(world.database, person.id, 'activate'));
    const answer = await world.as('visitor')(accountApi.enable, { body: { token, password: 'Chemin!42vert', terms: true } });
    expect(answer.status).toBe(200);
    return person;
  };
  const userOf = (email: string) => world.database.one<{ id: string }>(sql`select id from users where email = ${email}`);

  test.each(['freelance', 'company'] as const)('a %s who signs up accepts what was in force when the box was ticked', async (type) => {
    await putInForce('terms', 'Un');
    const email = `${type}.accepts@jalon.test`;
    const browser = newcomer(world);
    await browser.fill(type, email);
    await putInForce('terms', 'Deux');
    expect((await browser.confirm(type)).status).toBe(200);
    expect(await acceptedBy((await userOf(email)).id)).toEqual([
      { kind: 'privacy', number: null },
      { kind: 'terms', number: 1 },
    ]);
  });

  test('an invited person accepts what is in force; with nothing published that is written down too', async () => {
    expect(await acceptedBy((await enable()).id)).toEqual([
      { kind: 'privacy', number: null },
      { kind: 'terms', number: null },
    ]);
    await putInForce('terms', 'Un');
    await putInForce('privacy', 'Un');
    const { id } = await enable();
    expect(await acceptedBy(id)).toEqual([
      { kind: 'privacy', number: 1 },
      { kind: 'terms', number: 1 },
    ]);
    const { body } = await world.as('admin')(managedAccounts.api.read, { params: { id } });
    expect(body.terms).toMatchObject({ number: 1 });
  });

  test('new terms that ask for it are accepted once, by the version that was read', async () => {
    const as = world.as('freelance');
    const { id } = world.people.freelance;
    const needsTerms = async (who: 'freelance' | 'admin' = 'freelance') => (await world.as(who)(sessionApi.user, {})).body.needsTerms;
    await putInForce('terms', 'Un');
    expect(await needsTerms()).toBe(false);
    await putInForce('terms', 'Deux', { asksAgain: true });
    expect(await needsTerms()).toBe(true);
    // Who publishes for the operator is not its customer.
    expect(await needsTerms('admin')).toBe(false);
    await putInForce('terms', 'Trois');
    const old = await as(legalTextApi.accept, { body: { number: 2 } });
    expect([old.status, old.error.code]).toEqual([409, 'legalText.superseded']);
    for (let times = 0; times < 2; times += 1)
      expect((await as(legalTextApi.accept, { body: { number: 3 } })).body).toMatchObject({ id, needsTerms: false });
    expect(await needsTerms()).toBe(false);
    expect(await acceptedBy(id)).toEqual([{ kind: 'terms', number: 3 }]);
    const { body } = await world.as('admin')(managedAccounts.api.history, { params: { id }, query: {} });
    expect(body.rows.filter(({ kind }) => kind === 'account.acceptTerms')).toMatchObject([{ after: { number: 3 } }]);
    const archive = unzip((await as(ownAccountApi.export, {})).raw);
    expect(JSON.parse(String(archive.get('data.json'))).acceptances).toMatchObject([{ text: 'terms', version: 3 }]);
  });

  test('an administrator who sees as somebody is not asked, and accepts nothing for them', async () => {
    await putInForce('terms', 'Un', { asksAgain: true });
    const admin = world.as(await makePerson(world.database, { type: 'Admin' }));
    const { body } = await admin(managedAccounts.api.seeAs, { params: { id: world.people.freelance.id } });
    expect(body.needsTerms).toBe(false);
    expect((await admin(legalTextApi.accept, { body: { number: 1 } })).error.code).toBe('session.readOnly');
  });
});
