import { z } from 'zod';
import { id, paragraph, version } from '../core/fields.ts';
import { Delivery, DeliveryInput, exceptionReason } from '../deliveries/delivery.ts';
import { ProjectInput } from '../projects/project.ts';
import { Application } from './application.ts';

/**
 * Whom one takes, for which project and on which terms, and what becomes of the need: done at once or not at all. Of an application that
 * was accepted before, what was left for later.
 */
export const EngageInput = z
  .strictObject({
    version,
    /** One that is there, or else a new one. */
    projectId: id.nullable(),
    project: ProjectInput.nullable(),
    /** A project that ends before the delivery goes on as long as that. */
    extendsProject: z.boolean(),
    delivery: DeliveryInput,
    /** By the staff, where a legal document lacks. */
    exception: exceptionReason.optional(),
    /** The need is filled: what the others are told, and the need as it was seen. */
    closing: z.strictObject({ version, message: paragraph(500) }).nullable(),
  })
  .refine(({ projectId, project }) => (projectId === null) !== (project === null), { path: ['projectId'], message: 'validation.required' });
export type EngageInput = z.input<typeof EngageInput>;

export const Engaged = z.object({ application: Application, delivery: Delivery });

const text = z.string().nullable();
/** What one looks at before, as far as whoever asks may know it. */
export const Engagement = z.object({
  availableFrom: text,
  /** Whether the documents that the law asks for are there and hold: which ones, and what is in them, is not told here. */
  areDocumentsInOrder: z.boolean(),
  /** What the person does in the months to come. */
  deliveries: z.array(z.object({ id, title: z.string(), startsOn: z.string(), endsOn: z.string() })),
});
export type Engagement = z.infer<typeof Engagement>;
