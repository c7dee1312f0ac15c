import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { workbookOf } from '../apps/api/test/workbook.ts';
import { expect, send, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const pastOne = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Imports précédents' }).getByRole('listitem').filter({ hasText: name });

test('needs are imported from a file once it was checked, and undone as a whole until one is posted', async ({ page, consoleErrors }) => {
  const [title, name] = [word(), `${word()}.csv`];
  const file = [
    'Client;Intitulé du poste;Budget;Début;Contexte',
    `Helioscope Énergies;${title};1 050,50 €;15/01/2027;Un réseau à refaire`,
    `Helioscope Énergies;${word()};cher;32/01/2027;`,
    `Helioscope Énergies;${title};900;2027-01-15;`,
  ].join('\r\n');
  await signInAs(page, 'admin@jalon.test');
  await page.goto('/admin/opportunities');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('button', { name: 'Besoins' })).toHaveAttribute('aria-pressed', 'true');
  await choose(page, 'photo.csv', Buffer.from([0x89, 0x50, 0, 0]));
  await expect(page.getByRole('alert')).toContainText('ni un CSV ni un classeur');
  await choose(page, name, file);

  await expect(page.getByRole('heading', { name: 'D’où vient chaque champ ?' })).toBeVisible();
  await expect(page.getByLabel(/^Entreprise/)).toHaveValue('0');
  await expect(page.getByLabel(/^Démarrage/)).toHaveValue('3');
  await expect(page.getByText('1 050,50 €')).toBeVisible();
  await page.getByLabel(/^Titre/).selectOption('Aucune');
  await expect(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled();
  await page.getByLabel(/^Titre/).selectOption('Intitulé du poste');
  await page.getByLabel('Description').selectOption('Contexte');
  await expectSound(page);
  await page.getByRole('button', { name: 'Vérifier' }).click();

  await expect(page.getByRole('heading', { name: 'Ce que donnerait l’import' })).toBeVisible();
  const wrong = page.getByRole('listitem').filter({ hasText: 'Ligne 3' });
  await expect(wrong).toContainText('TJM maximum : Montant illisible');
  await expect(wrong).toContainText('Démarrage : Date invalide');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ligne 4' })).toContainText('Doublon');
  await expectSound(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les erreurs et les doublons' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe('lignes-non-importees.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('"cher"');
  await page.getByRole('button', { name: 'Importer la ligne correcte' }).click();
  await expect(page.getByText('1 ligne importée')).toBeVisible();
  await expect(pastOne(page, name)).toContainText('1 ligne correcte, 1 ligne en erreur, 1 doublon');

  // It has arrived as a draft.
  await pastOne(page, name).getByRole('link', { name: 'Ouvrir la liste' }).click();
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('need');
  await page.goto('/admin/imports');
  await pastOne(page, name)
    .getByRole('button', { name: /^Annuler l’import/ })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).press('Enter');
  await expect(pastOne(page, name)).toContainText('Annulé');
  await page.goto(`/admin/opportunities?need=${id}`);
  await expect(page.getByText('Ce besoin n’existe pas ou n’existe plus')).toBeVisible();

  // Once one was posted, there is no way back, and the reason is said.
  await page.goto('/admin/imports?kind=needs');
  const second = `${word()}.csv`;
  const used = word();
  await choose(page, second, `Entreprise;Titre\nHelioscope Énergies;${used}\n`);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: 'Importer la ligne correcte' }).click();
  await expect(pastOne(page, second)).toContainText('Importé');
  const found = await page.request.get(`/api/opportunities?q=${used}`);
  const [need] = ((await found.json()) as { rows: { id: string }[] }).rows;
  await send(page, 'POST', `/api/opportunities/${need?.id}/close`, { reason: 'cancelled', message: '' });
  await pastOne(page, second)
    .getByRole('button', { name: /^Annuler l’import/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 besoin a été publié ou clos' })).toBeVisible();
  await expect(pastOne(page, second)).toContainText('Importé');
  expect(consoleErrors.splice(0)).toEqual(['422', '404', '409'].map((status) => expect.stringContaining(status)));
});

test('candidates of a workbook arrive without an account, by the keyboard, on a telephone', async ({ page }) => {
  const [last, name] = [word(), `${word()}.xlsx`];
  const workbook = await workbookOf([
    ['Prénom', 'Nom', 'E-mail', 'Titre', 'TJM'],
    ['Ada', last, `${last}@example.fr`, 'Data engineer', 620],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'commercial@jalon.test');
  await page.goto('/commercial/accounts');
  await page.getByRole('link', { name: 'Importer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Candidats' })).toHaveAttribute('aria-pressed', 'true');
  await choose(page, name, workbook);
  await expect(page.getByLabel(/^Tarif journalier/)).toHaveValue('4');
  await expectSound(page);
  await page.getByRole('button', { name: 'Vérifier' }).press('Enter');
  // One import runs at a time: that of another story may be under way.
  await expect(async () => {
    const start = page.getByRole('button', { name: 'Importer la ligne correcte' });
    if (await start.isVisible()) await start.press('Enter');
    await expect(pastOne(page, name)).toContainText('Importé', { timeout: 5000 });
  }).toPass();
  await expectSound(page);
  await page.goto(`/commercial/accounts?tab=Freelance&q=${last}`);
  await expect(page.getByText(last).first()).toBeVisible();
  await expect(page.getByText('Sans compte').first()).toBeVisible();
});
