import { z } from 'zod';
import { isoDate } from '../core/date-fields.ts';
import { id } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import type { CompanyPermission } from '../core/permission.ts';
import { recordFields } from '../core/resource.ts';
import { commercial, company, owner, unlessOf } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

/** From one day to another, both included. */
export const DeputyInput = z
  .strictObject({ deputyId: id, startsOn: isoDate, endsOn: isoDate })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (endsOn < startsOn) context.addIssue({ code: 'custom', path: ['endsOn'], message: 'validation.endBeforeStart', input: endsOn });
  });

/** Administrators see every report: nobody has to stand in for them. */
const validators = [commercial, company('timesheets.validate'), company('expenses.validate')] as const;
const ifOwn = (permission: CompanyPermission) =>
  unlessOf(company(permission), ({ id: actorId }, { ownerId }: { ownerId: string }) =>
    ownerId === actorId ? undefined : 'access.refused',
  );
const own = [owner('Commercial'), ifOwn('timesheets.validate'), ifOwn('expenses.validate')] as const;

/**
 * Somebody who validates is away, and a colleague who may validate too sees to their reports meanwhile. A deputy is given no right that they
 * do not have: only the reports, of divisions or companies that are not theirs.
 */
export const deputyFlow = workflow({
  name: 'deputy',
  states: ['planned'],
  initial: 'planned',
  view: validators,
  notices: { category: 'reports', place: 'reports' },
  create: { by: validators, input: DeputyInput, tells: ['theDeputy'], mail: 'at once' },
  actions: {
    update: { from: ['planned'], by: own, input: DeputyInput, tells: ['theDeputy'], mail: 'at once' },
    delete: { from: ['planned'], to: 'gone', by: own, tells: [] },
  },
});

export const deputyListing = listing({ sorts: ['startsOn'], dir: 'desc', filters: { when: ['now', 'later'] } });

const person = z.object({ id, name: z.string(), picture: z.string().nullable() });
export const Deputy = z.object({
  ...recordFields(deputyFlow),
  /** Whoever is away. */
  ownerId: id,
  owner: person,
  deputyId: id,
  deputy: person,
  startsOn: z.string(),
  endsOn: z.string(),
  isNow: z.boolean(),
});
export type Deputy = z.infer<typeof Deputy>;
