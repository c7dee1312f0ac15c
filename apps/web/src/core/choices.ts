import { referenceLists, type ValueListName } from '@jalon/domain/core/reference-lists';
import { call } from './call.ts';

export type Choice = { id: string; value: string; group?: { id: string; value: string } };

/** The choices of a reference list, in the language of the reader. */
export async function loadChoices(list: ValueListName): Promise<Choice[]> {
  const { path, key } = referenceLists[list];
  const answer = await call(`GET ${path}`, {});
  return answer[key] as Choice[];
}
