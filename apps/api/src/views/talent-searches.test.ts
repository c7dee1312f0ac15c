import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { peopleLists } from '@jalon/domain/people-lists/people-list-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { views } from '@jalon/domain/views/view-api';
import type { ViewList } from '@jalon/domain/views/view-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const save = (by: Person, list: ViewList, query: string, isTold = true) =>
  world.as(by)(views.api.create, { body: { list, name: `Recherche ${query}`, query, isShared: false, isTold } });
const company = () => makePerson(world.database, { type: 'Company' });
const toldTo = async (person: Person) => (await world.as(person)(notificationApi.list, { query: {} })).body.rows;
/** As if what was done could no longer be undone: the jobs run that wait for it. */
async function later(): Promise<void> {
  await world.work();
  await world.database.many(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier in ('appear', 'searches')), now())`,
  );
  await world.work();
  await world.work();
}
const waiting = async (spec: Parameters<typeof makeProfile>[2] = {}): Promise<Person> => {
  const person = await makePerson(world.database, { type: 'Freelance', isValidated: false });
  await makeProfile(world.database, person.id, spec);
  return person;
};
const validate = async ({ id }: Person, action: 'validate' | 'devalidate' = 'validate') => {
  await world.as('admin')(managedAccounts.api[action], { params: { id }, body: {} });
  await later();
};

test.each<[string, string, boolean]>([
  ['everybody', '', true],
  ['words', 'q=kafka', true],
  ['words that are not in it', 'q=cobol', false],
  ['filters', 'f.skills=kafka&f.availability=now', true],
  ['filters that it does not pass', 'f.skills=Kafka%2CCobol', false],
  ['those one keeps, which the screen passes over', 'f.mine=favourite', true],
])('a company is told of a new profile by a search of %s: %s', async (_, query, isFound) => {
  const searcher = await company();
  expect((await save(searcher, 'talents', query)).status).toBe(201);
  const person = await waiting({ firstName: 'Aude', lastName: 'Lenoir', skills: ['Kafka'] });
  await validate(person);
  const told = await toldTo(searcher);
  expect(told).toHaveLength(Number(isFound));
  if (isFound)
    expect(told[0]).toMatchObject({
      ...{ kind: 'talent.appear', category: 'talents', href: `/company/accounts/${person.id}`, by: null },
      text: expect.stringContaining('Aude Lenoir'),
    });
});

test('a commercial is told by a search of the freelances, and nobody whom its list does not admit', async () => {
  const [commercial, silent, unvalidated] = [
    await makePerson(world.database, { type: 'Commercial' }),
    await company(),
    await makePerson(world.database, { type: 'Company' }),
  ];
  await save(commercial, 'accounts.Freelance', 'f.validation=validated');
  await save(silent, 'talents', '', false);
  await save(unvalidated, 'talents', '');
  await world.database.many(sql`update users set validated_at = null where id = ${unvalidated.id}`);
  const person = await waiting();
  await validate(person);
  expect(await toldTo(commercial)).toMatchObject([{ href: `/commercial/accounts/${person.id}` }]);
  for (const nobody of [silent, unvalidated]) expect(await toldTo(nobody)).toEqual([]);
  for (const [by, list] of [
    [world.people.admin, 'accounts.Freelance'],
    [world.people.freelance, 'talents'],
    [commercial, 'companies'],
  ] as const)
    expect((await save(by, list, '')).status).toBe(403);
});

test('somebody appears once, when companies can see them, and never to who has them already', async () => {
  const [searcher, keeper] = [await company(), await company()];
  const person = await waiting({ isPrivate: true });
  for (const one of [searcher, keeper]) await save(one, 'talents', '');
  await validate(person);
  expect(await toldTo(searcher)).toEqual([]);
  const turn = (action: 'show' | 'hide') => world.as(person)(profiles.api[action], { params: { id: person.id }, body: {} });
  await turn('show');
  await world.as(keeper)(peopleLists.api.favour, { params: { id: person.id }, body: { isFavourite: true } });
  await later();
  expect([(await toldTo(searcher)).length, (await toldTo(keeper)).length]).toEqual([1, 0]);
  // Who hides is named nowhere, and is nobody new when they come back.
  await turn('hide');
  expect(await toldTo(searcher)).toEqual([]);
  await turn('show');
  await later();
  expect(await toldTo(searcher)).toEqual([]);
});

test('who is let in and out again at once has told nobody', async () => {
  const searcher = await company();
  await save(searcher, 'talents', '');
  const person = await waiting();
  await world.as('admin')(managedAccounts.api.validate, { params: { id: person.id }, body: {} });
  await validate(person, 'devalidate');
  expect(await toldTo(searcher)).toEqual([]);
});
