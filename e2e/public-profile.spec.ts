import { href } from '@jalon/domain/core/routes';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../apps/api/src/demo/accounts.ts';
import { demoPage } from '../apps/api/src/demo/talents.ts';
import { expect, fillLogin, signInAs, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

/** People of the demonstration whom no other story signs in as. */
const people = [
  { width: 1440, email: 'noemie.sabatier@jalon.test', name: 'Noémie S.', lastName: 'Sabatier' },
  { width: 390, email: 'samir.touati@jalon.test', name: 'Samir T.', lastName: 'Touati' },
];

async function openPage(page: Page): Promise<string> {
  await page.goto('/freelance/profile');
  const section = page.getByRole('region', { name: 'Page publique' });
  await section.getByRole('switch', { name: 'Page ouverte à tous' }).click();
  await expect(page.getByText('Page publique ouverte')).toBeVisible();
  return (await section.getByRole('link').getAttribute('href')) ?? '';
}

for (const { width, email, name, lastName } of people)
  test(`a page is opened, read by a stranger, renewed and closed: ${width}`, async ({ page, browser, consoleErrors }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, email);
    const path = await openPage(page);
    const section = page.getByRole('region', { name: 'Page publique' });
    await section.getByRole('button', { name: 'Voir l’aperçu' }).click();
    const preview = page.getByRole('dialog', { name: 'Ce que verra tout le monde' });
    await expect(preview.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expectSound(page);

    const context = await browser.newContext({ locale: 'en-GB', viewport: { width, height: 900 } });
    try {
      const stranger = await context.newPage();
      const first = await stranger.goto(path);
      expect([first?.status(), first?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
      await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(stranger).toHaveTitle(new RegExp(`^${name}, .* · Jalon$`));
      await expect(stranger.locator('body')).not.toContainText(lastName);
      await expectSound(stranger);
      const contact = stranger.getByRole('link', { name: 'Contact via Jalon' });
      await expect(contact).toHaveAttribute('href', `/login?next=${encodeURIComponent(path)}`);

      await section.getByRole('switch', { name: /moteurs de recherche/ }).click();
      await expect(page.getByText('Choix de la page publique modifiés')).toBeVisible();
      expect((await stranger.reload())?.headers()['x-robots-tag']).toBeUndefined();

      await section.getByRole('button', { name: 'Changer d’adresse…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Changer d’adresse' }).click();
      await expect(section.getByRole('link')).not.toHaveAttribute('href', path);
      expect((await stranger.reload())?.status()).toBe(404);
      await expect(stranger.getByRole('heading', { name: 'This profile is not public' })).toBeVisible();

      const renewed = (await section.getByRole('link').getAttribute('href')) ?? '';
      await stranger.goto(renewed);
      await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
      await section.getByRole('switch', { name: 'Page ouverte à tous' }).click();
      await expect(section.getByRole('link')).toHaveCount(0);
      await stranger.reload();
      await expect(stranger.getByRole('heading', { name: 'This profile is not public' })).toBeVisible();
      await expectSound(stranger);
      // For who looks again, as for the first time.
      await section.getByRole('switch', { name: /moteurs de recherche/ }).click();
      await expect(section.getByRole('switch', { name: /moteurs de recherche/ })).not.toBeChecked();
    } finally {
      await context.close();
    }
    expect(consoleErrors).toEqual([]);
  });

test('a company that signs in from a page comes back to it, and goes on to the talent', async ({ page }) => {
  await page.goto(href('publicProfile', { slug: demoPage.slug }));
  await page.getByRole('link', { name: 'Contacter via Jalon' }).click();
  await fillLogin(page, demoAccounts.company.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Idriss C.' })).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir dans les talents' }).click();
  await expect(page.getByRole('heading', { name: 'Idriss Camara' })).toBeVisible();
});
