import type { Page } from '@playwright/test';
import { demoPdf } from '../apps/api/src/demo/pdf.ts';
import { expect, signIn, signInAs, test } from './fixtures.ts';

const owner = 'rosalie.viguier@jalon.test';
const ownDocuments = '/freelance/account?tab=documents';
const waiting = '/admin/documents?q=viguier&f.state=submitted';
const taxes = (page: Page) => page.getByRole('article', { name: 'Régularité fiscale' });
const pdf = (line: string) => ({ name: 'attestation fiscale.pdf', mimeType: 'application/pdf', buffer: demoPdf([line]) });
const program = { name: 'attestation.pdf', mimeType: 'application/pdf', buffer: Buffer.from('4d5a9000030000000400', 'hex') };

/** The line unfolds to a field, whose hidden input takes what a person would browse for. */
const choose = (page: Page, file: ReturnType<typeof pdf>) => taxes(page).locator('input[type="file"]').first().setInputFiles(file);

test('a freelance sends a document, it is refused with a reason, replaced and accepted', { tag: '@main' }, async ({
  page,
  another,
  consoleErrors,
}) => {
  await signInAs(page, owner);
  await page.goto(ownDocuments);
  await choose(page, program);
  const dialog = page.getByRole('dialog', { name: 'Régularité fiscale' });
  await expect(dialog.getByRole('alert')).toContainText('Ce fichier est un programme');
  await expect(dialog.getByRole('button', { name: 'Déposer', exact: true })).toBeDisabled();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  await dialog.locator('input[type="file"]').first().setInputFiles(pdf('Attestation 2025'));
  await expect(dialog.getByText('Fichier reçu')).toBeVisible();
  await dialog.getByLabel('Valable jusqu’au').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Déposer', exact: true }).click();
  await expect(dialog.getByText('La date doit être aujourd’hui ou plus tard')).toBeVisible();
  await dialog.getByLabel('Valable jusqu’au').fill('2049-01-01');
  await dialog.getByRole('button', { name: 'Déposer', exact: true }).click();
  await expect(taxes(page)).toContainText('Déposée');

  const staff = await another();
  await signIn(staff, 'admin');
  await staff.goto(waiting);
  await staff.getByRole('link', { name: /Régularité fiscale/ }).click();
  const drawer = staff.getByRole('complementary', { name: 'Régularité fiscale · Rosalie Viguier' });
  await expect(drawer.getByRole('img', { name: 'Aperçu : attestation fiscale.pdf' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Refuser…' }).click();
  const question = staff.getByRole('dialog', { name: 'Refuser cette pièce' });
  await question.getByLabel('Motif').fill('Elle porte sur 2025.');
  await question.getByRole('button', { name: 'Refuser', exact: true }).click();
  await expect(drawer.getByText('Refusée', { exact: true }).first()).toBeVisible();

  await page.reload();
  await expect(taxes(page)).toContainText('Refusée');
  await expect(taxes(page)).toContainText('Elle porte sur 2025.');
  // One sent by mistake is taken back, and what it replaced is as it was.
  await choose(page, pdf('Facture'));
  await expect(dialog.getByText('Fichier reçu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Déposer', exact: true }).click();
  await expect(taxes(page)).toContainText('Déposée');
  await taxes(page).getByRole('button', { name: 'Actions : Régularité fiscale' }).click();
  await page.getByRole('menuitem', { name: 'Retirer cette version…' }).click();
  await page.getByRole('dialog', { name: 'Retirer la version 2 : Régularité fiscale ?' }).getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByRole('article', { name: 'Régularité fiscale Refusée' })).toContainText('Elle porte sur 2025.');
  await choose(page, pdf('Attestation 2026'));
  await expect(dialog.getByText('Fichier reçu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Déposer', exact: true }).click();
  await expect(taxes(page)).toContainText('Déposée');
  // No other takes the place of the one that was just dealt with.
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Régularité fiscale Déposée');

  await staff.goto(waiting);
  await staff.getByRole('link', { name: /Régularité fiscale/ }).click();
  await expect(drawer.getByText('v1')).toBeVisible();
  await drawer.getByRole('button', { name: 'Accepter' }).click();
  await expect(drawer.getByText('Acceptée', { exact: true }).first()).toBeVisible();

  await page.goto('/freelance/notifications');
  await page
    .getByRole('link', { name: /Votre pièce légale est acceptée/ })
    .first()
    .click();
  await expect(taxes(page)).toContainText('Acceptée');
  await expect(taxes(page).getByRole('button', { expanded: true })).toBeInViewport();
  await expect(taxes(page).getByRole('button', { name: 'Voir la version 1' })).toBeVisible();
});

test('who employs no foreigner declares it, and takes it back', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto(ownDocuments);
  const employees = page.getByRole('article', { name: 'Salariés étrangers' });
  await employees.getByRole('button', { name: 'Je n’en emploie aucun' }).click();
  await page.getByRole('button', { name: 'Je le déclare' }).click();
  await expect(employees).toContainText('Déclaration du');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(employees).toContainText('À déposer');
  await employees.getByRole('button', { name: 'Je n’en emploie aucun' }).click();
  await page.getByRole('button', { name: 'Je le déclare' }).click();
  await expect(employees).toContainText('Déclaration du');
  await employees.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(employees).toContainText('À déposer');
});

test('a file that is dropped anywhere on the page is asked which document it is', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto(ownDocuments);
  await expect(page.getByRole('article', { name: 'Extrait Kbis' })).toBeVisible();
  const held = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'kbis.pdf', { type: 'application/pdf' }));
      return data;
    },
    demoPdf(['Extrait Kbis']).toString('latin1'),
  );
  await page.dispatchEvent('h1', 'drop', { dataTransfer: held });
  await page.getByRole('dialog', { name: 'Quelle pièce est « kbis.pdf » ?' }).getByRole('button', { name: 'Extrait Kbis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extrait Kbis' });
  await expect(dialog.getByText('Fichier reçu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
});

test('whoever checks documents goes on to the next by keys, and takes several back at once', async ({ page, another }) => {
  // Of somebody whose documents no other story touches.
  await signInAs(page, 'damien.esteve@jalon.test');
  await page.goto(ownDocuments);
  for (const name of ['Salariés étrangers', 'Titre de séjour']) {
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: /^Je n’en / })
      .click();
    await page.getByRole('button', { name: 'Je le déclare' }).click();
    await expect(page.getByRole('article', { name })).toContainText('Déclaration du');
  }

  const staff = await another();
  await signIn(staff, 'admin');
  await staff.goto('/admin/documents?q=esteve&f.state=submitted');
  await expect(staff.locator('[data-row]')).toHaveCount(2);
  await staff.keyboard.press('j');
  await staff.keyboard.press('Enter');
  const drawer = staff.getByRole('complementary').filter({ hasText: 'Damien Estève' });
  await expect(drawer.getByText('1 sur 2')).toBeVisible();
  const first = await drawer.getByRole('heading', { level: 2 }).innerText();
  await staff.keyboard.press('c');
  await expect(drawer.getByText('Hors de la liste')).toBeVisible();
  await staff.keyboard.press('j');
  await expect(drawer.getByText('1 sur 1')).toBeVisible();
  await expect(drawer.getByRole('heading', { level: 2 })).not.toHaveText(first);
  await staff.keyboard.press('r');
  await staff.getByRole('dialog', { name: 'Refuser cette pièce' }).getByRole('button', { name: 'Annuler' }).click();

  // The first is to be checked again; both are accepted at once, and that is taken back.
  await staff.getByRole('button', { name: 'Annuler', exact: true }).click();
  await staff.keyboard.press('Escape');
  await expect(staff.locator('[data-row]')).toHaveCount(2);
  await staff.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }).check();
  await staff.getByRole('region', { name: 'Actions sur la sélection' }).getByRole('button', { name: 'Accepter' }).click();
  await expect(staff.getByText('2 pièces acceptées')).toBeVisible();
  await expect(staff.locator('[data-row]')).toHaveCount(0);
  await staff.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(staff.locator('[data-row]')).toHaveCount(2);
});
