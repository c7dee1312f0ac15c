import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const rows = (page: Page) => page.locator('[data-row] a[data-open]');
/** The list is there, and so far down that what opens at its top would be out of sight. */
async function downTo(page: Page, at: number): Promise<number> {
  await expect(rows(page).nth(at)).toBeVisible();
  await rows(page).nth(at).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  return scrolled(page);
}

test('an offer that is opened from far down is in sight: beside the list, which stays, on a phone in its place', async ({ page }) => {
  await signIn(page, 'freelance');
  await page.goto('/freelance/offers');
  const down = await downTo(page, 12);
  await rows(page).nth(12).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport();
  expect(await scrolled(page)).toBe(down);
  // Another one that was read there is not a reason to scroll.
  await page.evaluate(() => window.scrollTo(0, 0));
  await rows(page).nth(1).click();
  await rows(page).nth(0).click();
  expect(await scrolled(page)).toBe(0);
  await downTo(page, 12);
  await page.keyboard.press('p');
  await expect(page.getByRole('complementary', { name: 'Votre candidature' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/freelance/offers');
  const list = await downTo(page, 8);
  await rows(page).nth(8).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(list);
});

test('what a row of the home leads to begins at its top, and the way back at the row', async ({ page }) => {
  await signIn(page, 'freelance');
  await page.goto('/freelance/dashboard');
  const down = await downTo(page, 2);
  await rows(page).nth(2).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(down);
});
