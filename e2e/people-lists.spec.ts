import { drawer, expect, send, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

// In no other story: one of them hides for a while.
const people = ['Oriane Delcourt', 'Étienne Lacaze'] as const;

test('a company keeps a favourite, gathers people in a list and shares it; who hides is said to, and no more', async ({
  page,
  another,
}) => {
  const list = word();
  await signIn(page, 'company');
  await page.goto('/company/accounts?size=100');
  const kept = page.getByRole('navigation', { name: 'Vos favoris et vos listes' });
  const [first, second] = people;

  // From the row, and back from the list of favourites.
  await page.getByRole('button', { name: `Favori : ${first}` }).click();
  await expect(page.getByRole('button', { name: `Favori : ${first}`, pressed: true })).toBeVisible();
  await kept.getByRole('link', { name: /^Favoris/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `Favori : ${first}` }).click();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible();

  // Several at once, into a list that is made for them.
  await page.goto('/company/accounts?size=100');
  for (const name of people) await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check();
  await page.getByRole('button', { name: 'Ajouter à une liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter à une liste' });
  await dialog.getByRole('textbox', { name: 'Nouvelle liste' }).fill(list);
  await dialog.getByRole('checkbox', { name: 'Partager avec mon équipe' }).check();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByText(`2 personnes ajoutées à la liste « ${list} »`)).toBeVisible();
  await kept.getByRole('link', { name: /^Mes listes/ }).click();
  // One that nobody is in yet.
  const empty = word();
  await page.getByRole('button', { name: 'Nouvelle liste' }).click();
  await page.getByRole('dialog').getByLabel('Nom').fill(empty);
  await page.getByRole('dialog').getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByRole('link', { name: empty })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: list }).click();
  await expect(page.getByRole('heading', { name: list })).toBeVisible();
  for (const name of people) await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  const listUrl = page.url();

  // The panel says where somebody is, and walks through the list.
  await page.getByRole('link', { name: first }).click();
  await expect(drawer(page).getByRole('button', { name: /^Dans \d+ liste/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(drawer(page).getByRole('heading', { name: second })).toBeVisible();
  await page.keyboard.press('k');
  await expect(drawer(page).getByRole('heading', { name: first })).toBeVisible();

  // One of them hides.
  const own = await another();
  await signInAs(own, 'etienne.lacaze@jalon.test');
  const { id } = await (await own.request.get('/api/user')).json();
  expect((await send(own, 'POST', `/api/profiles/${id}/hide`, {})).status()).toBe(200);
  await page.goto(listUrl);
  await expect(page.getByText('Ce profil a été masqué par l’indépendant')).toBeVisible();
  await expect(page.getByText(second)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole('button', { name: 'Retirer les profils masqués' }).click();
  await expect(page.getByText('Ce profil a été masqué par l’indépendant')).toHaveCount(0);
  await send(own, 'POST', `/api/profiles/${id}/show`, {});

  // It goes, and comes back as it was.
  await page.getByRole('button', { name: `Actions sur la liste « ${list} »` }).click();
  await page.getByRole('menuitem', { name: 'Supprimer la liste' }).click();
  await expect(page).toHaveURL(/kept=lists$/);
  await expect(page.getByRole('link', { name: list })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: list })).toContainText('1 personne');
});
