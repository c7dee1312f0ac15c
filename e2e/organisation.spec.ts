import type { Locator, Page } from '@playwright/test';
import { act, drawer, expect, mailedPath, signIn, test, word } from './fixtures.ts';
import { drawPicture, sendFile } from './pictures.ts';
import { expectSound } from './sound.ts';

/** Stories run side by side on one company: each makes what it changes, and finds it by a word nobody else uses. */
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Navigation principale' });

async function open(page: Page, tab: string, search = ''): Promise<void> {
  await page.goto(`/company/contacts/${tab}${search}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 20_000 });
}

async function invite(page: Page, { lastName, email, role }: { lastName: string; email: string; role: string }): Promise<void> {
  await page.getByRole('link', { name: 'Inviter une personne' }).first().click();
  await drawer(page).getByLabel('Prénom').fill('Ada');
  await drawer(page).getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName);
  await drawer(page).getByLabel('Adresse e-mail').fill(email);
  await drawer(page).getByRole('combobox', { name: 'Rôle' }).selectOption({ label: role });
}

async function addRole(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau rôle' }).click();
  await drawer(page).getByLabel('Nom du rôle').fill(name);
  await drawer(page).getByRole('button', { name: 'Ajouter le rôle' }).click();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
}

test('an invitation: sent, taken up by mail, and the space opens with what the role allows', async ({ page, another }) => {
  const lastName = word();
  const email = `${lastName.toLowerCase()}@helioscope.example`;
  await signIn(page, 'company');
  await open(page, 'contacts');
  await page.getByRole('link', { name: 'Inviter une personne' }).click();
  await drawer(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(drawer(page).getByText('Ce champ est obligatoire').first()).toBeVisible();
  await drawer(page).getByLabel('Prénom').fill('Ada');
  await drawer(page).getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName);
  await drawer(page).getByLabel('Adresse e-mail').fill(email);
  await drawer(page).getByLabel('Fonction').fill('Acheteuse');
  await drawer(page).getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Responsable' });
  await expect(drawer(page).getByText('la personne voit toute l’entreprise')).toBeVisible();
  await drawer(page).getByLabel('Lyon').check();
  await expect(drawer(page).getByText('La personne ne verra que ce qui appartient à ce pôle.')).toBeVisible();
  await expectSound(page);
  await drawer(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(`Invitation envoyée à ${email}`)).toBeVisible();

  await page.getByRole('searchbox').fill(lastName);
  const row = page.getByRole('row', { name: new RegExp(lastName) });
  await expect(row).toContainText('Sans compte');
  await expect(row).toContainText('Lyon');

  const link = await mailedPath(email, 'Votre invitation sur Jalon');
  const guest = await another();
  await guest.goto(new URL(link, page.url()).href);
  await expect(guest.getByRole('heading', { name: 'Rejoindre Helioscope Énergies' })).toBeVisible();
  await guest.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('Sentier!73bleu');
  await guest.getByLabel('Confirmez le mot de passe').fill('Sentier!73bleu');
  await guest.getByLabel('J’accepte les conditions générales d’utilisation').check();
  await guest.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(guest).toHaveURL(/\/company\/home$/);
  // A manager sees colleagues and the company, and changes neither.
  await menu(guest).getByRole('link', { name: 'Équipe' }).click();
  await expect(guest.getByRole('navigation', { name: 'Rubriques' }).getByRole('link')).toHaveText([/^Membres\d+$/, 'Entreprise']);
  await expect(guest.getByRole('row', { name: /Élodie Perrin/ })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Inviter une personne' })).toHaveCount(0);
  await guest.goto(new URL('/company/contacts/roles', page.url()).href);
  await expect(guest).toHaveURL(/\/company\/contacts\/contacts$/);

  await page.reload();
  await expect(row).toContainText('Actif');
});

test('whoever validates months has no entry for the team in the menu, and finds no such page', async ({ page, another, consoleErrors }) => {
  const lastName = word();
  const email = `${lastName.toLowerCase()}@helioscope.example`;
  await signIn(page, 'company');
  await open(page, 'contacts');
  await invite(page, { lastName, email, role: 'Valideur' });
  await drawer(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  const guest = await another();
  await guest.goto(new URL(await mailedPath(email, 'Votre invitation sur Jalon'), page.url()).href);
  await guest.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('Sentier!73bleu');
  await guest.getByLabel('Confirmez le mot de passe').fill('Sentier!73bleu');
  await guest.getByLabel('J’accepte les conditions générales d’utilisation').check();
  await guest.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(guest).toHaveURL(/\/company\/home$/);
  await expect(menu(guest).getByRole('link')).toHaveText([
    'Accueil',
    'Projets et prestations',
    /^Temps et frais/,
    'Messages',
    'Notifications',
    'FAQ',
  ]);
  await guest.goto(new URL('/company/contacts', page.url()).href);
  await expect(guest).toHaveURL(/\/company\/not-found$/);

  // The same address once more: a colleague is named; somebody else's is not.
  await invite(page, { lastName, email, role: 'Lecteur' });
  await drawer(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(drawer(page).getByText('Cette personne fait déjà partie de votre équipe')).toBeVisible();
  await drawer(page).getByLabel('Adresse e-mail').fill('freelance@jalon.test');
  await drawer(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(drawer(page).getByText('Cette adresse ne peut pas être invitée')).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
});

test('a contact is invited again, changed, and removed for good', async ({ page }) => {
  const lastName = word();
  const name = `Ada ${lastName}`;
  const email = `${lastName.toLowerCase()}@helioscope.example`;
  await signIn(page, 'company');
  await open(page, 'contacts', `?q=${lastName}`);
  await invite(page, { lastName, email, role: 'Lecteur' });
  await drawer(page).getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toBeVisible();
  await act(page, name, 'Renvoyer l’invitation');
  await expect(page.getByText(`Invitation renvoyée à ${email}`)).toBeVisible();

  await page.getByRole('link', { name: new RegExp(lastName) }).click();
  await drawer(page).getByLabel('Fonction').fill('Directrice');
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(`${name} : informations enregistrées`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toContainText('Directrice');
  await page.getByRole('link', { name: new RegExp(lastName) }).click();
  await drawer(page).getByRole('tab', { name: 'Historique' }).click();
  await expect(drawer(page).getByText('Membre de l’équipe modifié')).toBeVisible();
  await expect(drawer(page).getByText('Membre de l’équipe ajouté')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');

  await act(page, name, 'Supprimer');
  const question = page.getByRole('dialog', { name: `Supprimer ${name} ?` });
  await expect(question.getByRole('button', { name: 'Supprimer' })).toBeDisabled();
  await question.getByLabel(/Pour confirmer/).fill(email);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText(`${name} : compte supprimé`)).toBeVisible();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

test('disabling somebody is taken back from the toast, and nobody does it to themselves', async ({ page }) => {
  await signIn(page, 'company');
  await open(page, 'contacts', '?q=Arnaud');
  await act(page, 'Julien Arnaud', 'Désactiver');
  await expect(page.getByRole('row', { name: /Arnaud/ })).toContainText('Désactivé');
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('row', { name: /Arnaud/ })).toContainText('Actif');
  // Oneself is neither disabled nor removed here.
  await open(page, 'contacts', '?q=Lambert');
  await page.getByRole('button', { name: 'Actions : Sophie Lambert' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Modifier']);
});

test('the matrix: ticked, summed up, saved once, and taken back', async ({ page }) => {
  const name = word();
  await signIn(page, 'company');
  await open(page, 'roles');
  await addRole(page, name);
  const cell = (permission: string) => page.getByRole('checkbox', { name: `${permission}, rôle ${name}` });
  const area = page.getByRole('checkbox', { name: `Besoins et candidatures : tous les droits, rôle ${name}` });
  await cell('Créer des besoins').check();
  // Whoever creates something sees it.
  await expect(cell('Voir les besoins')).toBeChecked();
  await expect(area).toHaveJSProperty('indeterminate', true);
  const summary = page.getByRole('region', { name: 'Vos changements' });
  await expect(summary).toContainText('2 changements à enregistrer');
  await expect(summary).toContainText(`Droits donnés à ${name} : Voir les besoins, Créer des besoins`);
  await expectSound(page);
  await summary.getByRole('button', { name: 'Enregistrer les droits' }).click();
  await expect(page.getByText('Les droits sont enregistrés')).toBeVisible();
  await expect(summary).toHaveCount(0);
  await page.reload();
  await expect(cell('Créer des besoins')).toBeChecked();
  await area.check();
  await expect(cell('Voir les indépendants')).toBeChecked();
  // Leaving would lose it, so it is asked first.
  await page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link', { name: 'Pôles' }).click();
  await page.getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(page).toHaveURL(/\/company\/contacts\/roles$/);
  await page.getByRole('button', { name: 'Tout rétablir' }).click();
  await expect(cell('Voir les indépendants')).not.toBeChecked();
  await page.getByRole('searchbox').fill('note frais');
  await expect(page.getByRole('rowheader')).toHaveText([
    'Suivi mensuel et statistiques',
    'Voir les notes de frais',
    'Valider les notes de frais',
  ]);
  // The owners' role keeps everything.
  await expect(page.getByRole('checkbox', { name: 'Valider les notes de frais, rôle Propriétaire' })).toBeDisabled();
});

test('a role: its name is its own, it is copied, and removed once nobody has it', async ({ page }) => {
  const name = word();
  await signIn(page, 'company');
  await open(page, 'roles');
  await addRole(page, name);
  await act(page, name, 'Dupliquer');
  await drawer(page).getByLabel('Nom du rôle').fill(name.toUpperCase());
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByText('Ce role existe déjà dans l’entreprise')).toBeVisible();
  await expectSound(page);
  await drawer(page).getByLabel('Nom du rôle').fill(`${name} bis`);
  await drawer(page).getByRole('button', { name: 'Ajouter le rôle' }).click();
  await expect(page.getByRole('columnheader', { name: `${name} bis` })).toBeVisible();
  await act(page, `${name} bis`, 'Désactiver');
  await expect(page.getByRole('columnheader', { name: `${name} bis` })).toContainText('Désactivé');
  await act(page, `${name} bis`, 'Renommer');
  await drawer(page).getByLabel('Nom du rôle').fill(`${name} ter`);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('columnheader', { name: `${name} ter` })).toBeVisible();
  await act(page, `${name} ter`, 'Supprimer');
  await page.getByLabel(/Pour confirmer/).fill(`${name} ter`);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('columnheader', { name: `${name} ter` })).toHaveCount(0);

  await act(page, 'Valideur', 'Supprimer');
  const question = page.getByRole('dialog', { name: '« Valideur » ne peut pas être supprimé' });
  await expect(question).toContainText(/personnes? (a|ont) ce rôle/);
  await question.getByRole('button', { name: 'Voir ces personnes' }).click();
  await expect(page).toHaveURL(/\/company\/contacts\/contacts\?f\.roleId=/);
  await expect(page.getByRole('row', { name: /Élodie Perrin/ })).toBeVisible();
});

test('a division: created, refused twice, disabled and back, and kept while somebody belongs to it', async ({ page, consoleErrors }) => {
  const name = word();
  await signIn(page, 'company');
  await open(page, 'divisions');
  const add = async (text: string) => {
    await page.getByRole('button', { name: 'Nouveau pôle' }).click();
    await drawer(page).getByLabel('Nom du pôle').fill(text);
    await drawer(page).getByRole('button', { name: 'Ajouter le pôle' }).click();
  };
  await add(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Actif');
  await add(name.toLowerCase());
  await expect(drawer(page).getByText('Ce pôle existe déjà dans l’entreprise')).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
  await expectSound(page);
  await drawer(page).getByRole('button', { name: 'Annuler' }).click();
  await act(page, name, 'Désactiver');
  await expect(row).toContainText('Désactivé');
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(row).toContainText('Actif');
  await act(page, 'Lyon', 'Supprimer');
  await expect(page.getByRole('dialog', { name: '« Lyon » ne peut pas être supprimé' })).toContainText('à ce pôle');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await act(page, name, 'Supprimer');
  await page.getByLabel(/Pour confirmer/).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(row).toHaveCount(0);
});

test('the company: a wrong number is told on its field, the right one is kept', async ({ page }) => {
  await signIn(page, 'company');
  await open(page, 'company');
  const logo = page.getByRole('region', { name: 'Logo' }).locator('img');
  await sendFile(page, 'Remplacer', await drawPicture(page));
  await expect(page.getByText('Le logo est enregistré')).toBeVisible();
  await expect(logo).toBeVisible();
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(logo).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(logo).toBeVisible();
  await page.getByLabel('SIREN').fill('732829321');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce numéro SIREN est invalide')).toBeVisible();
  await expect(page.getByLabel('SIREN')).toBeFocused();
  await page.getByLabel('SIREN').fill('552 100 554');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce SIRET n’est pas celui d’un établissement de ce SIREN')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('SIREN').fill('732 829 320');
  await page.getByLabel('Effectif').fill('250');
  await page.getByRole('combobox', { name: 'Pays' }).selectOption({ label: 'Belgique' });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Les informations de l’entreprise sont enregistrées')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Effectif')).toHaveValue('250');
  await expect(page.getByRole('combobox', { name: 'Pays' })).toHaveValue('BE');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a role is chosen, and its rights are switches', async ({ page }) => {
    await signIn(page, 'company');
    await open(page, 'roles');
    await page.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Lecteur' });
    await page.getByRole('switch', { name: 'Modifier les projets' }).check();
    await expect(page.getByRole('region', { name: 'Vos changements' })).toContainText('1 changement à enregistrer');
    await expectSound(page);
    await page.getByRole('button', { name: 'Tout rétablir' }).click();
    await expect(page.getByRole('switch', { name: 'Modifier les projets' })).not.toBeChecked();
  });
});
