import { expect, type Page } from '@playwright/test';
import { send } from './fixtures.ts';

type Made = { id: string };

/** Writes to the API what is no part of a story. */
export async function post(page: Page, path: string, body: object): Promise<Record<string, unknown> & Made> {
  const answer = await send(page, 'POST', path, body);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown> & Made;
}

const period = { startsOn: '2026-09-01', endsOn: '2026-12-31' };
const nothing = {
  opportunityId: null,
  divisionId: null,
  expertiseArea: null,
  place: null,
  signedBudgetCents: null,
  signedOn: null,
  salesContactId: null,
};
const days = { daysSold: 4000, freeDays: 0, daysPerWeek: 5, workingDaysInYear: null };
const fees = { feeMode: 'daily', sellCents: 60_000, buyCents: 50_000, dailyExpensesCents: 0, monthlyExpensesCents: 0 };
const others = { conditions: '', holidayZone: 'metropolitan', isWhitMondayWorked: false, applicationId: null };

/** A delivery of somebody at the company of the demonstration, five days a week until the end of 2026, as the staff would open it. */
export async function openDelivery(
  staff: Page,
  owner: Page,
  title: string,
  divisionId: string | null = null,
): Promise<{ id: string; projectId: string }> {
  const { id: ownerId } = (await (await owner.request.get('/api/user')).json()) as Made;
  const { rows } = (await (await staff.request.get('/api/client-companies?q=Helioscope')).json()) as { rows: Made[] };
  const project = { title, description: '', ...period, ...nothing, divisionId, companyId: rows[0]?.id ?? null };
  const { id: projectId } = await post(staff, '/api/projects', project);
  const { id } = await post(staff, '/api/deliveries', { title, ...period, ...days, ...fees, ...others, projectId, ownerId });
  return { id, projectId };
}
