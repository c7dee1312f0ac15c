import { fillPath, href, type RouteName, routes } from '@jalon/domain/core/routes';
import type { Page } from '@playwright/test';
import { landing, routeSessions } from '../apps/api/test/route-sessions.ts';
import { expect, signIn, signInAs, test } from './fixtures.ts';

const addressOf = (name: RouteName) => fillPath(routes[name].path, {});

/** One of each area, one that asks for a permission, and one that says why somebody is kept out. */
const crossings: RouteName[] = ['login', 'freelance.dashboard', 'company.contacts', 'commercial.home', 'admin.dashboard', 'notActive'];

const expectLanding = (page: Page, name: RouteName, landed: RouteName): Promise<void> =>
  expect(page, `where ${name} lands`).toHaveURL(
    ({ pathname }) => pathname === addressOf(landed) || pathname.startsWith(`${addressOf(landed)}/`),
  );

test('a visitor lands on the login from every area, and comes back from there', async ({ page }) => {
  for (const name of crossings.filter((name) => landing(name, null) === 'login' && name !== 'login')) {
    await page.goto(addressOf(name));
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(addressOf(name))}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a visitor who has answered nothing begins at the first step of signing up', async ({ page }) => {
  for (const name of ['freelance.signUp2', 'freelance.signUp4', 'company.signUp3', 'company.signUp4'] as const) {
    await page.goto(href(name));
    await expect(page).toHaveURL(href(name.startsWith('freelance') ? 'freelance.signUp1' : 'company.signUp1'));
  }
});

// Every route and every kind of session are in apps/api/test/routes.test.ts; here is what the router makes of some of them.
for (const who of ['unverified', 'blocked', 'freelance', 'reader', 'a commercial who waits', 'admin'] as const)
  test(`the areas as ${who}: where they land`, async ({ page }) => {
    const { email = '', session = null } = routeSessions[who] ?? {};
    await signInAs(page, email);
    let before = landing('home', session);
    await page.goto(addressOf('home'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of crossings) {
      await goInside(page, addressOf(name));
      const landed = landing(name, session);
      // Another screen has another heading: by then the address has settled.
      if (screenOf(landed) !== screenOf(before)) await page.waitForFunction(() => document.querySelector('h1:not([data-before])'));
      await expectLanding(page, name, landed);
      before = landed;
    }
  });

const screenOf = (name: RouteName): RouteName => (name === 'blocked' ? 'notActive' : name);

/** Goes on without loading the page again, as the browser's own buttons do. */
const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-before', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('an unknown address is not found, for a visitor outside and for a member inside', async ({ page }) => {
  for (const path of ['/nowhere', '/admin/nowhere', '/company/nowhere/deep']) {
    await page.goto(path);
    await expect(page.getByText('Il semble que cette page est inaccessible.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toHaveCount(0);
  }
  await signIn(page, 'freelance');
  await page.goto('/freelance/nowhere');
  await expect(page.getByText('Il semble que cette page est inaccessible.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
});
