import { type ExpenseReportState, expenseReportFlow } from '@jalon/domain/expense-reports/expense-report';
import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFixed, insertReport } from '../../test/expenses.ts';
import { makeCompany, makePerson, makeRole } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { raceRounds } from '../../test/rounds.ts';
import { sql } from '../db/sql.ts';

const { api } = expenseReports;
type As = ReturnType<World['as']>;
const names = ['owner', 'stranger', 'client', 'reader', 'otherClient', 'commercial', 'otherCommercial', 'admin', 'visitor'] as const;
type Name = (typeof names)[number];
let world: World;
let people: Record<Name, As>;
let made: { ownerId: string; companyId: string };
beforeAll(async () => {
  world = await openWorld();
  const { database } = world;
  const owner = await makePerson(database, { type: 'Freelance' });
  const at = await makeCompany(database);
  const roleOf = async (permissions: string[]) => ({
    companyId: at.companyId,
    roleId: await makeRole(database, at.companyId, permissions),
  });
  const [client, reader] = [
    await makePerson(database, { type: 'Company', at: await roleOf(['expenses.view', 'expenses.validate']) }),
    await makePerson(database, { type: 'Company', at: await roleOf(['expenses.view']) }),
  ];
  const [commercial, otherCommercial] = [
    await makePerson(database, { type: 'Commercial' }),
    await makePerson(database, { type: 'Commercial' }),
  ];
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${at.companyId}, ${commercial.id})`);
  people = {
    ...{ owner: world.as(owner), stranger: world.as(await makePerson(database, { type: 'Freelance' })) },
    ...{ client: world.as(client), reader: world.as(reader), otherClient: world.as(await makePerson(database, { type: 'Company' })) },
    ...{ commercial: world.as(commercial), otherCommercial: world.as(otherCommercial) },
    ...{ admin: world.as('admin'), visitor: world.as('visitor') },
  };
  made = { ownerId: owner.id, companyId: at.companyId };
});
afterAll(() => world.close());

const make = (state: ExpenseReportState) => insertReport(world.database, { ...made, state });
type Cell = { who: readonly Name[]; from: readonly ExpenseReportState[]; body?: object };
const deciders = ['client', 'commercial', 'admin'] as const;
const staff = ['commercial', 'admin'] as const;
/** Written by hand: who does what from where. The order is the one in which acts are offered. */
const cells = {
  update: { who: ['owner'], from: ['new', 'rejected'], body: { lines: [], comment: 'x', version: 1 } },
  submit: { who: ['owner'], from: ['new', 'rejected'] },
  recall: { who: ['owner'], from: ['waiting'] },
  validate: { who: deciders, from: ['waiting'] },
  reject: { who: deciders, from: ['waiting'], body: { reason: 'x', refusals: [] } },
  unvalidate: { who: deciders, from: ['validated'], body: { reason: 'x' } },
  advance: { who: staff, from: ['new', 'rejected', 'waiting'], body: { cents: 1, on: '2026-11-02' } },
  pay: { who: staff, from: ['validated'] },
  delete: { who: ['owner'], from: ['new', 'rejected'] },
} satisfies Record<string, Cell>;
/** Of a kind that does it, though not to this one: to them there is no such record. */
const alike: Record<Name, readonly Name[]> = {
  ...{ owner: [], client: [], commercial: [], admin: [], visitor: [], reader: [] },
  ...{ stranger: ['owner'], otherClient: ['client'], otherCommercial: ['commercial'] },
};

function expectedOf(name: Name, { who, from }: Cell, state: ExpenseReportState): number {
  if (name === 'visitor') return 401;
  if (who.includes(name)) return from.includes(state) ? 200 : 409;
  return alike[name].some((one) => who.includes(one)) ? 404 : 403;
}

describe.each(Object.entries(cells) as [keyof typeof cells, Cell][])('%s', (action, cell) => {
  test.each(expenseReportFlow.states)('from %s, by everybody', async (state) => {
    const [answered, expected]: Record<string, number>[] = [{}, {}];
    for (const name of names) {
      const { id } = await make(state);
      (answered as Record<string, number>)[name] = (
        await people[name](api[action], { params: { id }, ...(action === 'delete' ? {} : { body: cell.body ?? {} }) } as never)
      ).status;
      (expected as Record<string, number>)[name] = expectedOf(name, cell, state);
    }
    expect(answered).toEqual(expected);
  });
});

test('what is offered is what works', async () => {
  for (const state of expenseReportFlow.states) {
    const { id } = await make(state);
    for (const name of ['owner', 'client', 'reader', 'commercial', 'admin'] as const) {
      const allowed = Object.entries<Cell>(cells).filter(([, { who, from }]) => who.includes(name) && from.includes(state));
      const { actions } = (await people[name](api.read, { params: { id } })).body;
      expect([state, name, actions]).toEqual([state, name, allowed.map(([action]) => action)]);
    }
  }
});

test('a client reads what is in it once it is sent, and not what is being worked on', async () => {
  for (const state of expenseReportFlow.states) {
    const { id, fileId } = await make(state);
    const isShown = state === 'waiting' || state === 'validated';
    const { body } = await people.client(api.read, { params: { id } });
    expect([state, body.lines !== null, body.actualCents, body.comment]).toEqual([
      state,
      isShown,
      ...(isShown ? [11_800, ''] : [null, null]),
    ]);
    const { status } = await people.client(api.pdf, { params: { id } });
    expect([state, status]).toEqual([state, isShown ? 200 : 404]);
    const listed = (await people.client(api.list, { query: { size: 100 } })).body.rows.find((row) => row.id === id);
    expect([listed?.lines, listed?.actualCents]).toEqual([null, isShown ? 11_800 : null]);
    expect((await people.owner(api.read, { params: { id } })).body.lines?.[0]?.file?.id).toBe(fileId);
  }
});

test('of those who validate and reject at once one wins', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const params = { id: (await make('waiting')).id };
    const decide = (rival: number) =>
      rival % 2 ? people.client(api.validate, { params }) : people.commercial(api.reject, { params, body: { reason: 'x', refusals: [] } });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, rival) => decide(rival)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, error } of answers)
      if (status !== 200) expect([status, error]).toEqual([409, { code: 'workflow.wrongState', state: won[0]?.body.state }]);
  }
});

test('nobody validates what was changed meanwhile', async () => {
  const { id } = await make('rejected');
  const params = { id };
  const sent = await people.owner(api.update, { params, body: { lines: [aFixed()], comment: '', version: 1 } });
  expect(sent.body.version).toBe(2);
  const { error } = await people.owner(api.update, { params, body: { lines: [], comment: '', version: 1 } });
  expect(error.code).toBe('record.changed');
  await people.owner(api.submit, { params });
  expect((await people.client(api.validate, { params, body: { version: 2 } })).error.code).toBe('record.changed');
});

test('what is paid is paid once, and is not taken back', async () => {
  const params = { id: (await make('validated')).id };
  expect((await people.admin(api.pay, { params })).body.paidAt).not.toBeNull();
  expect((await people.admin(api.pay, { params })).error.code).toBe('expenseReport.isPaid');
  expect((await people.admin(api.unvalidate, { params, body: { reason: 'x' } })).error.code).toBe('expenseReport.isPaid');
});
