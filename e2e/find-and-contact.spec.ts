import { expect, signInAs, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

test('a commercial finds the needs of a client, who suits one of them, and writes to somebody', async ({ page }) => {
  await signInAs(page, 'commercial@jalon.test');
  await page.goto('/commercial/opportunities');
  const list = page.getByRole('complementary', { name: 'Besoins publiés' });
  const rows = list.getByRole('listitem');
  const others = rows.filter({ hasNotText: 'Naviris Logistique' });
  await page.getByRole('searchbox', { name: 'Titre, client ou lieu' }).fill('naviris');
  await expect(others).toHaveCount(0);
  await expect(rows.first()).toContainText('Naviris Logistique');
  await page.getByRole('searchbox', { name: 'Titre, client ou lieu' }).fill('');
  await expect(others).not.toHaveCount(0);

  await list.getByRole('button', { name: 'Filtrer par : Client' }).click();
  await page.getByRole('dialog', { name: 'Client' }).getByRole('searchbox').fill('naviris');
  await expectSound(page);
  await page.getByRole('dialog', { name: 'Client' }).getByRole('button', { name: 'Naviris Logistique' }).click();
  await expect(others).toHaveCount(0);
  await expect(rows.first()).toContainText('Naviris Logistique');
  await list.getByRole('button', { name: 'Retirer le filtre Client' }).click();
  await expect(others).not.toHaveCount(0);

  await page.goto('/commercial/accounts');
  await page.getByRole('button', { name: 'Classer pour un besoin' }).click();
  await page.getByRole('dialog', { name: 'Classer pour un besoin' }).getByRole('searchbox').fill('soc');
  await page.getByRole('button', { name: /^Analyste SOC/ }).click();
  await expect(page.getByRole('tab', { name: 'Candidats suggérés' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Proposer ce besoin' }).first()).toBeVisible();

  await page.goto('/commercial/accounts');
  await page.getByRole('link', { name: /Basile Crozet/ }).click();
  await page.getByRole('button', { name: 'Écrire' }).click();
  const dialog = page.getByRole('dialog', { name: 'À quel sujet ?' });
  await expect(dialog.getByRole('button', { name: /Suivi/ })).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: /Suivi/ }).click();
  await expect(page).toHaveURL(/\/commercial\/chat/);
});

test('a company cannot write yet to whom it shares nothing with, and is told what opens the way', async ({ page }) => {
  await signInAs(page, 'company@jalon.test');
  await page.goto('/company/accounts');
  await page.getByRole('link', { name: /Jocelyn Barthe/ }).click();
  await page.getByRole('button', { name: 'Écrire' }).click();
  await expect(page.getByRole('dialog', { name: 'À quel sujet ?' })).toContainText(
    'dès qu’une candidature ou un projet en cours vous reliera',
  );
  await expectSound(page);
});

test('the area of a need follows its town until somebody chooses one', async ({ page }) => {
  await signInAs(page, 'company@jalon.test');
  await page.goto('/company/opportunities?edit=new');
  const place = page.getByRole('textbox', { name: 'Lieu' });
  const area = page.getByRole('combobox', { name: 'Zone géographique' });
  await place.fill('Perpète');
  await area.focus();
  await expect(area).toHaveValue('');
  await expect(page.getByText('Sans zone, le lieu ne compte')).toBeVisible();
  await place.fill('Villeurbanne');
  await area.focus();
  await expect(area).toHaveValue('france-auvergne-rhone-alpes');
  await expect(page.getByText('Sans zone, le lieu ne compte')).toBeHidden();
  // Before the field is left: the need may be sent from it.
  await place.fill('Nantes');
  await expect(area).toHaveValue('france-pays-de-la-loire');
  await area.selectOption('france-bretagne');
  await place.fill('Lyon');
  await area.focus();
  await expect(area).toHaveValue('france-bretagne');
});
