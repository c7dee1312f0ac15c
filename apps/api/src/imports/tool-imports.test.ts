import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { imports } from '@jalon/domain/imports/import-api';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import type { ToolLine } from '@jalon/domain/imports/tool-line';
import { toolLimits } from '@jalon/domain/imports/tool-line';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { doubleKeys, startBoondDouble } from '../../test/boond-double.ts';
import { boondRecords } from '../../test/boond-records.ts';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { dropOldPreviews } from './tool-read.ts';

const double = await startBoondDouble();
const world = await openWorld({
  JALON_BOOND_URL: double.url,
  JALON_BOOND_USER_TOKEN: doubleKeys.userToken,
  JALON_BOOND_CLIENT_TOKEN: doubleKeys.clientToken,
  JALON_BOOND_CLIENT_KEY: doubleKeys.clientKey,
});
afterAll(() => Promise.all([world.close(), double.close()]));
const admin = world.as('admin');
const { api } = imports;

/** What the tool has, for one test: few enough to be named. */
const set = (records: Partial<Record<ToolKind, object[]>>) =>
  Object.assign(double.state.records, { companies: [], contacts: [], candidates: [] }, records);
const company = (id: number, attributes: object = {}) => ({
  id: String(id),
  type: 'company',
  attributes: { name: `Tool ${id}`, state: 1, ...attributes },
});
const contact = (id: number, companyId: number | null, attributes: object = {}) => ({
  ...{ id: String(id), type: 'contact' },
  attributes: { firstName: 'Ada', lastName: `Contact ${id}`, email1: `tool-contact${id}@example.fr`, state: 1, ...attributes },
  relationships: { company: { data: companyId === null ? null : { id: String(companyId), type: 'company' } } },
});
const candidate = (id: number, attributes: object = {}) => ({
  ...{ id: String(id), type: 'candidate' },
  attributes: { firstName: 'Alan', lastName: `Candidat ${id}`, email1: `tool-candidate${id}@example.fr`, state: 0, ...attributes },
});
beforeEach(() => {
  Object.assign(double.state, { mode: 'normal', failures: 0 });
  double.calls.length = 0;
});

const readRun = async (id: string) => (await admin(api.read, { params: { id } })).body;
async function prepare(kind: ToolKind) {
  const { status, body, error } = await admin(api.fromTool, { body: { kind } });
  expect([status, error?.code]).toEqual([201, undefined]);
  await world.work();
  return readRun(body.id);
}
const linesOf = async (id: string, query: object = {}): Promise<ToolLine[]> =>
  (await admin(api.lines, { params: { id }, query })).body.lines;
async function apply(run: { id: string; version: number }, without: string[] = []) {
  const answer = await admin(api.apply, { params: { id: run.id }, body: { without, version: run.version } });
  expect([answer.status, answer.error?.code]).toEqual([200, undefined]);
  await world.work();
  return readRun(run.id);
}
const counted = () =>
  world.database.one(sql`
    select (select count(*)::int from companies) as companies, (select count(*)::int from users) as people, (select count(*)::int from mails) as mails`);

test('companies: a dry run writes nothing, applying writes what it has shown, the next finds nothing, undoing takes all back', async () => {
  await world.database.many(sql`
    insert into companies (id, name, siren) values (gen_random_uuid(), 'Ours by number', '552081317'), (gen_random_uuid(), 'Ours Émilie', null),
      (gen_random_uuid(), 'Two of a name', '443061841')`);
  await world.database.many(sql`update referential_values set external_id = 'banque' where list = 'expertise-areas' and code = 'banking'`);
  set({
    companies: [
      company(1, {
        registrationNumber: '',
        expertiseArea: 'banque',
        country: 'France',
        postcode: '75002',
        town: 'Paris',
        staff: 40,
        apeCode: '62.02A',
      }),
      company(2, { name: 'By number', registrationNumber: '552 081 317 66522' }),
      company(3, { name: 'OURS EMILIE' }),
      company(4, { name: 'Two of a name', registrationNumber: '732829320' }),
      company(5, { name: '' }),
      company(6, {
        registrationNumber: '123',
        expertiseArea: 'chimie',
        country: 'Syldavie',
        phone1: 'appelez-moi',
        postcode: '75002',
        state: 8,
      }),
      company(7, { name: 'Tool 1' }),
    ],
  });
  const before = await counted();
  const run = await prepare('companies');
  expect(run).toMatchObject({
    state: 'prepared',
    source: 'tool',
    name: 'BoondManager',
    good: 3,
    duplicates: 3,
    errors: 1,
    waiting: 0,
    created: 0,
    unsynced: [],
  });
  expect(run.toolStates).toEqual([
    { code: '1', label: 'Client', good: 2 },
    { code: '8', label: 'Archivé', good: 1 },
  ]);
  expect(await counted()).toEqual(before);
  const lines = new Map((await linesOf(run.id)).map((line) => [line.externalId, line]));
  expect(lines.get('1')).toMatchObject({ state: 'good', notes: [], match: null });
  expect(lines.get('2')?.match).toMatchObject({ by: 'siren', name: 'Ours by number', id: expect.any(String) });
  expect(lines.get('3')?.match).toMatchObject({ by: 'name', name: 'Ours Émilie' });
  // Another number is another company.
  expect(lines.get('4')).toMatchObject({ state: 'good' });
  expect(lines.get('5')).toMatchObject({ state: 'error', problems: [{ field: 'name', message: 'validation.required', value: '' }] });
  expect(lines.get('6')?.notes.map(({ field, value, message }) => [field, value, message])).toEqual([
    ['siren', '123', 'validation.companyNumber'],
    ['country', 'Syldavie', 'validation.unmapped'],
    ['sector', 'Chimie', 'validation.unmapped'],
    ['phone1', 'appelez-moi', 'validation.phone'],
  ]);
  expect(lines.get('7')?.match).toEqual({ by: 'name', name: 'Tool 1', id: null });

  // One state is left out.
  expect(await apply(run, ['8'])).toMatchObject({ state: 'done', created: 2 });
  expect(await linesOf(run.id)).toEqual([]);
  const { body } = await admin(clientCompanies.api.list, { query: { q: 'Tool 1' } });
  expect(body.rows).toMatchObject([
    { name: 'Tool 1', sector: 'banking', country: 'FR', ape: '6202A', employees: 40, city: 'Paris', state: 'active' },
  ]);
  const id = body.rows[0]?.id ?? '';
  const { rows: ours } = (await admin(clientCompanies.api.list, { query: { q: 'Ours by number' } })).body;
  expect([...body.rows, ...ours].map(({ isImported }) => isImported)).toEqual([true, false]);
  const roles = await world.database.many(sql`select 1 from company_roles where company_id = ${id}`);
  expect(roles.length).toBeGreaterThan(1);
  expect((await admin(clientCompanies.api.history, { params: { id } })).body.rows.map(({ kind }) => kind)).toEqual(['company.create']);

  const again = await prepare('companies');
  expect(again).toMatchObject({ good: 1, duplicates: 5 });
  expect((await linesOf(again.id, { state: 'duplicate' })).find(({ externalId }) => externalId === '1')?.match).toMatchObject({
    by: 'tool',
    id,
  });
  // Renamed there, it is still the same.
  set({ companies: [company(1, { name: 'Another name' }), company(4, { name: 'And another' })] });
  const last = await prepare('companies');
  expect(last).toMatchObject({ good: 0, duplicates: 2 });
  expect((await admin(api.apply, { params: { id: last.id }, body: { version: last.version } })).error.code).toBe('import.nothing');
  expect((await readRun(again.id)).state).toBe('dropped');

  const { version } = await readRun(run.id);
  expect((await admin(api.undo, { params: { id: run.id }, body: { version } })).status).toBe(200);
  expect(await counted()).toEqual(before);
  expect(await prepare('companies')).toMatchObject({ good: 2, duplicates: 0 });
});

test('contacts arrive without a login in the company they work for, once it is here', async () => {
  set({ companies: [company(21, { name: 'Employer' }), company(22, { name: 'Elsewhere' })], contacts: [] });
  const companies = await prepare('companies');
  await apply(companies, []);
  await world.database.many(sql`update companies set is_active = false where name = 'Elsewhere'`);
  set({
    companies: [company(21, { name: 'Employer, renamed' }), company(22, { name: 'Elsewhere' })],
    contacts: [
      contact(1, 21, { function: 'Achats', phone1: '01 44 00 00 00' }),
      contact(2, 22),
      contact(3, null),
      contact(4, 21, { email1: 'pas une adresse' }),
      contact(5, 21, { email1: world.people.company.email.toUpperCase() }),
      contact(6, 21, { email1: 'tool-contact1@example.fr' }),
    ],
  });
  const before = await counted();
  const run = await prepare('contacts');
  expect(run).toMatchObject({ good: 1, duplicates: 2, errors: 3 });
  const lines = new Map((await linesOf(run.id)).map((line) => [line.externalId, line]));
  expect(lines.get('2')?.problems).toEqual([{ field: 'employer', message: 'validation.companyNotHere', value: 'Elsewhere' }]);
  expect(lines.get('3')?.problems).toEqual([{ field: 'employer', message: 'validation.required', value: '' }]);
  expect(lines.get('4')?.problems).toMatchObject([{ field: 'email', message: 'validation.email' }]);
  expect(lines.get('5')?.match).toMatchObject({ by: 'email', id: world.people.company.id });
  expect(lines.get('6')?.match).toEqual({ by: 'email', name: 'Ada Contact 1', id: null });
  expect(await apply(run)).toMatchObject({ state: 'done', created: 1 });
  const { body } = await admin(managedAccounts.api.list, { query: { type: 'Company', q: 'Contact 1' } });
  expect(body.rows).toMatchObject([
    { state: 'none', email: 'tool-contact1@example.fr', job: 'Achats', role: null, company: { name: 'Employer' }, isImported: true },
  ]);
  // Nobody was written to.
  expect(await counted()).toMatchObject({ mails: (before as { mails: number }).mails });

  // A company with people in it keeps its import.
  const refused = await admin(api.undo, { params: { id: companies.id }, body: {} });
  expect(refused.error).toMatchObject({ code: 'import.inUse', blocks: { linked: 1 } });
  expect((await admin(api.undo, { params: { id: run.id }, body: {} })).status).toBe(200);
});

test('candidates arrive without a login; codes mean what the lists here are linked with, and nothing else', async () => {
  await world.database.many(sql`
    update referential_values set external_id = '2' where list = 'experiences' and code = (select code from referential_values where list = 'experiences' order by place limit 1)`);
  set({
    candidates: [
      candidate(1, {
        title: 'Développeur Java',
        experience: 2,
        availability: 0,
        skills: 'Java, Spring',
        activityAreas: ['profilsdeveloppeur'],
      }),
      candidate(2, { availability: 1 }),
      candidate(3, { availability: -1 }),
      candidate(4, { availability: 77 }),
      candidate(5, { email1: '' }),
      candidate(6, { availability: 'immediate', state: 5 }),
      candidate(7, { state: null }),
    ],
  });
  const run = await prepare('candidates');
  // Nothing of the list of professions is linked yet: what the tool calls it is told, and that a synchronisation comes first.
  expect(run).toMatchObject({ good: 6, errors: 1, duplicates: 0, unsynced: ['professions'] });
  const notes = new Map(
    (await linesOf(run.id)).map((line) => [line.externalId, line.notes.map(({ field, value, message }) => [field, value, message])]),
  );
  expect(notes.get('1')).toEqual([['professions', 'Développeur', 'validation.unsynced']]);
  expect(notes.get('2')).toEqual([['availableFrom', '< 1 mois', 'validation.unmapped']]);
  expect(notes.get('3')).toEqual([]);
  expect(notes.get('4')).toEqual([['availableFrom', '77', 'validation.unmapped']]);
  // One state is left out, and those that have none.
  expect(await apply(run, ['5', ''])).toMatchObject({ created: 4 });
  const people = await world.database.many(sql`
    select u.last_name as name, u.state, p.title, p.skills, p.experience is not null as "hasExperience", p.available_from is not null as "isDated"
    from users u left join freelance_profiles p on p.user_id = u.id where u.email like 'tool-candidate%' order by u.email`);
  expect(people).toEqual([
    { name: 'Candidat 1', state: 'none', title: 'Développeur Java', skills: ['Java', 'Spring'], hasExperience: true, isDated: true },
    ...['Candidat 2', 'Candidat 3', 'Candidat 4'].map((name) => ({
      name,
      state: 'none',
      title: null,
      skills: [],
      hasExperience: false,
      isDated: false,
    })),
  ]);
  // Whoever was removed here is not brought back.
  const [one] = (await admin(managedAccounts.api.list, { query: { type: 'Freelance', q: 'Candidat 2' } })).body.rows;
  expect((await admin(managedAccounts.api.delete, { params: { id: one?.id ?? '' } })).status).toBe(200);
  set({ candidates: [candidate(2)] });
  const again = await prepare('candidates');
  expect((await linesOf(again.id))[0]?.match).toEqual({ by: 'removed', id: null, name: '' });
});

test('a record that cannot be read is refused with what is wrong in it, and the others go on', async () => {
  const unnamed = { type: 'company', attributes: { name: 'Tool 73' } };
  set({ companies: [company(71), company(72, { phone1: { odd: true }, registrationNumber: [] }), unnamed, null as never, company(74)] });
  const run = await prepare('companies');
  expect(run).toMatchObject({ state: 'prepared', good: 2, errors: 3, duplicates: 0 });
  const message = 'validation.unreadable';
  expect((await linesOf(run.id, { state: 'error' })).map(({ externalId, label, problems }) => [externalId, label, problems])).toEqual([
    ['72', 'Tool 72', ['siren', 'phone'].map((field) => ({ field, message, value: '' }))],
    ['', 'Tool 73', [{ field: 'record', message, value: '' }]],
    ['', '', [{ field: 'record', message, value: '' }]],
  ]);
  expect(await apply(run)).toMatchObject({ state: 'done', created: 2 });

  // A contact of one that has become odd is still of the company that was taken here.
  set({ companies: [company(71, { name: {} }), company(72, { name: {} })], contacts: [contact(71, 71), contact(72, 72)] });
  const contacts = await prepare('contacts');
  expect(contacts).toMatchObject({ good: 1, errors: 1 });
  expect((await linesOf(contacts.id, { state: 'error' }))[0]?.problems).toMatchObject([{ message: 'validation.companyNotHere' }]);
});

describe('while the tool', () => {
  test.each([
    ['away', 'unreachable'],
    ['garbled', 'unreadable'],
    ['quota', 'limited'],
    ['refusing', 'failed'],
  ] as const)(
    'is %s, nothing is half done, and it can be tried again',
    async (mode, failure) => {
      set({ companies: [company(31)] });
      double.state.mode = mode;
      const before = await counted();
      expect(await prepare('companies')).toMatchObject({ state: 'failed', failure });
      expect(await counted()).toEqual(before);
      double.state.mode = 'normal';
      expect(await prepare('companies')).toMatchObject({ state: 'prepared', good: 1 });
    },
    60_000,
  );

  test('refuses the token, or one list of its own, that is said', async () => {
    Object.assign(double.state.records, { contacts: undefined });
    expect(await prepare('contacts')).toMatchObject({ state: 'failed', failure: 'notOffered' });
    set({});
  });

  test('has more than a page, each record is read once', async () => {
    Object.assign(double.state.records, boondRecords());
    const run = await prepare('candidates');
    expect(run.good + run.errors + run.duplicates).toBe(1203);
    expect(run.progress).toBe(1203);
    await admin(api.drop, { params: { id: run.id }, body: {} });
    expect(await linesOf(run.id)).toEqual([]);
  });
});

test('what has come since the preview is not written over: all or nothing', async () => {
  set({ candidates: [candidate(51), candidate(52)] });
  const run = await prepare('candidates');
  await world.database.many(sql`
    insert into users (id, type, email, first_name, last_name, lang, state) values (gen_random_uuid(), 'Freelance', 'tool-candidate52@example.fr', 'A', 'B', 'fr', 'none')`);
  expect(await apply(run)).toMatchObject({ state: 'failed', failure: 'outdated', created: 0 });
  expect(await world.database.many(sql`select 1 from users where email = 'tool-candidate51@example.fr'`)).toEqual([]);
  set({ companies: [company(53), company(54)] });
  const companies = await prepare('companies');
  await world.database.many(sql`insert into companies (id, name) values (gen_random_uuid(), 'TOOL 54')`);
  expect(await apply(companies)).toMatchObject({ state: 'failed', failure: 'outdated', created: 0 });
  expect(await world.database.many(sql`select 1 from companies where name = 'Tool 53'`)).toEqual([]);
});

test('what cannot be kept or written ends as failed, and keeps no other from beginning', async () => {
  set({ companies: [company(900)] });
  await world.database.many(sql`alter table import_lines add constraint none check (false) not valid`);
  expect(await prepare('companies')).toMatchObject({ state: 'failed', failure: 'unexpected' });
  await world.database.many(sql`alter table import_lines drop constraint none`);
  const run = await prepare('companies');
  await world.database.many(sql`alter table import_records add constraint none check (false) not valid`);
  expect(await apply(run)).toMatchObject({ state: 'failed', failure: 'unexpected' });
  await world.database.many(sql`alter table import_records drop constraint none`);
  expect(await prepare('companies')).toMatchObject({ state: 'prepared', good: 1 });
});

test('one is at work at a time, others are refused, and a preview that is forgotten goes by itself', async () => {
  set({ companies: [company(61)] });
  const { body } = await admin(api.fromTool, { body: { kind: 'companies' } });
  expect((await admin(api.fromTool, { body: { kind: 'contacts' } })).error.code).toBe('import.atWork');
  // Dropped while it reads: the job finds nothing to do.
  expect((await admin(api.drop, { params: { id: body.id }, body: {} })).status).toBe(200);
  await world.work();
  expect((await readRun(body.id)).state).toBe('dropped');
  const run = await prepare('companies');
  await dropOldPreviews(world.database);
  expect((await readRun(run.id)).state).toBe('prepared');
  await world.database.many(sql`update imports set created_at = now() - interval '25 hours' where id = ${run.id}`);
  await dropOldPreviews(world.database);
  expect((await readRun(run.id)).state).toBe('dropped');
  expect(await linesOf(run.id)).toEqual([]);
});

test('texts that are cut where a character has two halves, and very many values without an equivalent, stop nothing', async () => {
  set({
    companies: [company(901, { name: `${'x'.repeat(199)}🚀`, apeCode: `${'y'.repeat(99)}🚀` })],
    candidates: [
      candidate(901, {
        activityAreas: Array.from({ length: 500 }, (_, place) => `nowhere${place}`),
        mobilityAreas: ['bretagne'],
      }),
    ],
  });
  expect((await prepare('companies')).state).toBe('prepared');
  const run = await prepare('candidates');
  expect((await linesOf(run.id))[0]?.notes).toHaveLength(toolLimits.notes);
  // Those that a line does not show are told above all the same.
  expect(run.unsynced).toEqual(['professions', 'areas']);
});
