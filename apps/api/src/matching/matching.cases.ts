import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const need: Kind = ({ database, companyId }) => insertNeed(database, companyId, { state: 'posted' });
const application: Kind = async (circle) => {
  const { database } = circle;
  const owner = await makePerson(database, { type: 'Freelance' });
  return insertApplication(database, (await need(circle)).id, owner.id, { state: 'submitted' });
};
const deciding = { may: ['company', 'commercial', 'admin'], seesAll: ['admin'] } as const;
const freelance = { may: ['freelance'] } as const;
const nobody = '0196f5a4-7c00-7000-8000-000000000000';

export const cases: Cases = {
  path: '/api/opportunities/scores',
  rows: {
    // What is posted is posted for all.
    'GET /api/opportunities/:id/match': { ...freelance, isCommon: true, record: about(need) },
    'GET /api/opportunities/scores': { ...freelance, input: { query: { ids: nobody } } },
    'GET /api/opportunities/matching': freelance,
    'GET /api/applications/:id/match': {
      ...deciding,
      permission: 'applications.view',
      isUnseenByWaiting: true,
      record: about(application),
    },
    'GET /api/opportunities/:id/scores': { ...deciding, permission: 'applications.view', record: about(need) },
    'GET /api/opportunities/:id/candidates': {
      ...{ ...deciding, permission: 'opportunities.view&freelances.view', isForValidated: true, record: about(need) },
    },
  },
  async known({ database }) {
    const rows = await database.many<{ id: string }>(sql`select id from opportunities limit 3`);
    return [{ ids: rows.map(({ id }) => id).join(',') || nobody }, { ids: nobody }];
  },
};
