import { expect, fillLogin, logIn, mailedPath, test } from './fixtures.ts';
import { expectAccessible } from './sound.ts';

/** Somebody whose sessions no other story needs. */
const email = 'oliver.hart@jalon.test';
const password = 'Sentier!73bleu';

test('a forgotten password: asked for, mailed, chosen, used, and the link opens nothing twice', { tag: '@main' }, async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Adresse e-mail invalide').or(page.getByText('Ce champ est obligatoire'))).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre boîte de réception' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: /Renvoyer dans \d+ s/ })).toBeDisabled();

  const link = await mailedPath(email, 'Choose a new password');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();
  await expect(page).toHaveURL(`/reset-password/link/${encodeURIComponent(email)}`);
  await page.reload();
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('chemin');
  await expect(page.getByRole('listitem').filter({ hasText: 'une minuscule' })).toContainText('respecté');
  await expect(page.getByRole('listitem').filter({ hasText: 'une majuscule' })).toContainText('à respecter');
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(password);
  await page.getByLabel('Confirmez le mot de passe').fill('autre chose');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Les deux mots de passe ne sont pas identiques')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Confirmez le mot de passe').fill(password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe enregistré : connectez-vous.')).toBeVisible();

  await fillLogin(page, email, password);
  await expect(page).toHaveURL('/freelance/dashboard');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('410')]);
});

test('somebody who closed their account finds it again in one click, somebody blocked is told so', async ({ page }) => {
  await logIn(page, 'bruno.keller@jalon.test');
  await expect(page.getByRole('heading', { name: 'Votre compte est bloqué' })).toBeVisible();
  await page.goto('/blocked-user');
  await expect(page.getByRole('heading', { name: 'Votre compte est bloqué' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, 'maud.lefort@jalon.test');
  await expect(page.getByRole('heading', { name: 'Votre compte est désactivé' })).toBeVisible();
  await page.getByRole('button', { name: 'Réactiver mon compte' }).click();
  await expect(page).toHaveURL('/freelance/dashboard');
});

test.describe('with a clock of its own', () => {
  test.use({ isAlone: true });

  test('an address that is not proved yet: the link is sent again, and the page goes on when it is opened elsewhere', async ({
    page,
    another,
  }) => {
    await page.clock.install();
    await logIn(page, 'ines.garnier@jalon.test');
    await expect(page).toHaveURL('/email/verify/resend');
    await expect(page.getByText('ines.garnier@jalon.test')).toBeVisible();
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Renvoyer l’e-mail' }).click();
    await expect(page.getByText('E-mail renvoyé')).toBeVisible();
    const other = await another();
    await other.goto(new URL(await mailedPath('ines.garnier@jalon.test', 'Vérifiez votre adresse e-mail'), page.url()).href);
    await other.getByRole('button', { name: 'Continuer en tant que ines.garnier@jalon.test' }).click();
    await other.waitForURL('**/freelance/dashboard');
    await page.clock.runFor(6000);
    await expect(page).toHaveURL('/freelance/dashboard');
  });
});
