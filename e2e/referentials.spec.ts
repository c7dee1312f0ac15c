import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ListName } from '@jalon/domain/core/reference-lists';
import { fillPath } from '@jalon/domain/core/routes';
import { referentialApi } from '@jalon/domain/referentials/referential-api';
import type { ReferentialCreate, ReferentialValue } from '@jalon/domain/referentials/referential-schema';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** Stories run side by side on one database: each makes the values it changes, and finds them by a word nobody else uses. */
const word = (): string => `Zq${randomUUID().slice(0, 8)}`;

async function makeValue(page: Page, list: ListName, value: ReferentialCreate): Promise<ReferentialValue> {
  await page.request.get('/api/health');
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post(fillPath(referentialApi.create.path, { list }), {
    headers: { 'x-xsrf-token': token, 'idempotency-key': randomUUID() },
    data: value,
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** A first visit fetches the screen, and the drawer when the address opens it: on a busy machine that takes its time. */
async function openList(page: Page, list: ListName, search = ''): Promise<void> {
  await page.goto(`/admin/referentials/${list}${search}`);
  await expect(page.getByText(/^\d+–\d+ (sur|of) \d+$/)).toBeVisible({ timeout: 20_000 });
  if (search.includes('value=')) await expect(drawer(page).getByRole('textbox').first()).toBeVisible({ timeout: 20_000 });
}
const table = (page: Page, name: string): Locator => page.getByRole('table', { name });
/** The first column of each row, in the order shown. */
const names = (page: Page): Locator => page.getByRole('rowheader');
const search = (page: Page): Locator => page.getByRole('searchbox');
const drawer = (page: Page): Locator => page.getByRole('dialog');

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions : ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('the ten lists with their counts, the first one open', async ({ page }) => {
  await page.goto('/admin/referentials');
  await expect(page).toHaveURL('/admin/referentials/countries');
  await expect(page).toHaveTitle('Pays · Référentiels · Jalon');
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

test('a code that was made from the label and is taken is named', async ({ page, consoleErrors }) => {
  await openList(page, 'tools', '?value=new');
  await drawer(page).getByLabel('Libellé français').fill('Java');
  await drawer(page).getByLabel('Libellé anglais').fill('Java');
  await drawer(page).getByRole('button', { name: 'Ajouter la valeur' }).click();
  await expect(drawer(page).getByText('Le code « java » existe déjà dans cette liste')).toBeVisible();
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

test('values change places', async ({ page }) => {
  const name = word();
  await makeValue(page, 'expertise-areas', { fr: `${name} un`, en: `${name} one` });
  await makeValue(page, 'expertise-areas', { fr: `${name} deux`, en: `${name} two` });
  await openList(page, 'expertise-areas', '?size=-1');
  await expect(names(page).last()).toHaveText(`${name} deux`);
  await act(page, `${name} deux`, 'Monter');
  await expect(page.getByText(`« ${name} deux » monte d’une place`)).toBeVisible();
  await expect(names(page).last()).toHaveText(`${name} un`);
  // Among results the neighbours are out of sight: only the ends of the list can be meant.
  await search(page).fill(`${name} un`);
  await expect(names(page)).toHaveText([`${name} un`]);
  await page.getByRole('button', { name: `Actions : ${name} un` }).click();
  await expect(page.getByRole('menuitem', { name: 'Monter' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Placer en premier' }).click();
  await search(page).fill('');
  await expect(names(page).first()).toHaveText(`${name} un`);
  await page.getByRole('button', { name: `Actions : ${name} un` }).click();
  await expect(page.getByRole('menuitem', { name: 'Descendre' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Monter' })).toHaveCount(0);
});

test('what already stands first is not said to have moved', async ({ page }) => {
  await openList(page, 'experiences');
  const first = (await names(page).first().textContent()) ?? '';
  // Among results the table cannot know what stands before.
  await search(page).fill(first);
  await expect(page).toHaveURL(/q=/);
  await act(page, first, 'Placer en premier');
  await expect(page.getByText(`« ${first} » est déjà en premier`)).toBeVisible();
  await expect(page.getByText(`« ${first} » passe en premier`)).toHaveCount(0);
});

test('a table sorted by something else leads back to the order before it is changed', async ({ page }) => {
  await openList(page, 'experiences', '?sort=code');
  await act(page, (await names(page).first().textContent()) ?? '', 'Afficher l’ordre de la liste pour déplacer');
  await expect(page).toHaveURL('/admin/referentials/experiences');
});

test('an alphabetical list follows the language of the page and offers no moves', async ({ page }) => {
  await openList(page, 'countries');
  await expect(page.getByText('L’ordre est alphabétique dans la langue de chacun')).toBeVisible();
  await page.getByRole('button', { name: 'Actions : Allemagne' }).click();
  await expect(page.getByRole('menuitem', { name: 'Désactiver' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Monter|Descendre|Placer|ordre/ })).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('an alphabetical list is in the order of its English labels, and starts again when the language changes', async ({ page }) => {
    await page.context().clearCookies();
    await signIn(page, 'admin', 'en');
    await openList(page, 'countries');
    await expect(names(page).nth(1)).toHaveText('Åland Islands');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/after=/);
    // Kept from the server: other stories are read by the same person.
    await page.route('**/api/store/language', (route) => route.fulfill({ json: { language: 'fr' } }));
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/countries/values?sort=place&dir=asc&size=10'));
    await page.getByRole('banner').getByText('FR', { exact: true }).click();
    await asked;
    await expect(page).toHaveURL('/admin/referentials/countries');
  });
});

test('durations keep the order of their numbers, 255 last', async ({ page }) => {
  await openList(page, 'opportunity-durations');
  await expect(page.getByText('L’ordre suit le nombre du code')).toBeVisible();
  await expect(names(page).last()).toHaveText('Indéterminée');
  await page.getByRole('button', { name: 'Actions : 1 mois' }).click();
  await expect(page.getByRole('menuitem', { name: 'Désactiver' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Monter' })).toHaveCount(0);
  await openList(page, 'opportunity-durations', '?value=new');
  await drawer(page).getByLabel('Libellé français').fill('Un an');
  await drawer(page).getByLabel('Libellé anglais').fill('One year');
  await drawer(page).getByLabel('Code').fill('douze');
  await drawer(page).getByRole('button', { name: 'Ajouter la valeur' }).click();
  await expect(drawer(page).getByText('Le code de cette liste est un nombre')).toBeVisible();
});

test('a value is disabled, and the undo brings it back', async ({ page }) => {
  const name = word();
  await makeValue(page, 'tools', { fr: name, en: name });
  await openList(page, 'tools', `?q=${name}`);
  const row = page.getByRole('row', { name });
  await act(page, name, 'Désactiver');
  await expect(row).toContainText('Désactivée');
  await page.getByRole('button', { name: 'Annuler l’action' }).click();
  await expect(page.getByText('L’action a été annulée')).toBeVisible();
  await expect(row).toContainText('Active');
  await page.reload();
  await expect(row).toContainText('Active');
});

test('the undo waits for whoever has it under the pointer or the focus', async ({ page }) => {
  const name = word();
  await makeValue(page, 'tools', { fr: name, en: name });
  await openList(page, 'tools', `?q=${name}`);
  await page.clock.install();
  await act(page, name, 'Désactiver');
  const undo = page.getByRole('button', { name: 'Annuler l’action' });
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
  await page.getByRole('button', { name: 'Annuler l’action' }).click();
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
  await expect(otherPage.getByRole('dialog')).toBeHidden();

  await page.getByLabel('Libellé anglais').fill(`${name} mine`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Grace Okafor a modifié cette valeur à \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('row', { name: `Libellé anglais ${name} theirs ${name} mine` })).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
  await page.getByRole('button', { name: 'Garder ma version' }).click();
  await expect(drawer(page)).toBeHidden();

  await openList(otherPage, 'tools', `?q=${name}`);
  await expect(otherPage.getByRole('row', { name: `${name} mine` })).toBeVisible();
  await otherPage.context().close();
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
  await page.keyboard.press('j');
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
    await expect(page).toHaveURL('/admin/referentials/tools');
    await expect(page.getByRole('table')).toHaveCount(0);
    await search(page).fill(name);
    const card = page.getByRole('list', { name: 'Outils et technologies' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await card.getByRole('link', { name }).tap();
    await drawer(page).getByLabel('Libellé anglais').fill(`${name} english`);
    await drawer(page).getByRole('button', { name: 'Enregistrer' }).tap();
    await expect(card).toContainText(`${name} english`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
