import { randomUUID } from 'node:crypto';
import { act, drawer, expect, signIn, test, word } from './fixtures.ts';
import { makeValue, names, openList, search } from './referentials.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('a new value is refused at its fields, then added', async ({ page, consoleErrors }) => {
  const fr = `Éditeur ${word()}`;
  await openList(page, 'tools');
  await page.getByRole('link', { name: 'Nouvelle valeur' }).click();
  await expect(page).toHaveURL('/admin/referentials/tools?value=new');
  const form = drawer(page);
  await form.getByLabel('Libellé français').fill(fr);
  await expect(form.getByText(`« ${fr.toLowerCase().replace('é', 'e').replace(' ', '-')} »`)).toBeVisible();
  await form.getByRole('button', { name: 'Ajouter la valeur' }).click();
  await expect(form.getByLabel('Libellé anglais')).toBeFocused();
  await expect(form.getByText('Ce champ est obligatoire')).toBeVisible();
  await form.getByLabel('Libellé anglais').fill('Editor');
  await expect(form.getByText('Ce champ est obligatoire')).toBeHidden();

  await form.getByLabel('Code').fill('java');
  await form.getByRole('button', { name: 'Ajouter la valeur' }).click();
  await expect(form.getByText('Le code « java » existe déjà dans cette liste')).toBeVisible();
  await expect(form.getByLabel('Code')).toBeFocused();
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);

  await form.getByLabel('Code').fill('');
  await form.getByRole('button', { name: 'Ajouter la valeur' }).click();
  await expect(page.getByText(`« ${fr} » a été ajoutée`)).toBeVisible();
  await expect(form).toBeHidden();
  await openList(page, 'tools', `?q=${encodeURIComponent(fr)}`);
  await expect(names(page)).toHaveText([fr]);
});

test('a label that another value has is refused at its field, and a code made from a label that is taken is named', async ({
  page,
  consoleErrors,
}) => {
  await openList(page, 'tools', '?value=new');
  const form = drawer(page);
  const add = form.getByRole('button', { name: 'Ajouter la valeur' });
  await form.getByLabel('Libellé français').fill('JAVA');
  await form.getByLabel('Libellé anglais').fill('Java !');
  await add.click();
  await expect(form.getByText('Ce libellé est déjà celui de « Java » dans cette liste')).toBeVisible();
  await expect(form.getByLabel('Libellé français')).toBeFocused();
  await form.getByLabel('Libellé français').fill('Java !');
  await add.click();
  await expect(form.getByText('Le code « java » existe déjà dans cette liste')).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
});

for (const [what, id] of Object.entries({ 'of a value that is gone': randomUUID(), 'cut short': '0198' }))
  test(`a link ${what} says so and leads back to the list`, async ({ page, consoleErrors }) => {
    await page.goto(`/admin/referentials/tools?value=${id}`);
    await expect(drawer(page).getByText('Cette valeur n’existe pas ou n’existe plus')).toBeVisible({ timeout: 20_000 });
    await drawer(page).getByRole('button', { name: 'Revenir à la liste' }).click();
    await expect(page).toHaveURL('/admin/referentials/tools');
    await expect(drawer(page)).toBeHidden();
    expect(consoleErrors.splice(0).every((error) => /404|422/.test(error))).toBe(true);
  });

test('a link to a value of another list says that it is not here', async ({ page }) => {
  const name = word();
  const { id } = await makeValue(page, 'tools', { fr: name, en: name });
  await page.goto(`/admin/referentials/experiences?value=${id}`);
  await expect(drawer(page).getByText('Cette valeur n’existe pas ou n’existe plus')).toBeVisible({ timeout: 20_000 });
  await expect(drawer(page)).not.toHaveAccessibleName(name);
});

test('what was typed in a new value survives a closed drawer', async ({ page }) => {
  await openList(page, 'currencies', '?value=new');
  await drawer(page).getByLabel('Libellé français').fill('Doublon');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByText('Brouillon conservé')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Nouvelle valeur' }).click();
  const label = drawer(page).getByLabel('Libellé français');
  await expect(label).toHaveValue('Doublon');
  await expect(drawer(page).getByText('Votre brouillon a été repris.')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Repartir de zéro' }).click();
  await expect(label).toHaveValue('');

  await label.fill('Autre');
  await drawer(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('link', { name: 'Nouvelle valeur' }).click();
  await expect(label).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Brouillon conservé')).toBeHidden();
});

test('both languages are edited, and the history tells before and after', async ({ page }) => {
  const name = word();
  await makeValue(page, 'tools', { fr: `${name} avant`, en: `${name} before` });
  await openList(page, 'tools', `?q=${name}`);
  await page.getByRole('link', { name: `${name} avant` }).click();
  await drawer(page).getByLabel('Libellé français').fill(`${name} après`);
  await drawer(page).getByLabel('Libellé anglais').fill(`${name} after`);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('row', { name: `${name} après ${name} after` })).toBeVisible();

  await page.getByRole('link', { name: `${name} après` }).click();
  await drawer(page).getByRole('tab', { name: 'Historique' }).click();
  const change = drawer(page).getByRole('listitem').filter({ hasText: 'Valeur modifiée' });
  await expect(change).toContainText('Claire Dubois');
  for (const text of [`${name} avant`, `${name} après`, `${name} before`, `${name} after`]) await expect(change).toContainText(text);
  await expect(drawer(page).getByRole('listitem').filter({ hasText: 'Valeur ajoutée' })).toBeVisible();
});

test('a closed drawer asks before it drops changes', async ({ page }) => {
  const name = word();
  const { id } = await makeValue(page, 'tools', { fr: name, en: name });
  await openList(page, 'tools', `?value=${id}`);
  await page.getByLabel('Libellé anglais').fill('Autre chose');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Abandonner les modifications ?' });
  await question.getByRole('button', { name: 'Continuer la modification' }).click();
  await expect(page.getByLabel('Libellé anglais')).toHaveValue('Autre chose');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page).toHaveURL('/admin/referentials/tools');
});

test('a value is disabled, and the undo brings it back', async ({ page }) => {
  const name = word();
  await makeValue(page, 'tools', { fr: name, en: name });
  await openList(page, 'tools', `?q=${name}`);
  const row = page.getByRole('row', { name });
  await act(page, name, 'Désactiver');
  await expect(row).toContainText('Désactivée');
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Action annulée')).toBeVisible();
  await expect(row).toContainText('Active');
  await page.reload();
  await expect(row).toContainText('Active');
});

test.describe('with a clock of its own', () => {
  test.use({ isAlone: true });

  test('the undo waits for whoever has it under the pointer or the focus', async ({ page }) => {
    const name = word();
    await makeValue(page, 'tools', { fr: name, en: name });
    await openList(page, 'tools', `?q=${name}`);
    await page.clock.install();
    await act(page, name, 'Désactiver');
    const undo = page.getByRole('alert').getByRole('button', { name: 'Annuler' });
    await undo.focus();
    await page.clock.runFor(20_000);
    await expect(undo).toBeFocused();
    await undo.hover();
    await search(page).focus();
    await page.clock.runFor(20_000);
    await expect(undo).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_000);
    await expect(undo).toBeHidden();
  });
});

test('ticked rows are disabled together, and brought back together', async ({ page }) => {
  const name = word();
  for (const part of ['a', 'b', 'c']) await makeValue(page, 'tools', { fr: `${name} ${part}`, en: `${name} ${part}` });
  await openList(page, 'tools', `?q=${name}`);
  await page.getByLabel(`Sélectionner ${name} a`).check();
  await page.getByLabel(`Sélectionner ${name} c`).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('2 lignes sélectionnées');
  await bar.getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('2 valeurs désactivées')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Désactivée' })).toHaveCount(2);
  await page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Désactivée' })).toHaveCount(0);
});

test('two people edit the same value: the second one sees both versions and chooses', async ({ page, browser, consoleErrors }) => {
  const name = word();
  const { id } = await makeValue(page, 'tools', { fr: name, en: `${name} start` });
  const otherPage = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signIn(otherPage, 'admin', 'en');
  await openList(page, 'tools', `?value=${id}`);
  await expect(page.getByLabel('Libellé anglais')).toHaveValue(`${name} start`);
  await openList(otherPage, 'tools', `?value=${id}`);
  await otherPage.getByLabel('English label').fill(`${name} theirs`);
  await otherPage.getByRole('button', { name: 'Save' }).click();
  await expect(drawer(otherPage)).toBeHidden();

  await page.getByLabel('Libellé anglais').fill(`${name} mine`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Grace Okafor a modifié cette valeur à \d{1,2}\u00a0h\u00a0\d\d$/)).toBeVisible();
  await expect(page.getByRole('row', { name: `Libellé anglais ${name} theirs ${name} mine` })).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
  await page.getByRole('button', { name: 'Garder ma version' }).click();
  await expect(drawer(page)).toBeHidden();

  await openList(otherPage, 'tools', `?q=${name}`);
  await expect(otherPage.getByRole('row', { name: `${name} mine` })).toBeVisible();
  await otherPage.context().close();
});
