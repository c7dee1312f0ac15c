import { contracts } from '@jalon/domain/contracts/contract-api';
import { addDays, todayIn } from '@jalon/domain/core/dates';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aService, insertContract } from '../../test/contracts.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { originalTexts } from './contract-models.ts';
import { watchContracts } from './contracts.watch.ts';

const { api } = contracts;
let world: World;
let me: Person;
let companyId: string;
beforeAll(async () => {
  world = await openWorld();
  me = await makePerson(world.database, { type: 'Freelance' });
  companyId = (await makeCompany(world.database)).companyId;
});
afterAll(() => world.close());

const admin = () => world.as('admin');
const read = async (id: string) => (await admin()(api.read, { params: { id } })).body;
const insert = (state = 'draft') => insertContract(world.database, { ownerId: me.id, companyId, state });
/** A signed amendment of a contract: from September to the end it is given. */
async function amend(of: string, endsOn: string | null, amendment = 1): Promise<string> {
  const { id } = await insert('signed');
  await world.database.many(sql`
    update contracts c set amends_id = b.id, amendment = ${amendment}, year = b.year, ordinal = b.ordinal, ends_on = ${endsOn}
    from contracts b where b.id = ${of} and c.id = ${id}`);
  return id;
}
const watch = (day: string) => watchContracts(world.database, operatorDefaults, new Date(`${day}T06:00:00Z`));
const warningsOf = async (id: string) =>
  (
    await world.database.one<{ count: number }>(
      sql`select count(*)::int as count from events where subject_id = ${id} and kind = 'contract.warn'`,
    )
  ).count;

const unpaid = { feeMode: null, feeCents: null, days: null, paymentDays: null, paymentFrom: null, isPeriodic: false };
const pay = { hoursPerWeek: 3900, loadFactor: 145, hourlyCents: 2456, monthlyCents: 415_064 };
const employed = { ...aService, ...unpaid, ...pay, type: 'CDD' as const, category: 'executive' as const, workingTime: 'full' as const };

test('the place of its project is filled in; without one it is told to lack', async () => {
  const { id, deliveryId } = await insert();
  const send = () => admin()(api.send, { params: { id }, body: {} });
  await world.database.many(sql`update contracts set text = '<p>À {{place}}</p>' where id = ${id}`);
  const setPlace = (place: string | null) =>
    world.database.many(sql`update projects p set place = ${place} from deliveries d where d.id = ${deliveryId} and p.id = d.project_id`);
  await setPlace(null);
  expect((await send()).error).toMatchObject({ code: 'contract.incomplete', missing: 'lieu' });
  await setPlace('Villeurbanne');
  expect((await send()).body.body).toBe('<p>À Villeurbanne</p>');
});

test('a text that its values make too long is not sent', async () => {
  const { id } = await insert();
  const text = `<p>${'{{conditions}} '.repeat(150)}</p>`;
  await world.database.many(sql`update contracts set text = ${text}, conditions = ${'x'.repeat(2000)} where id = ${id}`);
  expect((await admin()(api.send, { params: { id }, body: {} })).error.code).toBe('contract.tooLong');
  expect((await admin()(api.pdf, { params: { id } })).error.code).toBe('contract.tooLong');
});

test('nothing is signed in the future, and a contract keeps its type', async () => {
  const { id } = await insert();
  const today = todayIn('Europe/Paris', new Date());
  const fileId = await makeFile(world.database, world.people.admin.id);
  const deposit = (signedOn: string) => admin()(api.deposit, { params: { id }, body: { fileId, signedOn } });
  expect((await deposit(addDays(today, 2))).error.fields).toEqual({ signedOn: 'validation.todayOrEarlier' });
  const changed = await admin()(api.update, { params: { id }, body: { ...employed, version: 1 } });
  expect(changed.error.fields).toEqual({ type: 'validation.invalid' });
  const base = await insert('signed');
  const { error } = await admin()(api.create, {
    body: { ...employed, ownerId: me.id, deliveryId: base.deliveryId, amendsId: base.id },
  });
  expect(error.fields).toEqual({ type: 'validation.invalid' });
  expect((await deposit(today)).status).toBe(200);
});

test('a contract that a signed amendment prolongs is no longer among those that end', async () => {
  const [alone, prolonged] = [await insert('signed'), await insert('signed')];
  const { endsOn } = await read(alone.id);
  const ending = async () => {
    const { rows } = (await admin()(api.list, { query: { state: 'signed', ends: `${endsOn}..${endsOn}`, size: -1 } })).body;
    return [alone.id, prolonged.id].filter((id) => rows.some((row) => row.id === id));
  };
  expect(await ending()).toEqual([alone.id, prolonged.id]);
  await amend(prolonged.id, '2027-03-31');
  expect(await ending()).toEqual([alone.id]);
});

test('a contract is ended within its time, and what amends it ends with it', async () => {
  const { id } = await insert('signed');
  const amendment = await amend(id, '2027-03-31');
  const end = (endedOn: string) => admin()(api.end, { params: { id }, body: { endedOn, reason: 'x' } });
  for (const day of ['2026-08-31', '2027-04-01']) expect((await end(day)).error.fields).toEqual({ endedOn: 'validation.withinContract' });
  expect((await end('2027-02-15')).body).toMatchObject({ state: 'ended', endedOn: '2027-02-15' });
  expect(await read(amendment)).toMatchObject({ state: 'ended', endedOn: '2027-02-15' });
});

test('the last signed version says when the whole contract ends, later, sooner or never', async () => {
  const [later, sooner, endless] = [await insert('signed'), await insert('signed'), await insert('signed')];
  const second = await amend(later.id, '2027-03-31');
  const shorter = await amend(sooner.id, '2026-10-31', 2);
  await amend(sooner.id, '2027-06-30', 1);
  await amend(endless.id, null);
  await watch('2026-11-01');
  for (const id of [sooner.id, shorter]) expect(await read(id)).toMatchObject({ state: 'ended', endedOn: '2026-10-31' });
  await watch('2026-12-20');
  await watch('2027-01-01');
  expect([await warningsOf(later.id), await warningsOf(endless.id)]).toEqual([0, 0]);
  for (const id of [later.id, endless.id, second]) expect((await read(id)).state).toBe('signed');
  await watch('2027-03-20');
  expect([await warningsOf(later.id), await warningsOf(second)]).toEqual([0, 1]);
  await watch('2027-04-01');
  for (const id of [later.id, second]) expect(await read(id)).toMatchObject({ state: 'ended', endedOn: '2027-03-31' });
  expect((await read(endless.id)).state).toBe('signed');
});

test('employment is said as a contract of employment says it', async () => {
  const { deliveryId } = await insert();
  const { id } = (await admin()(api.create, { body: { ...employed, text: originalTexts.CDD, ownerId: me.id, deliveryId, amendsId: null } }))
    .body;
  const { body } = (await admin()(api.send, { params: { id }, body: {} })).body;
  expect(body).toContain('engagé à temps plein, pour 39 heures par semaine. Catégorie : Cadre.');
  expect(await pdfText((await admin()(api.pdf, { params: { id } })).raw)).toMatch(/Pour l’employeur.*Pour le salarié/s);
});
