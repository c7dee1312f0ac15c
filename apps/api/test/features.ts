import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import type { NoticePlace } from '@jalon/domain/core/notices';
import type { ToldKind } from '@jalon/domain/notifications/notices';
import type { Tx } from '../src/db/database.ts';
import type { Sql } from '../src/db/sql.ts';
import type { Make } from './events/callers.ts';
import type { Trace } from './events/traces.ts';
import type { Person } from './factories.ts';
import type { Known } from './fuzz/calls.ts';
import type { ActorName, World } from './harness.ts';
import type { Row } from './matrix/expectations.ts';
import type { Happens } from './told.ts';

/**
 * The orders of a list: `facts` gives the value of each under its name, read from the plain columns. Those without one come last where it is
 * said, and first otherwise. `same` are other names of an order that is there already.
 */
export type Sorted = { as: ActorName; facts: Sql; call?: object; last?: readonly string[]; same?: readonly string[] };
/** What a feature says for the tests over the whole product: who passes each of its endpoints, and what a fuzzed call may be about. */
export type Cases = {
  path: string;
  rows: Record<string, Row>;
  known: (world: World, path: string) => Promise<Known[]>;
  /** The events that each write leaves, and the writes that leave none, with the reason. */
  traces?: Record<string, readonly Trace[]>;
  silent?: Record<string, string>;
  /** The orders of its lists, and as many rows as are asked for, in no order that their ids would have too. */
  sorted?: Record<string, Sorted | readonly Sorted[]>;
  /** Calls that change something, where those of the matrix are wrong on purpose or change nothing. */
  valid?: Record<string, Make>;
  /** How each kind that tells somebody comes to happen, and what the screen at a place of its notifications asks for first. */
  happens?: Partial<Record<ToldKind, Happens>>;
  reads?: Partial<Record<NoticePlace, (world: World, reader: Person, id: string) => Promise<{ status: number }>>>;
  table?: string;
  fill?: (tx: Tx, count: number) => Promise<unknown>;
};

/** `<feature>.cases.ts` beside the code of each feature exports them as `cases`. */
const sources = join(import.meta.dirname, '../src');
const files = globSync('*/*.cases.ts', { cwd: sources }).sort();
const features = await Promise.all(files.map(async (file) => ((await import(join(sources, file))) as { cases: Cases }).cases));

export const featureRows: Record<string, Row> = Object.fromEntries(
  features.flatMap(({ rows }) => Object.entries(rows).map(([address, row]) => [address, { ...row, isWork: true as const }])),
);

export const featureTraces: NonNullable<Cases['traces']> = Object.assign({}, ...features.map(({ traces }) => traces));
export const featureSilent: Record<string, string> = Object.assign({}, ...features.map(({ silent }) => silent));
export const featureSorted: NonNullable<Cases['sorted']> = Object.assign({}, ...features.map(({ sorted }) => sorted));
export const featureValid: NonNullable<Cases['valid']> = Object.assign({}, ...features.map(({ valid }) => valid));
export const featureHappens: NonNullable<Cases['happens']> = Object.assign({}, ...features.map(({ happens }) => happens));
export const featureReads: NonNullable<Cases['reads']> = Object.assign({}, ...features.map(({ reads }) => reads));
export const featureTables: string[] = features.flatMap(({ table }) => table ?? []);
export async function fillFeatures(tx: Tx, count: number): Promise<void> {
  for (const { fill } of features) await fill?.(tx, count);
}

export async function featuresKnown(world: World, { path }: EndpointSpec): Promise<Known[]> {
  const own = features.filter((feature) => path.startsWith(feature.path));
  return (await Promise.all(own.map(({ known }) => known(world, path)))).flat();
}
