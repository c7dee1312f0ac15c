import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** Ten needs of the demonstration: no story posts any like these, so that none comes or goes meanwhile. */
const permanent = '/freelance/offers?f.contract=CDI';
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const rows = (page: Page) => page.locator('[data-row] a[data-open]');
/** The list is there, and so far down that what opens at its top would be out of sight. */
async function downTo(page: Page, at: number): Promise<number> {
  await expect(rows(page).nth(at)).toBeVisible();
  await rows(page).nth(at).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  // What is above may still grow.
  let before = -1;
  await expect
    .poll(async () => {
      const isStill = (await scrolled(page)) === before;
      before = await scrolled(page);
      return isStill;
    })
    .toBe(true);
  return before;
}

/** Its page stands there before one goes on: the list opens its first offer by itself. */
async function openOffer(page: Page, at: number): Promise<void> {
  const title = await rows(page).nth(at).innerText();
  await rows(page).nth(at).click();
  await expect(page.getByRole('article').getByRole('heading', { name: title, exact: true })).toBeInViewport();
}

test('an offer that is opened from far down is in sight: beside the list, which stays, on a phone in its place', async ({ page }) => {
  await signIn(page, 'freelance');
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(permanent);
  const down = await downTo(page, 8);
  await openOffer(page, 8);
  await expect.poll(() => scrolled(page)).toBe(down);
  // Another one that was read there is not a reason to scroll.
  await page.evaluate(() => window.scrollTo(0, 0));
  await openOffer(page, 1);
  await openOffer(page, 0);
  await expect.poll(() => scrolled(page)).toBe(0);
  await downTo(page, 8);
  await page.keyboard.press('p');
  await expect(page.getByRole('complementary', { name: 'Votre candidature' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(permanent);
  const list = await downTo(page, 8);
  await openOffer(page, 8);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(list);
});

test('what a row of the home leads to begins at its top, and the way back at the row', async ({ page }) => {
  await signIn(page, 'freelance');
  await page.goto('/freelance/dashboard');
  const down = await downTo(page, 2);
  await rows(page).nth(2).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(down);
});
