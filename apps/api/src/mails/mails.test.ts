import { accountApi } from '@jalon/domain/accounts/account-api';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, testSecret, type World } from '../../test/harness.ts';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import { loadConfig } from '../config.ts';
import { sql } from '../db/sql.ts';
import { openPost } from './mail-post.ts';
import { writeMail } from './mail-templates.ts';
import { deliverMails, type Post } from './mails.delivery.ts';
import { queueMail } from './mails.queries.ts';

let world: World;
let mail: MailServer;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  mail = await startMailServer();
  await world.database.many(sql`delete from mails`);
});
afterEach(() => mail.close());

const operator = { ...operatorDefaults, contactEmail: 'contact@jalon.example', logo: null, version: 1 };
const postTo = (smtpUrl: string): Post => {
  const config = loadConfig({ NODE_ENV: 'test', JALON_SECRET: testSecret, JALON_SMTP_URL: smtpUrl, JALON_URL: 'https://jalon.example' });
  return openPost(config, async () => operator);
};
const write = (key: string, email = `${key}@jalon.test`, lang: 'fr' | 'en' = 'fr') =>
  queueMail(world.database, { key, name: 'reset', to: { email, lang }, params: { firstName: '<b>Zoé</b>', link: 'the-link' } });
const states = () =>
  world.database.many<{ key: string; isSent: boolean; isWaiting: boolean; tries: number }>(sql`
    select key, sent_at is not null as "isSent", next_try_at is not null as "isWaiting", tries from mails order by key`);
const letTimePass = () => world.database.many(sql`update mails set next_try_at = now() where next_try_at is not null`);

test('a letter has text and markup that say the same, in the language of its reader, and nothing typed becomes markup', async () => {
  await write('one', 'reader@jalon.test', 'en');
  await deliverMails(world.database, postTo(mail.url));
  const [letter] = mail.to('reader@jalon.test');
  expect(letter?.subject).toBe('Choose a new password');
  expect(letter?.text).toContain('Hello <b>Zoé</b>,');
  expect(letter?.html).toContain('Hello &lt;b&gt;Zoé&lt;/b&gt;,');
  const address = `https://jalon.example/reset-password/${linkTokens(testSecret).write('the-link')}/reader%40jalon.test`;
  expect(letter?.text).toContain(address);
  expect(letter?.html).toContain(`href="${address}"`);
  expect(letter?.html).toContain('<html lang="en">');
});

test('a sentence that somebody has ended ends once', () => {
  const to = { operator: { ...operatorDefaults, logo: null }, url: 'https://jalon.example' };
  const lineOf = (what: string) => writeMail('notice', 'fr', { firstName: 'Zoé', what, path: '/' }, to as never).lines;
  expect(['Motif : illisible', 'Motif : illisible.', 'Motif : illisible !'].map(lineOf)).toEqual([
    ['Motif : illisible.'],
    ['Motif : illisible.'],
    ['Motif : illisible !'],
  ]);
});

test('where no address is set to write to, letters and pages leave the sentence out', async () => {
  const to = { email: 'a@jalon.test', url: 'https://jalon.example', tokenOf: (id: string) => id };
  for (const name of ['blocked', 'refused'] as const)
    for (const lang of ['fr', 'en'] as const) {
      const lines = (contactEmail: string | null) =>
        writeMail(name, lang, { firstName: 'Zoé', reason: 'R' }, { ...to, operator: { ...operator, contactEmail } }).lines;
      const [whom, ...others] = lines('support@jalon.example').toReversed();
      expect(whom).toContain(' support@jalon.example.');
      expect(lines(null)).toEqual(others.toReversed());
    }
  expect((await world.as('blocked')(accountApi.contact, {})).body).toEqual({ email: null, phone: null });
});

test('the same thing told twice is one letter', async () => {
  await write('one');
  await write('one');
  await deliverMails(world.database, postTo(mail.url));
  await deliverMails(world.database, postTo(mail.url));
  expect(mail.letters).toHaveLength(1);
});

test('a server that is away for an hour: everything leaves when it is back, once each', async () => {
  const post = postTo(mail.url);
  await mail.close();
  for (let i = 0; i < 5; i += 1) await write(`letter${i}`);
  for (let minute = 0; minute < 60; minute += 1) {
    await deliverMails(world.database, post);
    await letTimePass();
  }
  expect((await states()).every(({ isSent, isWaiting }) => !isSent && isWaiting)).toBe(true);
  mail = await startMailServer(mail.port);
  await Promise.all([deliverMails(world.database, post), deliverMails(world.database, post)]);
  expect(mail.letters.map(({ to }) => to).sort()).toEqual([0, 1, 2, 3, 4].map((i) => `letter${i}@jalon.test`));
  expect((await states()).every(({ isSent }) => isSent)).toBe(true);
});

test('an address that is refused for good does not hold up the others; one refused for now is tried again', async () => {
  mail.refuse('gone@jalon.test', 550, 'no such user');
  mail.refuse('full@jalon.test', 452, 'mailbox full');
  await write('a', 'gone@jalon.test');
  await write('b', 'full@jalon.test');
  await write('c', 'fine@jalon.test');
  const post = postTo(mail.url);
  await deliverMails(world.database, post);
  await letTimePass();
  await deliverMails(world.database, post);
  await letTimePass();
  expect(mail.letters.map(({ to }) => to)).toEqual(['fine@jalon.test']);
  expect(await states()).toMatchObject([{ isSent: false, isWaiting: false }, { isSent: false, isWaiting: true }, { isSent: true }]);
  mail.accept('full@jalon.test');
  await deliverMails(world.database, post);
  expect(mail.letters.map(({ to }) => to)).toEqual(['fine@jalon.test', 'full@jalon.test']);
});

test('a postman who dies with a letter in hand is followed by another, under the same name', async () => {
  await write('one');
  const dies: Post = async (letter) => {
    await postTo(mail.url)(letter);
    throw new Error('killed before it could be noted');
  };
  await deliverMails(world.database, dies).catch(() => undefined);
  await letTimePass();
  await deliverMails(world.database, postTo(mail.url));
  expect(new Set(mail.letters.map(({ messageId }) => messageId)).size).toBe(1);
});
