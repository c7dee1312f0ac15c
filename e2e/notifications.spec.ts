import type { Page } from '@playwright/test';
import { expect, send, signIn, signInAs, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

/** Somebody who looks after no company: no other story tells them anything. */
const [email, lastName] = ['lucas.meunier@jalon.test', 'meunier'];

/** What an administrator decides about a commercial, who is told. */
async function decide(admin: Page, action: 'widen' | 'narrow'): Promise<void> {
  const { rows } = (await (await admin.request.get(`/api/accounts?type=Commercial&q=${lastName}`)).json()) as {
    rows: { id: string; email: string }[];
  };
  const id = rows.find((row) => row.email === email)?.id ?? '';
  expect((await send(admin, 'POST', `/api/accounts/${id}/${action}`, {})).status()).toBe(200);
}

const unreadOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/notifications/counts')).json()) as { unread: number }).unread;

test('somebody is told without reloading, opens it where it leads, and chooses not to be told', { tag: '@main' }, async ({
  page,
  another,
}) => {
  const admin = await another();
  await signIn(admin, 'admin');
  await signInAs(page, email);
  await page.goto('/commercial/home');
  const before = await unreadOf(page);
  const bell = (count: number) =>
    page.getByRole('banner').getByRole('button', { name: count > 0 ? new RegExp(`Notifications, ${count} `) : /^Notifications$/ });
  await expect(bell(before)).toBeVisible();

  // Told after the counts were read and before the channel is joined.
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  await page.route('**/broadcasting/auth', async (route) => {
    asked.resolve();
    await told.promise;
    await route.continue();
  });
  await page.reload();
  await Promise.all([asked.promise, expect(bell(before)).toBeVisible()]);
  await decide(admin, 'widen');
  told.resolve();
  await expect(bell(before + 1)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
  await bell(before + 1).click();
  const latest = page.getByRole('dialog');
  const first = latest.getByRole('listitem').first();
  await expect(first).toContainText(/every company|toutes les entreprises/);
  await expectSound(page);
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/commercial/account');
  await expect(bell(before)).toBeVisible();

  await page.goto('/commercial/notifications');
  await decide(admin, 'narrow');
  await expect(page.getByText(/companies of your portfolio|limite à votre portefeuille/).first()).toBeVisible();
  await page.getByRole('button', { name: /Mark all as read|Tout marquer comme lu/ }).click();
  await expect(bell(0)).toBeVisible();
  await page.getByRole('button', { name: /^(Undo|Annuler)$/ }).click();
  await expect(bell(before + 1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/commercial/account');
  await expect(bell(before)).toBeVisible();

  await page.goto('/commercial/notifications');
  await page.getByRole('combobox', { name: /Your portfolio|Votre portefeuille/ }).selectOption('none');
  await expect(page.getByText(/Preferences saved|Préférences enregistrées/)).toBeVisible();
  await decide(admin, 'widen');
  expect(await unreadOf(page)).toBe(before);
  await decide(admin, 'narrow');
});
