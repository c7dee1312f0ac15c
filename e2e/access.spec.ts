import type { Session } from '@jalon/domain/core/actor';
import { turnedAway } from '@jalon/domain/core/guards';
import { companyPermissions } from '@jalon/domain/core/permission';
import { fillPath, href, type RouteName, routeNames, routes } from '@jalon/domain/core/routes';
import { aUser } from '@jalon/domain/testing';
import { accounts, expect, signIn, test } from './fixtures.ts';

/** Links that nobody was sent, and a provider nobody comes from: their screens say so. */
const addressOf = (name: RouteName) => fillPath(routes[name].path, { id: 'x', token: 'x', email: 'nobody@jalon.test', provider: 'acme' });

const sessions = {
  freelance: aUser('Freelance'),
  company: aUser('Company', { permissions: [...companyPermissions] }),
  commercial: aUser('Commercial'),
  admin: aUser('Admin'),
};

/** Follows the checks until one lets pass, as the router must. */
function landing(name: RouteName, session: Session): RouteName {
  const refusal = turnedAway(name, session);
  if (refusal) return landing(refusal.to, session);
  // Nothing is answered yet: every step of signing up leads to the first.
  return session ? name : (name.replace(/signUp\d$/, 'signUp1') as RouteName);
}

for (const who of ['visitor', ...accounts] as const)
  test(`every route as ${who}: where it lands`, async ({ page, consoleErrors }) => {
    test.setTimeout(90_000);
    if (who !== 'visitor') await signIn(page, who);
    const session = who === 'visitor' ? null : sessions[who];
    for (const name of routeNames) {
      await page.goto(addressOf(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { pathname } = new URL(page.url());
      // The list of lists opens its first one.
      const landed = landing(name, session);
      // What opens an account does not stay in the address.
      const expected = landed === 'resetPassword' ? href(landed, { token: 'link', email: 'nobody@jalon.test' }) : addressOf(landed);
      expect(pathname === expected || pathname.startsWith(`${expected}/`), `${name} landed on ${pathname}, not ${expected}`).toBe(true);
    }
    // Links nobody was sent, and a record that nobody has.
    const isExpected = (error: string) => /410.*\/(verify|invitation|link)$|404.*\/x(\/history)?$/.test(error);
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !isExpected(error)));
  });

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
