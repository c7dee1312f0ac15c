import { randomUUIDv7 } from 'node:crypto';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { views } from '@jalon/domain/views/view-api';
import { makePerson, makeProfile } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, talent } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const finding = { may: ['company'], permission: 'freelances.view', isForValidated: true } as const;

/** Somebody is let in, whom a company and a commercial look for. */
async function comes(world: World): Promise<string> {
  const { database, people } = world;
  const { id } = await makePerson(database, { type: 'Freelance', isValidated: false });
  await makeProfile(database, id);
  const search = { name: randomUUIDv7(), query: '', isShared: false, isTold: true };
  await world.as('company')(views.api.create, { body: { list: 'talents', ...search } });
  await world.as('commercial')(views.api.create, { body: { list: 'accounts.Freelance', ...search } });
  await world.as(people.admin)(managedAccounts.api.validate, { params: { id }, body: {} });
  // What was done can no longer be undone.
  await world.work();
  await database.many(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'appear'), now())`,
  );
  await world.work();
  return id;
}

export const cases: Cases = {
  path: '/api/talents',
  rows: {
    'GET /api/talents': finding,
    'GET /api/talents/facets': finding,
    'GET /api/talents/:id': { ...finding, record: about(talent), isCommon: true },
    'GET /api/talents/:id/pdf': { ...finding, record: about(talent), isCommon: true },
    'GET /api/talents/export/:format': { ...finding, input: { params: { format: 'csv' } } },
  },
  sorted: {
    'GET /api/talents': {
      as: 'company',
      facts: sql`
        select p.id, u.last_name || ' ' || u.first_name as name, (p.available_from - date '2000-01-01') as availability,
          extract(epoch from p.created_at)::float8 as since
        from freelance_profiles p join users u on u.id = p.user_id`,
      last: ['availability'],
    },
  },
  happens: { 'talent.appear': comes },
  reads: {
    talent: async (world, reader, id) => {
      const isStaff = reader.id === world.people.commercial.id;
      return isStaff
        ? world.as(reader)(managedAccounts.api.read, { params: { id } })
        : world.as(reader)(talents.api.read, { params: { id } });
    },
  },
  table: 'freelance_profiles',
  /** Freelances that companies see, one of whom hides. */
  known: ({ database }) =>
    Promise.all(
      [false, false, true].map(async (isPrivate) => {
        const { id } = await makePerson(database, { type: 'Freelance' });
        await makeProfile(database, id, { isPrivate });
        return { isTalent: true, id, profession: 'java-developer', experience: '3' };
      }),
    ),
};
