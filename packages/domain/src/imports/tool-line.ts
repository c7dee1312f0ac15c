import { z } from 'zod';
import { id } from '../core/fields.ts';
import { toolFields } from './import-fields.ts';

export const toolLineStates = ['good', 'duplicate', 'error'] as const;
export type ToolLineState = (typeof toolLineStates)[number];

/** What a record has in common with one that is there; `removed`: it was imported once, and somebody has removed it here since. */
export const matchedBy = ['tool', 'siren', 'name', 'email', 'removed'] as const;
const Match = z.object({
  /** Null where it is one of the same preview, or nobody any more. */
  id: id.nullable(),
  name: z.string(),
  by: z.enum(matchedBy),
});
export type Match = z.infer<typeof Match>;

const Told = z.object({ field: z.enum(toolFields), message: z.string(), value: z.string() });
export type ToolNote = z.infer<typeof Told>;

/** One record of the tool, and what importing it would do. */
export const ToolLine = z.object({
  rank: z.int(),
  /** As the tool numbers it. */
  externalId: z.string(),
  state: z.enum(toolLineStates),
  label: z.string(),
  detail: z.string(),
  /** The code of its state there. */
  toolState: z.string(),
  match: Match.nullable(),
  /** Why it cannot be imported. */
  problems: z.array(Told),
  /** What is left empty, as it cannot be kept or means nothing here. */
  notes: z.array(Told),
});
export type ToolLine = z.infer<typeof ToolLine>;

/** Lines of one answer. */
export const toolLinesAtOnce = 100;
/** What one import takes. Those that are more wait for the next, which knows what is there by then. */
export const toolLimits = { records: 50_000, good: 5000, notes: 20 };
/** A preview holds names of people whom nobody has agreed to keep: it goes by itself. */
export const previewHours = 24;
