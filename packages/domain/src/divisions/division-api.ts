import { resource } from '../core/resource.ts';
import { Division, divisionFlow, divisionListing } from './division.ts';

/** The divisions of one's own company. */
export const divisions = resource({
  path: '/api/divisions',
  noun: 'division',
  about: 'The divisions of a company',
  flow: divisionFlow,
  record: Division,
  listing: divisionListing,
});
