import { dropOwnOlderThan, hasLeftSince, ownPreference, readPreference, writePreference } from './preferences.ts';
import { onSession } from './session.ts';

type Values = Record<string, unknown>;
type Kept = { at: number; values: Values };

const lasts = 7 * 86_400_000;
const prefix = 'unsent.';
const isKept = (value: unknown): value is Kept => {
  const { at, values } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof at === 'number' && typeof values === 'object' && values !== null;
};

/** What proves who somebody is, and what is no text, is kept nowhere. */
const secret = /password|confirmation|^code$|^current$|token|secret/i;
export const textOf = (values: Values): string =>
  JSON.stringify(values, (name, value) => (secret.test(name) || value instanceof Blob ? undefined : value));

/** What was typed, and no more: laid over the record later, it takes back nothing that others have changed meanwhile. */
export const changedIn = (values: Values, initial: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field])));

/** What a list shows is no part of what a form is about. */
const ofList = /^(q|sort|dir|size|after|before|view|columns|f\..*)$/;
/** The address that a form stands at, and leads back to after signing in. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const about = [...new URLSearchParams(search)].filter(([name]) => !ofList.test(name)).map(([name, value]) => `${name}=${value}`);
  return [pathname, ...about.sort()].join('&');
}

/** What this person typed here and did not send, unless it is too old to be wanted. */
export function readUnsent(owner: string, name: string): Values | undefined {
  const kept = readPreference(ownPreference(owner, prefix + name), isKept);
  return kept && Date.now() - kept.at < lasts ? kept.values : undefined;
}
export const forgetUnsent = (owner: string, name: string): void => writePreference(ownPreference(owner, prefix + name), undefined);
/** As `textOf` gives it. */
export const keepUnsent = (owner: string, name: string, text: string): void =>
  writePreference(ownPreference(owner, prefix + name), { at: Date.now(), values: JSON.parse(text) });

/** `isClosed`: what was sent from it is still on its way. */
type Form = { owner: string; name: string; unsent: () => string | undefined; isClosed?: boolean };
const forms = new Set<Form>();

/** While it is on screen: what was typed is kept when the page goes, or the session. */
export function watchForm(form: Form): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Since when whoever is signed in here has been. */
let since = Date.now();
let shown: string | undefined;

function keepAll(isWanted: (form: Form) => boolean): void {
  for (const form of forms) {
    // Who has signed out in another tab has left nothing here either.
    if (!isWanted(form) || hasLeftSince(form.owner, since)) continue;
    const text = form.unsent();
    if (text) keepUnsent(form.owner, form.name, text);
  }
}

// Before the screens of a session that is over are taken away: these are told first, since they listen from the start.
onSession((session) => {
  keepAll(({ owner }) => owner !== session?.id);
  if (session?.id !== shown) since = Date.now();
  shown = session?.id;
});
window.addEventListener('pagehide', () => keepAll(({ isClosed }) => !isClosed));
dropOwnOlderThan(lasts);
