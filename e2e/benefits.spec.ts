import { expect, signIn, test, word } from './fixtures.ts';

test('an administrator writes a perk and publishes it; a freelance finds it and copies its code', async ({ page, another }) => {
  const partner = `Partenaire ${word()}`;
  const staff = await another();
  await signIn(staff, 'admin');
  await staff.goto('/admin/avantages');
  await staff.getByRole('button', { name: 'Nouvel avantage' }).click();
  await staff.getByRole('textbox', { name: 'Partenaire' }).fill(partner);
  await staff.getByRole('textbox', { name: 'Titre' }).fill('Un café offert');
  await staff.getByRole('textbox', { name: 'Description' }).click();
  await staff.keyboard.type('Dans tous nos espaces.');
  await staff.getByRole('button', { name: 'Aperçu' }).click();
  await expect(staff.getByRole('region', { name: 'Aperçu' }).getByRole('heading')).toHaveText('Un café offert');
  // What is refused is told where it is mended, also to whoever looks at the preview.
  await staff.locator('form').getByRole('button', { name: 'Publier' }).click();
  await expect(staff.getByText('Donnez un code ou un lien')).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await staff.getByRole('button', { name: 'Aperçu' }).click();
  await expect(staff.getByRole('region', { name: 'Aperçu' })).toBeVisible();
  await staff.locator('form').getByRole('button', { name: 'Publier' }).click();
  await expect(staff.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await staff.getByRole('textbox', { name: 'Code' }).fill('CAFE');
  await staff.getByRole('textbox', { name: 'Lien' }).fill('https://cafe.example/jalon');
  await staff.locator('form').getByRole('button', { name: 'Publier' }).click();
  await expect(staff.getByText('Avantage publié')).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'freelance');
  await page.goto('/freelance/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Avantages' }).click();
  await page.getByRole('searchbox', { name: 'Chercher un avantage' }).fill(partner);
  await expect(page.getByRole('list', { name: 'Avantages' }).getByRole('listitem')).toHaveCount(1);
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/use'));
  await page.getByRole('button', { name: /^Copier le code/ }).click();
  await expect(page.getByText('Code copié : CAFE')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CAFE');
  await counted;
  await expect(page.getByRole('link', { name: /^Voir l’offre/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('searchbox', { name: 'Chercher un avantage' }).fill('introuvable');
  await expect(page.getByText('Rien pour « introuvable »')).toBeVisible();

  await staff.reload();
  const row = staff.getByRole('listitem').filter({ hasText: partner });
  await expect(row.getByText('Code copié 1 fois')).toBeVisible();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await staff.getByRole('menuitem', { name: 'Supprimer' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(staff.getByText('Avantage supprimé')).toBeVisible();
});
