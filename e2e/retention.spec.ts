import { expect, signIn, signInAs, test } from './fixtures.ts';
import { expectSound } from './sound.ts';

test('somebody silent stands in the preview, is put off, comes back, renews and sees who opened their profile', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/accounts');
  await page.getByRole('link', { name: 'Conservation des données' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Ludovic Pages' });
  await expect(row).toContainText('Consentement demandé');
  await expect(row).toContainText('le profil');
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Effacer maintenant' }).click();
  const question = page.getByRole('dialog', { name: 'Effacer les données : Ludovic Pages' });
  await expect(question).toContainText('Ce qui part : identité et coordonnées, le profil');
  await question.getByRole('button', { name: 'Ne rien effacer' }).click();
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Reporter' }).click();
  const form = page.getByRole('dialog', { name: 'Reporter l’effacement : Ludovic Pages' });
  await expect(form).toContainText(/Sans report, ses données seront effacées (le \d+|cette nuit)/);
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Reporté au').fill(until);
  await form.getByLabel('Motif').fill('Une mission se prépare');
  await form.getByRole('button', { name: 'Reporter' }).click();
  await expect(page.getByText(/Données gardées jusqu’au \d.+\s: Ludovic Pages/)).toBeVisible();
  await expect(row).toContainText('Reporté : Une mission se prépare');
  await expectSound(page);

  const { rows } = (await (await page.request.get('/api/retentions')).json()) as { rows: { id: string; owner: string }[] };
  const id = rows.find(({ owner }) => owner === 'Ludovic Pages')?.id;
  expect((await page.request.get(`/api/accounts/${id}/profile`)).status()).toBe(200);

  // The lists of the administrator may still be asked for.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signInAs(page, 'ludovic.pages@jalon.test');
  await page.goto('/freelance/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'Votre visite suffit : votre profil est gardé jusqu’au' });
  await notice.getByRole('button', { name: 'Renouveler mon consentement' }).click();
  await expect(page.getByText('Merci, votre consentement est renouvelé')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto('/freelance/account');
  await expect(page.getByText(/Consentement renouvelé le/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Claire Dubois' })).toHaveCount(1);
  await expectSound(page);
  expect(consoleErrors).toEqual([]);
});

test('a link that is none says only that it no longer works', async ({ page, consoleErrors }) => {
  await page.goto('/consent#abc');
  await page.getByRole('button', { name: 'Garder mon profil' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('410')]);
});
