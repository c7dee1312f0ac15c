import type { ActsAnswer } from '@jalon/domain/core/acts-schema';
import { AppError } from '@jalon/domain/core/errors';
import { isUnavailable } from '../db/database.ts';

type Acts = { act: (id: string) => Promise<unknown>; nameOf: (id: string) => Promise<string> };

/**
 * One act on many records, each in a transaction of its own: one that cannot be done does not undo the others. When the database goes
 * away midway, what was done is told with what is left; with nothing done there is only that to tell.
 */
export async function actOnEach(ids: readonly string[], { act, nameOf }: Acts): Promise<ActsAnswer> {
  const wanted = [...new Set(ids)];
  const answer: ActsAnswer = { done: [], refused: [], left: [] };
  for (const [index, id] of wanted.entries()) {
    try {
      const refusal = await refusalOf(act(id));
      if (refusal) answer.refused.push({ id, name: await nameOf(id), ...refusal });
      else answer.done.push(id);
    } catch (error) {
      if (index === 0 || !isUnavailable(error)) throw error;
      return { ...answer, left: wanted.slice(index) };
    }
  }
  return answer;
}

async function refusalOf(act: Promise<unknown>): Promise<{ code: string; linked?: Record<string, number> } | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const linked = error.details.linked as Record<string, number> | undefined;
    return { code: error.code, ...(linked ? { linked } : {}) };
  }
}
