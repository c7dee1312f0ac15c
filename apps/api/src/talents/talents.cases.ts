import { makePerson, makeProfile } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { about, talent } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const finding = { may: ['company'], permission: 'freelances.view', isForValidated: true } as const;

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
