import { resource } from '../core/resource.ts';
import { View, viewFlow, viewListing } from './view.ts';

/** The views of lists that somebody has kept. */
export const views = resource({ path: '/api/views', noun: 'view of a list', flow: viewFlow, record: View, listing: viewListing });
