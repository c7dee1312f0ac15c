import { homeApi } from '@jalon/domain/home/home-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertContract } from '../../test/contracts.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The contracts on a home, and the count of its menu. */
async function found(as: Person) {
  const { toSign, unsent } = (await world.as(as)(homeApi.read, {})).body;
  const { contracts } = (await world.as(as)(homeApi.waiting, {})).body;
  const ids = (queue: typeof toSign) => queue?.rows.map(({ id }) => id) ?? null;
  return { toSign: ids(toSign), unsent: ids(unsent), contracts };
}

test('a contract waits on the home and in the menu of whoever signs or sends it, and of nobody else', async () => {
  const { database, people } = world;
  const { companyId } = await makeCompany(database);
  const [client, owner, stranger] = [
    await makePerson(database, { type: 'Company', at: { companyId }, permissions: ['contracts.view'] }),
    await makePerson(database, { type: 'Freelance' }),
    await makePerson(database, { type: 'Freelance' }),
  ];
  const [commercial, other] = [await makePerson(database, { type: 'Commercial' }), await makePerson(database, { type: 'Commercial' })];
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const made = async (state: string) => (await insertContract(database, { ownerId: owner.id, companyId, state })).id;
  const [draft, sent] = [await made('draft'), await made('sent')];
  for (const state of ['signed', 'ended', 'cancelled']) await made(state);
  const signFor = (side: 'operator' | 'provider') =>
    database.many(sql`
      insert into contract_signatures (contract_id, side, user_id, name, email, consent, hash, address)
      select c.id, ${side}, c.owner_id, 'x', 'x', '', c.hash, '' from contracts c where c.id = ${sent}`);

  expect(await found(owner)).toEqual({ toSign: [sent], unsent: null, contracts: 1 });
  expect(await found(people.admin)).toEqual({ toSign: [sent], unsent: [draft], contracts: 2 });
  expect(await found(commercial)).toEqual({ toSign: null, unsent: [draft], contracts: 1 });
  expect(await found(other)).toEqual({ toSign: null, unsent: [], contracts: 0 });
  expect(await found(stranger)).toEqual({ toSign: [], unsent: null, contracts: 0 });
  expect(await found(client)).toEqual({ toSign: null, unsent: null, contracts: 0 });

  await signFor('provider');
  expect(await found(owner)).toMatchObject({ toSign: [], contracts: 0 });
  expect(await found(people.admin)).toMatchObject({ toSign: [sent], contracts: 2 });
  await signFor('operator');
  expect(await found(people.admin)).toMatchObject({ toSign: [], contracts: 1 });
});
