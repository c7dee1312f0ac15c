import { devices, type Page } from '@playwright/test';
import { openDelivery } from './delivery.ts';
import { addReceipts, addTrips, receipt } from './expense-report.ts';
import { expect, signIn, signInAs, test } from './fixtures.ts';
import { saved } from './month.ts';

const line = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** The address of the report of November, of a delivery that is opened for it. */
async function reportOf(staff: Page, owner: Page, title: string): Promise<string> {
  const { projectId } = await openDelivery(staff, owner, title);
  return `/freelance/missions/expense-report/2026-11/${projectId}`;
}

test('three receipts and two trips are sent, a line is refused, corrected and sent again', async ({ page, another }) => {
  const staff = await another();
  await signIn(staff, 'admin');
  await signInAs(page, 'violette.assouline@jalon.test');
  await page.goto(await reportOf(staff, page, 'Refonte des frais'));
  await expect(page.getByRole('heading', { name: 'Note de frais de novembre 2026' })).toBeVisible();
  await expect(page.getByText('Ajoutez une première dépense')).toBeVisible();

  await addReceipts(page, [
    { shop: 'Gare', type: 'train', day: 4, amount: '118,00' },
    { shop: 'Hotel', type: 'hotel', day: 5, amount: '129,80' },
    { shop: 'Brasserie', type: 'clientMeal', day: 6, amount: '46,20' },
  ]);
  await expect(page.getByText('Calculée, modifiable. HT : 42,00 €')).toBeVisible();
  await addTrips(page, ['136', '136']);
  await expect(page.getByRole('heading', { name: /Comment 272 km font 172,99 €/ })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Envoyer la note de frais' }).click();
  await expect(page.getByText('Note de frais envoyée').first()).toBeVisible();
  await expect(page.getByText('Envoyée', { exact: true }).first()).toBeVisible();

  const client = await another();
  await signIn(client, 'company');
  await client.goto(page.url().replace('/freelance/', '/company/'));
  await client.getByRole('button', { name: 'Refuser la ligne' }).nth(1).click();
  await client.getByLabel('Pourquoi cette ligne est refusée').fill('Le reçu est illisible.');
  await client.getByRole('button', { name: 'Rejeter…' }).click();
  const question = client.getByRole('dialog', { name: 'Rejeter la note de frais ?' });
  await question.getByLabel('Motif').fill('Une ligne à revoir.');
  await question.getByRole('button', { name: 'Rejeter', exact: true }).click();
  await expect(client.getByText('prépare cette note')).toBeVisible();
  await expect(client.getByText('Son contenu apparaîtra une fois la note envoyée.')).toBeVisible();
  const way = client.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Temps et frais' });
  await expect(way).toHaveAttribute('href', '/company/times-and-expenses-reports');

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

test('a line that was removed comes back, and on a phone a receipt is photographed', async ({ page, another }) => {
  const staff = await another();
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
