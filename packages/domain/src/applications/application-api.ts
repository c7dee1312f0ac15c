import { resource } from '../core/resource.ts';
import { Application, applicationFlow, applicationListing } from './application.ts';

export const applications = resource({
  path: '/api/applications',
  noun: 'application',
  about: 'The applications of freelances to needs: sent, qualified, met, decided',
  flow: applicationFlow,
  record: Application,
  listing: applicationListing,
});
