import { CallError } from './call.ts';

type Versioned = { version: number };

/**
 * Saves over a version, and remembers what was sent and never answered: the server may have kept it. A refusal because of one's own change
 * is no conflict; `isSame` says whether what the server has is what was sent.
 */
export function unansweredWrites<Sent, Saved extends Versioned>(isSame: (saved: Saved, sent: Sent) => boolean) {
  const unanswered = new Map<string, Sent>();
  const isOwn = (saved: Saved): boolean => [...unanswered.values()].some((sent) => isSame(saved, sent));
  async function put(sent: Sent, version: number, write: (version: number) => Promise<Saved>): Promise<Saved> {
    const key = JSON.stringify(sent);
    unanswered.set(key, sent);
    const answered = (saved: Saved): Saved => {
      unanswered.clear();
      return saved;
    };
    try {
      return answered(await write(version));
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'server.unavailable') throw error;
      const current = error.code === 'record.changed' ? (error.details.current as Saved | undefined) : undefined;
      if (current && isSame(current, sent)) return answered(current);
      unanswered.delete(key);
      if (current && isOwn(current)) return put(sent, current.version, write);
      throw error;
    }
  }
  return { put, isOwn };
}
export type Unanswered<Sent, Saved extends Versioned> = ReturnType<typeof unansweredWrites<Sent, Saved>>;
