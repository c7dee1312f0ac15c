import type { Session } from '@jalon/domain/core/actor';
import { turnedAway } from '@jalon/domain/core/guards';
import { fillPath, href, type RouteName, routeNames, routes } from '@jalon/domain/core/routes';
import { defaultRoles } from '@jalon/domain/roles/default-roles';
import { aUser } from '@jalon/domain/testing';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../apps/api/src/demo/accounts.ts';
import { expect, signIn, signInAs, test } from './fixtures.ts';

/** Links that nobody was sent, and a provider nobody comes from: their screens say so. */
const addressOf = (name: RouteName) => fillPath(routes[name].path, { id: 'x', token: 'x', email: 'nobody@jalon.test', provider: 'acme' });

type Role = 'Owner' | 'Manager' | 'Approver' | 'Reader';
const withRole = (role: Role) =>
  aUser('Company', { permissions: [...(defaultRoles.find(({ label }) => label.en === role)?.permissions ?? [])] });

/** The kinds of session, and somebody of each whom no story changes. */
const sessions: Record<string, { email: string; session: Session }> = {
  unverified: { email: 'flavie.aubry@jalon.test', session: aUser('Freelance', { emailVerifiedAt: null }) },
  blocked: { email: 'bruno.keller@jalon.test', session: aUser('Freelance', { state: 'blocked' }) },
  deactivated: { email: 'fatou.sarr@helioscope.example', session: aUser('Company', { state: 'deactivated' }) },
  freelance: { email: demoAccounts.freelance.email, session: aUser('Freelance') },
  'the owner of a company': { email: demoAccounts.company.email, session: withRole('Owner') },
  'the owner of another': { email: 'lucie.ferrero@roquebrune.example', session: withRole('Owner') },
  manager: { email: 'adrien.pastor@roquebrune.example', session: withRole('Manager') },
  approver: { email: 'mireille.astier@roquebrune.example', session: withRole('Approver') },
  reader: { email: 'loic.barral@roquebrune.example', session: withRole('Reader') },
  commercial: { email: demoAccounts.commercial.email, session: aUser('Commercial') },
  'a commercial who waits': { email: 'paul.vasseur@jalon.test', session: aUser('Commercial', { isValidated: false }) },
  admin: { email: demoAccounts.admin.email, session: aUser('Admin') },
};

/** Follows the checks until one lets pass, as the router must. */
function landing(name: RouteName, session: Session): RouteName {
  const refusal = turnedAway(name, session);
  if (refusal) return landing(refusal.to, session);
  // Nothing is answered yet: every step of signing up leads to the first.
  return session ? name : (name.replace(/signUp\d$/, 'signUp1') as RouteName);
}

async function expectLanding(page: Page, name: RouteName, landed: RouteName): Promise<void> {
  // What opens an account does not stay in the address.
  const expected = landed === 'resetPassword' ? href(landed, { token: 'link', email: 'nobody@jalon.test' }) : addressOf(landed);
  // The list of lists opens its first one.
  await expect(page, `where ${name} lands`).toHaveURL(({ pathname }) => pathname === expected || pathname.startsWith(`${expected}/`));
}

/** Links nobody was sent, and a record that nobody has. */
function forgetExpected(errors: string[]): void {
  const isExpected = (error: string) => /410.*\/(verify|invitation|link)$|404.*\/x(\/history)?$/.test(error);
  errors.splice(0, errors.length, ...errors.filter((error) => !isExpected(error)));
}

test('every route as a visitor, typed into the address bar: where it lands', async ({ page, consoleErrors }) => {
  test.setTimeout(120_000);
  for (const name of routeNames) {
    await page.goto(addressOf(name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLanding(page, name, landing(name, null));
  }
  forgetExpected(consoleErrors);
});

for (const [who, { email, session }] of Object.entries(sessions))
  test(`every route as ${who}: where it lands`, async ({ page, consoleErrors }) => {
    test.setTimeout(120_000);
    await signInAs(page, email);
    let before = landing('home', session);
    await page.goto(addressOf('home'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of routeNames) {
      await goInside(page, addressOf(name));
      const landed = landing(name, session);
      // Another screen has another heading: by then the address has settled.
      if (screenOf(landed) !== screenOf(before)) await page.waitForFunction(() => document.querySelector('h1:not([data-before])'));
      await expectLanding(page, name, landed);
      before = landed;
    }
    forgetExpected(consoleErrors);
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
