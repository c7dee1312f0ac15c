import { aNeed } from '../apps/api/test/need.ts';
import { expect, send, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const bastien = 'bastien.corvol@jalon.test';
const damien = 'damien.esteve@jalon.test';

test('a need is proposed to two freelances: one applies, the other declines and says why', async ({ page, another }) => {
  const title = word();
  await signInAs(page, 'company@jalon.test');
  const made = await send(page, 'POST', '/api/opportunities', { ...aNeed, title, companyId: null });
  const { id } = (await made.json()) as { id: string };
  await send(page, 'POST', `/api/opportunities/${id}/post`, {});

  await page.goto('/company/accounts');
  for (const name of ['Bastien Corvol', 'Damien Estève']) {
    await page.getByRole('link', { name }).click();
    // The panel of whoever was open before stands until this one has come.
    await page.getByRole('complementary', { name }).getByRole('button', { name: 'Proposer un besoin' }).click();
    const dialog = page.getByRole('dialog', { name: /^Proposer un besoin/ });
    await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Besoin');
    await dialog.getByRole('combobox', { name: 'Besoin' }).fill(title);
    await dialog.getByRole('option', { name: title }).click();
    await dialog.getByLabel('Message').fill('Cette mission vous irait.');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Abandonner' }).getByRole('button', { name: 'Continuer' }).click();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click();
    await expect(page.getByText(/^Proposition envoyée/).last()).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  // What was proposed to somebody is no longer among what can be.
  await page.getByRole('button', { name: 'Proposer un besoin' }).click();
  const again = page.getByRole('dialog', { name: /^Proposer un besoin/ });
  await again.getByRole('combobox', { name: 'Besoin' }).fill(title);
  await expect(again.getByText('Aucun besoin de ce nom à proposer.')).toBeVisible();
  await again.getByRole('button', { name: 'Annuler' }).click();

  // Told where it is, each answers there.
  const [yes, no] = await Promise.all([another(), another()]);
  await Promise.all([signInAs(yes, bastien), signInAs(no, damien)]);
  for (const person of [yes, no]) {
    await person.goto('/freelance/dashboard');
    await expect(person.getByRole('link', { name: `Répondre : ${title}` })).toBeVisible();
    await person.goto('/freelance/notifications');
    await person.getByRole('link', { name: new RegExp(`Un besoin vous est proposé.*${title}`) }).click();
    await expect(person.getByRole('region', { name: 'Proposé pour vous' })).toContainText('Sophie Lambert vous propose ce besoin');
    await expect(person.getByText('Cette mission vous irait.')).toBeVisible();
    await expectSound(person);
  }
  await no.getByRole('button', { name: 'Décliner' }).click();
  await no.getByRole('dialog').getByLabel('Motif').fill('Trop loin.');
  await no.getByRole('dialog').getByRole('button', { name: 'Décliner' }).click();
  await expect(no.getByRole('region', { name: 'Proposé pour vous' })).toHaveCount(0);
  await yes.getByRole('article', { name: title }).getByRole('button', { name: 'Postuler' }).click();
  await yes.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(yes.getByRole('region', { name: 'Proposé pour vous' })).toHaveCount(0);

  // Without being qualified, although the need says so: the company asked for it.
  await page.goto(`/company/opportunities?need=${id}`);
  await expect(page.getByRole('region', { name: 'Transmise', exact: true }).getByRole('link', { name: 'Bastien Corvol' })).toBeVisible();
  await page.getByRole('tab', { name: 'Propositions' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bastien Corvol' })).toContainText('A postulé');
  const declined = page.getByRole('listitem').filter({ hasText: 'Damien Estève' });
  await expect(declined).toContainText('Déclinée');
  await expect(declined).toContainText('Trop loin.');
  await expectSound(page);
});
