import { areas, href } from '@jalon/domain/core/routes';
import { chromium, type Page } from '@playwright/test';
import { demoAccounts } from '../../apps/api/src/demo/accounts.ts';
import { launchOptions } from '../../e2e/browser.ts';
import { type Account, accounts } from './site.ts';

export const launch = () => chromium.launch(launchOptions);
/** With a profile of its own, whose cookies every page of that browser has. */
export const launchWithProfile = (folder: string, port: number) =>
  chromium.launchPersistentContext(folder, { ...launchOptions, args: [...launchOptions.args, `--remote-debugging-port=${port}`] });

export type Screen = { name: string; path: string; as?: Account };

export const login: Screen = { name: 'login', path: href('login') };
export const referentials: Screen = { name: 'the reference lists', path: href('admin.referentials', { list: 'tools' }), as: 'admin' };
const homes = accounts.map((as): Screen => ({ name: `the home of a ${as}`, path: href(areas[demoAccounts[as].type].home), as }));
const features: Screen[] = [
  { name: 'signing up', path: href('freelance.signUp1') },
  { name: 'the own account', path: href('freelance.account'), as: 'freelance' },
  { name: 'security', path: href('company.security'), as: 'company' },
  { name: 'the talents', path: href('company.accounts'), as: 'company' },
  { name: 'the contacts', path: href('company.contacts', { tab: 'contacts' }), as: 'company' },
  { name: 'the roles', path: href('company.contacts', { tab: 'roles' }), as: 'company' },
  { name: 'the accounts', path: href('admin.accounts'), as: 'admin' },
  { name: 'the companies', path: `${href('admin.accounts')}?tab=companies`, as: 'admin' },
  { name: 'the roles of all', path: href('admin.rolesAndPermissions'), as: 'admin' },
];
export const otherScreens: Screen[] = [{ name: 'the landing page', path: href('home') }, ...homes, ...features, referentials];
export const adminHome: Screen = { name: 'the home of an admin', path: href('admin.dashboard'), as: 'admin' };

/** Useful: its title is there, and nothing says that it is still loading. */
export async function untilUseful(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}
