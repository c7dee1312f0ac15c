import { useEffect } from 'react';

/** What was typed in a step and not sent: going back, or reloading, loses nothing. It stays in this tab, and goes with it. */
const keyOf = (step: string): string => `jalon.signUp.${step}`;

/** A password is kept nowhere. */
const secret = new Set(['password', 'confirmation']);

export function readUnsent(step: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(step)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function useUnsent(step: string, values: object): void {
  const now = JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name))));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(step), now);
    } catch {
      // Full or refused storage must not break the step.
    }
  }, [step, now]);
}

export function forgetUnsent(...steps: readonly string[]): void {
  try {
    for (const step of steps) sessionStorage.removeItem(keyOf(step));
  } catch {
    // Storage that is refused has nothing to forget.
  }
}
