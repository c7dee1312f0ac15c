import { endpoint } from '../core/endpoint.ts';
import { member } from '../core/routes.ts';
import { PortfolioSummary } from './portfolio-schema.ts';

const guards = [...member, 'commercial', 'validated'] as const;

/** What a commercial looks after: its companies and people are at the addresses of their resources. */
export const portfolioApi = {
  summary: endpoint({
    method: 'GET',
    path: '/api/commercial/portfolio',
    summary: 'What one looks after, in figures',
    guards,
    response: PortfolioSummary,
  }),
};
