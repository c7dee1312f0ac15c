import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import * as images from '../../test/images.ts';
import { sql } from '../db/sql.ts';
import { toPicture } from './pictures.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  person = await makePerson(world.database, { type: 'Freelance' });
});
afterAll(() => world.close());

const send = (file: Blob) => world.as(person)(ownAccountApi.setPicture, { file });
const fetchPicture = (by: Parameters<World['as']>[0] = person, headers = {}) =>
  world.as(by)(ownAccountApi.picture, { params: { id: person.id }, query: {}, headers });
const kept = () => readdir(join(world.dataDir, 'files/pictures')).catch(() => []);

test.each([
  ['a PNG', images.png],
  ['a JPEG', images.photo],
  ['a WebP', images.webp],
  ['a progressive JPEG', () => images.progressive(1200, 900)],
])('%s becomes a square without anything beside its pixels', async (_, make) => {
  const { status, body } = await send(await make());
  expect([status, body]).toEqual([200, { picture: expect.any(String) }]);
  const { raw, headers } = await fetchPicture();
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  const found = await sharp(raw).metadata();
  expect([found.format, found.width, found.height]).toEqual(['webp', 512, 512]);
  expect([found.exif, found.icc, found.iptc, found.xmp, found.orientation]).toEqual(Array(5).fill(undefined));
  expect(raw.includes('SecretCamera')).toBe(false);
  expect(await kept()).toEqual([body.picture]);
});

test('a photograph is turned as the camera was held', async () => {
  const photo = await images.photo();
  expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).exif?.includes('SecretCamera')).toBe(true);
  await send(photo);
  const { raw } = await fetchPicture();
  const pixel = async (left: number, top: number) =>
    (await sharp(raw).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).at(0) ?? 0;
  // Turned by a quarter, what was on the left is at the top.
  expect(await pixel(256, 10)).toBeGreaterThan(200);
  expect(await pixel(256, 500)).toBeLessThan(60);
});

test.each<[string, () => Blob | Promise<Blob>, number, string]>([
  ['a GIF that says it is a PNG', images.gif, 422, 'file.notAnImage'],
  ['a GIF', () => images.gif('image/gif'), 415, 'request.unsupportedType'],
  ['an SVG that says it is a PNG', images.svg, 422, 'file.notAnImage'],
  ['an SVG', async () => new Blob([await images.svg().arrayBuffer()], { type: 'image/svg+xml' }), 415, 'request.unsupportedType'],
  ['a page named a PNG', images.page, 422, 'file.notAnImage'],
  ['a page behind the beginning of a PNG', images.disguised, 422, 'file.notAnImage'],
  ['half a JPEG', images.truncated, 422, 'file.notAnImage'],
  ['an animated WebP', images.movingWebp, 422, 'file.animated'],
  ['41 million pixels', images.huge, 422, 'file.tooManyPixels'],
  ['an interlaced PNG that would take 317 MB', images.interlaced, 422, 'file.interlaced'],
  ['the first bytes of an interlaced PNG', images.interlacedHead, 422, 'file.interlaced'],
  ['a PNG that would take 317 MB', images.deep, 422, 'file.tooHeavy'],
  ['a progressive JPEG that would take 150 MB', () => images.progressive(5000, 5000), 422, 'file.tooHeavy'],
  ['nothing', () => new Blob([], { type: 'image/png' }), 422, 'file.empty'],
  ['more than 10 MB', () => new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/png' }), 413, 'file.tooLarge'],
])('%s is refused, and the picture stays', async (_, make, status, code) => {
  if ((await kept()).length === 0) await send(await images.png());
  const before = await kept();
  const refused = await send(await make());
  expect([refused.status, refused.error]).toEqual([status, { code }]);
  expect(await kept()).toEqual(before);
});

test('of many pictures at once some wait their turn and the others are told to come back', async () => {
  const file = Buffer.from(await (await images.png(8, 8)).arrayBuffer());
  const sent = Array.from({ length: 10 }, () => toPicture(file, 'portrait'));
  await expect(toPicture(file, 'logo', { from: 'visitor' })).rejects.toMatchObject({ code: 'file.busy' });
  const answers = await Promise.allSettled(sent);
  expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill('fulfilled'), ...Array(2).fill('rejected')]);
  for (const answer of answers.slice(8)) expect(answer).toMatchObject({ reason: { code: 'file.busy' } });
  expect((await toPicture(file, 'logo', { from: 'visitor' })).length).toBeGreaterThan(0);
});

test('fields are no picture, and a picture is no fields', async () => {
  const headers = { 'content-type': 'application/json' };
  const fields = await world.as(person)(ownAccountApi.setPicture, { file: new Blob(['{}'], { type: 'application/json' }), headers });
  expect([fields.status, fields.error.code]).toEqual([415, 'request.unsupportedType']);
  const jar = await world.server.inject({ url: '/api/health', cookies: { session: person.token } });
  const token = jar.cookies[0]?.value ?? '';
  const answer = await world.server.inject({
    method: 'PUT',
    url: '/api/account',
    cookies: { session: person.token, 'XSRF-TOKEN': token },
    headers: { 'x-xsrf-token': token, 'content-type': 'image/png' },
    payload: 'x',
  });
  expect([answer.statusCode, answer.json()]).toEqual([415, { code: 'request.unsupportedType' }]);
});

test('whoever has the picture is not sent it again; members see it, visitors do not', async () => {
  await send(await images.png());
  const { headers } = await fetchPicture();
  expect((await fetchPicture(person, { 'if-none-match': headers.etag })).status).toBe(304);
  expect((await fetchPicture('admin')).status).toBe(200);
  expect((await fetchPicture('visitor')).status).toBe(401);
  // A company that may look at freelances sees those who do not hide; other freelances see nobody.
  for (const other of ['freelance', 'company'] as const) expect((await fetchPicture(other)).status).toBe(404);
  await makeProfile(world.database, person.id);
  expect((await fetchPicture('company')).status).toBe(200);
  expect((await fetchPicture(await makePerson(world.database, { type: 'Company', permissions: [] }))).status).toBe(404);
  await world.database.many(sql`update freelance_profiles set is_private = true where user_id = ${person.id}`);
  expect((await fetchPicture('company')).status).toBe(404);
  expect((await fetchPicture('commercial')).status).toBe(200);
  await send(await images.photo());
  expect((await fetchPicture(person, { 'if-none-match': headers.etag })).status).toBe(200);
});

test('a picture is shown in the session, and removed with its file', async () => {
  const { body } = await send(await images.png());
  const as = world.as(person);
  expect((await as(sessionApi.user, {})).body.picture).toBe(body.picture);
  for (let i = 0; i < 2; i += 1) expect((await as(ownAccountApi.removePicture, {})).body).toEqual({ picture: null });
  expect((await fetchPicture()).status).toBe(404);
  expect((await as(sessionApi.user, {})).body.picture).toBeNull();
  expect(await kept()).toEqual([]);
});

test('somebody without a picture and nobody at all are the same', async () => {
  for (const id of [world.people.admin.id, '018f0000-0000-7000-8000-000000000009', 'x'])
    expect((await world.as(person)(ownAccountApi.picture, { params: { id }, query: {} })).status).toBe(404);
});
