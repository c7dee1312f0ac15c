import { resource } from '../core/resource.ts';
import { VehicleRecord, vehicleFlow, vehicleListing } from './vehicle.ts';

export const vehicles = resource({
  path: '/api/vehicles',
  noun: 'vehicle',
  about: 'The vehicles that freelances drive for their work',
  flow: vehicleFlow,
  record: VehicleRecord,
  listing: vehicleListing,
});
