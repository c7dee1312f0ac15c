import { endpoint } from '../core/endpoint.ts';
import { working } from '../core/routes.ts';
import { companyPeople, freelance, staff } from '../core/rules.ts';
import { Home, Waiting } from './home.ts';

const everybody = [staff, companyPeople, freelance] as const;

export const homeApi = {
  read: endpoint({
    ...{ method: 'GET', path: '/api/home', summary: 'What waits for whoever asks, and the figures they look at' },
    ...{ guards: working, by: everybody, response: Home },
  }),
  waiting: endpoint({
    ...{ method: 'GET', path: '/api/home/waiting', summary: 'How many wait behind the entries of the menu' },
    ...{ guards: working, by: everybody, response: Waiting },
  }),
};
