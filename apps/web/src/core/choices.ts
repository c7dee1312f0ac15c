import { referenceLists, type ValueListName } from '@jalon/domain/core/reference-lists';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type Choice = { id: string; value: string; group?: { id: string; value: string } };

/** The choices of a reference list, in the language of the reader. */
export async function loadChoices(list: ValueListName): Promise<Choice[]> {
  const { path, key } = referenceLists[list];
  const answer = await call(`GET ${path}`, {});
  return answer[key] as Choice[];
}

/** One of the public reference lists, in the language of the page. */
export const choicesQuery = (list: ValueListName) =>
  queryOptions({ queryKey: ['choices', list], queryFn: () => loadChoices(list), staleTime: 300_000 });
