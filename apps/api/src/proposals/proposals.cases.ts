import { randomUUIDv7 } from 'node:crypto';
import { proposals } from '@jalon/domain/proposals/proposal-api';
import { companyOf, fresh } from '../../test/events/callers.ts';
import { makeCompany, makePerson, makeProfile } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { insertNeed, insertProposal, postNeed } from '../../test/market.ts';
import { about, type Circle, type Kind } from '../../test/matrix/records.ts';
import type { Happens } from '../../test/told.ts';
import { sql } from '../db/sql.ts';
import { watchRetentions } from '../retention/retention.watch.ts';

/** Put before the freelance of the circle, or by its company before somebody else. */
const proposal: Kind = async ({ database, person, companyId }) => {
  const isFreelance = await database.maybe(sql`select 1 from users where id = ${person.id} and type = 'Freelance'`);
  const ownerId = isFreelance ? person.id : (await makePerson(database, { type: 'Freelance' })).id;
  const { id } = await insertNeed(database, companyId, { state: 'posted' });
  const by = await makePerson(database, { type: 'Company' });
  return insertProposal(database, { needId: id, ownerId, by: by.id, companyId });
};
const reading = { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'applications.view', seesAll: ['admin'] } as const;
const readingOne = { ...reading, isUnseenByWaiting: true } as const;
const proposing = { may: ['company', 'commercial', 'admin'], permission: 'applications.decide', seesAll: ['admin'] } as const;
const nothing = { opportunityId: randomUUIDv7(), profileId: randomUUIDv7(), message: '' };

const ofOwner = (make: (circle: Circle) => Promise<object>) => async (world: World) => {
  const as = await fresh(world);
  return { as, call: await make({ database: world.database, person: as, ...(await makeCompany(world.database)) }) };
};

async function someone({ database }: World) {
  const person = await makePerson(database, { type: 'Freelance' });
  return { person, profileId: await makeProfile(database, person.id) };
}

/** A need is put before somebody, who answers where the kind says so. */
const happensTo: Happens = async (world, kind) => {
  const owner = await makePerson(world.database, { type: 'Company' });
  const need = await postNeed(world, owner);
  const { person, profileId } = await someone(world);
  const { id } = (await world.as(owner)(proposals.api.create, { body: { opportunityId: need.id, profileId, message: '' } })).body;
  if (kind === 'proposal.decline') await world.as(person)(proposals.api.decline, { params: { id }, body: { reason: 'Trop loin' } });
  if (kind === 'proposal.unanswered') {
    await world.database.many(sql`update proposals set created_at = now() - interval '4 months' where id = ${id}`);
    await watchRetentions(world.database);
  }
  return id;
};

export const cases: Cases = {
  path: '/api/proposals',
  rows: {
    'GET /api/proposals': reading,
    'GET /api/proposals/export/:format': { ...reading, input: { params: { format: 'csv' } } },
    'GET /api/proposals/:id': { ...readingOne, record: about(proposal) },
    'GET /api/proposals/:id/history': { ...readingOne, record: about(proposal) },
    'POST /api/proposals': { ...proposing, isForValidated: true, input: { body: nothing }, status: 409 },
    'POST /api/proposals/:id/decline': { may: ['freelance'], record: about(proposal, {}, { reason: '' }) },
    'POST /api/proposals/:id/withdraw': { ...proposing, isUnseenByWaiting: true, record: about(proposal) },
  },
  sorted: {
    'GET /api/proposals': { as: 'admin', facts: sql`select id, extract(epoch from created_at)::float8 as newest from proposals` },
  },
  async known(world, path) {
    const { database, people } = world;
    const companyId = await companyOf(world, people.company);
    const made = [...Array(6)].map(async (_, at) => {
      const ownerId = at % 2 || path.endsWith('/decline') ? people.freelance.id : (await makePerson(database, { type: 'Freelance' })).id;
      const need = await insertNeed(database, companyId, { state: 'posted' });
      const { id } = await insertProposal(database, { needId: need.id, ownerId, by: people.company.id, companyId });
      return {
        id,
        version: 1,
        ownerId,
        opportunityId: need.id,
        profileId: (await someone(world)).profileId,
        message: 'Bonjour',
        reason: '',
      };
    });
    return Promise.all(made);
  },
  happens: { 'proposal.create': happensTo, 'proposal.decline': happensTo, 'proposal.unanswered': happensTo },
  reads: { proposal: (world, reader, id) => world.as(reader)(proposals.api.read, { params: { id } }) },
  valid: {
    'POST /api/proposals': async (world) => {
      const { companyId } = await makeCompany(world.database);
      const need = await insertNeed(world.database, companyId, { state: 'posted' });
      return {
        as: world.people.admin,
        call: { body: { opportunityId: need.id, profileId: (await someone(world)).profileId, message: 'Bonjour' } },
      };
    },
    'POST /api/proposals/:id/decline': ofOwner(about(proposal, {}, { reason: 'Trop loin' })),
  },
  table: 'proposals',
  async fill(tx, count) {
    await tx.many(sql`
      insert into proposals (id, opportunity_id, owner_id, proposed_by, company_id, state, message, created_at)
      select gen_random_uuid(), o.id, f.ids[1 + n % cardinality(f.ids)], (select id from users where type = 'Admin' limit 1),
        case when n % 2 = 0 then o.company_id end, (array['asked', 'accepted', 'declined', 'withdrawn'])[1 + n % 4], '',
        now() - ((n * 617) % 1000) * interval '1 hour'
      from generate_series(1, ${count}::int) n
      cross join (select array_agg(user_id) as ids from freelance_profiles) f
      cross join (select array_agg(id) as ids from opportunities) k
      join opportunities o on o.id = k.ids[1 + (n * 7919) % cardinality(k.ids)]
      on conflict do nothing`);
    await tx.many(sql`analyze proposals`);
  },
};
