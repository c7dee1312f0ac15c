/**
 * Wrong passwords in a row: the first three are free, then each asks for a longer wait, and the tenth closes the door for a while. The
 * count is kept for an account, known or not, wherever the tries come from, and more widely for an address of the network. A browser that
 * has signed in to the account before has a count of its own.
 */
export const signInRules = {
  account: { free: 3, lockedAt: 10 },
  /**
   * Many people may share one, so that somebody always tries: one failure is forgotten every two minutes, which is slower than whoever
   * tries after every wait.
   */
  address: { free: 30, lockedAt: 100, forgetSeconds: 120 },
  /** How long the door stays closed, and after how long without a try all is forgotten. */
  lockSeconds: 900,
} as const;

export type TryRule = { free: number; lockedAt: number; forgetSeconds?: number };

/** Seconds to wait after this many failures. */
export function waitAfter(failures: number, { free, lockedAt }: TryRule): number {
  if (failures < free) return 0;
  return failures >= lockedAt ? signInRules.lockSeconds : Math.min(2 ** (failures - free), 64);
}
