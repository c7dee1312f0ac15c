import { aNeed } from '../apps/api/test/need.ts';
import { post } from './delivery.ts';
import { drawer, expect, signIn, signInAs, test, word } from './fixtures.ts';
import { expectSound } from './sound.ts';

test('whom a company accepts is given a delivery, paid by the staff, stopped, resumed and renewed', async ({ page, another }) => {
  await signIn(page, 'company');
  const title = word();
  const need = await post(page, '/api/opportunities', { ...aNeed, title, companyId: null, hasPreselection: false });
  await post(page, `/api/opportunities/${need.id}/post`, {});
  const own = await another();
  await signInAs(own, 'violette.assouline@jalon.test');
  const { id } = await post(own, '/api/applications', {
    ...{ opportunityId: need.id, message: 'Bonjour,\nje suis disponible.', dailyRateCents: 62_000, annualSalaryCents: null },
    availableFrom: '2027-01-04',
  });

  // The dialog is filled in from the need: a company says what it pays.
  await page.goto(`/company/opportunities/application-details/${id}`);
  // Its keys come with what may be done.
  await expect(page.getByRole('button', { name: 'Accepter', exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('a');
  const accept = page.getByRole('dialog', { name: 'Accepter Violette Assouline' });
  await expect(accept.getByLabel('Intitulé du projet').or(accept.getByLabel('Choisir un projet'))).toHaveValue(title);
  await accept.getByLabel('Tarif journalier, HT').fill('703');
  await accept.getByLabel('Jours par semaine').selectOption('2');
  await expect(accept.getByLabel(/Achat|Marge/)).toHaveCount(0);
  await expectSound(page);
  await accept.getByRole('button', { name: 'Accepter et créer la prestation' }).click();
  await expect(page.getByText('Violette Assouline : candidature acceptée, prestation créée')).toBeVisible();
  await expect(page.getByText('Acceptée', { exact: true }).first()).toBeVisible();
  const { rows } = (await (await own.request.get('/api/deliveries?size=-1')).json()) as {
    rows: { id: string; title: string; projectId: string }[];
  };
  const { id: delivery, projectId } = rows.find((row) => row.title === title) ?? {};

  // The staff say what the freelance is paid, and see what is left.
  const staff = await another();
  await signIn(staff, 'commercial');
  await staff.goto(`/commercial/projects-deliveries?delivery=${delivery}`);
  const details = drawer(staff).filter({ hasText: 'Violette Assouline' });
  await expect(details.getByText('À renseigner par l’équipe')).toBeVisible();
  await details.getByRole('button', { name: 'Modifier…' }).click();
  const update = staff.getByRole('dialog', { name: 'Modifier la prestation' });
  await update.getByLabel('Achat, HT').fill('590');
  await update.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(details.getByText(/^113\s€, 16,07/)).toBeVisible();
  await details.getByRole('button', { name: 'Arrêter…' }).click();
  const stop = staff.getByRole('dialog', { name: 'Arrêter la prestation' });
  await stop.getByLabel('Motif').fill('Budget gelé en janvier.');
  await stop.getByRole('button', { name: 'Arrêter', exact: true }).click();
  await expect(details.getByText(/^Arrêtée, dernier jour travaillé le .*\s:\sBudget gelé en janvier\.$/)).toBeVisible();
  await expectSound(staff);

  // The freelance finds it with what they are paid, and nowhere what the client pays.
  const answers: string[] = [];
  own.on('response', (answer) => {
    if (/\/api\/(deliveries|projects|home|notifications)/.test(answer.url())) void answer.text().then((text) => answers.push(text));
  });
  await own.goto('/freelance/projects-deliveries');
  await own.getByRole('region', { name: 'Vos prestations' }).getByRole('link', { name: title }).click();
  const mine = drawer(own).filter({ hasText: 'Budget gelé en janvier.' });
  await expect(mine.getByText(/^590\s€ \/ jour/)).toBeVisible();
  await expect(mine.getByText('Prestation arrêtée')).toBeVisible();
  await expect(own.getByText(/703|Marge|Vente/)).toHaveCount(0);
  await expectSound(own);
  expect(answers.join()).toContain('59000');
  expect(answers.join()).not.toMatch(/70300|11300/);

  // It goes on a month later, picked from the calendar by keys, and then for longer: what is between is seen by the client.
  await details.getByRole('button', { name: 'Reprendre…' }).click();
  const resume = staff.getByRole('dialog', { name: 'Reprendre la prestation' });
  await expect(resume.getByLabel('Date de reprise')).not.toHaveValue('');
  const resumesOn = resume.getByLabel('Date de reprise');
  await resumesOn.press('Alt+ArrowDown');
  const calendar = staff.getByRole('dialog', { name: 'Calendrier' });
  const chosen = calendar.locator('[aria-selected="true"]');
  await expect(chosen).toBeFocused();
  await expectSound(staff);
  await staff.keyboard.press('Escape');
  await expect(resumesOn).toBeFocused();
  await resumesOn.press('Alt+ArrowDown');
  await expect(chosen).toBeFocused();
  await staff.keyboard.press('PageDown');
  await staff.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await resume.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(details.getByText(/^Du .* au /)).toBeVisible();
  await page.goto(`/company/projects/${projectId}`);
  await expect(page.getByRole('img', { name: /^Interrompue du/ })).toBeVisible();
  await details.getByRole('button', { name: 'Dire renouvelable' }).click();
  await details.getByRole('button', { name: 'Renouveler…' }).click();
  const renew = staff.getByRole('dialog', { name: 'Renouveler la prestation' });
  await renew.getByLabel(/^Fin/).fill('2028-06-30');
  await renew.getByLabel('Jours ajoutés').fill('24');
  await renew.getByRole('button', { name: 'Renouveler', exact: true }).click();
  await expect(details.getByText(/^Prolongée du .* au 30/)).toBeVisible();
  await expect(details.getByText('Prestation renouvelée')).toBeVisible();
});

test('a delivery that begins next month is said to be to come', async ({ page }) => {
  await signInAs(page, 'farid.zeroual@jalon.test');
  await page.goto('/freelance/projects-deliveries');
  const own = page.getByRole('listitem').filter({ hasText: 'Architecte cloud' });
  await expect(own).toContainText('À venir');
  await own.getByRole('link', { name: 'Architecte cloud' }).click();
  await expect(drawer(page).getByText('À venir', { exact: true })).toBeVisible();
  await expectSound(page);
});
