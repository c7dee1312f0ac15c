/** What survives a reload, per browser: one place, one prefix. Storage may be refused (private windows), then nothing is remembered. */
const prefix = 'jalon.';

export function readPreference<Value>(name: string, isValue: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` forgets the preference. */
export function writePreference(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Full or refused storage must not break the screen.
  }
}

/** Calls back when another tab changes the preference. */
export function watchPreference(name: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === prefix + name) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

export const oneOf =
  <const Value extends string>(...values: Value[]) =>
  (value: unknown): value is Value =>
    values.some((known) => known === value);
