import type { OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { opportunityWords } from '@jalon/domain/opportunities/opportunity-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { aNeed } from '../../test/need.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
});
afterAll(() => world.close());

test('every field that its form changes is told, in words of the reader, and people by the names they have', async () => {
  const companyId = await companyOf(world, owner);
  const division = await world.database.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, 'Lyon') returning id`);
  const [manager, follower] = await Promise.all([1, 2].map(() => makePerson(world.database, { type: 'Company', at: { companyId } })));
  if (!manager || !follower) throw new Error('nobody');
  const { body: need } = await world.as(owner)(opportunities.api.create, { body: { ...aNeed, companyId: null } });
  const params = { id: need.id };
  const body: OpportunityInput = {
    ...{
      title: 'Architecte',
      divisionId: division.id,
      expertiseArea: 'energy',
      activityAreas: ['tech-lead'],
      experience: '1',
      duration: '3',
    },
    ...{ contractType: 'CDI', isAnonymous: true, hasPreselection: false, startsOn: '2027-02-01', dailyRateFromCents: 1 },
    ...{ dailyRateToCents: 2, annualSalaryCents: 5_000_000, place: 'Nantes', mobilityArea: 'france-bretagne', remote: 'full' },
    ...{ description: '<p>Autre texte</p>', prerequisites: '<p>Dix ans</p>', skills: ['Go'], contactEmail: 'autre@helioscope.test' },
    ...{ managerId: manager.id, associatedIds: [follower.id] },
  };
  const changed = await world.as(owner)(opportunities.api.update, { params, body: { ...body, version: 1 } });
  expect(changed.error).toMatchObject({ title: 'Architecte' });
  await world.database.many(sql`update users set first_name = 'Ada', last_name = 'Lovelace' where id = ${manager.id}`);
  const told = async (language: string) => {
    const { rows } = (
      await world.as(owner)(opportunities.api.history, { params, query: {}, headers: { 'accept-language': language } } as never)
    ).body;
    const { before, after } = rows.find(({ kind }) => kind === 'opportunity.update') ?? {};
    const names = Object.keys(after ?? {}).filter(
      (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
    );
    return { names, before, after };
  };
  const { names, before, after } = await told('fr');
  const fields = Object.keys(body);
  const shown: Record<string, string> = { divisionId: 'division', managerId: 'manager', associatedIds: 'associated' };
  expect(names.sort()).toEqual(fields.map((name) => shown[name] ?? name).sort());
  // Each has a word in both languages.
  for (const words of Object.values(opportunityWords)) expect(Object.keys(words.field)).toEqual(expect.arrayContaining(names));
  expect(before).toMatchObject({ manager: null, division: null, hasPreselection: true, skills: 'TypeScript, React' });
  expect(after).toMatchObject({
    ...{ manager: 'Ada Lovelace', associated: 'Test Company', division: 'Lyon', hasPreselection: false, skills: 'Go' },
    ...{ mobilityArea: 'Bretagne', activityAreas: 'Tech lead', description: '<p>Autre texte</p>' },
  });
  await world.database.many(sql`update users set lang = 'en' where id = ${owner.id}`);
  expect((await told('en')).after).toMatchObject({ mobilityArea: 'Brittany' });
});
