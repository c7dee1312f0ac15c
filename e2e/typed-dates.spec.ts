import { expect, signIn, test, word } from './fixtures.ts';

const unread = /^Date non reconnue\. Exemple\s:/;

test('a date that cannot be read is told where it is typed, and is never taken for none', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/projects-deliveries');
  await page.getByRole('button', { name: 'Ouvrir un projet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau projet' });
  const title = word();
  await dialog.getByLabel(/^Intitulé/).fill(title);
  await dialog.getByLabel(/^Début/).fill('01/12/2026');
  await dialog.getByLabel(/^Fin/).fill('fin mars');
  await dialog.getByRole('button', { name: 'Ouvrir le projet' }).click();
  await expect(dialog.getByText(unread)).toBeVisible();
  await expect(dialog.getByLabel(/^Fin/)).toBeFocused();
  // Emptied, it is none.
  await dialog.getByLabel(/^Fin/).fill('');
  await dialog.getByRole('button', { name: 'Ouvrir le projet' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('nor for an end that is left open', async ({ page }) => {
  await signIn(page, 'freelance');
  await page.goto('/freelance/offers');
  await page.getByRole('button', { name: 'Filtrer par : Démarrage' }).click();
  const popover = page.getByRole('dialog', { name: 'Démarrage' });
  await popover.getByLabel('Du').fill('01/12/2026');
  await popover.getByLabel('Au').fill('fin mars');
  await page.keyboard.press('Enter');
  await expect(popover.getByText(unread)).toBeVisible();
  await expect(page).not.toHaveURL(/f\.start/);
  await popover.getByLabel('Au').fill('31/3/2027');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f\.start=2026-12-01\.\.2027-03-31/);
});
