import type { Locator, Page } from '@playwright/test';
import { openDelivery, post } from './delivery.ts';
import { expect, goOffline, send, signIn, signInAs, test } from './fixtures.ts';
import { cell, month, on, saved, tabTo } from './month.ts';
import { expectSound } from './sound.ts';

const ownMonth = `/freelance/missions/cra/${month}`;

type Entry = { date: string; type: string; days: number; absenceKind: null };
type Kept = { id: string; version: number; state: string; entries: (Entry & { refusal: string | null })[] };
/** What the server has. */
async function timesheetOf(page: Page, deliveryId: string): Promise<Kept> {
  const { rows } = (await (await page.request.get(`/api/timesheets?month=${month}&deliveryId=${deliveryId}`)).json()) as { rows: Kept[] };
  if (!rows[0]) throw new Error('no timesheet');
  return rows[0];
}

test('a month is filled by the keyboard, a day is refused, corrected and validated', async ({ page, another }) => {
  const staff = await another();
  await signIn(staff, 'admin');
  await signInAs(page, 'maelle.kerdoncuff@jalon.test');
  const { id: deliveryId, projectId } = await openDelivery(staff, page, 'Parcours clavier');
  await page.goto(ownMonth);
  await expect(page.getByRole('heading', { name: 'CRA de novembre 2026' })).toBeVisible();

  // The whole month at once, then half a day: what is missing stands in the way, with what would settle it.
  await tabTo(page, 2);
  for (let week = 0; week < 4; week++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('1');
  await expect(page.getByText('20 j sur 20')).toBeVisible();
  await tabTo(page, 13);
  await page.keyboard.press('5');
  await expect(page.getByText('Encore 1 point avant l’envoi')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Compléter ainsi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prêt à envoyer')).toBeVisible();
  await saved(page);
  await expectSound(page);
  await page.keyboard.press('Control+Enter');
  // The other delivery of the month has no days: that is sent too.
  await expect(page.getByText('2 CRA envoyés')).toBeVisible();
  await expect(page.getByText(/^En attente de validation depuis le/)).toBeVisible();

  // The client sends it back because of one day.
  const { id } = await timesheetOf(page, deliveryId);
  const client = await another();
  await signIn(client, 'company');
  await client.goto(`/company/missions/cra/${month}/${projectId}/${id}`);
  await client.getByRole('button', { name: 'Renvoyer' }).click();
  const question = client.getByRole('dialog', { name: 'Renvoyer pour correction' });
  await question.getByLabel('Que faut-il corriger ?').fill('Le 13, vous étiez là le matin seulement.');
  await question.getByText('ven. 13').click();
  await expectSound(client);
  await question.getByRole('button', { name: 'Renvoyer', exact: true }).click();
  await expect(client.getByText('À corriger', { exact: true }).first()).toBeVisible();

  // It is corrected: half a day away, and why.
  await page.reload();
  await expect(page.getByText('Parcours clavier : à corriger')).toBeVisible();
  await expect(cell(page, 13)).toHaveAttribute('aria-label', /vous étiez là le matin seulement/);
  await tabTo(page, 13);
  await page.keyboard.press('a');
  await page.keyboard.press('5');
  await expect(cell(page, 13)).toHaveAttribute('aria-label', /Parcours clavier 0,5, .*0,5/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Congé' })).toBeFocused();
  await page.keyboard.press('Enter');
  await saved(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 CRA envoyé')).toBeVisible();

  await client.reload();
  await expect(client.getByText('Congé')).toHaveCount(0);
  await client.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(client.getByText('Validé', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^En attente de validation depuis le/)).toBeVisible();
  // Of two deliveries each has its own.
  await page.getByRole('button', { name: 'Tout l’historique' }).click();
  await page.getByRole('menuitem', { name: 'Parcours clavier' }).click();
  const history = page.getByRole('dialog', { name: 'Historique' });
  for (const step of ['CRA envoyé', 'CRA renvoyé pour correction', 'CRA validé'])
    await expect(history.getByText(step).first()).toBeVisible();
  await expect(history.getByText('Le 13, vous étiez là le matin seulement.').first()).toBeVisible();
});

/** What another device of theirs saves meanwhile: these days, and no others. */
async function saveElsewhere(page: Page, deliveryId: string, days: readonly number[]): Promise<Kept> {
  const { id, version } = await timesheetOf(page, deliveryId);
  const entries = days.map((day): Entry => ({ date: on(day), type: 'production', days: 100, absenceKind: null }));
  const answer = await send(page, 'PUT', `/api/timesheets/${id}`, { entries, comment: '', version });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Kept;
}

const changedElsewhere = (page: Page) => page.getByRole('alert').filter({ hasText: 'Ce mois a changé ailleurs' });

test('days painted without a network are kept, and what changed elsewhere is asked about', async ({
  page,
  context,
  another,
  consoleErrors,
}) => {
  const staff = await another();
  await signIn(staff, 'admin');
  await signInAs(page, 'kenji.morita@jalon.test');
  const { id: deliveryId } = await openDelivery(staff, page, 'Hors ligne');
  const daysKept = async () => (await timesheetOf(page, deliveryId)).entries.map(({ date }) => Number(date.slice(-2)));
  await page.goto(ownMonth);

  // Painted with the pointer in a tunnel, saved after it.
  await expect(cell(page, 2)).toBeVisible();
  await goOffline(page);
  await cell(page, 2).hover();
  await page.mouse.down();
  await cell(page, 5).hover();
  await page.mouse.up();
  await expect(page.getByText('Hors ligne, gardé sur cet appareil')).toBeVisible();
  await cell(page, 6).click();
  await expect(cell(page, 6)).toHaveAttribute('aria-label', /Hors ligne 1/);
  await context.setOffline(false);
  await saved(page);
  expect(await daysKept()).toEqual([2, 3, 4, 5, 6]);

  // Another device has saved other days: nothing is overwritten before one has said so.
  await goOffline(page);
  await cell(page, 9).click();
  await expect(page.getByText('Hors ligne, gardé sur cet appareil')).toBeVisible();
  await saveElsewhere(page, deliveryId, [2, 3]);
  await context.setOffline(false);
  const banner = changedElsewhere(page);
  await expect(banner).toContainText('Kenji Morita');
  await cell(page, 10).click();
  await expect(cell(page, 10)).not.toHaveAttribute('aria-label', /Hors ligne 1/);
  await expect(cell(page, 9)).toHaveAttribute('aria-label', /Hors ligne 1/);
  await expectSound(page);
  expect(await daysKept()).toEqual([2, 3]);
  await banner.getByRole('button', { name: 'Reprendre ma saisie' }).click();
  await saved(page);
  expect(await daysKept()).toEqual([2, 3, 4, 5, 6, 9]);

  // Closed before it was saved, and sent and validated meanwhile: one's own day is shown, and cannot be saved any more.
  await goOffline(page);
  await cell(page, 9).click();
  await expect(page.getByText('Hors ligne, gardé sur cet appareil')).toBeVisible();
  // A page that is only left may hear that the network is back before it goes.
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  const worked = [2, 3, 4, 5, 6, 9, 10, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30];
  const { id, version } = await saveElsewhere(again, deliveryId, worked);
  const sent = await post(again, `/api/timesheets/${id}/submit`, { version });
  await post(staff, `/api/timesheets/${id}/validate`, { version: sent.version });
  await again.goto(ownMonth);
  const asked = changedElsewhere(again);
  await expect(asked).toBeVisible();
  await expect(cell(again, 9)).toHaveAttribute('aria-label', /Hors ligne 0,5/);
  await expect(asked.getByRole('button', { name: 'Reprendre ma saisie' })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Garder ce qui est enregistré' }).click();
  await expect(cell(again, 9)).toHaveAttribute('aria-label', /Hors ligne 1/);
  await expect(again.getByText('Mois validé')).toBeVisible();
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED|409/.test(error)));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('days of a delivery that has stood still are seen, taken out one by one or at once, and expenses are a tap away', async ({
    page,
    another,
  }) => {
    const staff = await another();
    await signIn(staff, 'admin');
    await signInAs(page, 'violette.assouline@jalon.test');
    const { id: deliveryId } = await openDelivery(staff, page, 'À l’arrêt');
    await expect(() => saveElsewhere(page, deliveryId, [2, 3, 9, 10, 23])).toPass();
    await post(staff, `/api/deliveries/${deliveryId}/stop`, { stoppedOn: on(6), reason: 'Budget gelé' });
    await post(staff, `/api/deliveries/${deliveryId}/resume`, { resumesOn: on(23) });

    // The day that is touched is filled above the bar that sends.
    await page.goto(ownMonth);
    await expect(page.getByText('2 j hors de la prestation')).toBeVisible();
    await expect(cell(page, 9)).toHaveAttribute('aria-label', /hors prestation/);
    await cell(page, 9).tap();
    const sheet = page.getByRole('region', { name: 'lundi 9 novembre' });
    await expect(sheet.getByText(/^Interrompue/)).toBeVisible();
    const edges = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
    const bar = page.locator('[data-foot]');
    await expect(async () => {
      const [{ y, height }, foot] = await Promise.all([edges(sheet), edges(bar)]);
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThanOrEqual(foot.y + 1);
    }).toPass();
    await sheet.getByRole('group', { name: 'À l’arrêt' }).getByRole('button', { name: '0' }).tap();
    await expect(page.getByText('1 j hors de la prestation')).toBeVisible();
    await page.getByRole('button', { name: 'Retirer ces jours' }).tap();
    await expect(cell(page, 10)).not.toHaveAttribute('aria-label', /À l’arrêt/);
    await saved(page);
    expect((await timesheetOf(page, deliveryId)).entries.map(({ date }) => date)).toEqual([2, 3, 23].map(on));
    await expectSound(page);

    await page.getByRole('link', { name: 'Note de frais' }).tap();
    await expect(page.getByRole('heading', { name: 'Note de frais de novembre 2026' })).toBeVisible();
    await page.getByRole('link', { name: 'Temps et frais' }).first().tap();
    await expect(page.getByRole('link', { name: 'Nouvelle note de frais' })).toBeVisible();
  });
});
