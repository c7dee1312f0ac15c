import type { Locator, Page } from '@playwright/test';
import { type Another, act, drawer, expect, logIn, signIn, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const facts = (page: Page): Locator => drawer(page).getByRole('tabpanel', { name: 'Détails' });
const undo = (page: Page): Locator => page.getByRole('alert').getByRole('button', { name: 'Annuler' });

async function addCompany(page: Page, name: string): Promise<void> {
  await page.goto('/admin/accounts?tab=companies');
  await page.getByRole('link', { name: 'Ajouter une entreprise' }).click();
  await drawer(page).getByLabel('Nom de l’entreprise').fill(name);
  await drawer(page).getByLabel('Ville').fill('Millau');
  await drawer(page).getByRole('button', { name: 'Ajouter une entreprise' }).click();
  await expect(page.getByText(`${name} a été ajoutée`)).toBeVisible();
}

/** Somebody in a browser of their own. */
async function enter(another: Another, email: string): Promise<Page> {
  const theirs = await another();
  await logIn(theirs, email);
  await expect(theirs).toHaveURL(/\/company\/home$/);
  return theirs;
}

test('a company is added, described, given to somebody, and taken back', async ({ page }) => {
  const name = word();
  await signIn(page, 'admin');
  await page.goto('/admin/accounts');
  await page.getByRole('navigation', { name: 'Comptes' }).getByRole('link', { name: 'Entreprises' }).click();
  await page.getByRole('link', { name: 'Ajouter une entreprise' }).click();
  await drawer(page).getByRole('button', { name: 'Ajouter une entreprise' }).click();
  await expect(drawer(page).getByText('Ce champ est obligatoire')).toBeVisible();
  await expectSound(page);
  await addCompany(page, name);
  // The drawer goes on to what was made.
  await expect(drawer(page)).toHaveAccessibleName(name);
  await drawer(page).getByRole('button', { name: 'Modifier' }).click();
  await drawer(page).getByLabel('SIREN').fill('542 065 479');
  await drawer(page).getByLabel('Secteur d’activité').selectOption({ label: 'Énergie' });
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(facts(page).getByText('542\u00a0065\u00a0479')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Choisir les commerciaux' }).click();
  await drawer(page).getByLabel('Karim Benali').check();
  await drawer(page).getByLabel('Nadia Ferrand').check();
  await expectSound(page);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`${name} : commerciaux enregistrés`)).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'Karim Benali' })).toBeVisible();
  await undo(page).click();
  await expect(drawer(page).getByText('Personne', { exact: true })).toBeVisible();
  await drawer(page).getByRole('tab', { name: 'Historique' }).click();
  for (const line of ['Entreprise créée', 'Informations de l’entreprise modifiées'])
    await expect(drawer(page).getByText(line)).toBeVisible();
  await expect(drawer(page).getByText('Commerciaux de l’entreprise modifiés')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toContainText('Millau');
  await expect(row(page, name)).toContainText('Énergie');
  await act(page, name, 'Supprimer');
  const sure = drawer(page).getByRole('button', { name: 'Supprimer' });
  await expect(sure).toBeDisabled();
  await drawer(page).getByRole('textbox').fill(name);
  await sure.click();
  await expect(page.getByText(`${name} : entreprise supprimée`)).toBeVisible();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

/** Somebody of the company whose drawer is open. */
async function addContact(page: Page, name: string, role?: string): Promise<void> {
  await drawer(page).getByRole('tab', { name: 'Contacts' }).click();
  await drawer(page).getByRole('link', { name: 'Ajouter un contact' }).click();
  const roles = drawer(page).getByLabel('Rôle');
  await expect(roles.getByRole('option', { name: 'Propriétaire si l’entreprise n’en a pas' })).toHaveAttribute('value', '');
  await expect(roles).toBeEnabled();
  if (role) await roles.selectOption({ label: role });
  await drawer(page).getByLabel('Prénom').fill('Ada');
  await drawer(page).getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
  await drawer(page).getByLabel('E-mail').fill(`${name.toLowerCase()}@neuve.example`);
  await drawer(page).getByLabel('Envoyer l’invitation tout de suite').uncheck();
  await expectSound(page);
  await drawer(page).getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByRole('link', { name: `Ada ${name}` }).click();
}

test('the first contact of an added company is its owner, and an administrator gives the next one a role', async ({ page }) => {
  const [company, first, second] = [word(), word(), word()];
  await signIn(page, 'admin');
  await addCompany(page, company);
  const place = page.url();
  await addContact(page, first);
  await expect(facts(page).getByText('Propriétaire', { exact: true })).toBeVisible();
  await page.goto(place);
  await addContact(page, second);
  await expect(facts(page).getByText('Sans rôle', { exact: true })).toBeVisible();
  await facts(page)
    .getByRole('button', { name: `Changer le rôle : Ada ${second}` })
    .click();
  await expect(drawer(page).getByLabel('Rôle')).toBeEnabled();
  await drawer(page).getByLabel('Rôle').selectOption({ label: 'Responsable' });
  await expectSound(page);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`Ada ${second} : rôle enregistré`)).toBeVisible();
  await expect(facts(page).getByText('Responsable', { exact: true })).toBeVisible();
  await undo(page).click();
  await expect(facts(page).getByText('Sans rôle', { exact: true })).toBeVisible();
  await drawer(page).getByRole('tab', { name: 'Historique' }).click();
  await expect(drawer(page).getByText('Membre de l’équipe modifié')).toHaveCount(2);
});

test('a disabled company keeps its people out, an activated one lets them in, one with people stays', async ({
  page,
  another,
  consoleErrors,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/accounts?tab=companies&q=orbital');
  await expect(row(page, 'Orbital Systems')).toContainText('Toulouse');
  const contact = await enter(another, 'nora.lindqvist@orbital.example');
  await act(page, 'Orbital Systems', 'Désactiver');
  await expect(row(page, 'Orbital Systems')).toContainText('Désactivée');
  await contact.reload();
  await expect(contact).toHaveURL(/\/not-active-user$/);
  await expect(contact.getByRole('heading', { name: 'Votre compte est désactivé' })).toBeVisible();
  await expect(contact.getByRole('button', { name: 'Réactiver mon compte' })).toHaveCount(0);
  await undo(page).click();
  await expect(row(page, 'Orbital Systems')).toContainText('Active');
  await contact.reload();
  await expect(contact).toHaveURL(/\/company\/home$/);

  await act(page, 'Orbital Systems', 'Supprimer');
  await expect(drawer(page).getByText('Suppression impossible : Orbital Systems')).toBeVisible();
  await expect(
    drawer(page).getByText('Il y a encore 1 contact. Supprimez d’abord ce qui est rattaché, ou désactivez l’entreprise.'),
  ).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Voir ces contacts' }).click();
  await expect(page).toHaveURL(/tab=Company&f\.companyId=/);
  await expect(row(page, 'Nora Lindqvist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entreprise : Orbital Systems' })).toBeVisible();

  await page.goto('/admin/accounts?tab=Commercial&q=nadia');
  await act(page, 'Nadia Ferrand', 'Supprimer');
  await drawer(page).getByRole('textbox').fill('nadia.ferrand@jalon.test');
  await drawer(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(drawer(page).getByText('Suppression impossible : Nadia Ferrand')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Voir ces entreprises' }).click();
  await expect(row(page, 'Distribéo')).toBeVisible();
  await expect(row(page, 'Orbital Systems')).toHaveCount(0);
  // The refusal is an answer the browser notes.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('several companies are disabled, taken back and removed at once', async ({ page }) => {
  const name = word();
  await signIn(page, 'admin');
  for (const part of ['Est', 'Ouest']) await addCompany(page, `${name} ${part}`);
  await page.goto(`/admin/accounts?tab=companies&q=${name}`);
  await expect(row(page, name)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await bar.getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('2 entreprises désactivées')).toBeVisible();
  await expect(row(page, name).filter({ hasText: 'Désactivée' })).toHaveCount(2);
  await undo(page).click();
  await expect(row(page, name).filter({ hasText: 'Désactivée' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }).check();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await drawer(page).getByRole('textbox').fill('2');
  await drawer(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('2 entreprises supprimées')).toBeVisible();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

test('a commercial’s portfolio is chosen, and they are given everything and bound again', async ({ page }) => {
  const name = word();
  await signIn(page, 'admin');
  await addCompany(page, name);
  await page.goto('/admin/accounts?tab=Commercial&q=carrel');
  await page.getByRole('link', { name: 'Élise Carrel' }).click();
  await drawer(page).getByRole('tab', { name: 'Portefeuille' }).click();
  await drawer(page).getByRole('button', { name: 'Choisir les entreprises' }).click();
  await drawer(page).getByRole('searchbox', { name: 'Rechercher une entreprise' }).fill(name);
  await drawer(page).getByLabel(name).check();
  // What is chosen stays in sight, whatever is looked for next.
  await drawer(page).getByRole('searchbox', { name: 'Rechercher une entreprise' }).fill('orbital');
  await expect(drawer(page).getByLabel('Orbital Systems')).toBeVisible();
  await expect(drawer(page).getByLabel(name)).toBeChecked();
  await expectSound(page);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(drawer(page).getByRole('link', { name })).toBeVisible();
  await undo(page).click();
  await expect(drawer(page).getByRole('link', { name })).toHaveCount(0);
  await drawer(page).getByRole('tab', { name: 'Détails' }).click();
  await drawer(page).getByRole('button', { name: 'Plus d’actions sur' }).click();
  await page.getByRole('menuitem', { name: 'Ouvrir à toutes les entreprises' }).click();
  await expect(facts(page).getByText('Toutes les entreprises', { exact: true })).toBeVisible();
  await undo(page).last().click();
  await expect(facts(page).getByText('Son portefeuille', { exact: true })).toBeVisible();
});

test('a SIREN another company has is refused at its field, and the way there is shown', async ({ page, consoleErrors }) => {
  await signIn(page, 'admin');
  await addCompany(page, word());
  await drawer(page).getByRole('button', { name: 'Modifier' }).click();
  await drawer(page).getByLabel('SIREN').fill('732 829 320');
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(drawer(page).getByText('Une autre entreprise a déjà ce SIREN')).toBeVisible();
  await expect(drawer(page).getByLabel('SIREN')).toBeFocused();
  await expectSound(page);
  await drawer(page).getByText('Même SIREN que').getByRole('link').click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(facts(page).getByText('732\u00a0829\u00a0320', { exact: true })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('the company of a new contact is found by its name, with the keyboard alone', async ({ page }) => {
  const name = word();
  await signIn(page, 'admin');
  await addCompany(page, name);
  await page.goto('/admin/accounts/new?tab=Company');
  const company = drawer(page).getByRole('combobox', { name: 'Entreprise' });
  await company.focus();
  await page.keyboard.type('nulle part ailleurs');
  await expect(drawer(page).getByText('Aucune entreprise de ce nom')).toBeVisible();
  await company.fill(name.slice(0, 6));
  await expect(drawer(page).getByRole('option', { name })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue(name);
  await expect(drawer(page).getByLabel('Rôle')).toBeVisible();
  await company.fill('orbital');
  await expect(drawer(page).getByRole('listbox').getByRole('option')).toHaveText(['Orbital Systems']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue('Orbital Systems');
});

test('a commercial sees the portfolio and every freelance, invites and adds people, and changes nothing else', async ({ page }) => {
  const name = word();
  await signIn(page, 'commercial');
  await page.goto('/commercial/home');
  await page.getByRole('link', { name: /^Entreprises de votre portefeuille/ }).click();
  await expect(page).toHaveURL('/commercial/accounts?tab=companies');
  await expect(row(page, 'Banque Valmont')).toBeVisible();
  await expect(row(page, 'Orbital Systems')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Comptes' }).getByRole('link')).toHaveText([
    /^Indépendants\d+$/,
    /^Entreprises\d+$/,
    /^Contacts\d+$/,
  ]);
  await expect(page.getByRole('link', { name: 'Ajouter une entreprise' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Banque Valmont' }).click();
  await expect(drawer(page).getByText('Lyon').first()).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Modifier' })).toHaveCount(0);
  await drawer(page).getByRole('tab', { name: 'Contacts' }).click();
  await expect(drawer(page).getByRole('link', { name: 'Hélène Garrigue' })).toBeVisible();
  await expectSound(page);
  await drawer(page).getByRole('link', { name: 'Ajouter un contact' }).click();
  await expect(drawer(page).getByRole('combobox', { name: 'Entreprise' })).toHaveValue('Banque Valmont');
  await expect(drawer(page).getByLabel('Type de compte').getByRole('option')).toHaveText(['Indépendant', 'Contact d’une entreprise']);
  await drawer(page).getByLabel('Prénom').fill('Ada');
  await drawer(page).getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
  await drawer(page).getByLabel('E-mail').fill(`${name.toLowerCase()}@valmont.example`);
  await drawer(page).getByLabel('Envoyer l’invitation tout de suite').uncheck();
  await drawer(page).getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(row(page, name)).toContainText('Sans compte');
  await act(page, `Ada ${name}`, 'Envoyer l’invitation');
  await expect(page.getByText(`Ada ${name} : invitation envoyée`)).toBeVisible();
  await page.goto('/commercial/accounts?q=moreau');
  await page.getByRole('link', { name: 'Camille Moreau' }).click();
  await expect(drawer(page).getByText('freelance@jalon.test')).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: /Bloquer|Plus d’actions/ })).toHaveCount(0);
});

test('companies nobody looks after are one click from the home of an administrator', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /Entreprises sans commercial/ }).click();
  await expect(row(page, 'Studio Lumen')).toBeVisible();
  await expect(row(page, 'Banque Valmont')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Commerciaux : Sans commercial' })).toBeVisible();
});

for (const [width, colorScheme, language] of [
  [1440, 'dark', 'en'],
  [390, 'light', 'fr'],
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    test(`a company beside its list is sound: ${width}, ${colorScheme}, ${language}`, async ({ page }) => {
      await signIn(page, 'admin', language);
      await page.goto('/admin/accounts?tab=companies&q=valmont');
      await page.getByRole('link', { name: 'Banque Valmont' }).click();
      await expect(drawer(page).getByText('Lyon').first()).toBeVisible();
      await expectSound(page);
    });
  });
