import { contacts } from '@jalon/domain/contacts/contact-api';
import { roles } from '@jalon/domain/roles/role-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { lockCompany } from '../src/organisation/organisation.queries.ts';
import { makeCompany, makePerson, makeRole } from './factories.ts';
import { openWorld, type World } from './harness.ts';
import { countWaiting } from './locks.ts';
import { raceRounds as rounds } from './rounds.ts';

const rivals = 20;
type Outcome = { status: number; error: { code: string; fields?: Record<string, string> } };

let world: World;
let owner: ReturnType<World['as']>;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  owner = world.as('company');
  const found = await world.database.one<{ companyId: string }>(sql`
    select company_id as "companyId" from users where id = ${world.people.company.id}`);
  companyId = found.companyId;
});
afterAll(() => world.close());

const countOf = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length;

test(`${rounds} rounds: of ${rivals} roles renamed to one name at once, one is`, async () => {
  const ids = await Promise.all(Array.from({ length: rivals }, () => makeRole(world.database, companyId, [])));
  const versions = ids.map(() => 1);
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      ids.map((id, rival) => owner(roles.api.update, { params: { id }, body: { label: `Nom ${round}`, version: versions[rival] ?? 1 } })),
    );
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, rivals - 1]);
    const winner = answers.findIndex(({ status }) => status === 200);
    versions[winner] = (versions[winner] ?? 0) + 1;
  }
}, 300_000);

/** Starts the calls in this order while somebody else has the turn of the company, each once the one before stands in line. */
async function inTurn<Answer>(calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const started = await world.database.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const begun: Promise<Answer>[] = [];
    for (const call of calls) {
      begun.push(call());
      await expect.poll(() => countWaiting(world.database), { timeout: 10_000 }).toBe(begun.length);
    }
    return { begun };
  });
  return Promise.all(started.begun);
}

test.each([
  ['given', 'company'],
  ['removed', 'company'],
  ['given', 'admin'],
  ['removed', 'admin'],
] as const)(
  'a role that is %s first, and removed by the %s: the other act waits for its turn and finds what was done',
  async (first, remover) => {
    const home = await makeRole(world.database, companyId, []);
    const { id } = await makePerson(world.database, { type: 'Company', at: { companyId, roleId: home } });
    const roleId = await makeRole(world.database, companyId, []);
    const give = () => owner(contacts.api.update, { params: { id }, body: { job: null, roleId, version: 1 } });
    const remove = () => world.as(remover)(roles.api.delete, { params: { id: roleId } });
    const roleOfContact = async () => (await owner(contacts.api.read, { params: { id } })).body.role?.id;
    if (first === 'given') {
      const [given, removed] = await inTurn<Outcome>([give, remove]);
      expect([given?.status, removed?.status, removed?.error]).toEqual([200, 409, { code: 'role.hasUsers', users: 1 }]);
      expect(await roleOfContact()).toBe(roleId);
    } else {
      const [removed, given] = await inTurn<Outcome>([remove, give]);
      expect([removed?.status, given?.status, given?.error?.fields]).toEqual([200, 422, { roleId: 'validation.invalid' }]);
      expect(await roleOfContact()).toBe(home);
    }
  },
);

const leavings = {
  disable: (as: ReturnType<World['as']>, id: string) => as(contacts.api.disable, { params: { id }, body: {} }),
  delete: (as: ReturnType<World['as']>, id: string) => as(contacts.api.delete, { params: { id } }),
};
test.each(Object.entries(leavings))(
  `${rounds} rounds: two owners who %s each other at once leave one`,
  async (_, leave) => {
    for (let round = 0; round < rounds; round += 1) {
      const at = await makeCompany(world.database);
      const [one, other] = [
        await makePerson(world.database, { type: 'Company', at }),
        await makePerson(world.database, { type: 'Company', at }),
      ];
      const answers = await Promise.all([leave(world.as(one), other.id), leave(world.as(other), one.id)]);
      // The second is either refused as the one who would leave none, or was out before it could ask.
      expect(countOf(answers, 200)).toBe(1);
      const { owners } = await world.database.one<{ owners: number }>(sql`
      select count(*)::int as owners from users where company_id = ${at.companyId} and role_id = ${at.roleId} and state = 'active'`);
      expect(owners).toBe(1);
    }
  },
  300_000,
);

test(`${rounds} rounds: two owners who take another role at once leave one`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const at = await makeCompany(world.database);
    const roleId = await makeRole(world.database, at.companyId, []);
    const people = [await makePerson(world.database, { type: 'Company', at }), await makePerson(world.database, { type: 'Company', at })];
    const answers = await Promise.all(
      people.map((person) => world.as(person)(contacts.api.update, { params: { id: person.id }, body: { job: null, roleId, version: 1 } })),
    );
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 1]);
  }
}, 300_000);
