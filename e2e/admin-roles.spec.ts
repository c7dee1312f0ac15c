import type { Page } from '@playwright/test';
import { act, expect, signIn, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const drawer = (page: Page) => page.getByRole('dialog');

/** The field is entered first: what finds companies comes then. */
async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Entreprise' });
  await field.click();
  await field.fill(text);
}

/** Companies of the demonstration that no other story changes. */
async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/admin/roles-and-permissions');
  await search(page, name.slice(0, 6));
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(/\?company=[0-9a-f-]{36}$/);
}

async function addRole(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau rôle' }).click();
  await drawer(page).getByLabel('Nom du rôle').fill(name);
  await drawer(page).getByRole('button', { name: 'Ajouter le rôle' }).click();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
}

test('without a company the page shows the roles that each one starts with', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Rôles et droits' }).click();
  await expect(page.getByRole('columnheader')).toContainText(['Droit', 'Propriétaire', 'Responsable', 'Valideur', 'Lecteur']);
  await expect(page.getByRole('checkbox', { name: 'Valider les CRA, rôle Valideur' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Valider les CRA, rôle Valideur' })).toBeDisabled();
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Lecteur' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Voir les besoins' })).toBeVisible();
  await expectSound(page);
});

test('an administrator gives a company a role, ticks, saves, takes back and removes', async ({ page }) => {
  const name = word();
  await signIn(page, 'admin');
  await choose(page, 'Banque Valmont');
  await addRole(page, name);
  const cell = (permission: string) => page.getByRole('checkbox', { name: `${permission}, rôle ${name}` });
  await cell('Gérer les rôles').check();
  const summary = page.getByRole('region', { name: 'Vos changements' });
  await expect(summary).toContainText(`Droits donnés à ${name} : Gérer les rôles`);
  // Choosing another company would lose it, so it is asked first.
  await search(page, 'Orbit');
  await page.getByRole('option', { name: 'Orbital Systems' }).click();
  await page.getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(cell('Gérer les rôles')).toBeChecked();
  await expectSound(page);
  await summary.getByRole('button', { name: 'Enregistrer les droits' }).click();
  await expect(page.getByText('Les droits sont enregistrés')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Entreprise' })).toHaveValue('Banque Valmont');
  await expect(cell('Gérer les rôles')).toBeChecked();

  await act(page, name, 'Dupliquer');
  await drawer(page).getByLabel('Nom du rôle').fill(`${name} bis`);
  await drawer(page).getByRole('button', { name: 'Ajouter le rôle' }).click();
  await expect(page.getByRole('columnheader', { name: `${name} bis` })).toBeVisible();
  await act(page, `${name} bis`, 'Désactiver');
  await expect(page.getByRole('columnheader', { name: `${name} bis` })).toContainText('Désactivé');
  await act(page, `${name} bis`, 'Supprimer');
  await page.getByLabel(/Pour confirmer/).fill(`${name} bis`);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('columnheader', { name: `${name} bis` })).toHaveCount(0);
});

test('a role that people have stays, and the way to them is shown', async ({ page }) => {
  await signIn(page, 'admin');
  await choose(page, 'Helioscope Énergies');
  await expect(page.getByRole('checkbox', { name: 'Gérer les rôles, rôle Propriétaire' })).toBeDisabled();
  await act(page, 'Valideur', 'Supprimer');
  const question = page.getByRole('dialog', { name: '« Valideur » ne peut pas être supprimé' });
  await question.getByRole('button', { name: 'Voir ces personnes' }).click();
  await expect(page).toHaveURL(/\/admin\/accounts\?tab=Company&f\.companyId=/);
  await expect(page.getByRole('row', { name: /Élodie Perrin/ })).toBeVisible();
});

test('a company sees what a role sees, with what is not saved yet', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/contacts/roles');
  await act(page, 'Valideur', 'Voir comme ce rôle');
  const menu = drawer(page).getByRole('listitem');
  await expect(menu.filter({ hasText: 'Accueil' })).toBeVisible();
  await expect(menu.filter({ hasText: 'Talents : page fermée' })).toBeVisible();
  await expect(menu.filter({ hasText: 'Valider les CRA' })).toBeVisible();
  await expectSound(page);
  await drawer(page).getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Propriétaire' });
  await expect(menu.filter({ hasText: 'page fermée' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Voir les indépendants, rôle Valideur' }).check();
  await act(page, 'Valideur', 'Voir comme ce rôle');
  await expect(drawer(page).getByText('Avec vos changements, qui ne sont pas encore enregistrés.')).toBeVisible();
  await expect(menu.filter({ hasText: 'Talents' })).toHaveText('Talents');
});

test('on a phone, one role of the company at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  await choose(page, 'Helioscope Énergies');
  // Roles by default have nobody: those of the company are there.
  await expect(page.getByRole('link', { name: /personnes?$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Lecteur' });
  await expect(page.getByRole('switch', { name: 'Voir les besoins' })).toBeChecked();
  await expectSound(page);
});

test('a company that is not there is told, with a way on', async ({ page, consoleErrors }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/roles-and-permissions?company=nowhere');
  await expect(page.getByText('Cette entreprise n’existe pas ou n’existe plus')).toBeVisible();
  await page.getByRole('button', { name: 'Choisir une entreprise' }).click();
  await expect(page.getByText('Rôles par défaut')).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes('422'))).toBe(true);
});
