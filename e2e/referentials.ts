import { randomUUID } from 'node:crypto';
import type { ListName } from '@jalon/domain/core/reference-lists';
import type { ReferentialCreate, ReferentialValue } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import type { Locator, Page } from '@playwright/test';
import { drawer, expect } from './fixtures.ts';

/** Stories run side by side on one database: each makes the values it changes, and finds them by a word nobody else uses. */

export async function makeValue(page: Page, list: ListName, value: Omit<ReferentialCreate, 'list'>): Promise<ReferentialValue> {
  await page.request.get('/api/health');
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post(referentials.api.create.path, {
    headers: { 'x-xsrf-token': token, 'idempotency-key': randomUUID() },
    data: { list, ...value },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** A first visit fetches the screen, and the drawer when the address opens it: on a busy machine that takes its time. */
export async function openList(page: Page, list: ListName, search = ''): Promise<void> {
  await page.goto(`/admin/referentials/${list}${search}`);
  await expect(page.getByText(/^\d+–\d+ (sur|of) \d+$/)).toBeVisible({ timeout: 20_000 });
  if (search.includes('value=')) await expect(drawer(page).getByRole('textbox').first()).toBeVisible({ timeout: 20_000 });
}
export const table = (page: Page, name: string): Locator => page.getByRole('table', { name });
/** The first column of each row, in the order shown. */
export const names = (page: Page): Locator => page.getByRole('rowheader');
export const search = (page: Page): Locator => page.getByRole('searchbox');
