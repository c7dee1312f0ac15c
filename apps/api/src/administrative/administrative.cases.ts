import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';

const path = '/api/administrative-file';
const open = '/api/accounts/:id/administrative-file/open';
const body = { birthDate: '1990-05-17', birthPlace: 'Nantes', nationality: null, maritalStatus: null, accountHolder: '', version: 7 };

export const cases: Cases = {
  path,
  rows: {
    [`GET ${path}`]: { may: ['freelance'] },
    [`PUT ${path}`]: { may: ['freelance'], input: { body }, status: 409 },
    [`POST ${open}`]: {
      may: ['admin'],
      record: async ({ database }) => ({ params: { id: (await makePerson(database, { type: 'Freelance' })).id } }),
    },
  },
  traces: { [`PUT ${path}`]: ['self account.fileUpdate'], [`POST ${open}`]: ['named account.fileOpen'] },
  valid: { [`PUT ${path}`]: async (world) => ({ as: world.people.freelance, call: { body: { ...body, version: 0 } } }) },
  known: async () => [],
};
