import { hash, randomUUIDv7 } from 'node:crypto';
import { addMonths } from '@jalon/domain/core/dates';
import { deliveries } from '@jalon/domain/deliveries/delivery-api';
import { documents } from '@jalon/domain/documents/document-api';
import { aUser } from '@jalon/domain/testing';
import { deskGroups, groupOf } from '@jalon/domain/vigilance/vigilance';
import { vigilanceApi } from '@jalon/domain/vigilance/vigilance-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertContract } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { deskOf as readDesk } from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const staff = () => world.as('admin');
const deskOf = async (query: object = {}) => (await staff()(vigilanceApi.desk, { query })).body;
const endsOn = '2049-01-01';

/** Somebody with a delivery, and documents as they are said: `null` of one that is not there. */
async function somebody(
  papers: Record<string, [state: string, expiresIn: number | null, coveredFor?: number] | null>,
): Promise<{ me: Person; id: string; companyId: string }> {
  const { database } = world;
  const me = await makePerson(database, { type: 'Freelance' });
  const { companyId } = await makeCompany(database);
  const { id } = await insertDelivery(database, { ownerId: me.id, companyId, endsOn });
  for (const type of ['insurance', 'tax'])
    await database.many(
      sql`insert into documents (id, owner_id, type, added_on, state) values (${randomUUIDv7()}, ${me.id}, ${type}, operator_day(), 'accepted')`,
    );
  for (const [type, paper] of Object.entries(papers)) {
    await database.many(sql`delete from documents where owner_id = ${me.id} and type = ${type}`);
    if (paper)
      await database.many(sql`
        insert into documents (id, owner_id, type, added_on, state, expires_on, covered_until, file_id)
        values (${randomUUIDv7()}, ${me.id}, ${type}, operator_day(), ${paper[0]}, operator_day() + ${paper[1]}::int, operator_day() + ${paper[2] ?? null}::int,
          ${await makeFile(database, me.id)})`);
  }
  return { me, id, companyId };
}

test('the desk and the rule agree on every document in every state', async () => {
  const states: ([string, number | null, number?] | null)[] = [
    ...[null, ['submitted', 90], ['submitted', 90, 5], ['submitted', 90, -1], ['refused', 90], ['refused', 90, 20], ['expired', -2]],
    ...[
      ['accepted', -1],
      ['accepted', 0],
      ['accepted', 30],
      ['accepted', 31],
      ['accepted', 60],
      ['accepted', 90],
      ['accepted', null],
    ],
  ] as never;
  const made = [];
  for (const type of ['vigilance', 'tax', 'residency'])
    for (const state of states)
      made.push({ ...(await somebody({ [type]: state, ...(type === 'tax' && { registration: ['accepted', 20] }) })), type, state });
  const { groups } = await deskOf();
  const rows = deskGroups.flatMap((name) => groups[name].rows.map((row) => ({ ...row, in: name })));
  for (const { id, type, state } of made) {
    const row = rows.find((one) => one.id === id);
    expect(row, `${type} ${state}`).toBeDefined();
    expect([type, state, row?.in, row?.group]).toEqual([type, state, row && groupOf(row.papers, row.exception?.types), row?.in]);
  }
  expect(new Set(rows.map((row) => row.in))).toEqual(new Set(deskGroups));
});

test('the groups are those of the operator’s day, as the cells are, whatever day the database has', async () => {
  const { companyId } = await somebody({ vigilance: ['accepted', 0] });
  const { day } = await world.database.one<{ day: string }>(sql`select (operator_day() + 1)::text as day`);
  const { groups, watched } = await readDesk(world.database, aUser('Admin'), { companyId }, day);
  expect([watched, groups.blocked.count, groups.blocked.rows[0]?.papers[0]?.state]).toEqual([1, 1, 'expired']);
});

test('one row in one group, counted, searched and narrowed; what is below the threshold is counted apart', async () => {
  const before = await deskOf();
  const { me, id, companyId } = await somebody({ vigilance: null, registration: ['submitted', 90], foreignWorkers: null });
  const below = await somebody({ vigilance: null });
  await world.database.many(sql`update deliveries set buy_cents = 100 where id = ${below.id}`);
  const over = await somebody({ vigilance: null });
  await world.database.many(sql`update deliveries set state = 'finished' where id = ${over.id}`);
  const desk = await deskOf();
  const counts = (one: typeof desk) => [one.groups.blocked.count, one.watched, one.below, one.missing];
  expect(counts(desk).map((count, at) => count - (counts(before)[at] ?? 0))).toEqual([1, 1, 1, 2]);
  const row = desk.groups.blocked.rows.find((one) => one.id === id);
  expect(row).toMatchObject({ amountCents: 3_240_000, company: { id: companyId }, person: { id: me.id }, askedAt: null, isHeld: false });
  expect(row?.papers.map(({ type, state }) => [type, state])).toEqual([
    ['vigilance', 'missing'],
    ['registration', 'toCheck'],
    ['foreignWorkers', 'missing'],
    ['insurance', 'valid'],
    ['tax', 'valid'],
  ]);
  const idsIn = async (query: object) => {
    const { groups } = await deskOf(query);
    return deskGroups.flatMap((name) => groups[name].rows.map((one) => one.id));
  };
  expect(await idsIn({ companyId })).toEqual([id]);
  const [commercial, other] = [
    await makePerson(world.database, { type: 'Commercial' }),
    await makePerson(world.database, { type: 'Commercial' }),
  ];
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  expect(await idsIn({ commercialId: commercial.id })).toEqual([id]);
  expect(await idsIn({ commercialId: other.id })).toEqual([]);
  expect(await idsIn({ companyId, type: 'vigilance' })).toEqual([id]);
  expect(await idsIn({ companyId, type: 'tax' })).toEqual([]);
  expect(await idsIn({ companyId, q: 'FREELANCE' })).toEqual([id]);
  expect(await idsIn({ companyId, q: 'personne de ce nom' })).toEqual([]);
  const belowIn = async (query: object) => (await deskOf(query)).below;
  expect(await belowIn({ companyId })).toBe(0);
  expect(await belowIn({ companyId: below.companyId })).toBe(1);
  expect(await belowIn({ companyId: below.companyId, q: 'personne de ce nom' })).toBe(0);
  expect(await belowIn({ companyId: below.companyId, type: 'tax' })).toBe(0);
});

test('what was let pass by exception is blocked no more, as long as the exception lasts, and says by whom and why', async () => {
  const { id, companyId } = await somebody({ vigilance: null, registration: ['refused', 90], foreignWorkers: ['accepted', 90] });
  const seen = async () => {
    const [{ groups }, dossier] = [await deskOf({ companyId }), (await staff()(vigilanceApi.dossier, { params: { id } })).body.operation];
    const [row] = deskGroups.flatMap((name) => groups[name].rows.map((one) => ({ ...one, in: name })));
    expect([row?.in, row?.group, row?.exception]).toEqual([dossier?.group, dossier?.group, dossier?.exception]);
    return row;
  };
  expect(await seen()).toMatchObject({ group: 'blocked', exception: null });
  await staff()(deliveries.api.authorise, { params: { id }, body: { reason: 'Kbis demandé au greffe' } });
  const types = ['vigilance', 'registration'];
  expect(await seen()).toMatchObject({ group: 'toRenew', exception: { by: 'Test Admin', reason: 'Kbis demandé au greffe', types } });
  await world.database.many(sql`update documents set state = 'expired', expires_on = operator_day() - 1
    where type = 'foreignWorkers' and owner_id = (select d.owner_id from deliveries d where d.id = ${id})`);
  expect(await seen()).toMatchObject({ group: 'blocked' });
  await world.database.many(sql`update vigilance_exceptions set given_at = now() - interval '8 days' where delivery_id = ${id}`);
  expect(await seen()).toMatchObject({ group: 'blocked', exception: null });
});

test('nothing is due below the threshold, nor of an employee', async () => {
  const { me, id } = await somebody({ vigilance: null });
  const dossier = async () => {
    const { operation } = (await staff()(vigilanceApi.dossier, { params: { id } })).body;
    return [operation?.group, operation?.papers[0]?.state];
  };
  expect(await dossier()).toEqual(['blocked', 'missing']);
  await world.database.many(sql`update deliveries set buy_cents = 100 where id = ${id}`);
  expect(await dossier()).toEqual(['inOrder', 'notDue']);
  await world.database.many(sql`update deliveries set buy_cents = 54000 where id = ${id}`);
  const { companyId } = await makeCompany(world.database);
  const job = await insertContract(world.database, { ownerId: me.id, companyId, state: 'signed' });
  await world.database.many(sql`
    update contracts set type = 'CDI', starts_on = operator_day(), ends_on = null, delivery_id = null where id = ${job.id}`);
  expect(await dossier()).toEqual(['inOrder', 'notDue']);
});

test('a commercial has the desk of the portfolio, and nobody else a dossier of it', async () => {
  const { id, companyId } = await somebody({});
  const [mine, other] = [
    await makePerson(world.database, { type: 'Commercial' }),
    await makePerson(world.database, { type: 'Commercial' }),
  ];
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${mine.id})`);
  const seen = await world.as(mine)(vigilanceApi.desk, {});
  expect(seen.body.groups.inOrder.rows.map((row) => row.id)).toEqual([id]);
  expect((await world.as(other)(vigilanceApi.desk, {})).body.watched).toBe(0);
  for (const endpoint of [vigilanceApi.dossier, vigilanceApi.pack] as const) {
    expect((await world.as(mine)(endpoint as typeof vigilanceApi.dossier, { params: { id } })).status).toBe(200);
    expect((await world.as(other)(endpoint as typeof vigilanceApi.dossier, { params: { id } })).status).toBe(404);
  }
});

test('the evidence pack opens, has every file, check, exception and contract, and its index says the fingerprint of each', async () => {
  const { database, files } = world;
  const me = await makePerson(database, { type: 'Freelance' });
  const { companyId } = await makeCompany(database);
  const { id: contractId, deliveryId: id } = await insertContract(database, { ownerId: me.id, companyId, state: 'signed' });
  await database.many(sql`delete from documents where owner_id = ${me.id}`);
  const kept = new Map<string, string>();
  const store = async (sender: string, content: string) => {
    const fileId = await makeFile(database, sender);
    await files.put(fileKey(fileId), Buffer.from(content));
    await database.many(sql`update files set sha256 = sha256(${content}::bytea), name = ${`${content}.pdf`} where id = ${fileId}`);
    kept.set(content, hash('sha256', content, 'hex'));
    return fileId;
  };
  const own = world.as(me);
  const { id: paper } = (
    await own(documents.api.create, {
      body: {
        type: 'vigilance',
        fileId: await store(me.id, 'attestation'),
        expiresOn: addMonths(new Date().toISOString().slice(0, 10), 6),
      },
    })
  ).body;
  await staff()(documents.api.check, {
    params: { id: paper },
    body: { result: 'authentic', securityCode: '4F7K Q2MD', fileId: await store(world.people.admin.id, 'capture') },
  });
  await staff()(documents.api.accept, { params: { id: paper }, body: {} });
  await own(documents.api.create, {
    body: { type: 'foreignWorkers', fileId: null, expiresOn: addMonths(new Date().toISOString().slice(0, 10), 6) },
  });
  await staff()(deliveries.api.authorise, { params: { id }, body: { reason: 'Kbis <demandé> au greffe' } });
  const sealed = await store(world.people.admin.id, 'contrat');
  await database.many(sql`update contracts set file_id = ${sealed} where id = ${contractId}`);

  const { raw, status, headers } = await staff()(vigilanceApi.pack, { params: { id } });
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const found = unzip(raw);
  const names = [...found.keys()];
  expect(names).toEqual([
    expect.stringMatching(/^Pièces\/Déclaration - Salariés étrangers - Test Freelance - \d{4}-\d\d\.txt$/),
    expect.stringMatching(/^Pièces\/Attestation de vigilance URSSAF - Test Freelance - \d{4}-\d\d\.pdf$/),
    expect.stringMatching(/^Contrôles\/Contrôle - Attestation de vigilance URSSAF - Test Freelance - \d{4}-\d\d-\d\d\.pdf$/),
    expect.stringMatching(/^Contrats\/Contrat C-2026-\d+ - Test Freelance\.pdf$/),
    'Sommaire.html',
  ]);
  const index = found.get('Sommaire.html')?.toString() ?? '';
  for (const name of names.slice(0, -1)) {
    expect(index).toContain(`href="${name.split('/').map(encodeURIComponent).join('/')}"`);
    expect(index).toContain(hash('sha256', found.get(name) ?? '', 'hex'));
  }
  for (const sha256 of kept.values()) expect(index).toContain(sha256);
  for (const said of ['4F7K Q2MD', 'Authentique', 'Kbis &lt;demandé&gt; au greffe', 'Test Admin', 'Dossier de preuves', '32 400,00'])
    expect(index.replaceAll(/\s/g, ' ')).toContain(said);
  const declared = found.get(names[0] ?? '')?.toString();
  expect(declared).toContain('Je soussigné(e) Test Freelance déclare n’employer aucun salarié étranger');
  expect(`${declared}${index}`).not.toMatch(/votre|À vérifier|foreignWorkers/);

  // In French whoever asks, and telling what was changed or lost.
  await files.put(fileKey(sealed), Buffer.from('autre'));
  await database.many(sql`update users set lang = 'en' where id = ${world.people.admin.id}`);
  const again = unzip((await staff()(vigilanceApi.pack, { params: { id } })).raw)
    .get('Sommaire.html')
    ?.toString();
  expect(again).toContain('empreinte différente de celle gardée au dépôt');
  await database.many(sql`update users set lang = 'fr' where id = ${world.people.admin.id}`);

  const { body } = await staff()(vigilanceApi.dossier, { params: { id } });
  expect(body.trail.map(({ kind }) => kind).toSorted()).toEqual(['check', 'contract', 'decision', 'exception']);
  expect([body.files, body.operation?.group]).toEqual([3, 'toCheck']);
});

test('a pack that is too heavy is refused', async () => {
  const { id } = await somebody({ vigilance: ['accepted', 90] });
  await world.database.many(sql`update files set size = 2000000000 where id = (
    select x.file_id from documents x join deliveries d on d.owner_id = x.owner_id where d.id = ${id} and x.type = 'vigilance')`);
  expect((await staff()(vigilanceApi.pack, { params: { id } })).body).toMatchObject({ code: 'vigilance.packTooLarge' });
});

test('a freelance is told which of their deliveries ask for documents', async () => {
  const { me, id, companyId } = await somebody({});
  const { id: small } = await insertDelivery(world.database, { ownerId: me.id, companyId, endsOn: '2048-01-01' });
  await world.database.many(sql`update deliveries set buy_cents = 100 where id = ${small}`);
  const { body } = await world.as(me)(vigilanceApi.own, {});
  expect(body).toEqual([
    { id, title: 'Full stack', endsOn, isWatched: true, isHeld: false },
    { id: small, title: 'Full stack', endsOn: '2048-01-01', isWatched: false, isHeld: false },
  ]);
});
