import { z } from 'zod';
import { id } from '../core/fields.ts';
import { hitKinds } from './search.ts';

export const Hit = z.object({
  kind: z.enum(hitKinds),
  id,
  label: z.string(),
  /** What tells it from others of the same name. */
  detail: z.string(),
  /** Names its picture, and changes with it. */
  picture: z.string().nullable(),
  /** The exact place, in the reader's own area. */
  href: z.string(),
});
export type Hit = z.infer<typeof Hit>;
