import type { Page } from '@playwright/test';
import { drawer, expect, logIn, signIn, test } from './fixtures.ts';
import { expectAccessible } from './sound.ts';

/** Somebody of the demonstration whom no other story is about. */
async function enterAs(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await expect(page).toHaveURL('/freelance/dashboard');
}

test('a company looks for a talent, narrows the list, and reads the profile beside it', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/home');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Talents' }).click();
  await expect(page.getByRole('row', { name: /Jocelyn Barthe/ })).toBeVisible();
  await page.getByRole('searchbox').fill('cobol');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Filtrer par : Métier' }).click();
  // The list is long: one types a part of what one looks for, and takes the only one that is left.
  await page.keyboard.type('architecte cl');
  await expect(page.getByRole('dialog', { name: 'Métier' }).getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Architecte cloud \d+$/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/f\.profession=cloud-architect/);
  await expect(page.getByRole('row', { name: /Farid Zeroual/ })).toContainText('820');
  await page.getByRole('link', { name: 'Farid Zeroual' }).click();
  await expect(page).toHaveURL(/\/company\/accounts\/[0-9a-f-]{36}\?f\.profession=cloud-architect$/);
  const seen = drawer(page);
  await expect(seen.getByRole('heading', { name: 'Farid Zeroual' })).toBeVisible();
  for (const part of ['Architecte infrastructure', 'Terraform', 'Anglais'])
    await expect(seen.getByRole('listitem').filter({ hasText: part }).first()).toBeVisible();
  await expect(seen).not.toContainText('@');
  // The address is the profile's: it opens again, and closing leads back to the list as it was.
  await page.reload();
  await expect(seen.getByRole('heading', { name: 'Farid Zeroual' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/company\/accounts\?f\.profession=cloud-architect$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toBe('talents.csv');
});

test('who hides is in no list, and their address says that and nothing else', async ({ page, another }) => {
  await signIn(page, 'company');
  await page.goto('/company/accounts?q=pages');
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  const own = await another();
  await enterAs(own, 'ludovic.pages@jalon.test');
  const { id } = await (await own.request.get('/api/user')).json();
  await page.goto(`/company/accounts/${id}`);
  await expect(drawer(page).getByText('Ce profil a été masqué par l’indépendant')).toBeVisible();
  await expect(drawer(page)).not.toContainText('Ludovic');
  await expectAccessible(page);
});

test('an address that leads to nobody says so', async ({ page, consoleErrors }) => {
  await signIn(page, 'company');
  await page.goto('/company/accounts/019dd918-275e-7036-821d-000000000000');
  await expect(drawer(page).getByText('Ce profil n’existe pas ou n’existe plus')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Revenir à la liste' }).click();
  await expect(page).toHaveURL('/company/accounts');
  expect(consoleErrors.splice(0).every((error) => error.includes('404'))).toBe(true);
});

test('a freelance hides the profile, takes it back from the toast, and the home tells what is missing', async ({ page, another }) => {
  await enterAs(page, 'ilona.marek@jalon.test');
  await page.getByRole('link', { name: /Profil complet/ }).click();
  await expect(page).toHaveURL('/freelance/profile');
  const visible = page.getByLabel('Visible par les entreprises', { exact: true });
  await expect(visible).toBeChecked();
  const company = await another();
  await signIn(company, 'company');
  const isFound = async (expected: boolean) => {
    await company.goto('/company/accounts?q=marek');
    await expect(company.getByText(expected ? 'Ilona Marek' : 'Aucun résultat').first()).toBeVisible();
  };
  await isFound(true);
  await visible.uncheck();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Masqué aux entreprises');
  await isFound(false);
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(visible).toBeChecked();
  await isFound(true);
});

test('the home of a freelance says what the profile lacks', async ({ page }) => {
  await signIn(page, 'freelance');
  await page.goto('/freelance/dashboard');
  const points = page.getByRole('region', { name: /points à compléter dans votre profil/ });
  await points.getByRole('link', { name: 'Ajouter une formation' }).click();
  await expect(page).toHaveURL('/freelance/profile?edit=trainings');
  await expect(page.getByRole('region', { name: 'Formations' }).getByLabel('Intitulé')).toBeFocused();
});

test('the home of a company leads to who has not answered', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/home');
  await page
    .getByRole('region', { name: /invitations? sans réponse/ })
    .getByRole('link', { name: 'Tout voir' })
    .click();
  await expect(page).toHaveURL('/company/contacts/contacts?f.state=none');
  await expect(page.getByRole('row', { name: /Thomas Nguyen/ })).toBeVisible();
});
