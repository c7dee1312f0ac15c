import { expect, signInAs, test } from './fixtures.ts';
import { expectAccessible, expectSound } from './sound.ts';

const resume = {
  basics: { label: 'Architecte réseau', summary: 'Quinze ans de câbles.' },
  work: [
    {
      name: 'Phare et Balises',
      position: 'Ingénieur réseau',
      startDate: '2011-02',
      endDate: '2014-06',
      highlights: ['Trente sites reliés'],
    },
    { name: 'Sans date', position: 'Stage' },
  ],
  education: [{ institution: 'École du Littoral', studyType: 'Master', area: 'Réseaux', endDate: '2010' }],
  skills: [{ name: 'Wireguard' }, { name: 'Openvswitch' }],
};
const json = { name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) };

test('a freelance chooses what of a resume goes into the profile', async ({ page, consoleErrors }) => {
  await signInAs(page, 'ludovic.pages@jalon.test');
  await page.goto('/freelance/profile');
  const open = async () => {
    await page.getByRole('button', { name: 'Autres actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Importer un CV…' }).click();
  };
  await open();
  const panel = page.getByRole('dialog', { name: 'Importer un CV' });
  const choose = (file: typeof json) => panel.locator('input[type="file"]').setInputFiles(file);
  await choose({ ...json, buffer: Buffer.from('4d5a9000030000000400', 'hex') });
  await expect(panel.getByRole('alert')).toContainText('ni un PDF, ni un export LinkedIn');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);

  await choose(json);
  await expect(panel.getByRole('checkbox', { name: 'Ingénieur réseau' })).toBeChecked();
  // A title takes the place of another: only if it is wanted.
  await expect(panel.getByRole('checkbox', { name: 'Architecte réseau' })).not.toBeChecked();
  await expect(panel).toContainText('Quinze ans de câbles.');
  await expect(panel).toContainText('dates manquantes ou impossibles');
  await panel.getByRole('checkbox', { name: 'Openvswitch' }).uncheck();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: 'Ajouter au profil' }).click();
  await expect(page.getByText('3 éléments ajoutés au profil')).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Voir la plus ancienne' }).click();
  await expect(page.getByRole('region', { name: 'Expériences' })).toContainText('Phare et Balises');
  await expect(page.getByRole('region', { name: 'Formations' })).toContainText('Master Réseaux');
  const expertise = page.getByRole('region', { name: 'Métiers et compétences' });
  await expect(expertise).toContainText('Wireguard');
  await expect(expertise).not.toContainText('Openvswitch');
  await expect(page.getByText('Architecte réseau')).toHaveCount(0);

  // A second time it is known, and each section has its line in the history.
  await open();
  await choose(json);
  await expect(panel.getByRole('checkbox', { name: 'Ingénieur réseau' })).toBeDisabled();
  await expect(panel.getByText('Déjà dans votre profil')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Autres actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Voir l’historique' }).click();
  await expect(page.getByRole('dialog', { name: 'Historique' })).toContainText('Phare et Balises');
});
