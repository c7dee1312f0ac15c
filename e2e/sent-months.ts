import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { post } from './delivery.ts';
import { send } from './fixtures.ts';

type Report = { id: string; version: number };

async function put(own: Page, path: string, body: object): Promise<Report> {
  const answer = await send(own, 'PUT', path, body);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Report;
}

/** Days worked on a delivery, in one month; they are not sent yet. */
export async function writeDays(own: Page, deliveryId: string, dates: readonly string[]): Promise<Report> {
  const { id, version } = await post(own, '/api/timesheets', { deliveryId, month: dates[0]?.slice(0, 7) });
  const entries = dates.map((date) => ({ date, type: 'production', days: 100, absenceKind: null }));
  return put(own, `/api/timesheets/${id}`, { entries, comment: '', version });
}

/** Half of two expenses that are shared with the home, on the first of these dates and the second. */
export async function writeShared(own: Page, deliveryId: string, [first = '', second = '']: readonly string[]): Promise<Report> {
  const { id, version } = await post(own, '/api/expense-reports', { deliveryId, month: first.slice(0, 7) });
  const common = { kind: 'fixed', label: '' };
  const lines = [
    { ...common, id: randomUUID(), type: 'internet', date: first, grossCents: 2990, claimedCents: 1495 },
    { ...common, id: randomUUID(), type: 'telephone', date: second, grossCents: 2000, claimedCents: 1000 },
  ];
  return put(own, `/api/expense-reports/${id}`, { lines, comment: '', version });
}

export const submit = (own: Page, path: '/api/timesheets' | '/api/expense-reports', { id, version }: Report) =>
  post(own, `${path}/${id}/submit`, { version });
