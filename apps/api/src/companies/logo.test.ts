import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { companyApi } from '@jalon/domain/companies/company-api';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import * as images from '../../test/images.ts';
import { newcomer } from '../../test/sign-up.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const kept = () => readdir(join(world.dataDir, 'files/pictures')).catch(() => []);
const companyOf = ({ id }: { id: string }) => world.database.one<{ id: string }>(sql`select company_id as id from users where id = ${id}`);

test('a logo is kept whole, seen by its people and the staff who look after it, and by nobody else', async () => {
  const owner = world.as('company');
  const { id } = await companyOf(world.people.company);
  const sent = await owner(companyApi.setLogo, { file: await images.png(640, 160) });
  expect(sent.body).toEqual({ logo: expect.any(String) });
  expect((await owner(companyApi.read, {})).body.logo).toBe(sent.body.logo);
  const see = (as: Parameters<World['as']>[0]) => world.as(as)(companyApi.logo, { params: { id }, query: {} });
  const { width, height, format } = await sharp((await see('company')).raw).metadata();
  expect([width, height, format]).toEqual([512, 128, 'webp']);
  const stranger = await makePerson(world.database, { type: 'Company' });
  expect((await see('admin')).status).toBe(200);
  for (const other of [stranger, 'freelance', 'commercial'] as const) expect((await see(other)).status).toBe(404);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${id}, ${world.people.commercial.id})`);
  expect((await see('commercial')).status).toBe(200);
});

test('one at a time: the old file goes, and no trace of none is left', async () => {
  const owner = world.as('company');
  await owner(companyApi.setLogo, { file: await images.png() });
  await owner(companyApi.setLogo, { file: await images.webp() });
  expect(await kept()).toHaveLength(1);
  expect((await owner(companyApi.setLogo, { file: images.page() })).error.code).toBe('file.notAnImage');
  expect(await kept()).toHaveLength(1);
  expect((await owner(companyApi.removeLogo, {})).body).toEqual({ logo: null });
  expect(await kept()).toEqual([]);
  const { id } = await companyOf(world.people.company);
  const lines = () => world.database.many(sql`select 1 from events where kind = 'company.logo' and subject_id = ${id}`);
  const before = (await lines()).length;
  await owner(companyApi.removeLogo, {});
  expect(await lines()).toHaveLength(before);
});

test('a company that is deleted takes its logo along', async () => {
  const at = await makeCompany(world.database);
  const person = await makePerson(world.database, { type: 'Company', at });
  await world.as(person)(companyApi.setLogo, { file: await images.png() });
  await actOn(world.as('admin'), person.id, 'delete');
  const remove = () => world.as('admin')(clientCompanies.api.delete, { params: { id: at.companyId } });
  expect((await remove()).status).toBe(200);
  await world.work();
  expect(await kept()).toEqual([]);
});

test('sent while signing up: there after a reload, the company’s once confirmed', async () => {
  const browser = newcomer(world);
  const file = await images.png(200, 100);
  expect((await browser.send(signUpApi.setLogo, { file })).error.code).toBe('signUp.unfinished');
  expect(await kept()).toEqual([]);
  await browser.fill('company', 'logo@naviris.test');
  await browser.send(signUpApi.setLogo, { file });
  const { body } = await browser.send(signUpApi.setLogo, { file });
  expect(body).toMatchObject({ logo: expect.any(String), steps: ['account', 'details', 'function'] });
  expect(await kept()).toEqual([body.logo]);
  expect((await browser.send(signUpApi.logo, { query: {} })).status).toBe(200);
  expect((await newcomer(world).send(signUpApi.logo, { query: {} })).status).toBe(404);
  await browser.confirm('company');
  const made = sql`select c.logo_key as logo from companies c join users u on u.company_id = c.id where u.email = 'logo@naviris.test'`;
  expect(await world.database.one(made)).toEqual({ logo: body.logo });
  await world.database.many(sql`update sign_up_drafts set expires_at = now() - interval '1 second'`);
  await world.tidy();
  expect(await kept()).toEqual([body.logo]);
});

test('of a sign-up that is never confirmed, the logo goes with the draft', async () => {
  const before = await kept();
  const browser = newcomer(world);
  await browser.fill('company', 'never@naviris.test');
  await browser.send(signUpApi.setLogo, { file: await images.png() });
  expect(await kept()).toHaveLength(before.length + 1);
  await browser.send(signUpApi.removeLogo, {});
  expect(await kept()).toEqual(before);
  await browser.send(signUpApi.setLogo, { file: await images.png() });
  await world.database.many(sql`update sign_up_drafts set expires_at = now() - interval '1 second'`);
  await world.tidy();
  expect(await kept()).toEqual(before);
});

test('the logo of somebody without an account is small, or refused before anything is decoded', async () => {
  const browser = newcomer(world);
  await browser.fill('company', 'small@naviris.test');
  const send = async (file: Blob | Promise<Blob>) => {
    const { status, error } = await browser.send(signUpApi.setLogo, { file: await file });
    return [status, error.code];
  };
  const before = await kept();
  expect(await send(images.interlaced())).toEqual([413, 'file.signUpLogo']);
  expect(await send(images.png(2001, 40))).toEqual([413, 'file.signUpLogo']);
  expect(await send(new Blob([new Uint8Array(1024 * 1024 + 1)], { type: 'image/png' }))).toEqual([413, 'file.signUpLogo']);
  expect(await kept()).toEqual(before);
  expect(await send(images.png(2000, 2000))).toEqual([200, undefined]);
});
