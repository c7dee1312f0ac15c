import type { ActsAnswer } from '@jalon/domain/accounts/managed-account-schema';
import { AppError } from '@jalon/domain/core/errors';
import type { z } from 'zod';

type Answer = z.input<typeof ActsAnswer>;
type Acts = { act: (id: string) => Promise<unknown>; nameOf: (id: string) => Promise<string> };

/** One act on many records, each in a transaction of its own: one that cannot be done does not undo the others. */
export async function actOnEach(ids: readonly string[], { act, nameOf }: Acts): Promise<Answer> {
  const answer: Answer = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await act(id);
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const linked = error.details.linked as Record<string, number> | undefined;
      answer.refused.push({ id, name: await nameOf(id), code: error.code, ...(linked ? { linked } : {}) });
    }
  }
  return answer;
}
