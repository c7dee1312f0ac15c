import { deflateRawSync } from 'node:zlib';
import type { ErrorBody } from '@jalon/domain/core/errors';
import { profileApi, profiles } from '@jalon/domain/profiles/profile-api';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { zip } from '../core/zip.ts';
import { sql } from '../db/sql.ts';

let world: World;
let me: Person;
beforeAll(async () => {
  world = await openWorld();
  me = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, me.id, { firstName: 'Clémence', lastName: 'Œuvrard', title: 'Développeuse full stack' });
});
afterAll(() => world.close());

const send = (content: Uint8Array | string) => {
  const file = new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'application/octet-stream' });
  return world.as(me)(profileApi.draft, { file });
};
const codeOf = async (content: Uint8Array | string) => ((await send(content)).body as unknown as ErrorBody).code;
const at = new Date('2026-11-17T00:00:00Z');
const exported = (files: Record<string, string>) =>
  zip(
    Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })),
    at,
  );
async function drawn(write: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  write(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

test('a profile that was downloaded as a PDF is understood again, and nothing is written', async () => {
  const params = { id: me.id };
  const own = world.as(me);
  const job = { title: 'Tech lead', company: 'Zirbelkiefer', isCurrent: true, from: '2022-03', to: null, skills: [] };
  await own(profiles.api.experiences, { params, body: { experiences: [{ ...job, description: '<ul><li>Sécurité</li></ul>' }] } });
  await own(profiles.api.expertise, { params, body: { professions: [], skills: [{ name: 'React', level: 'expert' }] } });
  await own(profiles.api.trainings, { params, body: { trainings: [{ name: 'Master', organisation: 'Estuaire', year: 2012 }] } });
  await own(profiles.api.languages, { params, body: { languages: [{ code: 'en', level: 'fluent' }] } });
  await own(profiles.api.links, { params, body: { linkedin: 'https://www.linkedin.com/in/oeuvrard', twitter: null } });
  const kept = () => world.database.many(sql`select version, updated_at, experiences from freelance_profiles where user_id = ${me.id}`);
  const before = await kept();
  for (const lang of ['fr', 'en'] as const) {
    const { raw } = await own(profiles.api.pdf, { params, query: { lang } });
    const { status, body } = await send(raw);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ source: 'pdf', title: 'Développeuse full stack', skills: ['React'] },
      experiences: [{ ...job, description: '<ul><li>Sécurité</li></ul>' }],
      trainings: [{ name: 'Master', organisation: 'Estuaire', year: 2012 }],
      languages: [{ code: 'en', level: 'fluent' }],
    });
  }
  expect(await kept()).toEqual(before);
});

test('an export of LinkedIn and a JSON Resume are understood', async () => {
  const positions =
    '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\r\nAcme,Lead,"Un, ""deux""\n- Trois",,Mar 2019,\r\n';
  const { body } = await send(exported({ 'Basic/Positions.csv': positions, 'Photos/a.jpg': 'x' }));
  expect(body).toMatchObject({
    source: 'linkedin',
    experiences: [{ title: 'Lead', company: 'Acme', from: '2019-03', description: '<p>Un, "deux"</p><ul><li>Trois</li></ul>' }],
  });
  const json = await send(`\ufeff ${JSON.stringify({ basics: { label: 'Dev' }, skills: [{ name: 'Java' }] })}`);
  expect(json.body).toMatchObject({ source: 'jsonResume', title: 'Dev', skills: ['Java'] });
});

/** An archive whose only file says it is small and is not. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  const archive = exported({ 'Positions.csv': '' });
  const [local, central] = [30 + 'Positions.csv'.length, archive.indexOf(Buffer.from('504b0102', 'hex'))];
  const made = Buffer.concat([archive.subarray(0, local), packed, archive.subarray(central)]);
  const moved = central + packed.length;
  made.writeUInt16LE(8, moved + 10);
  made.writeUInt32LE(packed.length, moved + 20);
  made.writeUInt32LE(moved, made.lastIndexOf(Buffer.from('504b0506', 'hex')) + 16);
  return made;
}

test('each file that cannot be read is refused with its own reason', async () => {
  expect(await codeOf('')).toBe('file.empty');
  expect(await codeOf('MZ\u0090 a program')).toBe('profile.draftType');
  expect(await codeOf('<html></html>')).toBe('profile.draftType');
  expect(await codeOf('{"name": ')).toBe('profile.draftUnreadable');
  expect(await codeOf('{"name": "a package"}')).toBe('profile.draftNotResume');
  expect(await codeOf('['.repeat(900_000))).toBe('profile.draftUnreadable');
  expect(await codeOf(`{"work": "${'x'.repeat(1_100_000)}"}`)).toBe('profile.draftTooHeavy');
  expect(await codeOf(exported({ 'word/document.xml': '<w/>' }))).toBe('profile.draftNotLinkedin');
  expect(await codeOf(exported({ 'Positions.csv': 'a' }).subarray(0, 60))).toBe('profile.draftUnreadable');
  expect(await codeOf(bomb())).toBe('profile.draftTooHeavy');
  expect(await codeOf('%PDF-1.7 and nothing else')).toBe('profile.draftUnreadable');
  expect(await codeOf(await drawn((pdf) => pdf.rect(0, 0, 10, 10).fill()))).toBe('profile.draftNoText');
  expect(await codeOf(await drawn((pdf) => pdf.text('Secret'), { userPassword: 'a' }))).toBe('file.protected');
  const long = await drawn((pdf) => Array.from({ length: 21 }, () => pdf.text('Une page').addPage()));
  expect(await codeOf(long)).toBe('profile.draftTooLong');
  const wordy = await drawn((pdf) => Array.from({ length: 12 }, () => pdf.fontSize(2).text('mot '.repeat(6000))));
  expect(await codeOf(wordy)).toBe('profile.draftTooHeavy');
  expect(await codeOf(Buffer.alloc(11 * 1024 * 1024))).toBe('file.tooLarge');
});
