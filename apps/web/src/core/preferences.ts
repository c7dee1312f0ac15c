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

/** The name of what belongs to one person at this screen, and to no other. */
export const ownPreference = (personId: string, name: string): string => `own.${personId}.${name}`;

/** What one person has left in this browser goes when they sign out; other tabs, which may hold more of it, see that they did. */
export function forgetOwn(personId: string): void {
  writePreference(`out.${personId}`, Date.now());
  dropOwn((key) => key.startsWith(prefix + ownPreference(personId, '')));
}
export const hasLeftSince = (personId: string, moment: number): boolean =>
  (readPreference(`out.${personId}`, (value) => typeof value === 'number') ?? 0) > moment;

/** What says when it was kept, by whomever, and is older than this. */
export const dropOwnOlderThan = (milliseconds: number): void =>
  dropOwn((_, value) => {
    const { at } = (JSON.parse(value) ?? {}) as { at?: unknown };
    return typeof at === 'number' && Date.now() - at > milliseconds;
  });

function dropOwn(isDropped: (key: string, value: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${prefix}own.`) && isDropped(key, localStorage.getItem(key) ?? 'null')) localStorage.removeItem(key);
    }
  } catch {
    // Storage that is refused has nothing to forget.
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
