import { addMonths } from '@jalon/domain/core/dates';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { documents } from '@jalon/domain/documents/document-api';
import { vigilanceApi } from '@jalon/domain/vigilance/vigilance-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertContract } from '../../test/contracts.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';

let world: World;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  ({ companyId } = await makeCompany(world.database));
});
afterAll(() => world.close());

const staff = () => world.as('admin');

test('an exception says why in more than a word', async () => {
  const me = await makePerson(world.database, { type: 'Freelance' });
  const { deliveryId } = await insertContract(world.database, { ownerId: me.id, companyId });
  await world.database.many(sql`delete from documents where owner_id = ${me.id}`);
  const refused = { status: 422, body: { fields: { reason: 'validation.minLength|min=10' } } };
  expect(await staff()(deliveries.api.authorise, { params: { id: deliveryId }, body: { reason: ' Urgent   ' } })).toMatchObject(refused);
});

test('a document that is replaced by a false one covers nothing any more', async () => {
  const { database } = world;
  const owner = await makePerson(database, { type: 'Freelance' });
  const { deliveryId: id } = await insertContract(database, { ownerId: owner.id, companyId });
  await database.many(sql`update deliveries set ends_on = '2049-01-01' where id = ${id}`);
  const paper = await database.one<{ id: string }>(
    sql`select x.id from documents x where x.owner_id = ${owner.id} and x.type = 'vigilance'`,
  );
  await database.many(sql`update documents set expires_on = operator_day() + 90 where id = ${paper.id}`);
  const expiresOn = addMonths(new Date().toISOString().slice(0, 10), 6);
  const covers = async () => {
    const { operation } = (await staff()(vigilanceApi.dossier, { params: { id } })).body;
    return [operation?.group, operation?.papers.find(({ type }) => type === 'vigilance')?.holds];
  };
  await world.as(owner)(documents.api.replace, {
    params: { id: paper.id },
    body: { fileId: await makeFile(database, owner.id), expiresOn },
  });
  expect(await covers()).toEqual(['toCheck', true]);
  const check = { params: { id: paper.id }, body: { result: 'unrecognised' as const, securityCode: '4F7K', fileId: null } };
  expect((await staff()(documents.api.check, check)).status).toBe(200);
  expect(await covers()).toEqual(['toCheck', false]);
  await staff()(documents.api.refuse, { params: { id: paper.id }, body: { reason: 'Attestation non reconnue' } });
  expect(await covers()).toEqual(['blocked', false]);
});
