import type { BrowserContext } from '@playwright/test';
import { test as base, expect, forgetRefusals, watch } from './fixtures.ts';
import { screens } from './screens.ts';
import { expectSound } from './sound.ts';

type Look = { width: 1440 | 390; scheme: 'light' | 'dark' };
const looks: Look[] = ([1440, 390] as const).flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));
const languages = ['fr', 'en'] as const;

/**
 * Two looks at each screen, one in each language where it has both: in the other width and the other scheme. From one screen to the next
 * all four come up. `npm run bench -- screens` sees every screen in all of them.
 */
function looksAt(index: number, language: string, spoken: number): Look[] {
  if (process.env.TEST_ROUNDS === 'long') return looks;
  const first = index % looks.length;
  const seen = [first, looks.length - 1 - first].flatMap((at) => looks[at] ?? []);
  return spoken === 1 ? seen : seen.slice(...(language === 'fr' ? [0, 1] : [1, 2]));
}

/** A context for each language, kept by the worker: what it has loaded for one screen it has for the next. */
const test = base.extend<{ shared: BrowserContext }, { contexts: Map<string, BrowserContext> }>({
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  shared: async ({ browser, contexts, locale }, use) => {
    const key = String(locale);
    const context = contexts.get(key) ?? (await browser.newContext());
    contexts.set(key, context);
    const { errors, stop } = watch(context);
    await use(context);
    for (const page of context.pages()) await page.close();
    await context.clearCookies();
    stop();
    forgetRefusals(errors);
    expect(errors).toEqual([]);
  },
});

for (const [index, { name, languages: spoken, open }] of screens.entries())
  for (const language of languages.filter((one) => spoken.includes(one)))
    test.describe(() => {
      test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });
      test(`${name} is where it should be, and sound: ${language}`, async ({ shared }) => {
        const page = await shared.newPage();
        const path = await open(page, language);
        for (const [at, { width, scheme }] of looksAt(index, language, spoken.length).entries()) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          await page.emulateMedia({ colorScheme: scheme });
          if (at === 0) await page.goto(path);
          await expectSound(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          // What opens an account does not stay in the address; the list of lists opens its first one.
          const { pathname } = new URL(page.url());
          const isThere = pathname === path.split('?')[0] || pathname.startsWith(`${path}/`) || path.startsWith('/reset-password/');
          expect(isThere, `${path} led to ${pathname}`).toBe(true);
        }
      });
    });
