import { applications } from '@jalon/domain/applications/application-api';
import type { UserType } from '@jalon/domain/core/actor';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { figuresOf } from '@jalon/domain/statistics/figures';
import { monthsOf } from '@jalon/domain/statistics/period';
import { countOf, listOf, type Selection, selectionOf, selections } from '@jalon/domain/statistics/selection';
import type { Statistics } from '@jalon/domain/statistics/statistics';
import { statisticsApi } from '@jalon/domain/statistics/statistics-api';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../test/factories.ts';
import type { World } from '../../test/harness.ts';
import { openStatisticsWorld, period } from '../../test/statistics-world.ts';
import { sql } from '../db/sql.ts';

/** Every figure and every mark of a chart leads to the records it counts: as many as it says, of the same months, states and scope. */
let opened: Awaited<ReturnType<typeof openStatisticsWorld>>;
let world: World;
beforeAll(async () => {
  opened = await openStatisticsWorld();
  world = opened.world;
});
afterAll(() => world.close());

type Scope = { divisionId?: string; companyId?: string };
type Reader = { type: UserType; as: (from: typeof opened) => Person | 'admin'; scope?: (from: typeof opened) => Scope };
const readers: Record<string, Reader> = {
  company: { type: 'Company', as: ({ client }) => client },
  'company, one division': { type: 'Company', as: ({ client }) => client, scope: ({ ids }) => ({ divisionId: ids.division }) },
  'somebody of a division': { type: 'Company', as: ({ ofDivision }) => ofDivision },
  commercial: { type: 'Commercial', as: ({ commercial }) => commercial },
  admin: { type: 'Admin', as: () => 'admin' },
  'admin, one client': { type: 'Admin', as: () => 'admin', scope: ({ ids }) => ({ companyId: ids.client }) },
  freelance: { type: 'Freelance', as: ({ one }) => one },
  'another freelance': { type: 'Freelance', as: ({ two }) => two },
};

async function listed(as: Person | 'admin', selection: Selection, months = period, scope: Scope = {}): Promise<number> {
  const { list, query } = listOf(selection, months, scope);
  const call = world.as(as);
  const answer =
    list === 'reports'
      ? await call(timesheets.api.list, { query: { ...query, size: -1 } })
      : list === 'needs'
        ? await call(opportunities.api.list, { query: { ...query, size: -1 } })
        : await call(applications.api.list, { query: { ...query, size: -1 } });
  expect(answer.status).toBe(200);
  expect(answer.body.rows.length).toBe(answer.body.total.count);
  return answer.body.total.count;
}

test.each(Object.entries(readers))('%s is led to as many records as each figure counts', async (_, { type, as, scope }) => {
  const [reader, narrowed] = [as(opened), scope?.(opened) ?? {}];
  const { body } = (await world.as(reader)(statisticsApi.read, { query: { ...period, ...narrowed } })) as { body: Statistics };
  const open = selections.filter((one) => countOf(body, one) > 0);
  const found = await Promise.all(open.map(async (one) => [one, await listed(reader, one, period, narrowed)]));
  expect(found).toEqual(open.map((one) => [one, countOf(body, one)]));
  // Each month by itself, as its mark in a chart leads to it; who is agreed on is not told by month.
  for (const month of monthsOf(period))
    for (const one of open.filter((each) => each !== 'agreed'))
      expect([month, one, await listed(reader, one, { from: month, to: month }, narrowed)]).toEqual([
        month,
        one,
        countOf(body, one, month),
      ]);
  // No figure of records that there are leads nowhere, and shares lead to what they say beside them.
  for (const figure of figuresOf(type, body)) {
    const selection = selectionOf(body, figure);
    if (figure.value === null || figure.value === 0) continue;
    expect([figure.name, selection]).toEqual([figure.name, expect.any(String)]);
    if (figure.name === 'filled' || figure.name === 'timeToFill' || figure.name === 'responses')
      expect(countOf(body, selection as Selection)).toBe(figure.part);
    if (figure.name === 'punctuality') expect(countOf(body, selection as Selection)).toBe(figure.whole);
  }
});

test('what one sees only in the place of somebody else is in neither', async () => {
  const { client, ofDivision: deputy } = opened;
  await world.database.many(sql`
    insert into deputies (id, owner_id, deputy_id, starts_on, ends_on, starts_at, ends_at)
    values (gen_random_uuid(), ${client.id}, ${deputy.id}, operator_day(), operator_day(), now() - interval '1 hour', now() + interval '1 hour')`);
  await world.database.many(sql`update company_roles set permissions = permissions || '{timesheets.validate}'
    where id = (select role_id from users where id = ${deputy.id})`);
  const all = await world.as(deputy)(timesheets.api.list, { query: { size: -1 } });
  expect(all.body.rows.some(({ month }) => month === '2025-04')).toBe(true);
  const { body } = (await world.as(deputy)(statisticsApi.read, { query: period })) as { body: Statistics };
  expect(await listed(deputy, 'reports')).toBe(countOf(body, 'reports'));
});

test('a freelance does not learn whose a need is by asking', async () => {
  const { one, ids } = opened;
  for (const scope of [{ companyId: ids.client }, { divisionId: ids.division }])
    expect(await listed(one, 'applications', period, scope)).toBe(0);
  const { body } = await world.as(one)(opportunities.api.list, { query: { posted: '2025-01-01..2025-12-31' } });
  expect(body.rows).toEqual([]);
});
