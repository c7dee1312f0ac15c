import type { Locator, Page } from '@playwright/test';
import { addReceipts, addTrips } from './expense-report.ts';
import { drawer, expect, mailedTo, send, signIn, signInAs, test, word } from './fixtures.ts';
import { applyTo, csvOf, engage, exported, missionOf, pay, pdfOf, reportsOf } from './mission.ts';
import { cell, month, saved, tabTo } from './month.ts';
import { expectSound } from './sound.ts';

const who = { email: 'idriss.camara@jalon.test', name: 'Idriss Camara' };
const whenFull = { expenses: '466,99 €' };
/** 19.5 days at 613.30 for the client and 521.70 for the freelance; 118 + 127.35 + 46.20 and 272 km by the legal scale. */
const agreed = { days: '19,5', sold: '11 959,35 €', bought: '10 173,15 €', expenses: '464,54 €' };
const list = `/company/times-and-expenses-reports?month=${month}&q=Idriss`;

/** Every working day of the month, and it is sent: by keys alone. */
async function fillMonth(page: Page): Promise<void> {
  await page.goto(`/freelance/missions/cra/${month}`);
  await expect(page.getByRole('heading', { name: 'CRA de novembre 2026' })).toBeVisible();
  await tabTo(page, 2);
  for (let week = 0; week < 4; week++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('1');
  await expect(page.getByText('Prêt à envoyer')).toBeVisible();
  await saved(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 CRA envoyé')).toBeVisible();
}

/** One afternoon was not worked: half a day away, and why. By keys alone. */
async function correctMonth(page: Page): Promise<void> {
  await page.goto(`/freelance/missions/cra/${month}`);
  await expect(cell(page, 13)).toHaveAttribute('aria-label', /Absent l’après-midi/);
  await tabTo(page, 13);
  await page.keyboard.press('a');
  await page.keyboard.press('5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Congé' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Prêt à envoyer')).toBeVisible();
  await saved(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 CRA envoyé')).toBeVisible();
}

async function sendExpenses(page: Page): Promise<void> {
  await saved(page);
  await page.getByRole('button', { name: 'Envoyer la note de frais' }).click();
  await expect(page.getByText('Envoyée', { exact: true }).first()).toBeVisible();
}

/** A day of the timesheet on its page, then a line of the expenses in the list. */
async function sendBack(client: Page, timesheetPage: string): Promise<void> {
  await client.goto(timesheetPage);
  await client.getByRole('button', { name: 'Renvoyer' }).click();
  const question = client.getByRole('dialog', { name: 'Renvoyer pour correction' });
  await question.getByLabel('Que faut-il corriger ?').fill('Absent l’après-midi du 13.');
  await question.getByText('ven. 13').click();
  await question.getByRole('button', { name: 'Renvoyer', exact: true }).click();
  await expect(client.getByText('À corriger', { exact: true }).first()).toBeVisible();

  await client.goto(list);
  await expect(rowOf(client)).toContainText(whenFull.expenses);
  await rowOf(client).getByRole('button', { name: 'Ouvrir le mois, Idriss Camara' }).first().click();
  await client.getByRole('button', { name: 'Refuser la ligne Hôtel' }).click();
  await client.getByRole('button', { name: 'Montant à corriger' }).click();
  await client.getByRole('button', { name: 'Refuser la ligne', exact: true }).click();
  await expectSound(client);
  await client.getByRole('button', { name: 'Renvoyer 1 ligne' }).click();
  await expect(client.getByText('1 ligne renvoyée à Idriss').first()).toBeVisible();
}
const rowOf = (client: Page): Locator => client.getByRole('group', { name: /^Idriss Camara, / });

/** Both at once, after a look at what they come to. */
async function validateBoth(client: Page): Promise<void> {
  await client.goto(list);
  await expectMonth(rowOf(client));
  await client.getByLabel('Sélectionner Idriss Camara').check();
  await client.getByRole('button', { name: 'Vérifier et valider' }).click();
  const check = client.getByRole('dialog', { name: 'Vérification avant validation' });
  await expect(check.getByRole('region', { name: 'Sans réserve' })).toContainText('Idriss Camara');
  await expect(check.getByRole('status')).toContainText(`${agreed.days} jours • ${agreed.sold}`);
  await expect(check.getByRole('status')).toContainText(`et ${agreed.expenses} de frais`);
  await expectSound(client);
  await check.getByRole('button', { name: 'Valider 1 CRA et 1 note de frais' }).click();
  await expect(client.getByText('1 CRA et 1 note de frais : validation faite')).toBeVisible();
}

async function expectMonth(row: Locator): Promise<void> {
  for (const text of [`${agreed.days} / 20 j`, agreed.expenses, agreed.sold]) await expect(row).toContainText(text);
}

test('an acceptance becomes a mission, and what its month comes to is the same wherever it is told', { tag: '@main' }, async ({
  page,
  another,
}) => {
  // The longest of all stories: twenty pages in three areas.
  test.setTimeout(480_000);
  const title = word();
  await signInAs(page, who.email);
  await send(page, 'PUT', '/api/notifications/preferences', { choices: [{ category: 'reports', channel: 'at once' }] });
  const client = await another();
  await signIn(client, 'company');
  await engage(client, await applyTo(title, client, page), { name: who.name, rate: '613,30' });
  const mission = await missionOf(page, title);
  const staff = await another();
  await signIn(staff, 'commercial');
  await pay(staff, mission, '521,70');

  // The month and its expenses are sent, sent back, corrected and sent again.
  await fillMonth(page);
  const expensesPage = `missions/expense-report/${month}/${mission.projectId}`;
  await page.goto(`/freelance/${expensesPage}`);
  await addReceipts(page, [
    { shop: 'Gare', type: 'train', day: 4, amount: '118,00' },
    { shop: 'Hotel', type: 'hotel', day: 5, amount: '129,80' },
    { shop: 'Brasserie', type: 'clientMeal', day: 6, amount: '46,20' },
  ]);
  await addTrips(page, ['136', '136']);
  await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText(whenFull.expenses);
  await sendExpenses(page);
  const { timesheet, expenses } = await reportsOf(page, mission);
  const timesheetPage = `/company/missions/cra/${month}/${mission.projectId}/${timesheet}`;
  await sendBack(client, timesheetPage);
  await correctMonth(page);
  await page.goto(`/freelance/${expensesPage}`);
  await expect(page.getByText('Refusée : Le montant ne correspond pas')).toBeVisible();
  await page.getByRole('button', { name: /^Ouvrir : Hôtel/ }).click();
  await page.getByLabel('Montant TTC').first().fill('127,35');
  await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText(agreed.expenses);
  await sendExpenses(page);
  await validateBoth(client);

  // Told to the client: in the list, on the pages, in the file.
  await client.goto(`${list}&tab=validated`);
  await expectMonth(rowOf(client));
  expect(await exported(client)).toContain(`"${title}";"Validé";"${agreed.days}";"";"${agreed.sold}";"";`);
  expect(await csvOf(client, `/api/expense-reports/export/csv?month=${month}&state=validated`)).toContain(agreed.expenses);
  await client.goto(timesheetPage);
  await expect(client.getByRole('region', { name: 'Suivi' })).toContainText(`Jours facturés${agreed.days}`);
  await expect(client.getByRole('region', { name: 'Suivi' })).toContainText(agreed.sold);
  await client.goto(`/company/${expensesPage}/${expenses}`);
  await expect(client.getByRole('region', { name: 'Récapitulatif' })).toContainText(agreed.expenses);
  await client.goto(`/company/projects/${mission.projectId}`);
  await expect(client.getByRole('region', { name: 'Budget' })).toContainText(`Consommé, validé${agreed.sold}`);

  // Told to the freelance: on the pages, in what happened.
  const answers: string[] = [];
  page.on(
    'response',
    (answer) =>
      void (
        answer.url().includes('/api/') &&
        answer.text().then(
          (text) => answers.push(text),
          () => '',
        )
      ),
  );
  await page.goto(`/freelance/missions/cra/${month}`);
  await expect(page.getByText('Mois validé')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Par prestation' })).toContainText(agreed.bought);
  await page.getByRole('button', { name: 'Tout l’historique' }).click();
  await expect(drawer(page).getByText(agreed.days, { exact: false }).first()).toBeVisible();
  await page.goto(`/freelance/${expensesPage}`);
  await expect(page.getByRole('region', { name: 'Récapitulatif' })).toContainText(agreed.expenses);
  await page.getByRole('button', { name: 'Tout l’historique' }).click();
  await expect(drawer(page).getByText(agreed.expenses).first()).toBeVisible();
  expect(answers.join()).toContain('1017315');
  expect(answers.join()).not.toMatch(/61330|1195935/);

  // Each side has its own amount in its own document, and in none that of the other.
  const documents = {
    own: await pdfOf(page, `/api/timesheets/${timesheet}/pdf`),
    theirs: await pdfOf(client, `/api/timesheets/${timesheet}/pdf`),
  };
  for (const document of Object.values(documents)) expect(document).toContain(`Jours facturés ${agreed.days}`);
  expect(documents.own).toContain(agreed.bought);
  expect(documents.theirs).toContain(agreed.sold);
  expect(documents.own + documents.theirs.replace(agreed.sold, '')).not.toContain(agreed.sold);
  expect(documents.theirs).not.toContain(agreed.bought);
  for (const reader of [page, client]) expect(await pdfOf(reader, `/api/expense-reports/${expenses}/pdf`)).toContain(agreed.expenses);

  await mailedTo(who.email, `Votre CRA de novembre 2026 est validé : ${title} (${agreed.days} j)`);
  await mailedTo(who.email, `Votre note de frais de novembre 2026 est validée : ${title} (${agreed.expenses})`);
});
