import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { queryOptions } from '@tanstack/react-query';
import { loadChoices } from './choices.ts';

/** One of the public reference lists, in the language of the page. */
export const choicesQuery = (list: ValueListName) =>
  queryOptions({ queryKey: ['choices', list], queryFn: () => loadChoices(list), staleTime: 300_000 });
