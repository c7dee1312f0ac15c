import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { divisionCases } from '../src/divisions/divisions.cases.ts';
import { documentCases } from '../src/documents/documents.cases.ts';
import type { Known } from './fuzz/calls.ts';
import type { World } from './harness.ts';
import type { Row } from './matrix/expectations.ts';

/** What a feature says for the tests over the whole product: who passes each of its endpoints, and what a fuzzed call may be about. */
export type Cases = { path: string; rows: Record<string, Row>; known: (world: World) => Promise<Known[]> };

const features: readonly Cases[] = [divisionCases, documentCases];

export const featureRows: Record<string, Row> = Object.fromEntries(
  features.flatMap(({ rows }) => Object.entries(rows).map(([address, row]) => [address, { ...row, isWork: true as const }])),
);

export async function featuresKnown(world: World, { path }: EndpointSpec): Promise<Known[]> {
  const own = features.filter((feature) => path.startsWith(feature.path));
  return (await Promise.all(own.map(({ known }) => known(world)))).flat();
}
