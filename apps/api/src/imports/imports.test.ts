import { deflateRawSync } from 'node:zlib';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { importApi, imports } from '@jalon/domain/imports/import-api';
import type { ImportKind } from '@jalon/domain/imports/import-fields';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { countWaiting } from '../../test/locks.ts';
import { insertApplication } from '../../test/market.ts';
import { zip } from '../core/zip.ts';
import { sql } from '../db/sql.ts';

let world: World;
let commercial: Person;
let other: Person;
beforeAll(async () => {
  world = await openWorld();
  commercial = await makePerson(world.database, { type: 'Commercial' });
  other = await makePerson(world.database, { type: 'Commercial' });
});
afterAll(() => world.close());
beforeEach(() => world.database.many(sql`delete from rate_limits`));

const file = (content: string | Buffer) => new Blob([new Uint8Array(Buffer.from(content))], { type: 'application/octet-stream' });
const csv = (...lines: string[]) => file(`\uFEFF${lines.join('\r\n')}\r\n`);

let companies = 0;
/** A company that the commercial looks after, or nobody does. */
async function aCompany({ isReached = true } = {}): Promise<{ id: string; name: string }> {
  const { companyId: id } = await makeCompany(world.database);
  companies += 1;
  const name = `Énergies ${companies}`;
  await world.database.many(sql`update companies set name = ${name} where id = ${id}`);
  if (isReached) await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${id}, ${commercial.id})`);
  return { id, name };
}

const look = (kind: ImportKind, sent: Blob) => world.as(commercial)(importApi.look, { query: { kind }, file: sent });
async function mappingOf(kind: ImportKind, sent: Blob): Promise<string> {
  const { mapping } = (await look(kind, sent)).body;
  return Object.entries(mapping)
    .map(([field, column]) => `${field}:${column}`)
    .join(',');
}
async function check(kind: ImportKind, sent: Blob, by = commercial) {
  return (await world.as(by)(importApi.check, { query: { kind, columns: await mappingOf(kind, sent) }, file: sent })).body;
}
async function start(kind: ImportKind, sent: Blob, good: number, by = commercial) {
  const query = { kind, columns: await mappingOf(kind, sent), name: 'liste.csv', good };
  return world.as(by)(importApi.start, { query, file: sent });
}
const undo = (id: string, by = commercial) => world.as(by)(imports.api.undo, { params: { id }, body: {} });
const letters = async () => (await world.database.one<{ count: number }>(sql`select count(*)::int as count from mails`)).count;

describe('files', () => {
  const table = [
    ['Prénom', 'Nom', 'E-mail', 'Disponible le', 'TJM'],
    ['Zoé', 'Noël', 'zoe@example.fr', '15/01/2027', '550,5'],
  ];
  const asText = (separator: string) => table.map((row) => row.join(separator)).join('\r\n');
  const win1252 = Buffer.from(asText(';'), 'latin1');
  const quoted = '"Prénom","Nom","E-mail"\n"Zoé ""Z""","Noël\nde Brie","zoe@example.fr"\n';
  const workbook = () =>
    writeXlsxFile([
      table[0]?.map((value) => ({ value })) ?? [],
      [
        { value: 'Zoé' },
        { value: 'Noël' },
        { value: 'zoe@example.fr' },
        { value: new Date('2027-01-15T00:00:00Z'), format: 'dd/mm/yyyy' },
        { value: 550.5 },
      ],
    ]).toBuffer();

  test.each<[string, () => Promise<Blob> | Blob]>([
    ['commas', () => file(asText(',').replace('550,5', '550'))],
    ['semicolons', () => file(asText(';'))],
    ['tabs and a mark', () => file(`\uFEFF${asText('\t')}`)],
    ['Windows-1252', () => file(win1252)],
    ['UTF-16', () => file(Buffer.from(`\uFEFF${asText('\t')}`, 'utf16le'))],
    ['a separator that is told', () => file(`sep=;\n${asText(';')}`)],
    ['a workbook', async () => file(await workbook())],
  ])('%s are read', async (_, make) => {
    const { body } = await look('candidates', await make());
    expect(body.rows).toBe(1);
    expect(body.columns.map(({ title }) => title)).toEqual(table[0]);
    expect(body.columns.slice(0, 2).map(({ examples }) => examples)).toEqual([['Zoé'], ['Noël']]);
    expect(['15/01/2027', '2027-01-15']).toContain(body.columns[3]?.examples[0]);
    expect(body.mapping).toEqual({ firstName: 0, lastName: 1, email: 2, availableFrom: 3, dailyRateCents: 4 });
  });

  test('a quoted cell may hold quotes and line ends, and lines are numbered as a spreadsheet does', async () => {
    const sent = file(`${quoted}\n\n,Rien,\n`);
    expect((await look('candidates', sent)).body.columns.map(({ examples }) => examples[0])).toEqual([
      'Zoé "Z"',
      'Noël\nde Brie',
      'zoe@example.fr',
    ]);
    expect((await check('candidates', sent)).lines.map(({ line }) => line)).toEqual([2, 5]);
  });

  const manyRows = () => file(`Nom\n${'x\n'.repeat(5001)}`);
  /** A part of a workbook that unpacks to a hundred megabytes. */
  function bomb(): Buffer {
    const packed = deflateRawSync(Buffer.alloc(100 * 1024 * 1024));
    const whole = zip([{ name: 'xl/workbook.xml', content: packed }], new Date());
    // Told to be deflated, in both places.
    whole.writeUInt16LE(8, 8);
    whole.writeUInt16LE(8, whole.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 10);
    return whole;
  }
  const entities = '<!DOCTYPE a [<!ENTITY x "lol">]><workbook>&x;</workbook>';
  test.each<[string, () => Blob, string]>([
    ['nothing', () => file(''), 'import.empty'],
    ['titles alone', () => file('Nom;Prénom\n'), 'import.empty'],
    ['a picture', () => file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])), 'import.unreadable'],
    ['a zip that is no workbook', () => file(zip([{ name: 'a.txt', content: Buffer.from('a') }], new Date())), 'import.unreadable'],
    ['half a zip', () => file('PK\u0003\u0004'), 'import.unreadable'],
    [
      'entities of its own',
      () => file(zip([{ name: 'xl/workbook.xml', content: Buffer.from(entities) }], new Date())),
      'import.unreadable',
    ],
    ['a bomb', () => file(bomb()), 'import.tooHeavy'],
    ['too many rows', manyRows, 'import.tooManyRows'],
    ['too much', () => file(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')), 'import.tooLarge'],
  ])('%s is refused in its own words', async (_, make, code) => {
    expect((await look('candidates', make())).error).toMatchObject({ code });
  });
});

describe('needs', () => {
  test('are checked, imported as drafts within reach, and undone', async () => {
    const [mine, far] = [await aCompany(), await aCompany({ isReached: false })];
    const sent = csv(
      'Client;Intitulé;TJM;Démarrage;Télétravail;Description',
      `${mine.name.toUpperCase()};Architecte;1 250,50 €;15/01/2027;Complet;Un <b>besoin</b>`,
      `${mine.name};architecte;600;2027-01-15;;`,
      `${far.name};Développeuse;600;;;`,
      `${mine.name};;cher;32/01/2027;;`,
    );
    const report = await check('needs', sent);
    expect(report).toMatchObject({ rows: 4, good: 1, errors: 2, duplicates: 1 });
    expect(report.lines).toEqual([
      { line: 3, state: 'duplicate', problems: [] },
      { line: 4, state: 'error', problems: [{ field: 'company', message: 'validation.unknownCompany', value: far.name }] },
      {
        ...{ line: 5, state: 'error' },
        problems: [
          { field: 'title', message: 'validation.required', value: '' },
          { field: 'startsOn', message: 'validation.date', value: '32/01/2027' },
          { field: 'dailyRateToCents', message: 'validation.amount', value: 'cher' },
        ],
      },
    ]);
    const { status, body: made } = await start('needs', sent, 1);
    expect([status, made]).toMatchObject([
      201,
      { kind: 'needs', name: 'liste.csv', created: 1, errors: 2, duplicates: 1, state: 'done', actions: ['undo'] },
    ]);
    const { rows } = (await world.as(commercial)(opportunities.api.list, { query: { companyId: mine.id } })).body;
    expect(rows).toMatchObject([
      {
        ...{ title: 'Architecte', state: 'not_posted', dailyRateToCents: 125_050, startsOn: '2027-01-15', remote: 'full' },
        ...{ description: '<p>Un &lt;b&gt;besoin&lt;/b&gt;</p>', hasPreselection: true, manager: { id: commercial.id } },
      },
    ]);
    const past = (await world.as(commercial)(opportunities.api.history, { params: { id: rows[0]?.id ?? '' }, query: {} })).body.rows;
    expect(past.map(({ kind }) => kind)).toEqual(['opportunity.create']);
    expect((await check('needs', sent)).duplicates).toBe(2);
    expect((await world.as(other)(imports.api.read, { params: { id: made.id } })).status).toBe(404);
    expect((await undo(made.id, other)).status).toBe(404);
    expect((await undo(made.id)).body).toMatchObject({ state: 'undone', actions: [] });
    expect((await world.as(commercial)(opportunities.api.list, { query: { companyId: mine.id } })).body.rows).toEqual([]);
    expect((await undo(made.id)).error).toMatchObject({ code: 'workflow.wrongState' });
    expect((await check('needs', sent)).good).toBe(1);
  });

  test('that somebody answers while they are being taken back stay', async () => {
    const { name } = await aCompany();
    const { body: made } = await start('needs', csv('Entreprise,Titre', `${name},A`), 1);
    const [need] = await world.database.many<{ id: string }>(sql`select record_id as id from import_records where import_id = ${made.id}`);
    const { id: ownerId } = await makePerson(world.database, { type: 'Freelance' });
    const undone = await world.database.transaction(async (tx) => {
      await insertApplication(tx, need?.id ?? '', ownerId, { state: 'new' });
      const answer = undo(made.id);
      await expect.poll(() => countWaiting(world.database), { timeout: 40_000 }).toBe(1);
      return [answer] as const;
    });
    expect((await undone[0]).error).toEqual({ code: 'import.inUse', blocks: { applications: 1 } });
  });

  test('that were used since are named, and the import stays whole', async () => {
    const { name, id } = await aCompany();
    const sent = csv('Entreprise,Titre', ...['A', 'B', 'C', 'D'].map((title) => `${name},${title}`));
    const { body: made } = await start('needs', sent, 4);
    const needs = await world.database.many<{ id: string }>(sql`select id from opportunities where company_id = ${id} order by title`);
    const [a, b, c] = needs.map((need) => need.id) as [string, string, string];
    await world.database.many(sql`update opportunities set state = 'posted', posted_at = now(), version = 2 where id = ${a}`);
    await insertApplication(world.database, b, (await makePerson(world.database, { type: 'Freelance' })).id, { state: 'new' });
    await world.database.many(sql`update opportunities set version = 2 where id = ${c}`);
    expect((await undo(made.id)).error).toEqual({ code: 'import.inUse', blocks: { posted: 1, applications: 1, changed: 1 } });
    expect(await world.database.many(sql`select id from opportunities where company_id = ${id}`)).toHaveLength(4);
    expect((await world.as(commercial)(imports.api.read, { params: { id: made.id } })).body.state).toBe('done');
  });

  test('by SIREN, where several companies have one name', async () => {
    const [first, second] = [await aCompany(), await aCompany()];
    await world.database.many(sql`update companies set name = 'Jumelle', siren = '732829320' where id = ${first.id}`);
    await world.database.many(sql`update companies set name = 'Jumelle' where id = ${second.id}`);
    const report = await check('needs', csv('Société;Poste', 'Jumelle;A', '732 829 320;B', '73282932000074;C'));
    expect([report.good, report.lines.map(({ problems }) => problems[0]?.message)]).toEqual([2, ['validation.severalCompanies']]);
  });
});

describe('candidates', () => {
  const someone = (name: string) => `${name}-${companies++}@example.fr`;

  test('arrive without an account, with their profile and without a letter, and go without a trace of their name', async () => {
    const [ada, known] = [someone('ada'), someone('known')];
    await world.database.many(sql`
      insert into users (id, type, email, first_name, last_name, state) values (gen_random_uuid(), 'Freelance', ${known}, 'A', 'B', 'none')`);
    const sent = csv(
      'Prénom;Nom;E-mail;Titre;Compétences;TJM;Statut',
      `Ada;Lovelace;${ada.toUpperCase()};Data;SQL, Python;600;SASU`,
      `Ada;Encore;${ada};;;;`,
      `Déjà;Là;${known};;;;`,
      'Sans;Adresse;;;;;SNC',
    );
    expect(await check('candidates', sent)).toMatchObject({ rows: 4, good: 1, errors: 1, duplicates: 2 });
    const before = await letters();
    const { body: made } = await start('candidates', sent, 1);
    await world.work();
    expect(await letters()).toBe(before);
    const { rows } = (await world.as(commercial)(managedAccounts.api.list, { query: { type: 'Freelance', q: ada } })).body;
    expect(rows).toMatchObject([
      {
        email: ada,
        state: 'none',
        firstName: 'Ada',
        isInvited: false,
        offer: { title: 'Data', skills: ['SQL', 'Python'], dailyRateCents: 60_000 },
      },
    ]);
    const id = rows[0]?.id ?? '';
    expect((await undo(made.id)).status).toBe(200);
    expect(await world.database.many(sql`select 1 from users where email = ${ada}`)).toEqual([]);
    expect(await world.database.many(sql`select 1 from freelance_profiles where user_id = ${id}`)).toEqual([]);
    expect(await world.database.many(sql`select label from events where subject_id = ${id} and label is not null`)).toEqual([]);
  });

  test('who came or was invited since keep the import from being undone', async () => {
    const [came, invited] = [someone('came'), someone('invited')];
    const { body: made } = await start('candidates', csv('First name,Last name,Email', `A,B,${came}`, `C,D,${invited}`), 2);
    await world.database.many(sql`update users set state = 'active', email_verified_at = now() where email = ${came}`);
    const { id, version } = await world.database.one<{ id: string; version: number }>(
      sql`select id, version from users where email = ${invited}`,
    );
    expect((await world.as(commercial)(managedAccounts.api.invite, { params: { id }, body: { version } })).status).toBe(200);
    expect((await undo(made.id)).error).toEqual({ code: 'import.inUse', blocks: { entered: 1, changed: 1 } });
  });

  test('what has changed since the check is not imported unseen; of two who send the same file one does', async () => {
    const sent = csv('Prénom;Nom;E-mail', `A;B;${someone('a')}`);
    expect((await start('candidates', sent, 2)).error).toEqual({ code: 'import.changed', good: 1 });
    const answers = await Promise.all([start('candidates', sent, 1), start('candidates', sent, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.toBeOneOf([409, 503])]);
  });

  test('a required column is asked for', async () => {
    const sent = csv('Prénom;Nom', 'A;B');
    const { error } = await world.as(commercial)(importApi.check, {
      query: { kind: 'candidates', columns: 'firstName:0,lastName:1' },
      file: sent,
    });
    expect(error).toEqual({ code: 'request.invalid', fields: { columns: 'validation.required' } });
  });

  test('the lines in error come back as they were sent, with what is wrong, and nothing a spreadsheet would run', async () => {
    const sent = csv('Prénom;Nom;E-mail', '=1+1;B;x', `@cmd;"C\nD";${someone('fine')}`);
    const answer = await world.as(commercial)(importApi.errorLines, {
      query: { kind: 'candidates', columns: await mappingOf('candidates', sent) },
      file: sent,
    });
    const text = answer.raw.toString('utf8');
    expect(answer.headers['content-disposition']).toContain('lignes-non-importees.csv');
    expect(text).toContain('"Ligne";"À corriger";"Prénom";"Nom";"E-mail"');
    expect(text).toContain('"2";"E-mail : Adresse e-mail invalide";"\'=1+1";"B";"x"');
    // What our own files put before a formula is taken off again.
    const again = await look('candidates', file(text));
    expect(again.body.columns[2]?.examples[0]).toBe('=1+1');
  });
});
