import { endpoint } from '../core/endpoint.ts';
import { working } from '../core/routes.ts';
import { companyPeople, staff } from '../core/rules.ts';
import { Home } from './home.ts';

export const homeApi = {
  read: endpoint({
    ...{ method: 'GET', path: '/api/home', summary: 'What waits for whoever asks, and the figures they look at' },
    ...{ guards: working, by: [staff, companyPeople], response: Home },
  }),
};
