import { randomUUIDv7 } from 'node:crypto';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { projects } from '@jalon/domain/projects/project-api';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertReport } from '../../test/expenses.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertTimesheet } from '../../test/timesheets.ts';
import { pictureKey } from '../core/pictures.ts';
import { sql } from '../db/sql.ts';

let world: World;
let companyId: string;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  companyId = (await makeCompany(world.database)).companyId;
  owner = await makePerson(world.database, { type: 'Freelance' });
});
afterAll(() => world.close());

const rights = ['timesheets.view', 'timesheets.validate', 'expenses.view', 'expenses.validate', 'projects.view', 'deliveries.view'];
const division = async (name: string) =>
  (
    await world.database.one<{ id: string }>(
      sql`insert into divisions (id, company_id, name) values (${randomUUIDv7()}, ${companyId}, ${name}) returning id`,
    )
  ).id;
async function colleague(divisionId: string, permissions = rights): Promise<Person> {
  const person = await makePerson(world.database, { type: 'Company', at: { companyId }, permissions });
  await world.database.many(sql`insert into user_divisions (user_id, division_id) values (${person.id}, ${divisionId})`);
  return person;
}
/** From so many hours ago on, for so many hours. */
const away = (who: Person, deputy: Person, from: number, hours: number) =>
  world.database.many(sql`
    insert into deputies (id, owner_id, deputy_id, starts_on, ends_on, starts_at, ends_at)
    values (${randomUUIDv7()}, ${who.id}, ${deputy.id}, operator_day(), operator_day(),
      now() - ${from} * interval '1 hour', now() - ${from} * interval '1 hour' + ${hours} * interval '1 hour')`);
async function sent(divisionId: string | null) {
  const of = { ownerId: owner.id, companyId, state: 'waiting' };
  const timesheet = await insertTimesheet(world.database, of);
  const report = await insertReport(world.database, of);
  for (const table of [sql`timesheets`, sql`expense_reports`, sql`deliveries`, sql`projects`])
    await world.database.many(sql`update ${table} set division_id = ${divisionId} where company_id = ${companyId} and division_id is null`);
  return { timesheet: timesheet.id, report: report.id, delivery: timesheet.deliveryId, project: timesheet.projectId };
}
const validates = async (who: Person, { timesheet, report }: { timesheet: string; report: string }) => [
  (await world.as(who)(timesheets.api.validate, { params: { id: timesheet }, body: {} })).status,
  (await world.as(who)(expenseReports.api.validate, { params: { id: report }, body: {} })).status,
];

test('who stands in validates the reports of the divisions of the absent, and sees nothing else of theirs', async () => {
  const [lyon, paris, lille] = await Promise.all(['Lyon', 'Paris', 'Lille'].map(division));
  const [absent, deputy] = [await colleague(lyon as string), await colleague(paris as string)];
  const made = await sent(lyon as string);
  const elsewhere = await sent(lille as string);
  const as = world.as(deputy);
  expect(await validates(deputy, made)).toEqual([404, 404]);
  await away(absent, deputy, 1, 2);
  expect((await as(timesheets.api.read, { params: { id: made.timesheet } })).body).toMatchObject({ actions: ['validate', 'reject'] });
  expect((await as(deliveries.api.read, { params: { id: made.delivery } })).status).toBe(404);
  expect((await as(projects.api.read, { params: { id: made.project } })).status).toBe(404);
  expect(await validates(deputy, elsewhere)).toEqual([404, 404]);
  expect(await validates(deputy, made)).toEqual([200, 200]);
  const { body } = await as(timesheets.api.history, { params: { id: made.timesheet }, query: {} });
  expect(body.rows[0]).toMatchObject({ kind: 'timesheet.validate' });
});

test('who stands in for expenses alone is counted those, and no more', async () => {
  const [nantes, nancy] = await Promise.all(['Nantes', 'Nancy'].map(division));
  const only = ['expenses.view', 'expenses.validate'];
  const [absent, deputy] = [await colleague(nantes as string, only), await colleague(nancy as string, only)];
  const made = await sent(nantes as string);
  await world.database.many(sql`
    update timesheets t set expenses_state = 'waiting' from expense_reports r where t.id = ${made.timesheet} and r.id = ${made.report}`);
  const { month } = await world.database.one<{ month: string }>(
    sql`select to_char(t.month, 'YYYY-MM') as month from timesheets t where t.id = ${made.timesheet}`,
  );
  const counts = async () => (await world.as(deputy)(timesheets.api.counts, { query: { month } })).body;
  expect(await counts()).toMatchObject({ waiting: 0, months: [] });
  await away(absent, deputy, 1, 2);
  expect(await counts()).toMatchObject({ waiting: 1, new: 0, months: [month] });
});

test.each([
  ['before it begins', -1, 2],
  ['once it is over', 3, 2],
])('%s nobody stands in', async (_, from, hours) => {
  const [here, there] = [await division(`A ${from}`), await division(`B ${from}`)];
  const [absent, deputy] = [await colleague(here), await colleague(there)];
  await away(absent, deputy, from, hours);
  expect(await validates(deputy, await sent(here))).toEqual([404, 404]);
});

test('of somebody who may no longer validate, nobody stands in', async () => {
  const [here, there] = [await division('C'), await division('D')];
  const [absent, deputy] = [await colleague(here), await colleague(there)];
  await away(absent, deputy, 1, 2);
  await world.database.many(sql`update users set state = 'deactivated' where id = ${absent.id}`);
  expect(await validates(deputy, await sent(here))).toEqual([404, 404]);
});

test('a commercial stands in for the portfolio of another, and is told what is sent', async () => {
  const [absent, deputy] = [
    await makePerson(world.database, { type: 'Commercial' }),
    await makePerson(world.database, { type: 'Commercial' }),
  ];
  const other = await makeCompany(world.database);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${other.companyId}, ${absent.id})`);
  const { id } = await insertTimesheet(world.database, { ownerId: owner.id, companyId: other.companyId, state: 'new' });
  expect((await world.as(deputy)(timesheets.api.read, { params: { id } })).status).toBe(404);
  await away(absent, deputy, 1, 2);
  await world.database.many(sql`delete from timesheets where owner_id = ${owner.id} and id <> ${id}`);
  expect((await world.as(owner)(timesheets.api.submit, { params: { id }, body: {} })).status).toBe(200);
  const told = await world.database.many<{ id: string }>(sql`
    select n.user_id as id from notifications n join events e on e.id = n.event_id where e.subject_id = ${id} and e.kind = 'timesheet.submit'`);
  expect(told.map((one) => one.id)).toEqual(expect.arrayContaining([deputy.id]));
  expect((await world.as(deputy)(timesheets.api.validate, { params: { id }, body: {} })).status).toBe(200);
});

test('who stands in sees the faces of those whose months they validate, as long as that is', async () => {
  const [here, there] = [await division('Faces'), await division('Elsewhere')];
  const [absent, deputy] = [await colleague(here), await colleague(there)];
  const picture = randomUUIDv7();
  await world.files.put(pictureKey(picture), Buffer.from('RIFF'));
  await world.database.many(sql`update users set picture_key = ${picture} where id = ${owner.id}`);
  await sent(here);
  const status = async () => (await world.as(deputy)(ownAccountApi.picture, { params: { id: owner.id } })).status;
  expect(await status()).toBe(404);
  await away(absent, deputy, 1, 2);
  expect(await status()).toBe(200);
});

test('of two who validate at once one wins, the other is told the state', async () => {
  const here = await division('E');
  const [one, two] = [await colleague(here), await colleague(here)];
  const { timesheet } = await sent(here);
  const answers = await Promise.all(
    [one, two].map((who) => world.as(who)(timesheets.api.validate, { params: { id: timesheet }, body: { version: 1 } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what awaits is counted by month and state, as far as the reader sees it', async () => {
  const here = await division('F');
  const reader = await colleague(here);
  await sent(here);
  const { body } = await world.as(reader)(timesheets.api.counts, { query: { month: '2026-11' } });
  expect(body).toEqual({ waiting: 1, new: 0, rejected: 0, validated: 0, months: ['2026-11'] });
});
