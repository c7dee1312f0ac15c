import { type DocumentState, documentFlow } from '@jalon/domain/documents/document';
import { documents } from '@jalon/domain/documents/document-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { raceRounds } from '../../test/rounds.ts';
import { sql } from '../db/sql.ts';

const { api } = documents;
type As = ReturnType<World['as']>;
let world: World;
let owner: Person;
let people: Record<'owner' | 'stranger' | 'admin' | 'commercial' | 'company' | 'visitor', As>;
beforeAll(async () => {
  world = await openWorld();
  owner = world.people.freelance;
  people = {
    ...{ owner: world.as(owner), stranger: world.as(await makePerson(world.database, { type: 'Freelance' })) },
    ...{ admin: world.as('admin'), commercial: world.as('commercial'), company: world.as('company'), visitor: world.as('visitor') },
  };
});
afterAll(() => world.close());

async function make(state: DocumentState = 'submitted'): Promise<string> {
  await world.database.many(sql`delete from documents where owner_id = ${owner.id}`);
  const { id } = await world.database.one<{ id: string }>(sql`
    insert into documents (id, owner_id, type, number, added_on, expires_on, state)
    values (gen_random_uuid(), ${owner.id}, 'tax', 2, '2026-01-01', '2049-01-01', ${state}) returning id`);
  // The last of two versions, of which nobody has decided on either.
  await world.database.many(
    sql`insert into document_versions (document_id, number, added_on, expires_on, state) values (${id}, 1, '2025-06-01', '2049-01-01', 'submitted')`,
  );
  return id;
}

type Name = keyof typeof people;
type Cell = { who: readonly Name[]; from: readonly DocumentState[]; body?: () => Promise<object> };
const staff = ['admin', 'commercial'] as const;
const everyState = ['submitted', 'accepted', 'refused', 'expired'] as const;
const version = async () => ({ fileId: await makeFile(world.database, owner.id), expiresOn: '2049-01-01' });
/** Written by hand: who does what from where. The order is the one in which acts are offered. */
const cells: Record<'replace' | 'withdraw' | 'check' | 'accept' | 'refuse' | 'reopen' | 'delete', Cell> = {
  replace: { who: ['owner'], from: everyState, body: version },
  withdraw: { who: ['owner'], from: ['submitted'] },
  check: { who: staff, from: ['submitted'], body: async () => ({ result: 'authentic', securityCode: null, fileId: null }) },
  accept: { who: staff, from: ['submitted'] },
  refuse: { who: staff, from: ['submitted'], body: async () => ({ reason: 'x' }) },
  reopen: { who: staff, from: ['accepted', 'refused'] },
  delete: { who: ['owner'], from: ['submitted'] },
};

/** What somebody is answered who does this from there. */
function expectedOf(name: Name, { who, from }: Cell, state: DocumentState): number {
  if (name === 'visitor') return 401;
  if (who.includes(name)) return from.includes(state) ? 200 : 409;
  // Whoever is of the kind that does it finds that there is no such record; all others are turned away before.
  return name === 'stranger' && who.includes('owner') ? 404 : 403;
}

describe.each(Object.entries(cells))('%s', (action, cell) => {
  test.each(documentFlow.states)('from %s, by everybody', async (state) => {
    const answered: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [name, as] of Object.entries(people) as [Name, As][]) {
      const call = { params: { id: await make(state) }, ...(cell.body ? { body: await cell.body() } : {}) };
      answered[name] = (await as(api[action as keyof typeof cells], call as never)).status;
      expected[name] = expectedOf(name, cell, state);
    }
    expect(answered).toEqual(expected);
  });
});

test('what is offered is what works, in the list and alone', async () => {
  for (const state of documentFlow.states) {
    const id = await make(state);
    for (const name of ['owner', 'admin', 'commercial'] as const) {
      const allowed = Object.entries(cells).filter(([, { who, from }]) => who.includes(name) && from.includes(state));
      const { actions } = (await people[name](api.read, { params: { id } })).body;
      expect(actions).toEqual(allowed.map(([action]) => action));
      const { body } = await people[name](api.list, { query: { ownerId: owner.id } });
      expect(body.rows.map((row) => [row.id, row.actions])).toEqual([[id, actions]]);
      expect(body.actions).toEqual(name === 'owner' ? ['create'] : []);
    }
  }
});

test('of those who accept and refuse at once one wins, and the others are told what it has become', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const id = await make();
    const params = { id };
    const decide = (rival: number) =>
      rival % 2 ? people.admin(api.accept, { params }) : people.commercial(api.refuse, { params, body: { reason: 'x' } });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, rival) => decide(rival)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const state = won[0]?.body.state;
    for (const { status, error } of answers)
      if (status !== 200) expect([status, error]).toEqual([409, { code: 'workflow.wrongState', state }]);
    expect(await world.database.many(sql`select 1 from events where subject_id = ${id}`)).toHaveLength(1);
  }
});

test('of who checks a version and who takes it away at once one wins: no check is left for the next file', async () => {
  for (let round = 0; round < raceRounds; round += 1)
    for (const action of ['withdraw', 'delete'] as const) {
      const id = await make();
      const body = { result: 'authentic', securityCode: null, fileId: null, version: 1 } as const;
      const [checked, taken] = await Promise.all([
        people.admin(api.check, { params: { id }, body }),
        people.owner(api[action], { params: { id }, body: {} } as never),
      ]);
      expect([checked.status, taken.status].filter((status) => status === 200)).toHaveLength(1);
      const left = await world.database.many(sql`select number from document_checks where document_id = ${id}`);
      expect(left).toHaveLength(checked.status === 200 ? 1 : 0);
    }
});

test('nobody accepts what its owner has replaced a second ago', async () => {
  const id = await make();
  await people.owner(api.replace, { params: { id }, body: await version() });
  const { status, error } = await people.admin(api.accept, { params: { id }, body: { version: 1 } });
  expect([status, error.code, error.current]).toMatchObject([409, 'record.changed', { number: 3, version: 2 }]);
});
