import { defaultMapping } from '@jalon/domain/connector/connector';
import { connectorApi } from '@jalon/domain/connector/sync-run-api';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import type { Page } from '@playwright/test';
import { drawer, expect, send, signIn, test, word } from './fixtures.ts';
import { names, openList } from './referentials.ts';
import { expectSound } from './sound.ts';

const double = `http://127.0.0.1:${process.env.E2E_BOOND_PORT}/double`;
const preview = '/admin/referentials?tab=preview';
// There is one external tool: what a story makes it do, the other would meet.
test.describe.configure({ mode: 'default' });

/** The tools as the external tool has them from now on: words that no other story looks at. */
async function offer(page: Page, tools: Record<string, string>): Promise<void> {
  const data = Object.entries(tools).map(([id, value]) => ({ id, value }));
  expect((await page.request.post(`${double}/dictionary/tool`, { data })).ok()).toBe(true);
}

/** Only one list is taken: the others are those of every other story. */
async function takeOnly(page: Page, taken: ValueListName): Promise<void> {
  const { version, appliesByItself, monthlyCalls } = await (await page.request.get(connectorApi.status.path)).json();
  const mapping = Object.fromEntries(Object.keys(defaultMapping).map((list) => [list, list === taken ? defaultMapping[taken] : null]));
  const answer = await send(page, 'PUT', connectorApi.settings.path, { mapping, appliesByItself, monthlyCalls, version });
  expect(answer.status()).toBe(200);
}

const dryRun = (page: Page) => page.getByRole('button', { name: /Lancer un aperçu|Recalculer l’aperçu/ }).click();
const apply = (page: Page, count: string) => page.getByRole('button', { name: `Appliquer ${count}` }).click();

test('lists are taken from the external tool: looked at, decided, applied, looked at again, undone', async ({ page, consoleErrors }) => {
  const [kept, renamed, added] = [word(), word(), word()];
  await signIn(page, 'admin');
  await takeOnly(page, 'tools');
  await offer(page, { [kept]: kept, [renamed]: renamed });

  await page.goto(preview);
  const band = page.getByRole('region', { name: 'Liaison avec BoondManager' });
  await page.request.post(`${double}/mode/refusing`);
  await band.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(band.getByRole('status')).toContainText('Rien n’a changé ici');
  expect(consoleErrors.splice(0).every((error) => error.includes('503'))).toBe(true);
  await page.request.post(`${double}/mode/stranger`);
  await band.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(band.getByRole('status')).toHaveText(
    'L’outil externe ne reconnaît pas le jeton. Vérifiez les jetons dans la configuration du serveur.',
  );
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true);
  await page.request.post(`${double}/mode/normal`);
  await band.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(band.getByRole('status')).toHaveText('La connexion fonctionne : a.martin, espace jalon-demo.');

  await dryRun(page);
  // Called again since, what the test said no longer holds.
  await expect(band.getByRole('status')).toBeEmpty();
  await expect(page.getByRole('checkbox', { name: `Ajouter : ${kept}` })).toBeChecked();
  await expectSound(page);
  await apply(page, '2 changements');
  await expect(page.getByRole('heading', { name: '2 changements sont écrits' })).toBeVisible();
  await page.getByRole('button', { name: 'Historique' }).click();
  await expect(drawer(page).getByRole('listitem').first()).toContainText('Synchronisation appliquée');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  // Both sides change one value; the tool alone renames another and adds a third.
  await openList(page, 'tools', `?q=${kept}`);
  await names(page).first().click();
  await drawer(page).getByLabel('Libellé français').fill(`${kept} ici`);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(drawer(page)).toBeHidden();
  await offer(page, { [kept]: `${kept} là-bas`, [renamed]: `${renamed} bis`, [added]: added });
  await page.goto(preview);
  await dryRun(page);
  await expect(page.getByText('Conflit à trancher')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: `Prendre « ${kept} là-bas »` })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 changements retenus')).toBeVisible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /ajoutée/ }).click();
  await expect(page.getByText('Conflit tranché')).toBeHidden();
  await apply(page, '3 changements');
  await expect(page.getByRole('heading', { name: '3 changements sont écrits' })).toBeVisible();
  const applied = page.url();

  await dryRun(page);
  await expect(page.getByText('Tout est à jour')).toBeVisible();
  await expectSound(page);

  await page.goto(applied);
  await page.getByRole('button', { name: 'Défaire la synchronisation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Défaire la synchronisation' }).click();
  await expect(page.getByRole('heading', { name: 'Cette synchronisation a été annulée' })).toBeVisible();
  await openList(page, 'tools', `?q=${kept}`);
  await expect(names(page)).toHaveText([`${kept} ici`]);
  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Annulée' }).first()).toContainText('1 conflit, 1 ajout, 1 modification');
  await expectSound(page);
});

test('where lists come from and what is done at night are set, with their history; a run is played again from the journal', async ({
  page,
}) => {
  const [first, second] = [word(), word()];
  await signIn(page, 'admin');
  await takeOnly(page, 'tools');
  await offer(page, { [first]: first });
  await page.goto('/admin/referentials?tab=mapping');
  const history = page.getByRole('region', { name: 'Historique' });
  await page.getByRole('combobox', { name: 'Outils et technologies' }).selectOption('');
  await expect(history.getByRole('listitem').first()).toContainText(/Outils et technologies\s: aucune liste/);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('combobox', { name: 'Outils et technologies' })).toHaveValue('tool');
  const night = page.getByRole('switch', { name: 'Appliquer la nuit' });
  await night.click();
  await expect(page.getByText('appliquée automatiquement s’il n’y a ni conflit ni refus')).toBeVisible();
  await expect(history.getByRole('listitem').first()).toContainText('S’applique sans accord');
  await night.click();
  await expect(page.getByText('aperçu seulement, rien n’est écrit')).toBeVisible();
  await expectSound(page);

  // What was answered then is looked at again, whatever the tool has now.
  await page.goto(preview);
  await dryRun(page);
  await expect(page.getByRole('checkbox', { name: `Ajouter : ${first}` })).toBeChecked();
  await offer(page, { [second]: second });
  await page.goto('/admin/referentials?tab=journal');
  await page.getByRole('row').nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Rejouer' }).click();
  await expect(page.getByRole('checkbox', { name: `Ajouter : ${first}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Ajouter : ${second}` })).toBeHidden();
});

const have = async (page: Page, kind: string, data: object[]) =>
  expect((await page.request.post(`${double}/records/${kind}`, { data })).ok()).toBe(true);
const counts = (page: Page) => page.getByRole('group', { name: 'Détail de l’aperçu' });

test('a preview of candidates leads to lists that were never synchronised, told once, and counts what it would write', async ({
  page,
  consoleErrors,
}) => {
  const name = word();
  await signIn(page, 'admin');
  await takeOnly(page, 'activity-areas');
  const attributes = (n: number) => ({
    firstName: 'Ada',
    lastName: name,
    email1: `${name}${n}@example.fr`,
    activityAreas: ['profilsdeveloppeur'],
  });
  await have(
    page,
    'candidates',
    Array.from({ length: 1002 }, (_, n) => ({ id: `${name}${n}`, type: 'candidate', attributes: attributes(n) })),
  );
  await page.goto('/admin/imports?source=tool&kind=candidates');
  await page.getByRole('button', { name: 'Lancer un aperçu' }).click();
  await expect(page.getByRole('button', { name: 'Importer 1 002 fiches' })).toBeVisible();
  // Told once, not at each of a thousand lines.
  await expect(page.getByText(/pas encore été synchronisées\s: Métiers\./)).toHaveCount(1);
  await expect(page.getByText('Développeur')).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('link', { name: 'Synchroniser d’abord les listes' }).click();
  await expect(page.getByRole('region', { name: 'Liaison avec BoondManager' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('button', { name: 'Lancer un aperçu' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('companies of the external tool are looked at, imported, found again as they are, and undone', async ({ page, consoleErrors }) => {
  const [name, other] = [word(), word()];
  const company = (id: string, attributes: object) => ({ id, type: 'company', attributes: { state: 1, ...attributes } });
  await signIn(page, 'admin');
  await have(page, 'companies', [
    company(`a${name}`, { name, registrationNumber: '12', town: 'Lyon', country: 'France' }),
    company(`b${name}`, { name: other, state: 8 }),
    company(`c${name}`, { name: 'helioscope energies' }),
    company(`d${name}`, { name: '' }),
  ]);
  await page.request.post(`${double}/mode/garbled`);
  await page.goto('/admin/accounts?tab=companies');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('button', { name: 'Entreprises' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Lancer un aperçu' }).click();
  await expect(page.getByRole('heading', { name: 'L’import n’a pas abouti' })).toBeVisible();
  await expectSound(page);
  await page.request.post(`${double}/mode/normal`);
  await page.getByRole('button', { name: 'Refaire un aperçu' }).click();

  await expect(page.getByRole('heading', { name: 'Entreprises de BoondManager' })).toBeVisible();
  await expect(counts(page).getByRole('button')).toHaveText(['2à ajouter', '1déjà là', '1à corriger dans BoondManager']);
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line.first()).toContainText('SIREN ou SIRET : rien de repris.');
  await expectSound(page);
  await counts(page).getByRole('button', { name: 'déjà là' }).click();
  await expect(page.getByRole('link', { name: 'Même nom : Helioscope Énergies' })).toBeVisible();
  await counts(page).getByRole('button', { name: 'à corriger' }).press('Enter');
  await expect(page.getByText('Nom : Ce champ est obligatoire')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Archivé (1)' }).uncheck();
  await page.getByRole('button', { name: 'Importer 1 fiche' }).click();
  // Files are imported beside by other stories.
  const past = page.getByRole('region', { name: 'Imports précédents' }).getByRole('listitem').filter({ hasText: 'BoondManager' });
  await expect(past.first()).toContainText('Importé');
  await expect(past.first()).toContainText('Entreprises · 1 ajout, 1 refus, 1 déjà là');
  await expect(past.nth(1)).toContainText('En échec');
  await expect(past.nth(1)).toContainText('Entreprises · rien n’a été enregistré : réponse illisible');

  await page.goto(`/admin/accounts?tab=companies&q=${name}`);
  await page.getByText(name).first().click();
  await expect(drawer(page)).toContainText('BoondManager, le');
  await page.goto('/admin/imports?source=tool&kind=companies');
  await page.getByRole('button', { name: 'Lancer un aperçu' }).click();
  await expect(counts(page).getByRole('button')).toHaveText(['1à ajouter', '2déjà là', '1à corriger dans BoondManager']);
  await counts(page).getByRole('button', { name: 'déjà là' }).click();
  await expect(page.getByRole('link', { name: `Déjà importé : ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('button', { name: 'Lancer un aperçu' })).toBeVisible();
  await expect(past.first()).toContainText('Abandonné');
  await expect(past.first()).toContainText('Entreprises · rien n’a été enregistré');

  const own = past.filter({ hasText: '1 ajout' }).first();
  await own.getByRole('button', { name: /^Annuler l’import/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click();
  await expect(past.filter({ hasText: '1 ajout' }).first()).toContainText('Annulé');
  await page.goto(`/admin/accounts?tab=companies&q=${name}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
