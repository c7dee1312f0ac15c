import { useQueries } from '@tanstack/react-query';
import { ownScoresQuery } from './matching.api.ts';

type Pages = readonly { rows: readonly { id: string }[] }[];

/** The scores of the needs of a list, a page at a time: a page that comes asks for its own. */
export const useOwnScores = (pages: Pages = []): ReadonlyMap<string, number> =>
  useQueries({
    queries: pages.map(({ rows }) => ownScoresQuery(rows.map(({ id }) => id))),
    combine: (answers) => new Map(answers.flatMap(({ data }) => data?.scores.map(({ id, score }) => [id, score] as const) ?? [])),
  });
