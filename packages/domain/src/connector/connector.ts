import { z } from 'zod';
import type { ErrorCode } from '../core/errors.ts';
import { type ValueListName, valueListNames } from '../core/reference-lists.ts';

/** Names in the dictionary of the tool: `expertiseArea`, `typeOf.project`. */
const dictionaryKey = z
  .string()
  .max(60)
  .regex(/^[a-zA-Z]{1,30}(\.[a-zA-Z]{1,30})?$/, 'validation.invalid');

/**
 * Which list of the tool feeds which of ours; null: none, ours is kept by hand. Mind the names: an "expertise area" of the tool holds sectors
 * and an "activity area" families of jobs, there as here.
 */
export const SyncMapping = z.strictObject(
  Object.fromEntries(valueListNames.map((list) => [list, dictionaryKey.nullable()])) as Record<
    ValueListName,
    z.ZodNullable<typeof dictionaryKey>
  >,
);
export type SyncMapping = z.infer<typeof SyncMapping>;

export const defaultMapping: SyncMapping = {
  countries: 'country',
  'opportunity-durations': 'duration',
  'expertise-areas': 'expertiseArea',
  'opportunity-types': 'typeOf.project',
  'activity-areas': 'activityArea',
  experiences: 'experience',
  'mobility-areas': 'mobilityArea',
  currencies: 'currency',
  tools: 'tool',
};

/** What the tool itself, or the way there, can answer instead of data: each is the refusal `connector.<name>`. */
export const connectorProblems = [
  'unconfigured',
  'unreachable',
  'slow',
  'limited',
  'badToken',
  'badSignature',
  'missingFeature',
  'notOffered',
  'failed',
  'unreadable',
] as const;
export type ConnectorProblem = (typeof connectorProblems)[number];
export const problemCode = (problem: ConnectorProblem): ErrorCode => `connector.${problem}`;

/** Calls of one month that the plan allows, as the administrators know it; the tool does not say. */
export const monthlyCalls = { initial: 500, most: 1_000_000 } as const;

/** What is left is for the nights and for the administrators. */
export const isPlanLow = (calls: number, most: number): boolean => calls >= most * 0.9;

export const ConnectorSettingsInput = z.strictObject({
  mapping: SyncMapping,
  /** A nightly run that has neither a conflict nor a refusal is applied without being asked. */
  appliesByItself: z.boolean(),
  monthlyCalls: z.int().min(1).max(monthlyCalls.most),
});
export type ConnectorSettingsInput = z.infer<typeof ConnectorSettingsInput>;
