import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { managedCompanyApi } from '@jalon/domain/companies/managed-company-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const run = (text: string) => world.database.many(sql(Object.assign([text], { raw: [text] })));

test('events that told people by name tell who they are: those who can be told for certain, and nobody else', async () => {
  const { companyId } = await makeCompany(world.database);
  const people = await Promise.all(['Seule', 'Double', 'Double'].map(() => makePerson(world.database, { type: 'Commercial' })));
  for (const [index, name] of ['Seule', 'Double', 'Double'].entries())
    await world.database.many(sql`update users set first_name = 'Une', last_name = ${name} where id = ${people[index]?.id ?? ''}`);
  // As the version before left them.
  for (const text of ['alter table events drop column people', 'create index events__assign on events (id)', 'drop index companies__siren'])
    await run(text);
  await world.database.many(sql`
    insert into events (id, kind, subject_id, before, after)
    values (${randomUUIDv7()}, 'company.assign', ${companyId}, '{"commercials": null}', '{"commercials": "Un Parti, Une Double, Une Seule"}')`);
  for (const text of readFileSync(join(migrationsFolder, '0018_people_and_sirens.sql'), 'utf8').split(/;\n(?!\$)/))
    if (text.trim()) await run(text);
  const history = () => world.as('admin')(managedCompanyApi.history, { params: { id: companyId }, query: {} });
  expect((await history()).body.rows[0]).toMatchObject({ before: { commercials: null }, after: { commercials: 'Une Seule' } });
  const kept = await world.database.one<{ text: string }>(
    sql`select to_jsonb(e)::text as text from events e where subject_id = ${companyId}`,
  );
  expect(kept.text).not.toMatch(/Parti|Double|Seule/);
});
