import { readFile } from 'node:fs/promises';
import { drawer, expect, signIn, test, word } from './fixtures.ts';
import { makeValue, names, openList, search, table } from './referentials.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('the ten lists with their counts, the first one open', async ({ page }) => {
  await page.goto('/admin/referentials');
  await expect(page).toHaveURL('/admin/referentials/countries');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Pays · Référentiels · Jalon$/);
  const lists = page.getByRole('navigation', { name: 'Référentiels' }).getByRole('link');
  await expect(lists).toHaveCount(10);
  await expect(names(page)).toHaveCount(10);
  const [, total] = /sur (\d+)$/.exec((await page.getByText(/^\d+–\d+ sur \d+$/).textContent()) ?? '') ?? [];
  await expect(lists.first()).toHaveText(`Pays${total}`);
  await lists.filter({ hasText: 'Devises' }).click();
  await expect(table(page, 'Devises').getByRole('link', { name: 'Euro', exact: true })).toBeVisible();
});

test('pages, sizes and order live in the address', async ({ page }) => {
  await openList(page, 'countries');
  const range = page.getByText(/^\d+–\d+ sur \d+$/);
  await expect(range).toHaveText(/^1–10 sur/);
  const first = await names(page).first().textContent();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(range).toHaveText(/^11–20 sur/);
  await page.reload();
  await expect(range).toHaveText(/^11–20 sur/);
  await page.goBack();
  await expect(names(page).first()).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.getByRole('button', { name: 'Code' }).click();
  await expect(page).toHaveURL('/admin/referentials/countries?sort=code');
  await expect(page.getByRole('columnheader', { name: 'Code' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Code' }).click();
  await expect(page).toHaveURL('/admin/referentials/countries?sort=code&dir=desc');
  await page.getByLabel('Lignes par page').selectOption('25');
  await expect(names(page)).toHaveCount(25);
  await page.getByLabel('Lignes par page').selectOption('Tout');
  await expect(range).toHaveText(/^1–(\d+) sur \1$/);
});

test('a search narrows the list, says when nothing matches, and lets go', async ({ page }) => {
  await openList(page, 'countries');
  await expect(names(page)).toHaveCount(10);
  await page.keyboard.press('/');
  await page.keyboard.type('allemagne');
  await expect(names(page)).toHaveText(['Allemagne']);
  await expect(page).toHaveURL('/admin/referentials/countries?q=allemagne');
  await search(page).fill('introuvable');
  await expect(page.getByRole('status').filter({ hasText: 'Aucun résultat' })).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(page).toHaveURL('/admin/referentials/countries');
  await expect(names(page)).toHaveCount(10);
});

test('a group filters the members of a list of two levels', async ({ page }) => {
  await openList(page, 'activity-areas');
  await page.getByRole('button', { name: 'Filtrer par : Groupe' }).click();
  await page.getByRole('menuitemradio', { name: 'Data et IA' }).click();
  await expect(names(page).first()).toHaveText('Data engineer');
  await page.getByRole('button', { name: 'Retirer le filtre Groupe' }).click();
  await expect(page).toHaveURL('/admin/referentials/activity-areas');
});

test('the export holds what is filtered, and nothing else', async ({ page }) => {
  const name = word();
  await makeValue(page, 'tools', { fr: `${name} dedans`, en: `${name} inside` });
  await openList(page, 'tools', `?q=${name}`);
  await expect(names(page)).toHaveCount(1);
  for (const format of ['CSV', 'XLSX']) {
    await page.getByRole('button', { name: 'Exporter' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`tools.*\\.${format.toLowerCase()}$`));
    if (format !== 'CSV') continue;
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${name} dedans`);
  }
});

test('companies are read here and kept with their accounts', async ({ page }) => {
  await openList(page, 'companies');
  await expect(page.getByText('Les entreprises se gèrent avec leurs comptes.')).toBeVisible();
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouvelle valeur' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions :/ })).toHaveCount(0);
});

test('rows are walked, ticked and opened by the keyboard alone', async ({ page }) => {
  await openList(page, 'countries', '?q=guinée');
  await expect(names(page).first()).toBeVisible();
  const second = (await names(page).nth(1).textContent()) ?? '';
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByLabel(`Sélectionner ${second}`, { exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toHaveAccessibleName(second);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('row', { name: second }).first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rows are cards, the lists a select, and nothing is wider than the window', async ({ page }) => {
    const name = word();
    await makeValue(page, 'tools', { fr: name, en: `${name} en` });
    await openList(page, 'countries');
    await page.getByLabel('Référentiel', { exact: true }).selectOption('tools');
    const card = page.getByRole('list', { name: 'Outils et technologies' }).getByRole('listitem');
    await expect(card).toHaveCount(10);
    await expect(page).toHaveURL('/admin/referentials/tools');
    await expect(page.getByRole('table')).toHaveCount(0);
    await search(page).fill(name);
    await expect(card).toHaveCount(1);
    await card.getByRole('link', { name }).tap();
    await drawer(page).getByLabel('Libellé anglais').fill(`${name} english`);
    await drawer(page).getByRole('button', { name: 'Enregistrer' }).tap();
    await expect(card).toContainText(`${name} english`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
