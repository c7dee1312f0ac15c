import type { Page } from '@playwright/test';
import { drawer, expect, send, signIn, signInAs, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

const queue = (page: Page, name: RegExp) => page.getByRole('region', { name });
const row = (page: Page, queueName: RegExp, name: string) => queue(page, queueName).getByRole('listitem').filter({ hasText: name });
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler' }).last().click();

test('an administrator validates an account from the home, is told, and takes it back', { tag: '@main' }, async ({ page }) => {
  const waiting = /comptes à valider/;
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const person = row(page, waiting, 'Aurore Besson');
  await expect(person).toContainText('Développeuse full stack, 600 € / jour');
  await person.getByRole('button', { name: 'Valider : Aurore Besson' }).click();
  await expect(page.getByText('Aurore Besson : compte validé')).toBeVisible();
  await expect(person).toHaveCount(0);
  // Whoever came by the keyboard goes on from the panel, not from the top of the page.
  await expect(page.locator('[data-queues]')).toBeFocused();
  // The offer to undo stays while one is at it.
  await page.getByRole('button', { name: 'Annuler' }).last().hover();
  // Others may have signed up meanwhile.
  await expect(async () => {
    const { toValidate } = (await (await page.request.get('/api/home')).json()) as { toValidate: { count: number } };
    await expect(queue(page, waiting).getByRole('heading')).toHaveText(`${toValidate.count} comptes à valider`, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole('region', { name: 'Activité' }).getByText('Compte validé · Aurore Besson').first()).toBeVisible();
  await undo(page);
  await expect(person).toBeVisible();
  await queue(page, waiting)
    .getByRole('link', { name: /indépendants?$/ })
    .click();
  await expect(page).toHaveURL(/tab=Freelance&f\.validation=waiting&f\.state=active/);
  await expect(page.getByRole('row', { name: /Aurore Besson/ })).toContainText('600');
});

test('a refusal asks why in place', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await row(page, /pièces légales à vérifier/, 'Bastien Corvol')
    .getByRole('button', { name: 'Actions : Bastien Corvol' })
    .click();
  await page.getByRole('menuitem', { name: 'Refuser…' }).click();
  await expect(page.getByRole('dialog', { name: 'Refuser cette pièce' }).getByLabel('Motif')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a commercial accepts a document from the home and takes it back', async ({ page }) => {
  const waiting = /pièces légales à vérifier/;
  await signIn(page, 'commercial');
  await page.goto('/commercial/home');
  const document = row(page, waiting, 'Émilie Vautrin');
  await document.getByRole('button', { name: 'Accepter : Émilie Vautrin' }).click();
  await expect(document).toHaveCount(0);
  await undo(page);
  await expect(document).toBeVisible();
  // A figure leads to what it counts.
  const figure = page.getByRole('link', { name: /Pièces qui expirent sous 60 jours/ });
  await expect(figure).toContainText('déjà expirées');
  await figure.click();
  await expect(page).toHaveURL(/f\.ends=soon/);
  await expect(page.getByRole('row', { name: /Damien Estève/ })).toBeVisible();
});

test('somebody of a company writes again to who has not answered, and finds who is available', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/home');
  await row(page, /invitations? sans réponse/, 'Salima Benkirane')
    .getByRole('button', { name: /Renvoyer l’invitation/ })
    .click();
  await expect(page.getByText(/Invitation renvoyée à salima/)).toBeVisible();
  await page.getByRole('region', { name: 'Talents disponibles' }).getByRole('link', { name: 'Émilie Vautrin' }).click();
  await expect(page).toHaveURL(/\/company\/accounts\/[0-9a-f-]{36}$/);
  await expect(drawer(page)).toContainText('Consultante BI');
});

test('a freelance shows the profile again from the home, and takes it back', async ({ page }) => {
  const points = /dans votre profil/;
  await signInAs(page, 'katell.hamon@jalon.test');
  const { id } = await (await page.request.get('/api/user')).json();
  expect((await send(page, 'POST', `/api/profiles/${id}/hide`, {})).status()).toBe(200);
  await page.goto('/freelance/dashboard');
  await row(page, points, 'Profil masqué')
    .getByRole('button', { name: /Montrer mon profil/ })
    .click();
  await expect(page.getByText('Profil montré aux entreprises')).toBeVisible();
  await expect(row(page, points, 'Profil masqué')).toHaveCount(0);
  await undo(page);
  await expect(row(page, points, 'Profil masqué')).toBeVisible();
  expect((await send(page, 'POST', `/api/profiles/${id}/show`, {})).status()).toBe(200);
});

const offers = [
  ['company', 'fr', 1440, 'dark', '/company/accounts?q=barthe', '510 € / jour'],
  ['commercial', 'en', 390, 'light', '/commercial/accounts?q=barthe', '€510 / day'],
] as const;
for (const [account, language, width, colorScheme, path, rate] of offers)
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    test(`a list shows people as offers: ${account}, ${width}, ${colorScheme}`, async ({ page }) => {
      await signIn(page, account, language);
      await page.goto(path);
      for (const part of ['Développeur mainframe', 'COBOL', rate]) await expect(page.getByText(part)).toBeVisible();
      await expectSound(page);
    });
  });
