import { resource } from '../core/resource.ts';
import { Delivery, deliveryFlow, deliveryListing } from './delivery.ts';

export const deliveries = resource({
  path: '/api/deliveries',
  noun: 'delivery',
  about: 'The deliveries of freelances in projects: their terms, their days, their end',
  flow: deliveryFlow,
  record: Delivery,
  listing: deliveryListing,
});
