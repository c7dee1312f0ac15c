import type { Cases } from '../../test/features.ts';

const query = { from: '2026-05', to: '2026-10' };

export const cases: Cases = {
  path: '/api/statistics',
  rows: {
    'GET /api/statistics': { may: ['freelance', 'company', 'commercial', 'admin'], permission: 'statistics.view', input: { query } },
  },
  known: async () => [
    { from: '2026-05', to: '2026-10' },
    { from: '2025-01', to: '2026-11' },
  ],
};
