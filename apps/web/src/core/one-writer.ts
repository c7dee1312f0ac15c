/** How an attempt to save ended. */
export type Outcome = 'saved' | 'invalid' | 'offline' | 'conflict' | 'failed';

type Writing = { write: () => Promise<Outcome>; isUnsaved: () => boolean };

/** Writes one at a time: who asks during a write is told how that one ends. */
export function oneWriter({ write, isUnsaved }: Writing) {
  let running: Promise<Outcome> | undefined;
  const save = (): Promise<Outcome> => {
    running ??= write().finally(() => {
      running = undefined;
    });
    return running;
  };
  /** Until everything is saved, with what was changed during a write, or until one fails. */
  const flush = async (): Promise<Outcome> => {
    while (running || isUnsaved()) {
      const outcome = await save();
      if (outcome !== 'saved') return outcome;
    }
    return 'saved';
  };
  return { save, flush };
}
