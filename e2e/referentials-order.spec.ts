import { act, drawer, expect, signIn, test, word } from './fixtures.ts';
import { makeValue, names, openList, search } from './referentials.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

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
    const asked = page.waitForResponse((answer) =>
      answer.url().endsWith('/api/reference-values?list=countries&sort=place&dir=asc&size=10'),
    );
    await page.getByRole('banner').getByText('FR', { exact: true }).click();
    await asked;
    await expect(page).toHaveURL('/admin/referentials/countries');
  });
});

test('durations keep the order of their numbers, 255 last', async ({ page }) => {
  await openList(page, 'opportunity-durations');
  await expect(page.getByText('L’ordre suit le nombre du code')).toBeVisible();
  await expect(names(page).last()).toHaveText('Durée indéterminée');
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
