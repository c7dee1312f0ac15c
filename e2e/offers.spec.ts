import type { Page } from '@playwright/test';
import { scriptVectors } from '../apps/api/test/script-vectors.ts';
import { expect, send, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

const candidate = 'agathe.roussel@jalon.test';
const need = {
  ...{
    divisionId: null,
    expertiseArea: 'energy',
    activityAreas: ['java-developer'],
    experience: '3',
    duration: '6',
    contractType: 'Freelance',
  },
  ...{ isAnonymous: false, hasPreselection: true, startsOn: '2027-01-04', dailyRateFromCents: 50_000, dailyRateToCents: 58_000 },
  ...{ annualSalaryCents: null, place: 'Nantes', mobilityArea: null, remote: 'partial', description: '<p>Refondre l’espace abonnés.</p>' },
  ...{ prerequisites: '', skills: ['React', 'Cobol'], contactEmail: null, managerId: null, associatedIds: [] },
};

/** A page of the staff, and a need of theirs that is posted. */
async function postNeed(staff: Page, title: string, more: object = {}): Promise<string> {
  const { rows } = (await (await staff.request.get('/api/client-companies?state=active')).json()) as {
    rows: { id: string; state: string }[];
  };
  const companyId = rows.find(({ state }) => state === 'active')?.id;
  const made = await send(staff, 'POST', '/api/opportunities', { ...need, ...more, title, companyId });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect((await send(staff, 'POST', `/api/opportunities/${id}/post`, {})).status()).toBe(200);
  return id;
}

test('a freelance finds a need, keeps it, applies, picks a slot and withdraws', async ({ page, another, consoleErrors }) => {
  const title = word();
  const staff = await another();
  await signIn(staff, 'admin');
  const needId = await postNeed(staff, title);
  await signInAs(page, candidate);

  await page.goto('/freelance/offers');
  await page.getByRole('searchbox').fill(title);
  const row = page.getByRole('list', { name: 'Besoins publiés' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `Favori : ${title}` }).click();
  await expect(row.getByRole('button', { name: `Favori : ${title}` })).toHaveAttribute('aria-pressed', 'true');
  const detail = page.getByRole('article', { name: title });
  await expect(detail.getByText('500 à 580 € / jour')).toBeVisible();
  await expectSound(page, 'everywhere');

  // What was typed stays when the form is closed.
  await page.keyboard.press('p');
  const form = page.getByRole('complementary', { name: 'Votre candidature' });
  await form.getByLabel('Message').fill('Je connais la régie.');
  await expectSound(page, 'everywhere');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(detail.getByRole('button', { name: 'Postuler' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(form.getByLabel('Message')).toHaveValue('Je connais la régie.');
  await form.getByRole('radio', { name: /Autre/ }).check();
  await form.getByRole('textbox', { name: 'Montant' }).fill('0');
  await form.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(form.getByRole('textbox', { name: 'Montant' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('radio', { name: /Proposé/ }).check();
  await form.getByLabel('Message').press('Control+Enter');
  const own = detail.getByRole('region', { name: 'Votre candidature' });
  await expect(own).toBeFocused();
  await expect(own.getByText('Votre candidature est lue par l’équipe, avant l’entreprise.')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Postuler' })).toBeHidden();
  await expect(row.getByText('Candidature envoyée')).toBeVisible();

  const { rows } = (await (await staff.request.get(`/api/applications?opportunityId=${needId}`)).json()) as { rows: { id: string }[] };
  const id = rows[0]?.id;
  await send(staff, 'POST', `/api/applications/${id}/submit`, {});
  const slots = ['2038-01-05T09:30:00+01:00', '2038-01-06T14:00:00+01:00'];
  await send(staff, 'POST', `/api/applications/${id}/offerSlots`, { slots, minutes: 45, format: 'video', place: null });

  // The notification leads to it.
  await page.goto('/freelance/notifications');
  await page.getByRole('link', { name: new RegExp(`Choisissez un créneau d’entretien : ${title}`) }).click();
  await expect(page).toHaveURL(new RegExp(`tab=applications&application=${id}`));
  await expect(own.getByText('heure normale d’Europe centrale (UTC+1)')).toBeVisible();
  await expectSound(page, 'everywhere');

  // While it is asked whether to choose it, the slot is taken back: that is said, and the others are there.
  await own.getByRole('button', { name: 'mardi 5 janvier, 9 h 30' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  const others = [slots[1], '2038-01-07T16:00:00+01:00'];
  await send(staff, 'POST', `/api/applications/${id}/offerSlots`, { slots: others, minutes: 45, format: 'video', place: null });
  await question.getByRole('button', { name: 'Choisir ce créneau' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await expect(own.getByRole('button', { name: 'mardi 5 janvier, 9 h 30' })).toHaveCount(0);
  await own.getByRole('button', { name: 'mercredi 6 janvier, 14 h' }).click();
  await question.getByRole('button', { name: 'Choisir ce créneau' }).click();
  await expect(own.getByText('Entretien · mercredi 6 janvier, 14 h')).toBeVisible();
  const download = page.waitForEvent('download');
  await own.getByRole('link', { name: 'Ajouter à mon agenda' }).click();
  expect((await download).suggestedFilename()).toBe('entretien.ics');

  await own.getByText('Historique').click();
  await expect(own.getByText('Créneau d’entretien choisi')).toBeVisible();
  await own.getByRole('button', { name: 'Retirer ma candidature' }).click();
  await question.getByRole('button', { name: 'Retirer ma candidature' }).click();
  await expect(own.getByText('Vous avez retiré cette candidature.')).toBeVisible();
});

test('no script that was written into a need runs, in the offer or in its form', { tag: '@main' }, async ({ page, another }) => {
  // Control characters are refused as a whole.
  const written = scriptVectors.filter((vector) => !/[^\P{Cc}\n]/u.test(vector));
  const half = Math.ceil(written.length / 2);
  const texts = {
    description: `<p>Début</p>${written.slice(0, half).join('<p>x</p>')}`,
    prerequisites: `<p>Suite</p>${written.slice(half).join('<p>x</p>')}`,
  };
  const staff = await another();
  await signIn(staff, 'admin');
  const id = await postNeed(staff, word(), texts);
  await signInAs(page, candidate);
  const ran: string[] = [];
  for (const [person, path] of [
    [page, `/freelance/offers/${id}`],
    [staff, `/admin/opportunities?edit=${id}`],
  ] as const) {
    const one = await person.context().newPage();
    // The same as an older server might have kept it: the page draws only what it knows.
    await one.route(`**/api/opportunities/${id}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...texts } });
    });
    // Without the content policy, which would stop a script that has reached the page.
    await (await one.context().newCDPSession(one)).send('Page.setBypassCSP', { enabled: true });
    await one.exposeFunction('run', () => void ran.push(path));
    await one.goto(path);
    await expect(one.getByText('Début', { exact: true }).first()).toBeVisible();
    await expect(one.getByText('Suite', { exact: true }).first()).toBeVisible();
    const main = one.locator('main');
    // Read at once: the editor may draw its links anew meanwhile.
    const hrefs = await main
      .locator('article a, [contenteditable] a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const href of hrefs) expect(href).toMatch(/^(https?:|mailto:|\/|$)/);
    expect(await main.locator('script, iframe, object, embed, style, [onclick], [onerror], [onfocus], [onload]').count()).toBe(0);
    await one.waitForTimeout(300);
    // One that is asked again meanwhile must not be left half answered when the page closes.
    await one.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(ran).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('an anonymous need opens as a page, and the form above it', async ({ page, another }) => {
    const title = word();
    const staff = await another();
    await signIn(staff, 'admin');
    await postNeed(staff, title, { isAnonymous: true });
    await signInAs(page, candidate);
    await page.goto(`/freelance/offers?q=${title}`);
    await expectSound(page, 'everywhere');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Entreprise anonyme')).toBeVisible();
    await expectSound(page, 'everywhere');
    await page.getByRole('button', { name: 'Postuler' }).click();
    await expect(page.getByRole('dialog', { name: 'Votre candidature' }).getByLabel('Message')).toBeVisible();
    await expectSound(page, 'everywhere');
    await page.goBack();
    await page.getByRole('link', { name: 'Besoins', exact: true }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(title);
  });
});
