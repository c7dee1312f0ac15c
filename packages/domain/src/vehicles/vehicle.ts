import { z } from 'zod';
import { id, label } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { freelance, owner } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { vehicleKinds } from './kilometre-scale.ts';

const VehicleInput = z.strictObject({
  label: label(),
  kind: z.enum(vehicleKinds),
  /** Fiscal horsepower; a moped has none to tell. */
  power: z.int().min(0).max(99),
  isElectric: z.boolean(),
});

const own = [owner('Freelance')] as const;

/** What kilometres were driven with: they are paid by the vehicle and the year. */
export const vehicleFlow = workflow({
  name: 'vehicle',
  states: ['active', 'retired'],
  initial: 'active',
  view: [freelance],
  create: { by: [freelance], input: VehicleInput, tells: [] },
  actions: {
    update: {
      ...{ from: ['active'], by: own, input: VehicleInput, tells: [] },
      /** What was sent is paid for the vehicle as it was: another one is added instead. */
      unless: { code: 'vehicle.hasSentTrips', holds: hasSentTrips },
    },
    retire: { from: ['active'], to: 'retired', by: own, undoneBy: 'restore', tells: [] },
    restore: { from: ['retired'], to: 'active', by: own, tells: [] },
  },
});

function hasSentTrips({ sentTrips }: { sentTrips: number }) {
  return sentTrips > 0 ? { sentTrips } : undefined;
}

export const vehicleListing = listing({ sorts: ['label'], filters: { state: vehicleFlow.states } });

export const VehicleRecord = z.object({
  ...recordFields(vehicleFlow),
  ownerId: id,
  label: z.string(),
  kind: z.enum(vehicleKinds),
  power: z.int(),
  isElectric: z.boolean(),
  /** Trips with it in reports that were sent or validated. */
  sentTrips: z.int(),
});
export type VehicleRecord = z.infer<typeof VehicleRecord>;
