import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addMonths } from '@jalon/domain/core/dates';
import { waitingFiles } from '@jalon/domain/core/file-rules';
import { documentApi, documents } from '@jalon/domain/documents/document-api';
import { fileApi } from '@jalon/domain/files/file-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import * as proofs from '../../test/proofs.ts';
import { type S3Server, startS3Server } from '../../test/s3-server.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from './files.queries.ts';

const expiresOn = addMonths(new Date().toISOString().slice(0, 10), 6);

describe.each(['a folder', 'a bucket'])('kept in %s', (place) => {
  let world: World;
  let server: S3Server | undefined;
  let person: Person;
  beforeAll(async () => {
    server = place === 'a bucket' ? await startS3Server() : undefined;
    world = await openWorld(server ? { JALON_BUCKET_URL: server.url } : {});
    person = await makePerson(world.database, { type: 'Freelance' });
  });
  afterAll(async () => {
    await world.close();
    await server?.close();
  });

  const send = (file: Blob, name = 'attestation.pdf', by = person) =>
    world.as(by)(fileApi.upload, { query: { name, purpose: 'proof' }, file });
  const kept = async () =>
    server?.keys() ?? (await readdir(join(world.dataDir, 'files/records')).catch(() => [])).map((id) => `records/${id}`);
  const rows = () => world.database.many<{ id: string; sha256: string }>(sql`select id, encode(sha256, 'hex') as sha256 from files`);
  const give = async (fileId: string) =>
    (await world.as(person)(documents.api.create, { body: { type: 'vigilance', fileId, expiresOn } })).body;

  test('a file is sent, taken by a record, read by who may see the record, and goes with it', async () => {
    const content = Buffer.from(await proofs.pdf('Été').arrayBuffer());
    const { status, body: file } = await send(proofs.pdf('Été'), 'Attestation d’été (1).pdf');
    expect([status, file]).toMatchObject([201, { name: 'Attestation d’été (1).pdf', type: 'application/pdf', size: content.length }]);
    expect((await rows())[0]?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    const { id } = await give(file.id);
    const params = { id, fileId: file.id };
    const { raw, headers } = await world.as('admin')(documentApi.file, { params, query: {} });
    expect(Buffer.compare(raw, content)).toBe(0);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Attestation d_e_te_ (1).pdf"; filename*=UTF-8''Attestation%20d%E2%80%99%C3%A9t%C3%A9%20%281%29.pdf`,
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const shown = await world.as(person)(documentApi.file, { params, query: { as: 'preview' } });
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const stranger = await makePerson(world.database, { type: 'Freelance' });
    expect((await world.as(stranger)(documentApi.file, { params, query: {} })).status).toBe(404);
    expect((await world.as('company')(documentApi.file, { params, query: {} })).status).toBe(403);
    expect((await world.as(person)(documents.api.delete, { params: { id } })).status).toBe(200);
    expect(await rows()).toEqual([]);
    await world.work();
    expect(await kept()).toEqual([]);
  });

  const forget = async ({ id: sender }: Person) => {
    const gone = await world.database.many<{ id: string }>(sql`delete from files where sent_by = ${sender} returning id`);
    for (const { id } of gone) await world.files.remove(fileKey(id));
  };

  test('a name ends as the content is', async () => {
    const sender = await makePerson(world.database, { type: 'Freelance' });
    const names = await Promise.all(
      ['a.hta', 'b.pdf.exe', 'c.PDF'].map(async (name) => (await send(proofs.pdf(), name, sender)).body.name),
    );
    expect(names).toEqual(['a.hta.pdf', 'b.pdf.exe.pdf', 'c.PDF']);
    await forget(sender);
  });

  test('those who send many at once keep no more than may wait', async () => {
    const sender = await makePerson(world.database, { type: 'Freelance' });
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: waitingFiles + 10 }, () => send(proofs.pdf(), 'x.pdf', sender)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(waitingFiles);
    expect((await kept()).length - before.length).toBe(waitingFiles);
    await forget(sender);
  });

  test.each<[string, () => Blob | Promise<Blob>, number, string]>([
    ['a program called .pdf', proofs.program, 422, 'file.program'],
    ['a program of another system', proofs.elf, 422, 'file.program'],
    ['a script', proofs.shellScript, 422, 'file.program'],
    ['a drawing with a script', proofs.svg, 422, 'file.markup'],
    ['a page', proofs.page, 422, 'file.markup'],
    ['some words', proofs.words, 422, 'file.notAProof'],
    ['a picture of a hundred million pixels', async () => proofs.asBinary(await png(10_000, 10_000)), 422, 'file.tooManyPixels'],
    ['nothing', proofs.empty, 422, 'file.empty'],
    ['a protected PDF', proofs.protectedPdf, 422, 'file.protected'],
    ['too much', proofs.tooLarge, 413, 'file.tooLarge'],
  ])('%s is refused in its own words, and leaves nothing', async (_, make, status, code) => {
    const answer = await send(await make());
    expect([answer.status, answer.error]).toEqual([status, { code }]);
    expect([await rows(), await kept()]).toEqual([[], []]);
    expect(await readdir(join(world.dataDir, 'incoming')).catch(() => [])).toEqual([]);
  });

  test.each(['../../etc/passwd', '..\\secret.pdf', '/attestation.pdf', '..', 'fdp.\u202eexe', 'a\r\nSet-Cookie: x', ' '])(
    'a file called %j is refused at its name',
    async (name) => {
      const { status, error } = await send(proofs.pdf(), name);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['name']]);
      expect([await rows(), await kept()]).toEqual([[], []]);
    },
  );

  test('a picture is kept as it is, being evidence', async () => {
    const picture = await proofs.asBinary(await png());
    const { body } = await send(picture, 'scan.png');
    const { id } = await give(body.id);
    const { raw, headers } = await world.as(person)(documentApi.file, { params: { id, fileId: body.id }, query: {} });
    expect(headers['content-type']).toBe('image/png');
    expect(Buffer.compare(raw, Buffer.from(await picture.arrayBuffer()))).toBe(0);
    await world.as(person)(documents.api.delete, { params: { id } });
    await world.work();
  });

  test('what no record takes within a day goes, and so does content that has no row', async () => {
    const [old, fresh] = [(await send(proofs.pdf())).body.id, (await send(proofs.pdf())).body.id];
    await world.database.many(sql`update files set sent_at = now() - interval '25 hours' where id = ${old}`);
    const lost = '018f0000-0000-7000-8000-000000000001';
    await world.files.put(`records/${lost}`, Buffer.from('x'));
    expect(await kept()).toHaveLength(3);
    await world.tidy();
    expect((await rows()).map(({ id }) => id)).toEqual([fresh]);
    expect(await kept()).toEqual([`records/${fresh}`]);
    await world.database.many(sql`delete from files`);
    await world.files.remove(`records/${fresh}`);
  });

  test('a file is its sender’s to give, once', async () => {
    const { body: mine } = await send(proofs.pdf());
    const other = await makePerson(world.database, { type: 'Freelance' });
    const body = { type: 'tax', fileId: mine.id, expiresOn } as const;
    const gone = { code: 'request.invalid', fields: { fileId: 'validation.fileGone' } };
    expect((await world.as(other)(documents.api.create, { body })).error).toEqual(gone);
    expect((await world.as(person)(documents.api.create, { body })).status).toBe(201);
    expect((await world.as(person)(documents.api.create, { body: { ...body, type: 'insurance' } })).error).toEqual(gone);
  });
});

test('nobody fills the store with files that no record takes', async () => {
  const world = await openWorld();
  const send = () => world.as('freelance')(fileApi.upload, { query: { name: 'a.pdf', purpose: 'proof' }, file: proofs.pdf() });
  for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(201);
  expect((await send()).error).toEqual({ code: 'file.tooManyWaiting' });
  await world.close();
});
