import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { aNeed } from '../apps/api/test/need.ts';
import { pdfPages } from '../apps/api/test/pdf-text.ts';
import { post } from './delivery.ts';
import { drawer, plainly } from './fixtures.ts';
import { month } from './month.ts';

type Mission = { projectId: string; deliveryId: string };
type Row = { id: string; title: string; projectId: string };

/** A need of the company, and somebody who applies to it. */
export async function applyTo(title: string, client: Page, own: Page): Promise<string> {
  const need = await post(client, '/api/opportunities', { ...aNeed, title, companyId: null, hasPreselection: false });
  await post(client, `/api/opportunities/${need.id}/post`, {});
  const said = { message: 'Bonjour,\nje suis disponible.', dailyRateCents: 62_000, annualSalaryCents: null, availableFrom: '2026-11-02' };
  return (await post(own, '/api/applications', { opportunityId: need.id, ...said })).id;
}

/** The company accepts, and opens project and delivery in the same dialog. */
export async function engage(client: Page, applicationId: string, { name, rate }: { name: string; rate: string }): Promise<void> {
  await client.goto(`/company/opportunities/application-details/${applicationId}`);
  await client.getByRole('heading', { level: 1 }).click();
  const accept = client.getByRole('dialog', { name: `Accepter ${name}` });
  // The keys are heard once the page is whole.
  await expect(async () => {
    await client.keyboard.press('a');
    await expect(accept).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  const opened = accept.getByRole('radio', { name: 'Nouveau projet' });
  await expect(accept.getByLabel('Tarif journalier, HT')).toBeVisible();
  if (await opened.isVisible()) await opened.check({ force: true });
  await accept.getByLabel('Début').fill('2026-11-02');
  await accept.getByLabel(/^Fin/).fill('2026-12-31');
  await accept.getByLabel('Tarif journalier, HT').fill(rate);
  await accept.getByRole('button', { name: 'Accepter et créer la prestation' }).click();
  await expect(client.getByText(`${name} : candidature acceptée, prestation créée`)).toBeVisible();
  // What was created is one step away.
  await client.getByRole('button', { name: 'Voir la prestation' }).first().click();
  await expect(client).toHaveURL(/\/company\/projects\//);
}

export async function missionOf(own: Page, title: string): Promise<Mission> {
  const { rows } = (await (await own.request.get('/api/deliveries?size=-1')).json()) as { rows: Row[] };
  const found = rows.find((row) => row.title === title);
  if (!found) throw new Error('no delivery');
  return { projectId: found.projectId, deliveryId: found.id };
}

/** The staff say what the freelance is paid. */
export async function pay(staff: Page, { deliveryId }: Mission, rate: string): Promise<void> {
  await staff.goto(`/commercial/projects-deliveries?delivery=${deliveryId}`);
  const details = drawer(staff).filter({ hasText: 'À renseigner par l’équipe' });
  await details.getByRole('button', { name: 'Modifier…' }).click();
  const update = staff.getByRole('dialog', { name: 'Modifier la prestation' });
  await update.getByLabel('Achat, HT').fill(rate);
  await update.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(update).toBeHidden();
}

/** The two reports of a delivery in the month. */
export async function reportsOf(page: Page, { deliveryId }: Mission): Promise<{ timesheet: string; expenses: string }> {
  const idOf = async (path: string) => {
    const { rows } = (await (await page.request.get(`${path}?month=${month}&deliveryId=${deliveryId}`)).json()) as { rows: Row[] };
    return rows[0]?.id ?? '';
  };
  return { timesheet: await idOf('/api/timesheets'), expenses: await idOf('/api/expense-reports') };
}

const bytes = async (page: Page, path: string): Promise<Buffer> => {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.body();
};
/** What the first page of a PDF says. */
export const pdfOf = async (page: Page, path: string): Promise<string> => plainly((await pdfPages(await bytes(page, path)))[0] ?? '');
export const csvOf = async (page: Page, path: string): Promise<string> => plainly((await bytes(page, path)).toString());

/** What the button of the list exports: its timesheets. */
export async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Exporter' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).first().click()]);
  return plainly(await readFile(await file.path(), 'utf8'));
}
