import { randomUUIDv7 } from 'node:crypto';
import { contractFlow } from '@jalon/domain/contracts/contract';
import { contracts } from '@jalon/domain/contracts/contract-api';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { aService, fillContracts, insertCode, insertContract } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf, fresh, ofAdmin } from '../../test/events/callers.ts';
import { makeCompany, makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, type Circle, type Kind } from '../../test/matrix/records.ts';
import { makeFile } from '../../test/proofs.ts';
import type { Happens } from '../../test/told.ts';
import { withoutPapers } from '../../test/vigilance.ts';
import { sql } from '../db/sql.ts';
import { watchContracts } from './contracts.watch.ts';

const path = '/api/contracts';
const ending = { endedOn: '2026-11-30', reason: 'x' };
const signing = { name: 'Test Freelance', hasAgreed: true as const };
const reading = { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'contracts.view', seesAll: ['admin'] } as const;
const readingOne = { ...reading, isUnseenByWaiting: true } as const;
const staffing = { may: ['commercial', 'admin'], seesAll: ['admin'] } as const;
const signers = { may: ['freelance', 'admin'], seesAll: ['admin'] } as const;

/** Theirs to see: of the freelance, or of the company. */
const contract =
  (state = 'draft'): Kind =>
  async ({ database, person, companyId }) => {
    const isFreelance = await database.maybe(sql`select 1 from users where id = ${person.id} and type = 'Freelance'`);
    const ownerId = isFreelance ? person.id : (await makePerson(database, { type: 'Freelance' })).id;
    return insertContract(database, { ownerId, companyId, state });
  };
const newIn = async ({ database, companyId }: Pick<Circle, 'database' | 'companyId'>) => {
  const ownerId = (await makePerson(database, { type: 'Freelance' })).id;
  const { id: deliveryId } = await insertDelivery(database, { ownerId, companyId });
  return { ...aService, ownerId, deliveryId, amendsId: null };
};
/** Without a code: what is told is that it is wrong, to those who may sign. */
const wrongly = async (circle: Circle) => {
  const { id, hash } = (await contract('sent')(circle)) as Awaited<ReturnType<typeof insertContract>>;
  return { params: { id }, body: { ...signing, hash, code: '000000' } };
};
const depositing = async ({ database, person, companyId }: Circle) => ({
  params: { id: (await contract()({ database, person, companyId })).id },
  body: { fileId: await makeFile(database, person.id), signedOn: '2026-08-31' },
});

const ofStaff = (make: (circle: Circle) => Promise<object>) =>
  ofAdmin(async ({ database, people: { admin: person } }) => make({ database, person, ...(await makeCompany(database)) }));
const ofProvider = (make: (circle: Circle) => Promise<object>) => async (world: World) => {
  const as = await fresh(world);
  return { as, call: await make({ database: world.database, person: as, ...(await makeCompany(world.database)) }) };
};
const rightly = async ({ database, person, companyId }: Circle) => {
  const { id, hash } = await insertContract(database, { ownerId: person.id, companyId, state: 'sent' });
  return { params: { id }, body: { ...signing, hash, code: await insertCode(database, id, person.id) } };
};

/** One that a commercial has written; then whatever the kind says, by whoever does that. */
const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const owner = await makePerson(database, { type: 'Freelance' });
  const commercial = await makePerson(database, { type: 'Commercial' });
  const { companyId } = await makeCompany(database);
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const verb = kind.replace('contract.', '');
  const state = /send|deposit/.test(verb) ? 'draft' : /^end|warn/.test(verb) ? 'signed' : 'sent';
  const { id, hash } = await insertContract(database, { ownerId: owner.id, companyId, state, createdBy: commercial.id });
  const [params, staff] = [{ id }, world.as(commercial)];
  const sign = async (as: typeof owner, name = signing.name) =>
    world.as(as)(contracts.api.sign, { params, body: { ...signing, name, hash: hash ?? '', code: await insertCode(database, id, as.id) } });
  if (verb === 'send') await staff(contracts.api.send, { params, body: {} });
  if (verb === 'remind') await staff(contracts.api.remind, { params, body: {} });
  if (verb === 'recall') await staff(contracts.api.recall, { params, body: {} });
  if (verb === 'decline') await world.as(owner)(contracts.api.decline, { params, body: { reason: 'x' } });
  if (verb === 'end') await staff(contracts.api.end, { params, body: ending });
  if (verb === 'cancel') await staff(contracts.api.cancel, { params, body: { reason: 'x' } });
  if (verb === 'deposit')
    await staff(contracts.api.deposit, { params, body: { fileId: await makeFile(database, commercial.id), signedOn: '2026-08-31' } });
  if (verb === 'sign' || verb === 'seal') await sign(owner);
  if (verb === 'seal') {
    await sign(world.people.admin, 'Test Admin');
    await world.work();
  }
  if (verb === 'overdue') await watchContracts(database, operatorDefaults, new Date(Date.now() + 61 * 86_400_000));
  if (verb === 'warn') await watchContracts(database, operatorDefaults, new Date('2026-12-01T06:00:00Z'));
  return id;
};
const toldVerbs = ['send', 'sign', 'seal', 'deposit', 'remind', 'recall', 'decline', 'end', 'warn', 'overdue', 'cancel'] as const;

export const cases: Cases = {
  path,
  rows: {
    [`GET ${path}`]: reading,
    [`GET ${path}/export/:format`]: { ...reading, input: { params: { format: 'csv' } } },
    [`GET ${path}/due`]: { may: ['commercial', 'admin'] },
    [`GET ${path}/:id`]: { ...readingOne, record: about(contract('signed')) },
    [`GET ${path}/:id/history`]: { ...readingOne, record: about(contract('signed')) },
    [`GET ${path}/:id/pdf`]: { may: ['freelance', 'commercial', 'admin'], seesAll: ['admin'], record: about(contract('sent')) },
    [`POST ${path}`]: { ...staffing, input: { body: {} }, status: 422 },
    [`PUT ${path}/:id`]: { ...staffing, record: about(contract(), {}, { ...aService, version: 1 }) },
    [`DELETE ${path}/:id`]: { ...staffing, record: about(contract()) },
    [`POST ${path}/:id/authorise`]: { ...staffing, record: about(withoutPapers(contract()), {}, { reason: 'Promise pour demain' }) },
    [`POST ${path}/:id/send`]: { ...staffing, record: about(contract()) },
    [`POST ${path}/:id/sign`]: { ...signers, record: wrongly, status: 422 },
    [`POST ${path}/:id/code`]: { ...signers, record: about(contract('sent'), {}, {}) },
    // A file that nobody has sent: told to those who may.
    [`POST ${path}/:id/deposit`]: {
      ...staffing,
      record: about(contract(), {}, { fileId: randomUUIDv7(), signedOn: '2026-08-31' }),
      status: 422,
    },
    [`POST ${path}/:id/remind`]: { ...staffing, record: about(contract('sent')) },
    [`POST ${path}/:id/recall`]: { ...staffing, record: about(contract('sent')) },
    [`POST ${path}/:id/decline`]: { may: ['freelance'], record: about(contract('sent'), {}, { reason: 'x' }) },
    [`POST ${path}/:id/end`]: { ...staffing, record: about(contract('signed'), {}, ending) },
    [`POST ${path}/:id/cancel`]: { ...staffing, record: about(contract('sent'), {}, { reason: 'x' }) },
  },
  sorted: { [`GET ${path}`]: { as: 'admin', facts: sql`select id, extract(epoch from since) as since from contracts` } },
  /** Those of the fuzzed company and the fuzzed freelance, in every state, and what new ones are written with. */
  async known(world, asked) {
    const { database, people } = world;
    const companyId = await companyOf(world, people.company);
    const fitting = /sign|code|recall|decline|remind/.test(asked) ? 'sent' : asked.endsWith('/end') ? 'signed' : 'draft';
    const known = await Promise.all(
      [...contractFlow.states, ...Array<string>(10).fill(fitting)].map(async (state) => {
        const { id, hash } = await insertContract(database, { ownerId: people.freelance.id, companyId, state });
        // Whoever asks for a code has none yet.
        const signers = asked.endsWith('/code') ? [] : [people.freelance, people.admin];
        for (const { id: signerId } of signers) await insertCode(database, id, signerId);
        const fileId = await makeFile(database, people.admin.id);
        return {
          id,
          fileId,
          version: 1,
          ...(await newIn({ database, companyId })),
          ...ending,
          ...signing,
          hash,
          code: '123456',
          signedOn: '2026-08-31',
        };
      }),
    );
    // An exception is made where something lacks.
    if (asked.endsWith('/authorise')) await database.many(sql`delete from documents where owner_id = ${people.freelance.id}`);
    return known;
  },
  silent: { [`POST ${path}/:id/code`]: 'a letter to whoever asks: the signature that it leads to is what happens' },
  happens: Object.fromEntries(toldVerbs.map((verb) => [`contract.${verb}`, happensTo])),
  reads: { contract: (world, reader, id) => world.as(reader)(contracts.api.read, { params: { id } }) },
  valid: {
    [`POST ${path}`]: ofAdmin(async ({ database }) => ({ body: await newIn({ database, ...(await makeCompany(database)) }) })),
    [`PUT ${path}/:id`]: ofStaff(about(contract(), {}, { ...aService, version: 1 })),
    [`DELETE ${path}/:id`]: ofStaff(about(contract())),
    [`POST ${path}/:id/authorise`]: ofStaff(about(withoutPapers(contract()), {}, { reason: 'Promise pour demain' })),
    [`POST ${path}/:id/send`]: ofStaff(about(contract())),
    [`POST ${path}/:id/sign`]: ofProvider(rightly),
    [`POST ${path}/:id/deposit`]: ofStaff(depositing),
    [`POST ${path}/:id/remind`]: ofStaff(about(contract('sent'))),
    [`POST ${path}/:id/recall`]: ofStaff(about(contract('sent'))),
    [`POST ${path}/:id/decline`]: ofProvider(about(contract('sent'), {}, { reason: 'x' })),
    [`POST ${path}/:id/end`]: ofStaff(about(contract('signed'), {}, ending)),
    [`POST ${path}/:id/cancel`]: ofStaff(about(contract('sent'), {}, { reason: 'x' })),
  },
  table: 'contracts',
  fill: fillContracts,
};
