import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { administrativeApi } from '@jalon/domain/administrative/administrative-api';
import { applications } from '@jalon/domain/applications/application-api';
import { addMonths } from '@jalon/domain/core/dates';
import { documents } from '@jalon/domain/documents/document-api';
import { fileApi } from '@jalon/domain/files/file-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fileSealer, keepFile } from '../src/administrative/administrative.queries.ts';
import { record } from '../src/core/events.ts';
import { logOutput } from '../src/core/log-output.ts';
import { sql } from '../src/db/sql.ts';
import { writeDigests, writeNotices } from '../src/notifications/letters.ts';
import { makePerson, makeProfile, type Person } from './factories.ts';
import { testSecret, type World } from './harness.ts';
import { browserHeaders, listen, openInstances } from './live.ts';
import { openMailWorld } from './mail-world.ts';
import { apply, postNeed } from './market.ts';
import { makeFile, pdf } from './proofs.ts';
import { isFull } from './rounds.ts';
import { until } from './started.ts';
import { folded, patience, tellingOf } from './telling.ts';

/** What stands in an administrative file: looked for in every answer, file, notification, letter, line of the log and row. */
const lines: string[] = [];
let opened: Awaited<ReturnType<typeof openMailWorld>>;
let world: World;
beforeAll(async () => {
  vi.spyOn(logOutput, 'write').mockImplementation((line) => void lines.push(line));
  opened = await openMailWorld({ JALON_LOG_LEVEL: 'trace' });
  world = opened.world;
});
afterAll(async () => {
  await opened.close();
  vi.restoreAllMocks();
});

const iban = 'FR7630006000011234567890189';
const kept = {
  ...{ birthDate: '1990-05-17', birthPlace: 'Quakenbrück', nationality: 'Zwergenland', maritalStatus: 'civilUnion' as const },
  ...{ accountHolder: 'Hildegunde Stachelbeere', iban },
};
/** As they stand there, and as they could be written. */
const born = ['1990-05-17', '17/05/1990', '17 mai 1990', '17 May 1990', 'May 17, 1990'];
const account = ['Stachelbeere', iban, 'FR76 3000 6000 0112 3456 7890 189', '11234567890', '•••• 0189'];
const words = [...born, ...account, 'Quakenbrück', 'Zwergenland', 'civilUnion', 'Fahrzeugschein', 'Kennzeichenschild'];
/** The names that these have in an answer. */
const fields = ['birthDate', 'birthPlace', 'nationality', 'maritalStatus', 'accountHolder', 'iban', 'maskedIban'];
const toldIn = (text: string) => words.filter((word) => folded(text).includes(folded(word)));

/** A country that nobody else names: it is in no list, and stays as it was. */
async function aFile(person: Person): Promise<void> {
  await keepFile(world.database, fileSealer({ secret: testSecret }), person.id, { ...kept, version: 0 });
  expect((await world.as(person)(administrativeApi.update, { body: { ...kept, version: 1 } })).status).toBe(200);
  const content = pdf('Kennzeichenschild');
  const { body: file } = await world.as(person)(fileApi.upload, { query: { name: 'Fahrzeugschein.pdf', purpose: 'proof' }, file: content });
  const params = { kind: 'licence' as const };
  expect((await world.as(person)(administrativeApi.keepPaper, { params, body: { fileId: file.id } })).status).toBe(200);
}

/** What is refused, what fails inside and what cannot be read, each with what was typed. */
async function refuseAll(person: Person): Promise<number[]> {
  const send = async (body: object) => (await world.as(person)(administrativeApi.update, { body: body as never })).status;
  const wrong = { ...kept, version: 2, iban: iban.replace(/9$/, '8') };
  const refused = [await send(wrong), await send({ ...kept, version: 2, [iban]: kept.birthPlace }), await send({ ...kept, version: 1 })];
  await world.database.many(sql`alter table administrative_files rename to gone`);
  refused.push(await send({ ...kept, version: 2 }));
  await world.database.many(sql`alter table gone rename to administrative_files`);
  await world.database.many(sql`alter table administrative_files add constraint never check (version < 0) not valid`);
  refused.push(await send({ ...kept, version: 2 }));
  await world.database.many(sql`alter table administrative_files drop constraint never`);
  const headers = { 'content-type': 'application/json', cookie: `session=${person.token}` };
  const { path } = administrativeApi.update;
  for (const payload of [`{"iban": ${iban}}`, `"${iban}`])
    refused.push((await world.server.inject({ method: 'PUT', url: path, headers, payload })).statusCode);
  refused.push((await world.server.inject({ url: `${path}/${iban}?iban=${iban}`, headers })).statusCode);
  return refused;
}

/** Letters of everything that this person, an administrator and a company are told, at once and of the day. */
async function writeLetters(person: Person, company: Person): Promise<void> {
  for (const one of [person, company])
    await world.as(one)(notificationApi.prefer, { body: { choices: [{ category: 'applications', channel: 'at once' }] } });
  await world.as('admin')(notificationApi.prefer, { body: { choices: [{ category: 'documents', channel: 'daily' }] } });
  const document = {
    type: 'tax' as const,
    fileId: await makeFile(world.database, person.id),
    expiresOn: addMonths(new Date().toISOString().slice(0, 10), 6),
  };
  expect((await world.as(person)(documents.api.create, { body: document })).status).toBe(201);
  const id = await apply(world, person, (await postNeed(world, company)).id);
  await world.as('admin')(applications.api.submit, { params: { id }, body: {} });
  // Before the company decides: what was asked of somebody counts as read once they have done it.
  await writeDue();
  await world.as(company)(applications.api.reject, { params: { id }, body: { reason: 'Pas cette fois.' } });
  await writeDue();
}

async function writeDue(): Promise<void> {
  await world.database.many(sql`update notifications set at = now() - interval '2 days'`);
  await writeNotices(world.database);
  await writeDigests(world.database, { hour: 8, timeZone: 'Europe/Paris' });
  await world.work();
}

/** Every row of every table: what is kept of it is sealed, so a history, a notification, a job or a letter has none of it either. */
async function rowsTelling(): Promise<string[]> {
  const tables = await world.database.many<{ name: string; rows: string }>(sql`
    select tablename as name, query_to_xml(format('select t::text from %I.%I t', schemaname, tablename), true, false, '')::text as rows
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'notifications', 'mails', '_private_jobs']));
  return tables.flatMap(({ name, rows }) => toldIn(rows).map((word) => `${name}: ${word}`));
}

test(
  'nobody else is told any of it by any endpoint, letter, line of the log or row, nor an administrator by any but theirs',
  async () => {
    const { people } = world;
    const [person, company] = [
      await makePerson(world.database, { type: 'Freelance' }),
      await makePerson(world.database, { type: 'Company' }),
    ];
    await makeProfile(world.database, person.id);
    await aFile(person);
    expect(await refuseAll(person)).toEqual([422, 422, 409, 500, 500, 403, 403, 404]);
    await writeLetters(person, company);
    expect((await world.as('admin')(administrativeApi.open, { params: { id: person.id } })).body).toMatchObject({ iban });

    const hidden = { words, ids: [], about: [person.id] };
    const readers = [people.admin, people.commercial, company, 'visitor'] as const;
    for (const reader of isFull ? [...readers, people.company, people.freelance] : readers)
      expect(await tellingOf(world, reader, hidden)).toEqual([]);
    // They are there to be found.
    const known = await tellingOf(world, person, hidden);
    for (const word of ['1990-05-17', '•••• 0189', 'Quakenbrück', 'Zwergenland', 'civilUnion', 'Fahrzeugschein'])
      expect(known).toContain(`${administrativeApi.own.path}: ${word}`);
    expect(known).toContain(`${administrativeApi.readPaper.path}: Kennzeichenschild`);
    expect(known).toContain(`${ownAccountApi.export.path}: •••• 0189`);
    expect(known).not.toContain(`${ownAccountApi.export.path}: ${iban}`);

    expect([person, company, people.admin].map(({ email }) => opened.mail.to(email).length > 0)).toEqual([true, true, true]);
    expect(opened.mail.letters.flatMap(({ subject, text, html }) => toldIn(`${subject} ${text} ${html}`))).toEqual([]);
    const log = lines.join('');
    for (const line of ['request completed', 'request failed', administrativeApi.update.path]) expect(log).toContain(line);
    expect(toldIn(log)).toEqual([]);
    expect(await rowsTelling()).toEqual(['files: Fahrzeugschein']);
  },
  patience,
);

test('no answer but theirs has a place for any of it', () => {
  const named = (endpoint: World['endpoints'][number]) => {
    if (!(endpoint.response instanceof z.ZodType)) return [];
    const text = JSON.stringify(z.toJSONSchema(endpoint.response, { unrepresentable: 'any', io: 'output' }));
    return fields.filter((field) => text.includes(`"${field}":`)).map((field) => `${endpoint.path} ${field}`);
  };
  const of = world.endpoints.flatMap(named);
  expect(of.length).toBeGreaterThan(0);
  expect(of.filter((line) => !line.startsWith('/api/administrative-file'))).toEqual([]);
});

test(
  'what browsers hear while it is written and read, and what the worker logs, is nothing of it',
  async () => {
    const instances = await openInstances({ JALON_LOG_LEVEL: 'trace' });
    const server = await instances.start();
    const [person, admin] = [
      await makePerson(instances.database, { type: 'Freelance' }),
      await makePerson(instances.database, { type: 'Admin' }),
    ];
    const heard: string[] = [];
    const listeners = await Promise.all([person, admin].map((one) => listen(server, one)));
    for (const { pusher } of listeners) pusher.bind_global((name: string, data: unknown) => heard.push(`${name} ${JSON.stringify(data)}`));
    await until(() => listeners.every(({ joined }) => joined() === 1));
    const send = async (one: Person, method: string, path: string, body: object) => {
      const headers = { ...(await browserHeaders(server, one)), 'content-type': 'application/json' };
      const answer = await fetch(`http://localhost:${server.port}${path}`, { method, headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
    };
    const { nationality: _, ...rest } = kept;
    await send(person, 'PUT', administrativeApi.update.path, { ...rest, nationality: null, version: 0 });
    await send(admin, 'POST', `/api/administrative-files/${person.id}/open`, {});
    // Something is heard, after all of it.
    await record(instances.database, 'account.reconsider', { subjectId: person.id, by: null, requestId: 'test' });
    await until(() => heard.some((line) => line.startsWith('notifications')));
    for (const { pusher } of listeners) pusher.disconnect();
    await instances.close();
    expect(toldIn(heard.join('\n'))).toEqual([]);
    expect(lines.join('')).toContain('/api/administrative-files/:id/open');
    expect(toldIn(lines.join(''))).toEqual([]);
  },
  patience,
);
