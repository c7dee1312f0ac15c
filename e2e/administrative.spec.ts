import { demoPdf } from '../apps/api/src/demo/pdf.ts';
import { drawer, expect, signIn, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

test('a freelance gives what a contract asks for; an administrator who reads it is named to them', async ({
  page,
  another,
  consoleErrors,
}) => {
  await signIn(page, 'freelance');
  await page.goto('/freelance/account?tab=file');
  await expect(page.getByText('Personne ne l’a consulté.')).toBeVisible();
  await page.getByLabel('Date de naissance').fill('1990-05-17');
  await page.getByLabel('Lieu de naissance').fill('Nantes, France');
  await page.getByLabel('Nationalité').selectOption({ label: 'France' });
  await page.getByLabel('Situation familiale').selectOption({ label: 'Pacsé(e)' });
  const iban = page.getByLabel('IBAN');
  await iban.fill('FR76 3000 6000 0112 3456 7890 188');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('IBAN invalide : vérifiez les chiffres')).toBeVisible();
  await expect(iban).toBeFocused();
  await iban.fill('FR76 3000 6000 0112 3456 7890 189');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Dossier enregistré')).toBeVisible();
  await expect(page.getByText('Enregistré : FR76 •••• 0189')).toBeVisible();
  await expect(iban).toHaveValue('');
  // What was typed and cancelled is not sent later, and a field that was emptied again takes nothing away.
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(iban).toHaveValue('');
  await iban.fill('F');
  await iban.fill('');
  await page.getByLabel('Titulaire du compte').fill('Camille Martin');
  // Nothing of it is kept by the browser: leaving asks.
  await page.getByRole('link', { name: 'Coordonnées' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer la modification' }).click();
  const saved = page.waitForResponse('**/api/administrative-file');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await saved;
  // Said again, it takes the place of what was said.
  await expect(page.getByText('Dossier enregistré')).toHaveCount(1);
  await expect(page.getByText('Enregistré : FR76 •••• 0189')).toBeVisible();
  const insurance = page.getByRole('listitem').filter({ hasText: 'Attestation d’assurance' });
  await insurance
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'assurance.pdf', mimeType: 'application/pdf', buffer: demoPdf(['Assurance']) });
  await expect(page.getByText('Fichier enregistré')).toBeVisible();
  await expect(insurance.getByText('assurance.pdf')).toBeVisible();
  await expectSound(page);

  const admin = await another();
  await signIn(admin, 'admin');
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
  await admin.goto(`/admin/accounts/${id}`);
  await drawer(admin).getByRole('tab', { name: 'Dossier administratif' }).click();
  await expect(drawer(admin).getByText('La consultation est enregistrée')).toBeVisible();
  await drawer(admin).getByRole('button', { name: 'Consulter le dossier' }).click();
  await expect(drawer(admin).getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
  await expect(drawer(admin).getByText('Nantes, France')).toBeVisible();
  const paper = admin.waitForEvent('download');
  await drawer(admin).getByRole('link', { name: 'assurance.pdf' }).click();
  expect((await paper).suggestedFilename()).toBe('assurance.pdf');
  await expectSound(admin);

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Claire' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Retirer cet IBAN' }).click();
  await expect(page.getByText('Il sera retiré dès que vous enregistrerez.')).toBeVisible();
  // Cancelled, it stays.
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Enregistré : FR76 •••• 0189')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer cet IBAN' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Il figure sur votre relevé d’identité bancaire.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
