import { contractModelNames } from '@jalon/domain/contracts/contract-model';
import { contractModels } from '@jalon/domain/contracts/contract-model-api';
import { unknownVariables } from '@jalon/domain/contracts/contract-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';
import { originalTexts } from './contract-models.ts';

const { api } = contractModels;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const admin = () => world.as('admin');
const models = async () => (await admin()(api.list, { query: { size: -1 } })).body.rows;
const model = async (name: string) => {
  const found = (await models()).find((row) => row.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('a new installation has the texts of the product, and they name nothing unknown', async () => {
  const rows = await models();
  expect(rows.map(({ name }) => name)).toEqual([...contractModelNames]);
  for (const { name, text, state } of rows) expect([state, text, unknownVariables(text)]).toEqual(['original', originalTexts[name], []]);
});

test('a text is changed, conflicts are told, and the original one comes back', async () => {
  const { id, version } = await model('CDD');
  const params = { id };
  const changed = await admin()(api.update, { params, body: { text: '<p>Entre {{operator}} et {{person}}</p>', version } });
  expect(changed.body).toMatchObject({ state: 'changed', text: '<p>Entre {{operator}} et {{person}}</p>', actions: ['update', 'restore'] });
  const late = await admin()(api.update, { params, body: { text: '<p>Autre</p>', version } });
  expect([late.status, late.error.code]).toEqual([409, 'record.changed']);
  expect((await admin()(api.restore, { params, body: {} })).body).toMatchObject({ state: 'original', text: originalTexts.CDD });
  expect((await admin()(api.restore, { params, body: {} })).error.code).toBe('workflow.wrongState');
  const { rows } = (await admin()(api.history, { params, query: {} })).body;
  expect(rows.map(({ kind }) => kind)).toEqual(['contractModel.restore', 'contractModel.update']);
  expect(rows[1]).toMatchObject({ before: { text: originalTexts.CDD } });
});

test('a name that means nothing is refused at the text, and a commercial only reads', async () => {
  const { id, version } = await model('CDI');
  const { status, error } = await admin()(api.update, { params: { id }, body: { text: '<p>{{salaire}}</p>', version } });
  expect([status, error.fields]).toEqual([422, { text: 'validation.unknownVariable|name=salaire' }]);
  const commercial = world.as('commercial');
  expect((await commercial(api.read, { params: { id } })).body.actions).toEqual([]);
  expect((await commercial(api.update, { params: { id }, body: { text: '<p>x</p>', version } })).status).toBe(403);
});
