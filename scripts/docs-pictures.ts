import { join, resolve } from 'node:path';
import { href } from '@jalon/domain/core/routes';
import { launch, untilUseful } from '../bench/support/browser.ts';
import { type Account, makeSite, signIn } from '../bench/support/site.ts';

/** `npm run docs:pictures`: the main screens as they are now, for the README, from a demonstration of its own. */
const folder = resolve(import.meta.dirname, '../docs/images');
const today = new Date();
const lastMonth = new Date(Date.UTC(today.getFullYear(), today.getMonth() - 1, 1)).toISOString().slice(0, 7);

const screens: { name: string; as: Account; path: string; isDark?: boolean }[] = [
  { name: 'freelance-home', as: 'freelance', path: href('freelance.dashboard') },
  { name: 'month', as: 'freelance', path: href('freelance.timesheet', { term: lastMonth }) },
  { name: 'offers', as: 'freelance', path: `${href('freelance.offers')}?tab=forYou` },
  { name: 'talents', as: 'company', path: href('company.accounts') },
  { name: 'validation', as: 'company', path: href('company.reports') },
  { name: 'staff-home', as: 'admin', path: href('admin.dashboard') },
  { name: 'vigilance', as: 'admin', path: `${href('admin.contracts')}?tab=vigilance` },
  { name: 'statistics', as: 'admin', path: href('admin.statistics'), isDark: true },
  { name: 'referentials', as: 'admin', path: href('admin.referentials', { list: 'tools' }) },
];

await using stack = new AsyncDisposableStack();
const site = await makeSite(stack);
await site.start(stack);
const browser = await launch();
stack.defer(() => browser.close());
for (const { name, as, path, isDark } of screens) {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await context.addCookies((await signIn(site.url, as)).map((cookie) => ({ ...cookie, url: site.url })));
  const page = await context.newPage();
  await page.goto(site.url + path);
  await untilUseful(page);
  // Faces and charts are drawn once their files are there.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
