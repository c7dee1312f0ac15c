import { addDays } from '@jalon/domain/core/dates';
import type { Locator, Page } from '@playwright/test';
import { openDelivery } from './delivery.ts';
import { expect, mailedTo, signIn, signInAs, test, word } from './fixtures.ts';
import { month, on } from './month.ts';
import { submit, writeDays, writeShared } from './sent-months.ts';
import { expectSound } from './sound.ts';

const oriane = 'oriane.delcourt@jalon.test';
const rowsIn = (page: Page): Locator => page.getByRole('group', { name: /^Oriane Delcourt, / });
const row = (page: Page, title: string): Locator => page.getByRole('group', { name: `Oriane Delcourt, ${title}` });
const weeks = [
  [2, 3, 4, 5, 6],
  [9, 10, 12, 13],
  [16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30],
].map((days) => days.map(on));

/** Three projects share a month, and the second has expenses. */
async function sendThree(staff: Page, own: Page, titles: readonly string[]): Promise<string> {
  const written = [];
  for (const [at, title] of titles.entries()) {
    const { id } = await openDelivery(staff, own, title);
    written.push({ id, days: await writeDays(own, id, weeks[at] ?? []) });
  }
  for (const { days } of written) await submit(own, '/api/timesheets', days);
  const expenses = await writeShared(own, written[1]?.id ?? '', weeks[1] ?? []);
  await submit(own, '/api/expense-reports', expenses);
  return expenses.id;
}

/** By Tab alone, however far it is. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  const isThere = () => to.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 30 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  await expect(to).toBeFocused();
}

test('what awaits is walked, opened, refused line by line and validated by keys alone', async ({ page, another }) => {
  const [staff, own] = [await another(), await another()];
  await signIn(staff, 'admin');
  await signInAs(own, oriane);
  const titles = [word(), word(), word()];
  const [first = '', second = '', third = ''] = titles;
  const expenses = await sendThree(staff, own, titles);
  await signIn(page, 'company');
  await page.goto(`/company/times-and-expenses-reports?month=${month}&q=Oriane`);
  await expect(rowsIn(page)).toHaveCount(3);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(help.getByText('Valider le mois, sauf les lignes refusées')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  // What has been validated goes, and one stands on the next.
  await page.keyboard.press('j');
  await expect(row(page, first)).toBeFocused();
  await page.keyboard.press('v');
  await expect(row(page, first)).toContainText('Validé, 5 jours');
  await expect(row(page, first)).toHaveCount(0);
  await expect(row(page, second)).toBeFocused();

  // A line is refused in the open month: validating sends it back and keeps the days.
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Refuser la ligne Téléphone mobile' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Motif du refus')).toBeFocused();
  await page.keyboard.type('Le forfait est déjà payé par le client.');
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le forfait est déjà payé par le client.')).toBeVisible();
  await expect(row(page, second)).toBeFocused();
  await page.keyboard.press('v');
  await expect(row(page, second)).toContainText('CRA validé, frais renvoyés (1 ligne)');
  await page.keyboard.press('j');
  await expect(row(page, third)).toBeFocused();
  await page.keyboard.press('v');
  await expect(rowsIn(page)).toHaveCount(0);

  const answer = (await (await own.request.get(`/api/expense-reports/${expenses}`)).json()) as {
    state: string;
    lines: { type: string; refusal: string | null }[];
  };
  expect(answer.state).toBe('rejected');
  expect(answer.lines.map(({ type, refusal }) => [type, refusal])).toEqual([
    ['internet', null],
    ['telephone', 'Le forfait est déjà payé par le client.'],
  ]);
  const { rows } = (await (await own.request.get(`/api/timesheets?month=${month}&state=validated`)).json()) as {
    rows: { project: { title: string } }[];
  };
  expect(rows.map(({ project }) => project.title)).toEqual(expect.arrayContaining(titles));
});

const october = [1, 2, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 26, 27, 28, 29, 30].map(
  (day) => `2026-10-${String(day).padStart(2, '0')}`,
);
const octoberList = '/company/times-and-expenses-reports?month=2026-10&q=Oriane';

/** From when on somebody is away, as they say it in the list. */
async function awayFrom(absent: Page, startsOn: string): Promise<void> {
  await absent.getByRole('button', { name: /^(Plan an absence|Away from)/ }).click();
  const dialog = absent.getByRole('dialog', { name: 'While you are away' });
  await dialog.getByLabel('Colleague').selectOption('Élodie Perrin');
  await dialog.getByLabel('From').fill(startsOn);
  await dialog.getByLabel('To').fill(addDays(startsOn, 7));
  await expectSound(absent);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('who stands in for somebody away validates what awaits them, as long as they are away', async ({ page, another }) => {
  const [staff, own, absent] = [await another(), await another(), await another()];
  await signIn(staff, 'admin');
  await signInAs(own, oriane);
  await signIn(absent, 'company', 'en');
  const { rows } = (await (await absent.request.get('/api/divisions?q=Paris')).json()) as { rows: { id: string }[] };
  const { id } = await openDelivery(staff, own, 'Remplacement', rows[0]?.id);
  await submit(own, '/api/timesheets', await writeDays(own, id, october));

  // Of another division: it does not exist for who validates in Lyon.
  await signInAs(page, 'elodie.perrin@helioscope.example');
  const expectRows = async (count: number) => {
    await page.goto(octoberList);
    await expect(page.getByText(/attend(ent)? votre validation\./)).toBeVisible();
    await expect(rowsIn(page)).toHaveCount(count);
  };
  const standsIn = page.getByText(/^Vous validez aussi pour Priya Sharma jusqu’au/);
  await expectRows(0);
  await expect(standsIn).toHaveCount(0);

  await absent.goto(octoberList);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  await awayFrom(absent, today);
  await expectRows(1);
  await expect(standsIn).toBeVisible();
  await expectSound(page);
  const day = (date: string) => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date(date)).replace(/^1 /, '1er ');
  const [from, to] = [day(today), day(addDays(today, 7))];
  await mailedTo('elodie.perrin@helioscope.example', `Priya Sharma s’absente et vous confie ses validations du ${from} au ${to}`);
  await rowsIn(page).getByRole('button', { name: 'Valider, Oriane Delcourt' }).click();
  await expect(rowsIn(page)).toContainText('Validé, 22 jours');

  // Not yet away, and then not at all.
  await submit(own, '/api/expense-reports', await writeShared(own, id, october));
  await awayFrom(absent, addDays(today, 1));
  await expectRows(0);
  await expect(standsIn).toHaveCount(0);
  await awayFrom(absent, today);
  await expectRows(1);
  await absent.getByRole('button', { name: /^Away from/ }).click();
  await absent.getByRole('button', { name: 'Cancel this absence' }).click();
  await expect(absent.getByText('Absence cancelled')).toBeVisible();
  await expectRows(0);
});
