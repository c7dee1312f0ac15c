import { expect, signIn, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

test('a client chooses a month in a chart, reads the reports behind it, and takes the data along', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/statistics?from=2026-05&to=2026-10');
  const panel = page.getByRole('region', { name: 'Dépense par mois et par projet', exact: true });
  const months = panel.getByRole('link');
  await expect(months).toHaveCount(6);
  // One stop of the Tab key, then arrows; Enter opens what is behind a month.
  await months.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(months.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/month=2026-10/);
  const selection = page.getByRole('region', { name: 'Ce que montre la sélection', exact: true });
  await expect(selection.getByRole('rowheader').first()).toBeVisible();
  await expectSound(page);

  await months.last().focus();
  await page.keyboard.press('t');
  await expect(panel.getByRole('table')).toBeVisible();
  await expect(panel.getByRole('rowheader', { name: 'octobre 2026' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('table')).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Exporter/ }).click();
  await page.getByRole('menuitem', { name: 'Données (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await selection.getByRole('link', { name: 'Retirer la sélection' }).click();
  await expect(selection).toHaveCount(0);

  // A figure leads to the records it counts, of the same months.
  await page
    .getByRole('navigation', { name: 'Chiffres de la période' })
    .getByRole('link', { name: /^Dépense/ })
    .click();
  await expect(page).toHaveURL(/from=2026-05&to=2026-10.*show=reports/);
  const counted = Number((await selection.getByText(/^\d+ CRA, /).textContent())?.split(' ')[0]);
  await expect(selection.getByRole('rowheader')).toHaveCount(counted);
  await expectSound(page);
});

test('a period that ends before it begins says so', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/statistics?from=2026-05&to=2026-10');
  await page.getByRole('button', { name: 'Mai à oct. 2026' }).click();
  await page.getByLabel('Au mois').fill('2026-03');
  await expect(page.getByText('La fin précède le début.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afficher' })).toBeDisabled();
});

test('the staff read margin and activity, a client of theirs by its projects, and take a chart along as a picture', async ({ page }) => {
  await signIn(page, 'commercial');
  await page.goto('/commercial/statistics?from=2026-05&to=2026-10');
  const figures = page.getByRole('navigation', { name: 'Chiffres de la période' });
  await expect(figures.getByRole('link', { name: /^Marge/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter : Chiffre d’affaires et marge' }).click();
  await page.getByRole('menuitem', { name: 'Image (PNG)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole('region', { name: 'Par client', exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Par projet', exact: true })).toBeVisible();
});
