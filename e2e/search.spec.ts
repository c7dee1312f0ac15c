import { expect, signIn, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

const open = async (page: import('@playwright/test').Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Palette de commandes' });
  await expect(field).toBeFocused();
  return field;
};

test('an administrator finds a person, a company, a document and a question, and opens each where it is', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const chosen = page.getByRole('option', { selected: true });
  let field = await open(page);
  await field.fill('ilona mar');
  await expect(page.getByRole('group', { name: 'Indépendants' }).getByRole('option')).toHaveText(/Ilona Marek.*Développeuse Python/);
  await expect(chosen).toContainText('Ilona Marek');
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/accounts\/[\w-]+\?tab=Freelance$/);
  await expect(page.getByRole('complementary', { name: 'Ilona Marek' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-docked]')).toHaveCount(0);

  field = await open(page);
  // What was opened last is there before anything is typed.
  await expect(page.getByRole('group', { name: 'Ouverts récemment' }).getByRole('option')).toHaveText([/Ilona Marek/]);
  await field.fill('roquebrune mairie');
  await expect(page.getByRole('group', { name: 'Entreprises' }).getByRole('option')).toHaveText(/Mairie de Roquebrune/);
  await page.getByRole('group', { name: 'Entreprises' }).getByRole('option').click();
  await expect(page).toHaveURL(/\/admin\/accounts\/[\w-]+\?tab=companies$/);
  await expect(page.getByRole('complementary', { name: 'Mairie de Roquebrune' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-docked]')).toHaveCount(0);

  field = await open(page);
  await field.fill('étrangers marchetti');
  await expect(page.getByRole('group', { name: 'Pièces légales' }).getByRole('option')).toHaveText(/Salariés étrangers.*Hugo Marchetti/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/documents\/[\w-]+$/);
  // Keys go to the panel once it is there.
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Salariés étrangers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-docked]')).toHaveCount(0);

  field = await open(page);
  // A page is found by what is done there.
  await field.fill('mot de passe');
  await expect(page.getByRole('group', { name: 'Aller à' }).getByRole('option')).toHaveText('Sécurité');
  await field.fill('demi-journée');
  await expect(page.getByRole('group', { name: 'FAQ' }).getByRole('option').first()).toContainText('demi-journée');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/faq\?question=[\w-]+$/);
});

test('a company finds talents, its team and its questions, and not what is not its own', async ({ page, context }) => {
  await signIn(page, 'company');
  await page.goto('/company/home');
  const field = await open(page);
  await field.fill('mar');
  await expect(page.getByRole('group', { name: 'Talents' }).getByRole('option').filter({ hasText: 'Hugo Marchetti' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Équipe' }).getByRole('option')).toHaveText([/Marc Delaunay/]);
  const groups = page.getByRole('dialog').getByRole('group');
  for (const name of ['Indépendants', 'Entreprises', 'Pièces légales', 'Commerciaux'])
    await expect(groups.filter({ hasText: name })).toHaveCount(0);
  // A contact of another company.
  await field.fill('mireille astier');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Rien ne correspond. Essayez un autre mot.');
  await field.fill('ilona');
  await expect(page.getByRole('option', { selected: true })).toContainText('Ilona Marek');
  // As a link would: in another tab, while the palette stays.
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(opened).toHaveURL(/\/company\/accounts\/[\w-]+$/);
  await expect(opened.getByRole('complementary', { name: 'Ilona Marek' })).toBeVisible();
  await opened.close();
  await expect(field).toBeFocused();
});

test('a search that fails says so where it was asked, and is asked again', async ({ page, consoleErrors }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const field = await open(page);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { code: 'server.failed' } }));
  await field.fill('marek');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('La recherche n’a pas abouti.');
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('option', { selected: true })).toContainText('Ilona Marek');
  expect(consoleErrors.splice(0).every((error) => error.includes('500'))).toBe(true);
});
