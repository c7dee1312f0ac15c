import { actsAtOnce } from '@jalon/domain/core/acts';
import type { ActsAnswer } from '@jalon/domain/core/acts-schema';

type Refused = ActsAnswer['refused'][number];
export type Acted = Omit<ActsAnswer, 'refused'> & { refused: (Omit<Refused, 'code'> & Partial<Pick<Refused, 'code'>>)[] };

/**
 * As many calls as a server takes records at once. The first that fails ends it: what the ones before did stays told, and what is left is
 * left. With nothing done there is only the failure.
 */
export async function actInGroups(ids: readonly string[], send: (ids: string[]) => Promise<Acted>): Promise<Acted> {
  const all: Acted = { done: [], refused: [], left: [] };
  for (let start = 0; start < ids.length; start += actsAtOnce) {
    try {
      const { done, refused, left } = await send(ids.slice(start, start + actsAtOnce));
      all.done.push(...done);
      all.refused.push(...refused);
      if (left.length > 0) return { ...all, left: [...left, ...ids.slice(start + actsAtOnce)] };
    } catch (error) {
      if (start === 0) throw error;
      return { ...all, left: ids.slice(start) };
    }
  }
  return all;
}
