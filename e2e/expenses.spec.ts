import { devices, type Page } from '@playwright/test';
import { receiptPdf, twoEnds } from '../apps/api/src/demo/receipts.ts';
import { openDelivery } from './delivery.ts';
import { expect, signIn, signInAs, test } from './fixtures.ts';

const receipt = (shop: string, total: string) => ({
  ...{ name: `${shop.toLowerCase()}.pdf`, mimeType: 'application/pdf' },
  buffer: receiptPdf([shop, '', '-'.repeat(32), twoEnds('Total TTC', total)]),
});
const line = (page: Page, name: RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible();

/** The address of the report of November, of a delivery that is opened for it. */
async function reportOf(staff: Page, owner: Page, title: string): Promise<string> {
  const { projectId } = await openDelivery(staff, owner, title);
  return `/freelance/missions/expense-report/2026-11/${projectId}`;
}

test('three receipts and two trips are sent, a line is refused, corrected and sent again', async ({ page, elsewhere }) => {
  const staff = await elsewhere.newPage();
  await signIn(staff, 'admin');
  await signInAs(page, 'violette.assouline@jalon.test');
  await page.goto(await reportOf(staff, page, 'Refonte des frais'));
  await expect(page.getByRole('heading', { name: 'Note de frais de novembre 2026' })).toBeVisible();
  await expect(page.getByText('Ajoutez une première dépense')).toBeVisible();

  await page
    .getByLabel('Joindre des fichiers')
    .setInputFiles([receipt('Gare', '118,00'), receipt('Hotel', '129,80'), receipt('Brasserie', '46,20')]);
  await expect(page.getByRole('region', { name: /Frais réels/ }).getByRole('button', { name: /^Ouvrir/ })).toHaveCount(3);
  const amounts = ['118', '129,80', '46,20'];
  for (const [at, amount] of amounts.entries()) {
    const row = page
      .getByRole('region', { name: /Frais réels/ })
      .getByRole('button', { name: /^Ouvrir/ })
      .nth(at);
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
    await page
      .getByLabel('Type', { exact: true })
      .first()
      .selectOption(['train', 'hotel', 'clientMeal'][at] ?? '');
    await page.getByLabel('Taux de TVA').selectOption('1000');
    await page
      .getByLabel('Date', { exact: true })
      .first()
      .fill(`2026-11-0${at + 4}`);
    await page.getByLabel('Montant TTC').first().fill(amount);
  }
  await expect(page.getByText('Calculée, modifiable. HT : 42,00 €')).toBeVisible();
  await page.getByRole('button', { name: 'Trajet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un véhicule' });
  await dialog.getByLabel('Nom').fill('Berline');
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByLabel('Kilomètres', { exact: true }).fill('136');
  await page.getByRole('button', { name: 'Ajouter un trajet' }).click();
  await page.getByLabel('Kilomètres', { exact: true }).nth(1).fill('136');
  await expect(page.getByRole('heading', { name: /Comment 272 km font 172,99 €/ })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Envoyer la note de frais' }).click();
  await expect(page.getByText('Note de frais envoyée').first()).toBeVisible();
  await expect(page.getByText('Envoyée', { exact: true }).first()).toBeVisible();

  const client = await elsewhere.newPage();
  await signIn(client, 'company');
  await client.goto(page.url().replace('/freelance/', '/company/'));
  await client.getByRole('button', { name: 'Refuser la ligne' }).nth(1).click();
  await client.getByLabel('Pourquoi cette ligne est refusée').fill('Le reçu est illisible.');
  await client.getByRole('button', { name: 'Rejeter…' }).click();
  const question = client.getByRole('dialog', { name: 'Rejeter la note de frais ?' });
  await question.getByLabel('Motif').fill('Une ligne à revoir.');
  await question.getByRole('button', { name: 'Rejeter', exact: true }).click();
  await expect(client.getByText('prépare cette note')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Une ligne à revoir.')).toBeVisible();
  await expect(page.getByText('Refusée : Le reçu est illisible.')).toBeVisible();
  await line(page, /^Ouvrir : Hôtel/).click();
  await page.getByLabel('Ajouter un fichier').first().setInputFiles(receipt('Hotel bis', '129,80'));
  await expect(page.getByText('Refusée : Le reçu est illisible.')).toBeHidden();
  await saved(page);
  await page.getByRole('button', { name: 'Envoyer la note de frais' }).click();
  await client.reload();
  await client.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(client.getByText('Validée', { exact: true }).first()).toBeVisible();
});

test('a line that was removed comes back, and on a phone a receipt is photographed', async ({ page, elsewhere }) => {
  const staff = await elsewhere.newPage();
  await signIn(staff, 'admin');
  await page.setViewportSize(devices['iPhone 14'].viewport);
  await signInAs(page, 'remi.fauvel@jalon.test');
  await page.goto(await reportOf(staff, page, 'Frais en chemin'));
  await page.getByLabel('Photographier', { exact: true }).setInputFiles({ ...receipt('Taxi', '21,40') });
  await page.getByLabel('Montant TTC').fill('21,40');
  await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText('21,40 €');
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Aucune dépense : déposez un justificatif.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(line(page, /^Ouvrir : Autre dépense/)).toBeVisible();
  await saved(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
