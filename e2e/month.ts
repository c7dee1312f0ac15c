import { expect, type Locator, type Page } from '@playwright/test';

/** The month of the stories, which has twenty working days in France. */
export const month = '2026-11';
export const on = (day: number): string => `${month}-${String(day).padStart(2, '0')}`;
export const cell = (page: Page, day: number): Locator => page.locator(`[data-date="${on(day)}"]`);
export const saved = (page: Page): Promise<void> => expect(page.getByText(/^Enregistré à/)).toBeVisible();

const focused = (page: Page, name: string) => page.evaluate((attribute) => document.activeElement?.getAttribute(attribute), name);

/** By keys alone, from wherever one is to the month, and in it to a day. */
export async function tabTo(page: Page, day: number): Promise<void> {
  for (let tabs = 0; tabs < 60 && (await focused(page, 'role')) !== 'gridcell'; tabs++) await page.keyboard.press('Tab');
  const away = day - Number((await focused(page, 'data-date'))?.slice(-2));
  for (let step = 0; step < Math.abs(away); step++) await page.keyboard.press(away > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(cell(page, day)).toBeFocused();
}
