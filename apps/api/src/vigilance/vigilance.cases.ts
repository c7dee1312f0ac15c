import { documents } from '@jalon/domain/documents/document-api';
import { vigilanceApi } from '@jalon/domain/vigilance/vigilance-api';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import { sql } from '../db/sql.ts';

const path = '/api/vigilance';
const staffing = { may: ['commercial', 'admin'], seesAll: ['admin'] } as const;
const operation: Kind = async ({ database, companyId }) =>
  insertDelivery(database, { ownerId: (await makePerson(database, { type: 'Freelance' })).id, companyId, endsOn: '2049-01-01' });

export const cases: Cases = {
  path,
  rows: {
    [`GET ${path}`]: { may: ['commercial', 'admin'] },
    [`GET ${path}/own`]: { may: ['freelance'] },
    [`GET ${path}/:id`]: { ...staffing, record: about(operation) },
    [`GET ${path}/:id/pack`]: { ...staffing, record: about(operation) },
  },
  async known(world) {
    const companyId = await companyOf(world, world.people.company);
    return Promise.all([1, 2, 3].map(async () => operation({ database: world.database, person: world.people.admin, companyId })));
  },
  reads: {
    papers: async (world, reader, id) => {
      const isFreelance = await world.database.maybe(sql`select 1 from users where id = ${reader.id} and type = 'Freelance'`);
      return isFreelance
        ? world.as(reader)(documents.api.list, { query: { ownerId: reader.id } })
        : world.as(reader)(vigilanceApi.dossier, { params: { id } });
    },
  },
};
