import { expect, forgetRefusals, test } from './fixtures.ts';
import { screens } from './screens.ts';
import { expectSound } from './sound.ts';

type Look = { width: 1440 | 390; scheme: 'light' | 'dark' };
const looks: Look[] = ([1440, 390] as const).flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

/** Seen in two languages, a screen is seen twice in each: every pair of language, width and scheme comes up. */
const half: Record<string, Look[]> = {
  fr: looks.filter(({ width, scheme }) => (width === 1440) === (scheme === 'light')),
  en: looks.filter(({ width, scheme }) => (width === 1440) !== (scheme === 'light')),
};

for (const { name, languages, open } of screens)
  for (const language of languages)
    test.describe(() => {
      test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB', reducedMotion: 'reduce' });
      test(`${name} is where it should be, and sound: ${language}`, async ({ page, consoleErrors }) => {
        const path = await open(page, language);
        const seen = languages.length === 1 || process.env.TEST_ROUNDS === 'long' ? looks : (half[language] ?? []);
        for (const { width, scheme } of seen) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(path);
          await expectSound(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          // What opens an account does not stay in the address; the list of lists opens its first one.
          const { pathname } = new URL(page.url());
          const isThere = pathname === path.split('?')[0] || pathname.startsWith(`${path}/`) || path.startsWith('/reset-password/');
          expect(isThere, `${path} led to ${pathname}`).toBe(true);
        }
        forgetRefusals(consoleErrors);
      });
    });
