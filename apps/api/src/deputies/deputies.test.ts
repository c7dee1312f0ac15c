import { deputies } from '@jalon/domain/deputies/deputy-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const days = { startsOn: '2049-03-01', endsOn: '2049-03-12' };
async function team(...permissions: (readonly string[])[]): Promise<Person[]> {
  const at = { companyId: (await makeCompany(world.database)).companyId };
  return Promise.all(permissions.map((own) => makePerson(world.database, { type: 'Company', at, permissions: own })));
}
const both = ['timesheets.validate', 'expenses.validate'];
const away = (by: Person, deputy: Person, more: object = {}) =>
  world.as(by)(deputies.api.create, { body: { deputyId: deputy.id, ...days, ...more } });

test('a colleague who may validate as much stands in, and both know', async () => {
  const [me, colleague] = (await team(both, both)) as [Person, Person];
  const made = await away(me, colleague);
  expect([made.status, made.body.deputy.id, made.body.isNow, made.body.actions]).toEqual([201, colleague.id, false, ['update', 'delete']]);
  const seen = await world.as(colleague)(deputies.api.list, { query: {} });
  expect(seen.body.rows).toMatchObject([{ id: made.body.id, owner: { id: me.id }, actions: [] }]);
  expect((await world.as(me)(deputies.api.people, {})).body.map(({ id }) => id)).toEqual([colleague.id]);
});

test('nobody stands in who could not validate as much, is of another company, or is oneself', async () => {
  const [me, half, none] = (await team(both, ['timesheets.validate'], [])) as [Person, Person, Person];
  const [stranger] = (await team(both)) as [Person];
  const refused = { fields: { deputyId: 'validation.cannotReplace' } };
  for (const one of [half, none, stranger, me]) {
    const answer = await away(me, one);
    expect([answer.status, answer.error]).toEqual([422, expect.objectContaining(refused)]);
  }
  expect((await away(half, me)).status).toBe(201);
});

test('an absence that is over, or ends before it starts, is refused at its field', async () => {
  const [me, colleague] = (await team(both, both)) as [Person, Person];
  const over = await away(me, colleague, { startsOn: '2020-01-01', endsOn: '2020-01-02' });
  expect(over.error).toMatchObject({ fields: { endsOn: 'validation.todayOrLater' } });
  const reversed = await away(me, colleague, { startsOn: '2049-03-12', endsOn: '2049-03-01' });
  expect(reversed.error).toMatchObject({ fields: { endsOn: 'validation.endBeforeStart' } });
});

test('of twenty absences entered at once for the same days one is kept; other days are free', async () => {
  const [me, colleague] = (await team(both, both)) as [Person, Person];
  const made = await Promise.all(Array.from({ length: 20 }, () => away(me, colleague)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await away(me, colleague, { startsOn: '2049-03-12', endsOn: '2049-03-13' })).error).toMatchObject({
    fields: { startsOn: 'validation.alreadyAway' },
  });
  expect((await away(me, colleague, { startsOn: '2049-03-13', endsOn: '2049-03-13' })).status).toBe(201);
});

test('who stands in changes nothing of it', async () => {
  const [me, colleague] = (await team(both, both)) as [Person, Person];
  const { id } = (await away(me, colleague)).body;
  const body = { deputyId: colleague.id, ...days, version: 1 };
  expect((await world.as(colleague)(deputies.api.update, { params: { id }, body })).status).toBe(403);
  expect((await world.as(colleague)(deputies.api.delete, { params: { id } })).status).toBe(403);
  expect((await world.as(me)(deputies.api.update, { params: { id }, body: { ...body, endsOn: '2049-04-01' } })).body).toMatchObject({
    endsOn: '2049-04-01',
  });
});
