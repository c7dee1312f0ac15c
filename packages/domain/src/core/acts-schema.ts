import { z } from 'zod';
import { actsAtOnce } from './acts.ts';
import { id } from './fields.ts';

/** The same act on several records. */
export const actsInput = <Action extends string>(actions: readonly [Action, ...Action[]]) =>
  z.strictObject({ action: z.enum(actions), ids: z.array(id).min(1).max(actsAtOnce) });

/** What became of each: done, why not, or not reached. */
export const ActsAnswer = z.object({
  done: z.array(id),
  refused: z.array(
    z.object({
      id,
      name: z.string(),
      code: z.string(),
      /** What keeps it from being deleted, and how many there are. */
      linked: z.record(z.string(), z.int()).optional(),
    }),
  ),
  /** Still to be done: the database went away midway. */
  left: z.array(id),
});
export type ActsAnswer = z.infer<typeof ActsAnswer>;
