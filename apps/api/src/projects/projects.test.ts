import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { projectLimits } from '@jalon/domain/projects/project';
import { projectApi, projects } from '@jalon/domain/projects/project-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertContract } from '../../test/contracts.ts';
import { aProject, insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertNeed } from '../../test/market.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';

let world: World;
let client: Person;
let commercial: Person;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  client = await makePerson(world.database, { type: 'Company' });
  commercial = await makePerson(world.database, { type: 'Commercial' });
  companyId = await companyOf(world, client);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
});
afterAll(() => world.close());

const division = async (of: string, name: string) =>
  (
    await world.database.one<{ id: string }>(
      sql`insert into divisions (id, company_id, name) values (gen_random_uuid(), ${of}, ${name}) returning id`,
    )
  ).id;
const open = (as: Person, more: object = {}) =>
  world.as(as)(projects.api.create, { body: { ...aProject, companyId: null, opportunityId: null, ...more } });

test('a company opens one of its own, which the one who looks after it follows', async () => {
  const made = await open(client);
  expect(made.body).toMatchObject({ state: 'ongoing', companyId, salesContact: { id: commercial.id }, costCents: null, deliveries: 0 });
  const { id, version } = made.body;
  const body = { ...aProject, title: 'Portail', version };
  const updated = (await world.as(client)(projects.api.update, { params: { id }, body })).body;
  expect(updated).toMatchObject({ title: 'Portail', salesContact: { id: commercial.id } });
  const counts = (await world.as(client)(projects.api.counts, {})).body;
  expect(counts).toMatchObject({ finished: 0 });
});

test('whom and what a project names must be there for whoever writes it', async () => {
  const other = await makePerson(world.database, { type: 'Company' });
  const otherId = await companyOf(world, other);
  const need = await insertNeed(world.database, otherId, { state: 'posted' });
  const refused = async (as: Person, more: object) => (await open(as, more)).error.fields;
  expect(await refused(client, { divisionId: await division(otherId, 'Paris') })).toEqual({ divisionId: 'validation.invalid' });
  expect(await refused(client, { expertiseArea: 'nowhere' })).toEqual({ expertiseArea: 'validation.invalid' });
  expect(await refused(client, { salesContactId: commercial.id })).toEqual({ salesContactId: 'validation.invalid' });
  expect(await refused(client, { opportunityId: need.id })).toEqual({ opportunityId: 'validation.invalid' });
  expect(await refused(client, { endsOn: aProject.startsOn })).toEqual({ endsOn: 'validation.endBeforeStart' });
  expect(await refused(commercial, {})).toEqual({ companyId: 'validation.required' });
  expect(await refused(commercial, { companyId: otherId })).toEqual({ companyId: 'validation.invalid' });
  expect(await refused(commercial, { companyId, salesContactId: other.id })).toEqual({ salesContactId: 'validation.invalid' });
  expect((await open(commercial, { companyId, salesContactId: commercial.id })).status).toBe(201);
});

test('who is of a division sees its projects, who is the sales contact sees theirs, a freelance where they have a delivery', async () => {
  const [lyon, paris] = [await division(companyId, 'Lyon'), await division(companyId, 'Nantes')];
  const colleague = await makePerson(world.database, { type: 'Company', at: { companyId } });
  await world.database.many(sql`insert into user_divisions (user_id, division_id) values (${colleague.id}, ${lyon})`);
  const freelance = await makePerson(world.database, { type: 'Freelance' });
  const { id, projectId } = await insertDelivery(world.database, { ownerId: freelance.id, companyId, divisionId: paris });
  const params = { id: projectId };
  const seen = async (as: Person) => (await world.as(as)(projects.api.read, { params })).status;
  const stranger = await makePerson(world.database, { type: 'Commercial' });
  expect([await seen(colleague), await seen(stranger), await seen(freelance)]).toEqual([404, 404, 200]);
  await world.database.many(sql`update projects set sales_contact_id = ${stranger.id} where id = ${projectId}`);
  expect(await seen(stranger)).toBe(200);
  const contract = await insertContract(world.database, { ownerId: freelance.id, companyId });
  await world.database.many(sql`update contracts set project_id = ${projectId}, division_id = ${paris} where id = ${contract.id}`);
  const body = { ...aProject, divisionId: lyon, salesContactId: stranger.id, version: 1 };
  expect((await world.as(client)(projects.api.update, { params, body })).status).toBe(200);
  expect([await seen(colleague), (await world.as(colleague)(deliveries.api.read, { params: { id } })).status]).toEqual([200, 200]);
  expect(await world.database.one(sql`select division_id as id from contracts where id = ${contract.id}`)).toEqual({ id: lyon });
});

test('documents are attached and taken off, so many at most', async () => {
  const { id } = (await open(client)).body;
  const params = { id };
  const attach = async (fileId: string) => world.as(client)(projects.api.attach, { params, body: { fileId } });
  expect((await attach(await makeFile(world.database, commercial.id))).error).toMatchObject({ fields: { fileId: 'validation.fileGone' } });
  const fileId = await makeFile(world.database, client.id);
  expect((await attach(fileId)).body.files).toMatchObject([{ id: fileId, name: 'a.pdf', by: 'Test Company' }]);
  const history = (await world.as(client)(projects.api.history, { params, query: {} })).body.rows;
  expect(history[0]).toMatchObject({ kind: 'project.attach', before: { files: null }, after: { files: 'a.pdf' } });
  expect((await world.as(client)(projects.api.detach, { params, body: { fileId } })).body.files).toEqual([]);
  for (let count = 0; count < projectLimits.files; count += 1)
    expect((await attach(await makeFile(world.database, client.id))).status).toBe(200);
  const refused = (await attach(await makeFile(world.database, client.id))).error;
  expect(refused).toMatchObject({ fields: { fileId: `validation.maxItems|max=${projectLimits.files}` } });
});

test('documents are between the client and the operator: a freelance is told neither of them nor their names', async () => {
  const freelance = await makePerson(world.database, { type: 'Freelance' });
  const { projectId } = await insertDelivery(world.database, { ownerId: freelance.id, companyId });
  const params = { id: projectId };
  const fileId = await makeFile(world.database, client.id);
  await world.files.put(fileKey(fileId), Buffer.from('abc'));
  expect((await world.as(client)(projects.api.attach, { params, body: { fileId } })).status).toBe(200);
  const file = async (as: Person) => (await world.as(as)(projectApi.file, { params: { ...params, fileId }, query: {} })).status;
  expect([await file(client), await file(freelance)]).toEqual([200, 404]);
  expect((await world.as(freelance)(projects.api.read, { params })).body.files).toBeNull();
  expect(JSON.stringify((await world.as(freelance)(projects.api.history, { params, query: {} })).body)).not.toContain('a.pdf');
});

test('one that has deliveries stays; finished, it can be opened again', async () => {
  const freelance = await makePerson(world.database, { type: 'Freelance' });
  const { projectId } = await insertDelivery(world.database, { ownerId: freelance.id, companyId });
  const params = { id: projectId };
  const kept = await world.as(client)(projects.api.delete, { params });
  expect([kept.status, kept.error]).toMatchObject([409, { code: 'project.hasDeliveries', deliveries: 1 }]);
  expect((await world.as(client)(projects.api.finish, { params, body: {} })).body.state).toBe('finished');
  expect((await world.as(client)(projects.api.reopen, { params, body: {} })).body.state).toBe('ongoing');
  expect((await world.as(freelance)(projects.api.finish, { params, body: {} })).status).toBe(403);
});
