import { operatorDefaults } from '@jalon/domain/operator/operator';
import { feeFor } from '@jalon/domain/timesheets/fees';
import { type EntryInput, type TimesheetState, timesheetFlow } from '@jalon/domain/timesheets/timesheet';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { raceRounds } from '../../test/rounds.ts';
import { insertTimesheet } from '../../test/timesheets.ts';
import { sql } from '../db/sql.ts';
import { openMonths } from './timesheets.opening.ts';
import { watchTimesheets } from './timesheets.watch.ts';

const { api } = timesheets;
type As = ReturnType<World['as']>;
let world: World;
let companyId: string;
let owner: Person;
let people: Record<'owner' | 'stranger' | 'admin' | 'commercial' | 'validator' | 'reader' | 'outsider' | 'visitor', As>;
beforeAll(async () => {
  world = await openWorld();
  const { database } = world;
  const validator = await makePerson(database, { type: 'Company' });
  companyId = await companyOf(world, validator);
  owner = await makePerson(database, { type: 'Freelance' });
  const reader = await makePerson(database, { type: 'Company', at: { companyId }, permissions: ['timesheets.view'] });
  const commercial = await makePerson(database, { type: 'Commercial' });
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  people = {
    ...{ owner: world.as(owner), stranger: world.as(await makePerson(database, { type: 'Freelance' })), admin: world.as('admin') },
    ...{ commercial: world.as(commercial), validator: world.as(validator), reader: world.as(reader) },
    ...{ outsider: world.as('company'), visitor: world.as('visitor') },
  };
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.many(sql`delete from timesheets where owner_id = ${owner.id}`);
  await world.database.many(sql`delete from deliveries where owner_id = ${owner.id}`);
});

const entry = (date: string, more: Partial<EntryInput> = {}): EntryInput => ({
  date,
  type: 'production',
  days: 100,
  absenceKind: null,
  ...more,
});
const make = async (state: TimesheetState = 'new') => (await insertTimesheet(world.database, { ownerId: owner.id, companyId, state })).id;
const deliver = (more = {}) => insertDelivery(world.database, { ownerId: owner.id, companyId, ...more });
const open = async (deliveryId: string, month = '2026-11') => (await people.owner(api.create, { body: { deliveryId, month } })).body;
const write = (id: string, version: number, entries: EntryInput[], comment = '') =>
  people.owner(api.update, { params: { id }, body: { entries, comment, version } });

type Name = keyof typeof people;
type Cell = { who: readonly Name[]; from: readonly TimesheetState[]; body?: object };
const deciders = ['admin', 'commercial', 'validator'] as const;
/** Written by hand: who does what from where. The order is the one in which acts are offered. */
const cells: Record<Exclude<(typeof timesheetFlow)['actionNames'][number], never>, Cell> = {
  update: { who: ['owner'], from: ['new', 'rejected'], body: { entries: [], comment: '', version: 1 } },
  submit: { who: ['owner'], from: ['new', 'rejected'] },
  recall: { who: ['owner'], from: ['waiting'] },
  validate: { who: deciders, from: ['waiting'] },
  reject: { who: deciders, from: ['waiting'], body: { reason: 'x', refusals: [] } },
  unvalidate: { who: deciders, from: ['validated'], body: { reason: 'x' } },
  remind: { who: deciders, from: ['new', 'rejected'] },
  remindValidators: { who: ['owner'], from: ['waiting'] },
  delete: { who: ['owner'], from: ['new', 'rejected'] },
};

function expectedOf(name: Name, { who, from }: Cell, state: TimesheetState): number {
  if (name === 'visitor') return 401;
  if (who.includes(name)) return from.includes(state) ? 200 : 409;
  const isOfKind = (name === 'stranger' && who.includes('owner')) || (name === 'outsider' && who.includes('validator'));
  return isOfKind ? 404 : 403;
}

describe.each(Object.entries(cells))('%s', (action, cell) => {
  test.each(timesheetFlow.states)('from %s, by everybody', async (state) => {
    const answered: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [name, as] of Object.entries(people) as [Name, As][]) {
      await world.database.many(sql`delete from timesheets where owner_id = ${owner.id}`);
      await world.database.many(sql`delete from deliveries where owner_id = ${owner.id}`);
      const call = { params: { id: await make(state) }, ...(cell.body ? { body: cell.body } : {}) };
      answered[name] = (await as(api[action as 'validate'], call as never)).status;
      expected[name] = expectedOf(name, cell, state);
    }
    expect(answered).toEqual(expected);
  });
});

test('of those who validate and send back at once one wins', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const params = { id: await make('waiting') };
    const decide = (rival: number) =>
      rival % 2 ? people.admin(api.validate, { params }) : people.validator(api.reject, { params, body: { reason: 'x', refusals: [] } });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, rival) => decide(rival)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, error } of answers)
      if (status !== 200) expect([status, error]).toEqual([409, { code: 'workflow.wrongState', state: won[0]?.body.state }]);
  }
});

test('a month is opened once, in three statements, whoever asks at once', async () => {
  const delivery = await deliver();
  const opened = await Promise.all([1, 2, 3].map(() => open(delivery.id)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(opened[0]?.plannedDays).toBe(2000);
  expect((await people.owner(api.create, { body: { deliveryId: delivery.id, month: '2027-06' } })).error.code).toBe('timesheet.outside');
  expect((await people.stranger(api.create, { body: { deliveryId: delivery.id, month: '2026-11' } })).status).toBe(404);
  world.roundTrips.length = 0;
  const { body } = await people.owner(api.month, { params: { month: '2026-11' } });
  // The session is the first.
  expect(world.roundTrips.length).toBeLessThanOrEqual(4);
  expect(body).toMatchObject({ month: '2026-11', dueOn: '2026-11-30', before: [], drivenOn: [] });
  expect(body.deliveries).toMatchObject([
    { delivery: { id: delivery.id, buyCents: 54_000 }, timesheet: { id: opened[0]?.id }, daysElsewhere: 0 },
  ]);
  expect(body.deliveries[0]?.validators).toHaveLength(1);

  // The month after knows what this one has used up.
  await write(opened[0]?.id ?? '', 1, [entry('2026-11-02'), entry('2026-11-03'), entry('2026-11-04', { type: 'normal' })]);
  const after = await people.owner(api.month, { params: { month: '2026-12' } });
  expect(after.body.deliveries).toMatchObject([{ delivery: { id: delivery.id }, daysElsewhere: 200, freeElsewhere: 100 }]);
});

test('what is written has its sums and amounts, each side its own', async () => {
  const { id } = await open((await deliver()).id);
  const days = [
    entry('2026-11-02'),
    entry('2026-11-03', { days: 50 }),
    entry('2026-11-03', { type: 'absence', days: 50, absenceKind: 'sickness' }),
  ];
  const { body } = await write(id, 1, days, 'Bonjour');
  expect(body).toMatchObject({ productionDays: 150, absenceDays: 50, plannedDays: 2000, buyCents: 81_000, sellCents: null, version: 2 });
  expect(body.entries).toHaveLength(3);
  const read = async (as: As) => (await as(api.read, { params: { id } })).body;
  expect(await read(people.admin)).toMatchObject({ sellCents: 96_000, buyCents: 81_000 });
  expect(await read(people.validator)).toMatchObject({
    entries: null,
    productionDays: null,
    sellCents: null,
    buyCents: null,
    comment: null,
  });
  await world.database.many(sql`update timesheets set state = 'waiting' where id = ${id}`);
  const seen = await read(people.validator);
  expect(seen).toMatchObject({ sellCents: 96_000, buyCents: null, comment: 'Bonjour' });
  expect(seen.entries?.map(({ absenceKind }) => absenceKind)).toEqual([null, null, null]);
  expect((await people.validator(api.history, { params: { id } })).body.rows).toEqual([]);
  const told = (await people.owner(api.history, { params: { id } })).body.rows[0];
  expect(told?.after?.entries).toEqual(['2026-11-02 production 100', '2026-11-03 absence 50', '2026-11-03 production 50']);
});

test('days outside, too much on a date, the same twice', async () => {
  const [first, second] = [await deliver(), await deliver({ startsOn: '2026-11-09', endsOn: '2026-11-27' })];
  const [one, two] = [await open(first.id), await open(second.id)];
  const refused = async (id: string, entries: EntryInput[]) => (await write(id, 1, entries)).error.code;
  expect(await refused(two.id, [entry('2026-11-30')])).toBe('timesheet.outside');
  expect(await refused(one.id, [entry('2026-12-01')])).toBe('timesheet.outside');
  expect(await refused(one.id, [entry('2026-11-02', { days: 75 }), entry('2026-11-02', { days: 50, type: 'internal' })])).toBe(
    'timesheet.tooMuch',
  );
  expect(await refused(one.id, [entry('2026-11-02', { days: 50 }), entry('2026-11-02', { days: 50 })])).toBe('request.invalid');
  // On two devices at once, each on another delivery.
  const answers = await Promise.all([write(one.id, 1, [entry('2026-11-10')]), write(two.id, 1, [entry('2026-11-10')])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('what is not complete is not sent', async () => {
  const { id } = await open((await deliver({ startsOn: '2026-11-02', endsOn: '2026-11-04' })).id);
  const send = () => people.owner(api.submit, { params: { id }, body: {} });
  const whole = [entry('2026-11-02'), entry('2026-11-03'), entry('2026-11-04', { type: 'absence' })];
  await write(id, 1, whole.slice(0, 2));
  expect((await send()).error).toMatchObject({ code: 'timesheet.incomplete', checks: ['missing'] });
  await write(id, 2, whole);
  expect((await send()).error).toMatchObject({ code: 'timesheet.incomplete', checks: ['absenceKind'] });
  await write(id, 3, [...whole.slice(0, 2), entry('2026-11-04', { type: 'absence', absenceKind: 'leave' })]);
  expect((await send()).status).toBe(200);
});

test('what was sent too soon comes back, and whoever was asked to validate it no longer is', async () => {
  const { id } = await open((await deliver({ startsOn: '2026-11-02', endsOn: '2026-11-03' })).id);
  await write(id, 1, [entry('2026-11-02'), entry('2026-11-03')]);
  await people.owner(api.submit, { params: { id }, body: {} });
  const asked = async () => (await world.database.many(sql`select 1 from notifications where subject_id = ${id} and asks`)).length;
  const asks = await asked();
  expect(asks).toBeGreaterThan(0);
  await people.owner(api.remindValidators, { params: { id }, body: {} });
  expect(await asked()).toBe(2 * asks);
  expect((await people.owner(api.recall, { params: { id }, body: {} })).body).toMatchObject({ state: 'new', sentAt: null });
  expect(await asked()).toBe(0);
  expect((await people.validator(api.validate, { params: { id }, body: {} })).status).toBe(409);
  expect((await write(id, 4, [entry('2026-11-02', { days: 50 })])).status).toBe(200);
});

test('a month that has not begun is prepared and not sent', async () => {
  const { id } = await open((await deliver({ startsOn: '2049-11-02', endsOn: '2049-11-03' })).id, '2049-11');
  expect((await write(id, 1, [entry('2049-11-02'), entry('2049-11-03')])).status).toBe(200);
  expect((await people.owner(api.submit, { params: { id }, body: {} })).error.code).toBe('timesheet.tooEarly');
});

test('days that were refused stay marked until they are changed, or all is sent again', async () => {
  const id = await make('waiting');
  const refusals = [
    { date: '2026-11-02', type: 'production' as const, reason: 'Demi-journée' },
    { date: '2026-11-03', type: 'production' as const, reason: 'Absent' },
  ];
  const { body } = await people.validator(api.reject, { params: { id }, body: { reason: 'Deux jours à revoir', refusals } });
  expect(body).toMatchObject({ state: 'rejected', entries: null, reason: 'Deux jours à revoir' });
  const marks = async () => (await people.owner(api.read, { params: { id } })).body.entries?.map(({ refusal }) => refusal);
  expect(await marks()).toEqual(['Demi-journée', 'Absent']);
  await write(id, 2, [entry('2026-11-02', { days: 50 }), entry('2026-11-02', { type: 'internal', days: 50 }), entry('2026-11-03')]);
  expect(await marks()).toEqual([null, null, 'Absent']);
  // Left as it was, it is answered: otherwise it would only be refused again.
  const { error } = await people.owner(api.submit, { params: { id }, body: {} });
  expect(error).toMatchObject({ code: 'timesheet.incomplete', checks: ['refused'] });
  await write(
    id,
    3,
    [entry('2026-11-02', { days: 50 }), entry('2026-11-02', { type: 'internal', days: 50 }), entry('2026-11-03')],
    'J’y étais.',
  );
  expect((await people.owner(api.submit, { params: { id }, body: {} })).body.reason).toBe(null);
  expect(await marks()).toEqual([null, null, null]);
});

test('a PDF has the sums, and the amount of its reader alone', async () => {
  const id = await make('waiting');
  const textFor = async (as: As) => pdfText((await as(api.pdf, { params: { id } })).raw);
  const [mine, theirs] = [await textFor(people.owner), await textFor(people.validator)];
  expect(mine.replace(/\s/g, '')).toContain('1080,00€');
  expect(mine.replace(/\s/g, '')).not.toContain('1280,00€');
  expect(theirs.replace(/\s/g, '')).toContain('1280,00€');
  expect(theirs.replace(/\s/g, '')).not.toContain('1080,00€');
});

test('the days of a PDF are those of the operator, wherever its server is', async () => {
  const id = await make('validated');
  // Half an hour after midnight in Paris.
  await world.database.many(
    sql`update timesheets set sent_at = '2026-11-30T23:30:00Z', decided_at = '2026-12-02T23:30:00Z' where id = ${id}`,
  );
  const text = (await pdfText((await people.owner(api.pdf, { params: { id } })).raw)).replace(/\s+/g, ' ');
  expect(text).toContain('1er décembre 2026');
  expect(text).toContain('3 décembre 2026');
});

test('all of a month are one document, a page each, as far as its reader sees them', async () => {
  const [id, unsent] = [await make('waiting'), await make('new')];
  await world.database.many(sql`update timesheets set comment = 'Pas encore' where id = ${unsent}`);
  const book = (as: As, query: object = {}) => as(api.book, { query: { month: '2026-11', state: 'waiting', ...query } });
  const text = (await pdfText((await book(people.validator)).raw)).replace(/\s/g, '');
  expect(text).toContain('1280,00€');
  expect(text).not.toContain('1080,00€');
  expect((await book(people.outsider)).status).toBe(404);
  expect((await book(people.validator, { projectId: id })).status).toBe(404);
  const drafts = await pdfText((await book(people.validator, { state: 'new' })).raw);
  expect(drafts).not.toContain('Pas encore');
});

test('who has not sent is reminded once for each of its days, who validates once they are late', async () => {
  const { database } = world;
  const delivery = await deliver({ startsOn: '2026-11-02', endsOn: '2026-12-31' });
  const watch = (day: string) =>
    watchTimesheets(database, { ...operatorDefaults, timesheetReminders: [-3, 1] }, new Date(`${day}T08:00:00Z`));
  const reminded = async (kind: string) =>
    (
      await database.many(
        sql`select 1 from events where kind = ${kind} and subject_id in (select id from timesheets where delivery_id = ${delivery.id})`,
      )
    ).length;
  await database.many(sql`update timesheets set reminded_on = '2049-01-01'`);
  await watch('2026-11-20');
  expect(await reminded('timesheet.remind')).toBe(0);
  await watch('2026-11-28');
  await database.many(sql`update timesheets set reminded_on = '2026-11-28' where delivery_id = ${delivery.id}`);
  await watch('2026-11-29');
  expect(await reminded('timesheet.remind')).toBe(1);
  await watch('2026-12-02');
  expect(await reminded('timesheet.remind')).toBe(2);
  await database.many(
    sql`update timesheets set state = 'waiting', sent_at = '2026-11-26T08:00:00Z', reminded_on = null where delivery_id = ${delivery.id}`,
  );
  await watch('2026-11-30');
  expect(await reminded('timesheet.remindValidators')).toBe(0);
  await watch('2026-12-01');
  await watch('2026-12-02');
  expect(await reminded('timesheet.remindValidators')).toBe(1);
});

test('the database counts fees as the domain does', async () => {
  for (const feeMode of ['daily', 'monthly'] as const)
    for (const [cents, days, planned] of [
      [54_000, 1550, 2000],
      [33_333, 50, 2000],
      [100_001, 50, 100],
      [100_000, 1000, 2100],
      [900_000, 2100, 2000],
      [1_000_000, 300, 2000],
      [7, 25, 0],
      [null, 50, 100],
    ] as const) {
      const { worth } = await world.database.one<{ worth: number | null }>(
        sql`select timesheet_fee(${feeMode}, ${cents}::int, ${days}::int, ${planned}::int) as worth`,
      );
      expect(worth).toBe(feeFor({ feeMode, cents }, days, planned));
    }
});

test('a month that the product opens while its freelance does is opened once', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const { id: deliveryId } = await deliver();
    const [{ status }] = await Promise.all([
      people.owner(api.create, { body: { deliveryId, month: '2026-11' } }),
      openMonths(world.database, '2026-11'),
    ]);
    expect(status).toBe(201);
    expect(await world.database.many(sql`select 1 from timesheets where delivery_id = ${deliveryId}`)).toHaveLength(1);
  }
});
