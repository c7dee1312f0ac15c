import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '../../test/postgres.ts';
import { listMigrations, migrate, migrationsFolder } from './migrate.ts';

/** A database of an older version of the product. */
async function migratedTo(last: number): Promise<{ client: pg.Client; url: string }> {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const folder = mkdtempSync(join(tmpdir(), 'jalon-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('drop schema public cascade; create schema public');
  for (const { file, version } of listMigrations(migrationsFolder))
    if (version <= last) copyFileSync(join(migrationsFolder, file), join(folder, file));
  await migrate(url, folder);
  return { client, url };
}

test('no file locks a table that is in use while it writes rows', () => {
  const locks = /^alter table (\w+) (?!validate)|^create (?:unique )?index \w+ on (\w+)|^create trigger [^;]+? on (\w+)/gm;
  const isLocking = ({ text }: { text: string }): boolean => {
    const created = new Set([...text.matchAll(/^create table (\w+)/gm)].map(([, table]) => table));
    const locked = [...text.matchAll(locks)].map((found) => found.slice(1).find(Boolean));
    return locked.some((table) => !created.has(table)) && /^(update|delete from) /m.test(text);
  };
  const files = listMigrations(migrationsFolder).filter(isLocking);
  expect(files.map(({ file }) => file)).toEqual([]);
});

test('needs that are there already are found by their company, contract, remote work and region', async () => {
  const { client, url } = await migratedTo(144);
  await client.query(`
    insert into referential_values (id, list, code, fr, en, place) values (gen_random_uuid(), 'mobility-areas', 'north', 'Nord', 'North', '{0}'),
      (gen_random_uuid(), 'mobility-areas', 'north-lille', 'Lille', 'Lille', '{1}')
      on conflict do nothing;
    insert into companies (id, name) values ('018f0000-0000-7000-8000-000000000001', 'Élan Vital');
    insert into opportunities (id, company_id, state, title, contract_type, remote, mobility_area, is_anonymous)
    select gen_random_uuid(), '018f0000-0000-7000-8000-000000000001', 'not_posted', 'Horloger', 'CDI', 'full', 'north-lille', n = 2 from generate_series(1, 2) n`);
  await migrate(url);
  const { rows } = await client.query(`
    select is_anonymous as "isAnonymous", terms @@ '(''=elan'' & ''=vital'' & cdi & remot)' as "isFound", terms @@ '''@elan''' as "isNamed",
      terms @@ 'north' as "hasRegion", terms @@ 'horloger' as "hasTitle" from opportunities order by is_anonymous`);
  const both = { isFound: true, hasRegion: true, hasTitle: true };
  expect(rows).toEqual([
    { isAnonymous: false, isNamed: true, ...both },
    { isAnonymous: true, isNamed: false, ...both },
  ]);
});

test('slots that were offered already are put in the order of time', async () => {
  const { client, url } = await migratedTo(146);
  const [company, owner, need] = [1, 2, 3].map((n) => `018f0000-0000-7000-8000-00000000000${n}`);
  await client.query(`
    insert into companies (id, name) values ('${company}', 'Helioscope');
    insert into users (id, type, state, email, first_name, last_name) values ('${owner}', 'Freelance', 'active', 'ada@jalon.test', 'Ada', 'Avant');
    insert into opportunities (id, company_id, state, title, contract_type, remote) values ('${need}', '${company}', 'not_posted', 'Horloger', 'CDI', 'full');
    insert into applications (id, opportunity_id, company_id, owner_id, state, message, slots)
      values (gen_random_uuid(), '${need}', '${company}', '${owner}', 'submitted', '', '{2027-01-06T09:30Z,2027-01-05T09:30Z}')`);
  await migrate(url);
  const { rows } = await client.query('select slots from applications');
  expect(rows).toEqual([{ slots: [new Date('2027-01-05T09:30Z'), new Date('2027-01-06T09:30Z')] }]);
});

test('contracts that were sent already keep their fingerprint, and no name of a day that is past', async () => {
  const { client, url } = await migratedTo(147);
  const [owner, contract] = [1, 2].map((n) => `018f0000-0000-7000-8000-00000000000${n}`);
  await client.query(`
    insert into users (id, type, state, email, first_name, last_name) values ('${owner}', 'Freelance', 'active', 'ada@jalon.test', 'Ada', 'Avant');
    insert into contracts (id, state, year, ordinal, type, owner_id, starts_on, text, body, sent_at)
      values ('${contract}', 'sent', 2026, 1, 'CDI', '${owner}', '2026-09-01', 'x', '<p>x</p>', now());
    update contracts c set hash = contract_fingerprint(c)`);
  await migrate(url);
  const { rows } = await client.query('select hash = contract_fingerprint(c) as "isIntact", parties from contracts c');
  expect(rows).toEqual([{ isIntact: true, parties: null }]);
});

test('what was decided of a document is evidence from then on, whichever version it was', async () => {
  const { client, url } = await migratedTo(149);
  const [owner, admin, again, given] = [1, 2, 3, 4].map((n) => `018f0000-0000-7000-8000-00000000000${n}`);
  await client.query(`
    insert into users (id, type, state, email, first_name, last_name) values
      ('${owner}', 'Freelance', 'active', 'ada@jalon.test', 'Ada', 'Avant'), ('${admin}', 'Admin', 'active', 'eve@jalon.test', 'Eve', 'Bis');
    insert into documents (id, owner_id, type, number, added_on, expires_on, state) values
      ('${again}', '${owner}', 'tax', 2, '2026-01-01', '2026-12-31', 'submitted'),
      ('${given}', '${owner}', 'insurance', 2, '2026-01-01', '2026-12-31', 'submitted');
    insert into document_versions (document_id, number, added_on, expires_on, state) values
      ('${again}', 1, '2025-06-01', '2025-12-31', 'refused'), ('${given}', 1, '2025-06-01', '2025-12-31', 'submitted')`);
  await migrate(url);
  const { rows } = await client.query('select type, decided_number from documents order by type desc');
  expect(rows).toEqual([
    { type: 'tax', decided_number: 2 },
    { type: 'insurance', decided_number: null },
  ]);
});

test('people who are there already get what later files bring: invitations, marks of the demonstration, words to be found by, channels', async () => {
  const { client, url } = await migratedTo(7);
  const [company, invited, demo] = [1, 2, 3].map((n) => `018f0000-0000-7000-8000-00000000000${n}`);
  await client.query(`
    insert into companies (id, name) values ('${company}', 'Élan');
    insert into users (id, type, state, email, first_name, last_name, company_id) values
      ('${invited}', 'Company', 'none', 'ada@client.fr', 'Ada', 'B', '${company}'),
      ('${demo}', 'Freelance', 'active', 'zoe@jalon.test', 'Zoé', 'C', null);
    insert into events (id, kind, subject_id, actor_id, request_id) values
      (gen_random_uuid(), 'contact.create', '${invited}', '${invited}', 'first'),
      (gen_random_uuid(), 'account.invite', '${invited}', '${invited}', 'first'),
      (gen_random_uuid(), 'account.invite', '${invited}', '${invited}', 'again'),
      (gen_random_uuid(), 'account.invite', '${demo}', '${demo}', 'staff');
    insert into freelance_profiles (user_id, title) values ('${demo}', 'Développeuse');
    update users set preferences = '{"notices": {"accountNews": false, "invitations": true, "weeklySummary": true}}';
    insert into events (id, kind, subject_id) values
      (gen_random_uuid(), 'role.rename', '${company}'), (gen_random_uuid(), 'role.permissions', '${company}');
    insert into events (id, kind, subject_id, before, after) values
      (gen_random_uuid(), 'account.update', '${demo}', '{"accountNews": true, "phone": ""}', '{"accountNews": false, "phone": "1"}'),
      (gen_random_uuid(), 'company.disable', '${company}', '{"isActive": true}', '{"isActive": false}'),
      (gen_random_uuid(), 'account.create', '${demo}', null, null),
      (gen_random_uuid(), 'account.add', '${invited}', null, null),
      (gen_random_uuid(), 'account.block', '${demo}', '{"state": "active"}', '{"state": "blocked", "reason": "Doublon"}');
  `);
  await migrate(url);
  const { rows } = await client.query('select email, invited_email, invitation, is_demo, also_search from users order by id');
  expect(rows).toEqual([
    {
      email: `ada@client.fr.${invited}.invalid`,
      invited_email: 'ada@client.fr',
      invitation: 'open',
      is_demo: false,
      also_search: ' elan',
    },
    {
      email: 'zoe@jalon.test',
      invited_email: null,
      invitation: null,
      is_demo: true,
      also_search: expect.stringContaining('developpeuse'),
    },
  ]);
  const choices = await client.query('select user_id, category, channel from notice_choices order by user_id, category');
  expect(choices.rows).toEqual([
    { user_id: invited, category: 'account', channel: 'product' },
    { user_id: invited, category: 'team', channel: 'daily' },
    { user_id: demo, category: 'account', channel: 'product' },
  ]);
  const traced = await client.query("select before, after from events where kind = 'account.update'");
  expect(traced.rows).toEqual([{ before: { phone: '' }, after: { phone: '1' } }]);
  const renamed = await client.query("select kind from events where kind like 'role.%' order by kind");
  expect(renamed.rows).toEqual([{ kind: 'role.grant' }, { kind: 'role.update' }]);
  const states = await client.query("select before, after from events where kind = 'company.disable'");
  expect(states.rows).toEqual([{ before: { state: 'active' }, after: { state: 'disabled' } }]);
  const invitations = await client.query("select request_id, kind from events where kind ~ 'invite|resend' order by request_id");
  expect(invitations.rows.map(({ request_id, kind }) => `${request_id} ${kind}`)).toEqual([
    'again contact.resend',
    'first account.invite',
    'staff account.invite',
  ]);
  const ofAccounts = await client.query(`
    select kind, subject_id as id, input, after from events where kind ~ '^account.(create|add|signUp|block)$' order by kind`);
  expect(ofAccounts.rows).toEqual([
    { kind: 'account.block', id: demo, input: { reason: 'Doublon' }, after: { state: 'blocked' } },
    { kind: 'account.create', id: invited, input: null, after: null },
    { kind: 'account.signUp', id: demo, input: null, after: null },
  ]);
  const unchecked = await client.query("select conname from pg_constraint where conrelid = 'users'::regclass and not convalidated");
  expect(unchecked.rows).toEqual([{ conname: 'users__reasons' }]);
});
