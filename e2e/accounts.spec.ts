import type { Page, Route } from '@playwright/test';
import { englishAccounts } from '../apps/api/src/demo/accounts.ts';
import { expect, logIn, mailedPath, signIn, signInAnew, test } from './fixtures.ts';
import { expectAccessible, expectSound } from './sound.ts';

/** Nobody else signs in as her. */
const signedOut = 'salome.perrin@jalon.test';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** The accounts that a call names. */
const idsIn = (route: Route): string[] =>
  route
    .request()
    .postDataJSON()
    .records.map(({ id }: { id: string }) => id);
const openMenu = async (page: Page, name: string) => page.getByRole('button', { name: `Actions : ${name}` }).click();

test('somebody is added, invited by mail, takes up the invitation, and is in the list with a history', { tag: '@main' }, async ({
  page,
  another,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/accounts?tab=Commercial');
  await page.getByRole('link', { name: 'Ajouter une personne' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Ajouter et inviter' }).click();
  await expect(drawer.getByText('Ce champ est obligatoire').first()).toBeVisible();
  await drawer.getByLabel('Prénom').fill('Rachel');
  await drawer.getByRole('textbox', { name: 'Nom', exact: true }).fill('Aubry');
  await drawer.getByLabel('E-mail').fill('rachel.aubry@jalon.test');
  await drawer.getByRole('button', { name: 'Ajouter et inviter' }).click();
  await expect(page.getByText('Invitation envoyée à Rachel Aubry')).toBeVisible();
  await expect(row(page, 'Rachel Aubry')).toContainText('Sans compte');

  const path = await mailedPath('rachel.aubry@jalon.test', 'Claire Dubois vous invite sur Jalon');
  const guest = await another();
  await guest.goto(new URL(path, page.url()).href);
  await expect(guest.getByRole('heading', { name: 'Activer votre compte' })).toBeVisible();
  await expect(guest.getByRole('term').filter({ hasText: 'Type de compte' })).toBeVisible();
  await expect(guest.getByRole('definition').filter({ hasText: 'Commercial' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('Sentier!73bleu');
  await guest.getByLabel('Confirmez le mot de passe').fill('Sentier!73bleu');
  await guest.getByRole('button', { name: 'Activer mon compte' }).click();
  await expect(guest.getByText('Vous devez accepter les conditions générales d’utilisation.')).toBeVisible();
  await guest.getByLabel('J’accepte les conditions générales d’utilisation').check();
  await guest.getByRole('button', { name: 'Activer mon compte' }).click();
  // A commercial works once an administrator has validated the account.
  await expect(guest.getByRole('heading', { name: 'Votre compte attend sa validation' })).toBeVisible();

  await page.reload();
  await openMenu(page, 'Rachel Aubry');
  await page.getByRole('menuitem', { name: 'Valider' }).click();
  await expect(page.getByText('Rachel Aubry : compte validé')).toBeVisible();
  await guest.getByRole('button', { name: 'Vérifier à nouveau' }).click();
  await expect(guest).toHaveURL(/\/commercial\/home/);

  await page.getByRole('link', { name: 'Rachel Aubry' }).click();
  await page.getByRole('tab', { name: 'Historique' }).click();
  for (const line of ['Compte validé', 'Compte activé par son titulaire', 'Invitation envoyée', 'Personne ajoutée'])
    await expect(page.getByRole('complementary').getByText(line).first()).toBeVisible();
});

test('an act can be taken back, a deletion is typed, and nothing of it overflows or fails axe', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/accounts');
  await page.getByRole('searchbox').fill('riou');
  await expect(row(page, 'Gaspard Riou')).toBeVisible();
  await openMenu(page, 'Gaspard Riou');
  await page.getByRole('menuitem', { name: 'Désactiver' }).click();
  await expect(row(page, 'Gaspard Riou')).toContainText('Désactivé');
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'Gaspard Riou')).toContainText('Actif');
  await openMenu(page, 'Gaspard Riou');
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Supprimer' });
  await expect(sure).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox').fill('gaspard.riou@jalon.test');
  await sure.click();
  await expect(page.getByText('Gaspard Riou : compte supprimé')).toBeVisible();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/accounts?q=perrin');
    await expect(page.getByText('Salomé Perrin').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('an administrator signs somebody out everywhere, who can come back', async ({ page, another }) => {
  const theirs = await another();
  await logIn(theirs, signedOut);
  await expect(theirs).toHaveURL('/freelance/dashboard');

  await signIn(page, 'admin');
  await page.goto(`/admin/accounts?q=${encodeURIComponent(signedOut)}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Plus d’actions sur' }).click();
  await page.getByRole('menuitem', { name: 'Déconnecter partout' }).click();
  const question = page.getByRole('dialog', { name: /Déconnecter .* partout \?/ });
  await expectSound(page);
  await question.getByRole('button', { name: 'Déconnecter partout' }).click();
  await expect(page.getByText(/1 session fermée/)).toBeVisible();
  await theirs.goto('/freelance/account');
  await expect(theirs).toHaveURL(/\/login/);
});

test('when the service stops midway, what was done and what is left are told, and what is left stays ticked', async ({ page }) => {
  await signIn(page, 'admin');
  // The first is done; the others are not reached. Nobody is really disabled: other stories are about them.
  await page.route('**/api/accounts/acts/*', (route) => {
    const [first, ...left] = idsIn(route);
    return route.fulfill({ json: { done: [first], refused: [], left } });
  });
  await page.goto('/admin/accounts?f.state=active&size=10');
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner [A-Z]/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar.getByRole('button', { name: 'Supprimer' })).toHaveCSS('color', 'rgb(255, 155, 147)');
  await bar.getByRole('button', { name: 'Bloquer' }).click();
  await expect(page.getByText('Envoyé tel quel aux 3 personnes, par e-mail.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await bar.getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('Désactiver : le service s’est interrompu. Fait pour 1, il en reste 2')).toBeVisible();
  await expect(bar).toContainText('2 lignes sélectionnées');
});

test('who validates a freelance reads what they told at sign-up, and what they did not', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/accounts?q=perrin');
  await page.getByRole('link', { name: 'Salomé Perrin' }).click();
  const profile = page.getByRole('region', { name: 'Profil indépendant' });
  await expect(page.getByRole('complementary').getByText('Expérience', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Page complète' }).click();
  await expect(page).toHaveURL(/\/admin\/candidates\/account-details\/[0-9a-f-]{36}$/);
  for (const field of ['Métiers', 'Compétences']) await expect(profile.getByText(field)).toBeVisible();
  for (const field of ['Contrat', 'Disponible à partir du']) await expect(page.getByRole('main').getByText(field)).toBeVisible();
  await page.goto('/admin/accounts?f.state=none');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(profile.getByText('Cette personne n’a pas encore rempli de profil')).toBeVisible();
});

test('an administrator sees a space with its owner’s eyes, cannot change anything, and comes back', async ({ page, consoleErrors }) => {
  await signInAnew(page, englishAccounts.admin.email);
  await page.goto('/admin/accounts?q=perrin');
  await page.getByRole('link', { name: 'Salomé Perrin' }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'See their space' }).click();
  await expect(page).toHaveURL('/freelance/dashboard');
  await expect(
    page
      .getByText('Vous consultez cet espace en lecture seule : Salomé Perrin')
      .or(page.getByText('You are viewing Salomé Perrin’s space, read-only.')),
  ).toBeVisible();
  await page.goto('/admin/accounts');
  await expect(page).toHaveURL(/not-found/);
  await page.goto('/freelance/dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  const [icon, leave] = [page.getByRole('status').locator('svg').first(), page.getByRole('button', { name: 'Back to my space' })];
  expect((await leave.boundingBox())?.x).toBe((await icon.boundingBox())?.x);
  await page.getByRole('button', { name: /Revenir à mon espace|Back to my space/ }).click();
  await expect(page).toHaveURL('/admin/accounts');
  expect(consoleErrors).toEqual([]);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size, hasTouch: true });

    test('a selection widens nothing, its acts are in one menu, and neither rows nor pager are covered', async ({ page }) => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await signIn(page, 'admin');
      await page.goto('/admin/accounts?f.state=active');
      const boxes = page.getByRole('checkbox', { name: /^Sélectionner [A-Z]/ });
      for (const index of [0, 1, 2]) await boxes.nth(index).check();
      const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect(await overflow()).toBeLessThanOrEqual(0);

      await bar.getByRole('button', { name: 'Actions' }).click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeInViewport({ ratio: 1 });
      const last = menu.getByRole('menuitem', { name: 'Supprimer' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      const next = page.getByRole('button', { name: 'Page suivante' });
      await next.scrollIntoViewIfNeeded();
      const [barBox, pagerBox] = [await bar.boundingBox(), await page.getByRole('navigation', { name: 'Pages' }).boundingBox()];
      expect(barBox && pagerBox && barBox.y + barBox.height <= pagerBox.y).toBe(true);

      await page.getByRole('button', { name: 'Affichage' }).click();
      await expect(menu).toBeInViewport({ ratio: 1 });
      await expect(menu.getByRole('menuitemradio', { name: 'Nom' })).toHaveCount(1);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');

      await next.click();
      await expect(bar).toHaveCount(0);
      await expect(page.getByText(/^11–/)).toBeVisible();
    });
  });

test('several accounts are told of together, and professions are searched in either gender', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/api/accounts/acts/*', (route) => route.fulfill({ json: { done: idsIn(route), refused: [], left: [] } }));
  await page.goto('/admin/accounts?f.state=active&f.validation=validated');
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner [A-Z]/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByRole('region', { name: 'Actions sur la sélection' }).getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('3 comptes désactivés')).toBeVisible();

  const found = async (q: string) => {
    await page.goto(`/admin/accounts?size=100&q=${encodeURIComponent(q)}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    return page.getByRole('row').getByRole('link').allTextContents();
  };
  expect(await found('développeuse')).toEqual(await found('développeurs'));
});
