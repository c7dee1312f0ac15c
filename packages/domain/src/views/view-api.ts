import { resource } from '../core/resource.ts';
import { View, viewFlow, viewListing } from './view.ts';

export const views = resource({
  path: '/api/views',
  noun: 'view',
  about: 'The views of lists that somebody has kept',
  flow: viewFlow,
  record: View,
  listing: viewListing,
});
