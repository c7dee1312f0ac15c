import { z } from 'zod';
import type { User } from '../core/actor.ts';
import { id, paragraph } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { company, owner, staff, unlessOf } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

const writers = [staff, company('applications.view')] as const;
const ofOthers = (actor: User, { ownerId }: { ownerId: string }) => (ownerId === actor.id ? undefined : ('access.refused' as const));
/** Whoever wrote it, as long as they may look at all. */
const by = [owner('Admin'), owner('Commercial'), unlessOf(company('applications.view'), ofOthers)] as const;

const NoteInput = z.strictObject({
  applicationId: id,
  text: paragraph(2000).min(1),
  /** Of the staff: the company reads it too, as what became of the preselection. A company's people write for their own team. */
  isShared: z.boolean(),
});

/** What a team says of an application among themselves: a candidate has no way to any of it. */
export const applicationNoteFlow = workflow({
  name: 'applicationNote',
  states: ['kept'],
  initial: 'kept',
  view: writers,
  create: { by: writers, input: NoteInput, tells: [] },
  actions: { delete: { from: ['kept'], to: 'gone', by, tells: [] } },
});

export const applicationNoteListing = listing({
  sorts: ['newest'],
  dir: 'desc',
  filters: { applicationId: 'id' },
  required: ['applicationId'],
});

export const ApplicationNote = z.object({
  ...recordFields(applicationNoteFlow),
  applicationId: id,
  text: z.string(),
  isShared: z.boolean(),
  author: z.object({ id, firstName: z.string(), lastName: z.string(), picture: z.string().nullable() }),
  side: z.enum(['company', 'staff']),
  /** What its author makes of the candidate. */
  stars: z.int().nullable(),
  createdAt: z.string(),
});
export type ApplicationNote = z.infer<typeof ApplicationNote>;
