import { expect, type Page } from '@playwright/test';
import { receiptPdf, twoEnds } from '../apps/api/src/demo/receipts.ts';
import { on } from './month.ts';

export const receipt = (shop: string, total: string) => ({
  ...{ name: `${shop.toLowerCase()}.pdf`, mimeType: 'application/pdf' },
  buffer: receiptPdf([shop, '', '-'.repeat(32), twoEnds('Total TTC', total)]),
});

type Spent = { shop: string; type: string; day: number; amount: string };

/** Drops receipts, all at once, and says of each what it was for; each holds ten percent of tax. */
export async function addReceipts(page: Page, spent: readonly Spent[]): Promise<void> {
  await page.getByLabel('Joindre des fichiers').setInputFiles(spent.map(({ shop, amount }) => receipt(shop, amount)));
  const rows = page.getByRole('region', { name: /Frais réels/ }).getByRole('button', { name: /^Ouvrir/ });
  await expect(rows).toHaveCount(spent.length);
  for (const [at, { type, day, amount }] of spent.entries()) {
    const row = rows.nth(at);
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
    await page.getByLabel('Type', { exact: true }).first().selectOption(type);
    await page.getByLabel('Taux de TVA').selectOption('1000');
    await page.getByLabel('Date', { exact: true }).first().fill(on(day));
    await page.getByLabel('Montant TTC').first().fill(amount);
  }
}

/** Adds a car, and with it a trip for each of these numbers of kilometres. */
export async function addTrips(page: Page, kilometres: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Trajet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un véhicule' });
  await dialog.getByLabel('Nom').fill('Berline');
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  for (const [at, distance] of kilometres.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Ajouter un trajet' }).click();
    await page.getByLabel('Kilomètres', { exact: true }).nth(at).fill(distance);
  }
}
