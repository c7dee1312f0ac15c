import { z } from 'zod';
import { label } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

export const DivisionInput = z.strictObject({ name: label() });
const by = [company('divisions.manage')] as const;

export const divisionFlow = workflow({
  name: 'division',
  states: ['active', 'disabled'],
  initial: 'active',
  view: [...by, company('contacts.view')],
  notices: { category: 'team', place: 'divisions' },
  create: { by, input: DivisionInput, tells: [] },
  actions: {
    update: { from: ['active', 'disabled'], by, input: DivisionInput, tells: [] },
    disable: { from: ['active'], to: 'disabled', by, undoneBy: 'activate', tells: ['theManagers'] },
    activate: { from: ['disabled'], to: 'active', by, undoneBy: 'disable', tells: ['theManagers'] },
    delete: { from: ['active', 'disabled'], to: 'gone', by, unless: { code: 'division.hasUsers', holds: hasUsers }, tells: [] },
  },
});

function hasUsers({ users }: { users: number }) {
  return users > 0 ? { users } : undefined;
}

export const divisionListing = listing({ sorts: ['name'], filters: { state: divisionFlow.states } });

export const Division = z.object({
  ...recordFields(divisionFlow),
  name: z.string(),
  /** How many contacts belong to it. */
  users: z.int(),
});
export type Division = z.infer<typeof Division>;
