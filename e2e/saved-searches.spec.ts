import { aNeed } from '../apps/api/test/need.ts';
import { expect, send, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const farid = 'farid.zeroual@jalon.test';

test('a freelance keeps a search that finds nothing yet, and is told when a need that fits is posted', async ({ page, another }) => {
  const title = word();
  await signInAs(page, farid);
  await page.goto('/freelance/offers');
  await page.getByRole('button', { name: 'Filtrer par : Télétravail' }).click();
  await page.getByRole('menuitemradio', { name: 'Partiel' }).click();
  await expect(page).toHaveURL(/f\.remote=partial/);
  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(new RegExp(`q=${title}`));
  await page.getByRole('button', { name: 'Enregistrer la recherche' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer la recherche' });
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Missions à suivre');
  await expect(dialog.getByRole('checkbox', { name: 'Me prévenir des nouveaux besoins' })).toBeChecked();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const searches = page.getByRole('navigation', { name: 'Recherches enregistrées' });
  const kept = searches.getByRole('link', { name: 'Missions à suivre' });
  await expect(kept).toHaveAttribute('aria-current', 'true');
  await expect(searches.getByLabel('Alerte activée')).toBeVisible();

  // The alert is turned off and on again, where the search is.
  const choose = async (action: string) => {
    await searches.getByRole('button', { name: 'Actions sur la recherche « Missions à suivre »' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose('Ne plus me prévenir');
  await expect(searches.getByLabel('Alerte activée')).toHaveCount(0);
  await choose('Me prévenir');
  await expect(searches.getByLabel('Alerte activée')).toBeVisible();

  const company = await another();
  await signInAs(company, 'company@jalon.test');
  const post = async (more: object) => {
    const made = await send(company, 'POST', '/api/opportunities', { ...aNeed, ...more, companyId: null });
    const { id } = (await made.json()) as { id: string };
    expect((await send(company, 'POST', `/api/opportunities/${id}/post`, {})).status()).toBe(200);
  };
  await post({ title: `${title} sur site`, remote: 'none' });
  await post({ title: `${title} partiel`, isAnonymous: true });

  await page.goto('/freelance/notifications');
  const told = page.getByRole('link', { name: new RegExp(`Un nouveau besoin correspond à votre recherche.*${title}`) });
  await expect(told).toHaveCount(1);
  await expectSound(page);
  await told.click();
  await expect(page).toHaveURL(/\/freelance\/offers\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('article', { name: `${title} partiel` })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/freelance/offers');
  await kept.click();
  await expect(page.getByText(`${title} partiel`)).toBeVisible();
  await expect(page.getByText(`${title} sur site`)).toHaveCount(0);
  await expectSound(page);
  await choose('Renommer');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Suivies');
  await page.getByRole('button', { name: 'Renommer' }).click();
  await expect(searches.getByRole('link', { name: 'Suivies' })).toBeVisible();
  await searches.getByRole('button', { name: 'Actions sur la recherche « Suivies »' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL('/freelance/offers');
  await expect(searches).toHaveCount(0);
});
