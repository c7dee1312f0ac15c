import type { Cases } from '../../test/features.ts';

export const cases: Cases = {
  path: '/api/search',
  rows: { 'GET /api/search': { may: ['freelance', 'company', 'commercial', 'admin'], input: { query: { q: 'martin' } } } },
  known: async () => ['test', 'company', 'kbis', 'comp te', 'dé'].map((q) => ({ q })),
};
