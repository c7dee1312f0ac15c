import { demoPdf } from '../apps/api/src/demo/pdf.ts';
import { expect, moveLifted, signInAs, test } from './fixtures.ts';
import { expectAccessible, expectSound } from './sound.ts';

const resume = { name: 'CV sécurité.pdf', mimeType: 'application/pdf', buffer: demoPdf(['RSSI']) };
const program = { ...resume, buffer: Buffer.from('4d5a9000030000000400', 'hex') };

test('a freelance says when, adds what was learned and a resume, and sees it as a company does', { tag: '@main' }, async ({
  page,
  consoleErrors,
}) => {
  await signInAs(page, 'henri.castaing@jalon.test');
  await page.goto('/freelance/profile/open');
  const question = page.getByRole('dialog', { name: 'Quelle est votre disponibilité ?' });
  await question.getByLabel('Bientôt disponible').check();
  await question.getByLabel('Disponible à partir du').fill('2020-01-01');
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(question.getByText('La date doit être postérieure à aujourd’hui')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  await expectAccessible(page);
  await question.getByLabel('Indisponible').check();
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL('/freelance/profile');
  const states = page.getByRole('group', { name: 'Disponibilité' });
  const pressed = (name: string) => expect(states.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await pressed('Indisponible');
  await states.getByRole('button', { name: 'Disponible', exact: true }).click();
  await pressed('Disponible');
  await page.getByText('Disponibilité : Disponible').locator('..').getByRole('button', { name: 'Annuler' }).click();
  await pressed('Indisponible');
  await expectSound(page);

  await page.getByRole('button', { name: 'Ajouter une formation' }).click();
  const trainings = page.getByRole('region', { name: 'Formations' });
  await trainings.getByLabel('Organisme').fill('École du Littoral');
  await trainings.getByRole('button', { name: 'Ajouter une formation' }).click();
  await expect(trainings.getByText('Ce champ est obligatoire')).toBeVisible();
  await expect(trainings.getByLabel('Intitulé')).toBeFocused();
  // What was typed is there after a reload.
  await page.reload();
  await expect(trainings.getByLabel('Organisme')).toHaveValue('École du Littoral');
  await trainings.getByLabel('Intitulé').fill('Certification EBIOS');
  await trainings.getByLabel('Année').fill('2024');
  await trainings.getByRole('button', { name: 'Ajouter une formation' }).click();
  await expect(trainings.getByRole('listitem').first()).toContainText('Certification EBIOS');

  const resumes = page.getByRole('region', { name: 'CV' });
  const choose = (file: typeof resume) => resumes.locator('input[type="file"]').setInputFiles(file);
  await choose(program);
  await expect(resumes.getByRole('alert')).toContainText('Ce fichier est un programme');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  await choose(resume);
  await resumes.getByRole('button', { name: 'Aperçu : CV sécurité.pdf' }).click();
  const preview = page.getByRole('dialog', { name: 'CV sécurité.pdf' });
  await expect(preview.getByRole('img', { name: 'Aperçu : CV sécurité.pdf' })).toHaveAttribute('data-state', 'drawn');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await page.getByRole('button', { name: 'Voir comme une entreprise' }).click();
  const seen = page.getByRole('dialog', { name: 'Ce que voient les entreprises' });
  await expect(seen).toContainText('Certification EBIOS');
  await expect(seen).not.toContainText('CV sécurité.pdf');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Voir l’historique' }).click();
  const history = page.getByRole('dialog', { name: 'Historique' });
  await expect(history.getByText('CV ajouté')).toBeVisible();
  await expect(history.getByText('Formations modifiées')).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'en-GB' });
  test('on a phone, professions are put in order with the keys and skills have a level', async ({ page }) => {
    await signInAs(page, 'freelance.en@jalon.test');
    await page.goto('/freelance/profile');
    const section = page.getByRole('region', { name: 'Professions and skills' });
    const first = section.getByRole('list', { name: 'Professions' }).getByRole('listitem').first();
    await expect(first).toContainText('Data engineer');
    await expectSound(page);
    // Each key once what the one before did is told: the handle listens anew after each.
    await first.getByRole('button').press('Space');
    await expect(page.getByText(/Data engineer.*picked up/i)).toBeAttached();
    await moveLifted(page, 'ArrowDown', /Data engineer.*position 2/i);
    await page.keyboard.press('Space');
    await expect(first).toContainText('Data architect');
    await page.getByText('Profile saved').locator('..').getByRole('button', { name: 'Undo' }).click();
    await expect(first).toContainText('Data engineer');
    await section.getByRole('button', { name: 'Edit: Professions and skills' }).click();
    await section.getByLabel('Level: Airflow').selectOption('Expert');
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByRole('listitem').filter({ hasText: 'Airflow' })).toContainText('Expert');
  });
});
