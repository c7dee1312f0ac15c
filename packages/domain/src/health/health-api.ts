import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const part = z.enum(['up', 'down']);

/** For the machines that watch the product. Neither says anything about its content. */
export const healthApi = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'The process is alive',
    guards: [],
    response: z.object({ status: z.literal('alive') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/ready',
    summary: 'Database, migrations and worker are there; 503 when one is not',
    guards: [],
    response: z.object({ database: part, migrations: part, worker: part }),
  }),
};
