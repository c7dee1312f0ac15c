import { expect, signIn, test } from './fixtures.ts';
import { expectAccessible, expectSound } from './sound.ts';

test('a company narrows the talents by two skills and a rate, keeps that as a search, and comes back to it', async ({ page }) => {
  await signIn(page, 'company');
  await page.goto('/company/accounts');
  const chip = (name: string) => page.getByRole('button', { name });
  await chip('Filtrer par : Compétences').click();
  // By the keys alone: what talents have is offered, however it is typed.
  const popover = page.getByRole('dialog', { name: 'Compétences' });
  await expect(popover.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('terraform');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f\.skills=Terraform/);
  await page.keyboard.type('finops');
  await page.keyboard.press('Enter');
  await expect(popover.getByRole('checkbox', { name: /^FinOps \d+$/ })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chip('Compétences : ')).toBeFocused();
  await expect(page.getByRole('row', { name: /Farid Zeroual/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await chip('Filtrer par : Tarif journalier').click();
  await page.getByLabel('Minimum').fill('700');
  await page.getByLabel('Maximum').fill('500,50');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('Le minimum dépasse le maximum')).toBeVisible();
  await page.getByLabel('Minimum').fill('500');
  await page.getByLabel('Maximum').fill('1 000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/f\.rate=500\.\.1000/);
  await expect(chip('Tarif journalier : 500 € – 1 000 €')).toBeVisible();

  // The columns are part of the view.
  await page.getByRole('button', { name: 'Affichage' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compétences' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Compétences' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enregistrer la recherche' }).click();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Terraform et FinOps');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const views = page.getByRole('navigation', { name: 'Recherches enregistrées' });
  await expect(views.getByRole('link', { name: 'Terraform et FinOps' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Enregistrer la recherche' })).toHaveCount(0);

  await views.getByRole('link', { name: 'Tout' }).click();
  await expect(page).toHaveURL('/company/accounts');
  await expect(page.getByRole('row', { name: /Jocelyn Barthe/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await views.getByRole('link', { name: 'Terraform et FinOps' }).click();
  await expect(page.getByRole('link', { name: 'Farid Zeroual' })).toBeVisible();
  await expect(page.getByText('Jocelyn Barthe')).toHaveCount(0);
  await chip('Retirer le filtre Tarif journalier').click();
  await expect(views.getByLabel('Modifiée')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(views.getByLabel('Modifiée')).toHaveCount(0);
  await page.reload();
  await expect(chip('Retirer le filtre Tarif journalier')).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions sur la recherche « Terraform et FinOps »' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL('/company/accounts');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(views.getByRole('link', { name: 'Terraform et FinOps' })).toBeVisible();
});

test('documents are narrowed to a period by one press, and the staff has views of its own', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/documents');
  await page.getByRole('link', { name: 'À vérifier' }).click();
  await expect(page).toHaveURL(/f\.state=submitted/);
  await expect(page.getByRole('button', { name: /^État : / })).toBeVisible();
  // By the name of a value as well as by its box.
  await page.getByRole('button', { name: 'Filtrer par : Pièce' }).click();
  const types = page.getByRole('dialog', { name: 'Pièce' });
  await types.getByText('Extrait Kbis', { exact: true }).click();
  await expect(types.getByRole('checkbox', { name: 'Extrait Kbis' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Retirer le filtre Pièce' }).click();
  await page.getByRole('button', { name: 'Filtrer par : Valable jusqu’au' }).click();
  await page.getByRole('button', { name: 'Avant aujourd’hui' }).click();
  await expect(page).toHaveURL(/f\.expires=\.\.\d{4}-\d{2}-\d{2}/);
  await page.getByRole('button', { name: 'Retirer le filtre Valable jusqu’au' }).click();
  await expect(page).not.toHaveURL(/f\.expires/);
});
