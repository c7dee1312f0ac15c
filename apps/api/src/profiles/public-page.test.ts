import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { publicPageApi } from '@jalon/domain/profiles/public-page-api';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import { enterWindow } from '../../test/windows.ts';
import type { Kernel } from '../core/serve.ts';
import { sql } from '../db/sql.ts';
import { publicPageName } from './public-page.name.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { api } = profiles;
const rate = { contractType: 'Freelance', legalStatus: 'SASU', dailyRateCents: 55_000, annualSalaryCents: null, daysPerWeek: 5 } as const;

/** Somebody with a profile that says more than strangers may know, and a page. */
async function withPage(): Promise<{ me: Person; own: ReturnType<World['as']>; params: { id: string }; slug: string }> {
  const me = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, me.id, { firstName: 'Camille', lastName: 'Moreau', title: 'Développeuse à camille@moreau.test' });
  const own = world.as(me);
  const params = { id: me.id };
  const experience = { title: 'Cheffe', company: 'Armorine', isCurrent: true, from: '2020-01', to: null, skills: [] };
  const description = '<p>Un portail, 06 11 <strong>22 33</strong> 44 &amp; <a href="https://moreau.test">un lien</a></p>';
  await own(api.experiences, { params, body: { experiences: [{ ...experience, description }] } });
  await own(api.links, { params, body: { linkedin: 'https://www.linkedin.com/in/camille-moreau', twitter: null } });
  await own(api.conditions, { params, body: rate });
  const { body } = await own(api.openPage, { params, body: {} });
  return { me, own, params, slug: body.pageSlug ?? '' };
}
const seen = async (slug: string, as: Person | 'visitor' | 'company' = 'visitor') => {
  await world.database.many(sql`delete from rate_limits`);
  return world.as(as)(publicPageApi.read, { params: { slug } });
};

test('nobody has a page unasked; an open one tells a stranger what its freelance agreed to, and no more', async () => {
  const { me, own, params, slug } = await withPage();
  expect(slug).toMatch(/^camille-developpeuse-a-[a-z0-9]{10}$/);
  const { status, body, headers } = await seen(slug);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(body).toMatchObject({ firstName: 'Camille', lastInitial: 'M', title: 'Développeuse à …', talentId: null, isFound: false });
  expect(body.experiences).toMatchObject([{ company: 'Armorine', description: '<p>Un portail, … &amp; un lien</p>' }]);
  expect(body).toMatchObject({ picture: null, dailyRateCents: null, contractType: null });
  const told = JSON.stringify(body);
  for (const hidden of ['Moreau', 'moreau', 'linkedin', 'SASU', me.id, me.email, '55000']) expect(told).not.toContain(hidden);
  const choices = { showsPicture: true, showsRate: true, isFound: true };
  await own(api.pageChoices, { params, body: choices });
  expect((await seen(slug)).body).toMatchObject({ dailyRateCents: 55_000, contractType: 'Freelance', isFound: true });
  const history = (await own(api.history, { params, query: {} })).body.rows;
  expect(history[0]).toMatchObject({ kind: 'profile.pageChoices', after: choices });
  expect(history[1]).toMatchObject({ kind: 'profile.openPage' });
});

test('the picture is shown to strangers only where its freelance agrees', async () => {
  const { own, params, slug } = await withPage();
  await own(ownAccountApi.setPicture, { file: new Blob([await png(300, 300)], { type: 'image/png' }) });
  const picture = () => world.as('visitor')(publicPageApi.picture, { params: { slug } });
  expect((await picture()).status).toBe(404);
  await own(api.pageChoices, { params, body: { showsPicture: true, showsRate: false, isFound: false } });
  expect([(await picture()).status, typeof (await seen(slug)).body.picture]).toEqual([200, 'string']);
  await own(api.closePage, { params, body: {} });
  expect((await picture()).status).toBe(404);
});

test('a page that is closed, renewed or was never there is answered alike, at once', async () => {
  const { own, params, slug } = await withPage();
  const never = await seen('camille-developpeuse-aaaaaaaaaa');
  expect([never.status, never.error]).toEqual([404, { code: 'record.missing' }]);
  const renewed = await own(api.renewPage, { params, body: {} });
  expect((await seen(slug)).error).toEqual(never.error);
  const now = renewed.body.pageSlug ?? '';
  const { etag } = (await seen(now)).headers;
  await own(api.closePage, { params, body: {} });
  const again = await world.server.inject({ url: `/api/public-profiles/${now}`, headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(404);
  expect((await seen(now)).error).toEqual(never.error);
  expect((await own(api.closePage, { params, body: {} })).error).toMatchObject({ code: 'profile.pageClosed' });
  expect((await own(api.renewPage, { params, body: {} })).error).toMatchObject({ code: 'profile.pageClosed' });
  // Opened again, it has the address it had.
  expect((await own(api.openPage, { params, body: {} })).body.pageSlug).toBe(now);
  expect((await own(api.openPage, { params, body: {} })).error).toMatchObject({ code: 'profile.pageOpen' });
});

test.each([
  ['blocked', sql`state = 'blocked'`],
  ['deactivated', sql`state = 'deactivated', closed_by = id`],
  ['not validated', sql`validated_at = null`],
  ['unverified', sql`email_verified_at = null`],
])('somebody who is %s has no page', async (_, set) => {
  const { me, slug } = await withPage();
  await world.database.many(sql`update users set ${set} where id = ${me.id}`);
  expect((await seen(slug)).status).toBe(404);
});

test('a profile that is hidden has no page, and none can be opened for it', async () => {
  const { own, params, slug } = await withPage();
  await own(api.hide, { params, body: {} });
  expect((await seen(slug)).status).toBe(404);
  await own(api.closePage, { params, body: {} });
  expect((await own(api.openPage, { params, body: {} })).error).toMatchObject({ code: 'workflow.wrongState' });
});

test('a company that finds talents is told which one it is', async () => {
  const { slug } = await withPage();
  const { body } = await seen(slug, 'company');
  const { id } = await world.database.one<{ id: string }>(sql`select id from freelance_profiles where page_slug = ${slug}`);
  expect(body.talentId).toBe(id);
  const waiting = await makePerson(world.database, { type: 'Company', isValidated: false });
  expect((await seen(slug, waiting)).body.talentId).toBeNull();
});

test('past the limit nobody says whether a page is there', async () => {
  await world.database.many(sql`delete from rate_limits`);
  const nameOf = publicPageName({ database: world.database } as Kernel, world.house);
  await enterWindow(world.database, 60);
  const asked = () => nameOf({ url: '/p/nobody-aaaaaaaaaa', ip: '203.0.113.7' } as FastifyRequest);
  expect(await asked()).toBeNull();
  const answers = await Promise.all(Array.from({ length: 60 }, asked));
  expect(answers.filter((answer) => answer !== null)).toEqual([expect.objectContaining({ refused: { status: 429, seconds: 60 } })]);
});

test('strangers are counted, and a page is found by its index', async () => {
  const { slug } = await withPage();
  await enterWindow(world.database, 60);
  await seen(slug);
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await world.as('visitor')(publicPageApi.read, { params: { slug } })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const plan = await world.database.transaction(async (tx) => {
    await tx.many(sql`set local enable_seqscan = off`);
    return tx.many(sql`explain select 1 from freelance_profiles p where p.page_slug = ${slug} and p.is_page_open and p.is_listed`);
  });
  expect(JSON.stringify(plan)).toContain('freelance_profiles__page_slug');
});
