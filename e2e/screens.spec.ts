import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@jalon/domain/core/languages';
import { areas, href } from '@jalon/domain/core/routes';
import type { Page } from '@playwright/test';
import { expect, forgetRefusals, test } from './fixtures.ts';
import { screens } from './screens.ts';
import { expectSound } from './sound.ts';

type Look = { width: 1440 | 390; scheme: 'light' | 'dark'; language: Language };
const looks: Look[] = (['fr', 'en'] as const).flatMap((language) =>
  ([1440, 390] as const).flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme, language }))),
);

/** One look at each screen: from one to the next all of them come up. `npm run bench -- screens` sees every screen in all of them. */
function looksAt(index: number, spoken: readonly Language[]): Look[] {
  const possible = looks.filter(({ language }) => spoken.includes(language));
  // Five is prime to their number: width, scheme and language change together.
  const one = possible[(index * 5) % possible.length];
  return process.env.TEST_ROUNDS === 'long' || !one ? possible : [one];
}

for (const [index, { name, languages, open }] of screens.entries())
  for (const { width, scheme, language } of looksAt(index, languages))
    test.describe(() => {
      test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });
      const isHome = Object.values(areas).some(({ home }) => home === name);
      const tag = isHome ? '@main' : [];
      test(`${name} is where it should be, and sound: ${language}, ${width}, ${scheme}`, { tag }, async ({ page, consoleErrors }) => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.emulateMedia({ colorScheme: scheme });
        const path = await open(page, language);
        await page.goto(path);
        await expectSound(page, 'everywhere');
        // A script that does not start shows this at the address that was asked for.
        const failed = page.getByRole('heading', { name: /erreur de serveur|unexpected error occurred/ });
        if (!name.endsWith('erverError')) await expect(failed).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // What opens an account does not stay in the address; the list of lists opens its first one.
        const { pathname } = new URL(page.url());
        const isThere = pathname === path.split('?')[0] || pathname.startsWith(`${path}/`) || path.startsWith('/reset-password/');
        expect(isThere, `${path} led to ${pathname}`).toBe(true);
        const files = await filesOf(page);
        // The line is 15. English is a file more: the board of a need misses it by one.
        const most = name === 'a need with its applications' && language === 'en' ? 16 : 15;
        expect(files.length, `scripts, styles and texts: ${files.join(' ')}`).toBeLessThanOrEqual(most);
        // English is 18 kB more.
        const heaviest = (isHome ? 370 : 516) + (language === 'fr' ? 0 : 18);
        expect(kilobytes(files), 'kB of scripts, styles and texts, gzip').toBeLessThanOrEqual(heaviest);
        if (isHome) expect(await dataOf(page), 'requests for data').toBeLessThanOrEqual(path === href('freelance.dashboard') ? 8 : 6);
        forgetRefusals(consoleErrors);
      });
    });

/** What the page has asked for, but for what comes once it stands. */
const askedFor = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stands = performance.getEntriesByName('stands')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < stands);
    return [...new Set(asked.map(({ name }) => new URL(name).pathname))];
  });
/** The scripts, styles and texts of them, but for the preview of a file. */
const filesOf = async (page: Page): Promise<string[]> =>
  (await askedFor(page)).filter((path) => /\.(js|css)$/.test(path) && !/\/(pusher|pdf)[-.]/.test(path));
/** The line is 6. That of a freelance also asks for documents and consent; faces and logos keep nobody waiting. */
const dataOf = async (page: Page): Promise<number> =>
  (await askedFor(page)).filter((path) => /^\/(api|broadcasting)\//.test(path) && !/\/(picture|logo)$/.test(path)).length;

const dist = join(import.meta.dirname, '../apps/web/dist');
/** The line is 350. Homes miss it by a twentieth, in English by a tenth, forms by two fifths: this keeps them from growing. */
const kilobytes = (files: string[]): number => {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  const sizes = files.map((file) => sizeOf(join(dist, `${file}.gz`)) ?? sizeOf(join(dist, file)) ?? 0);
  return Math.round(sizes.reduce((all, size) => all + size, 0) / 1000);
};
