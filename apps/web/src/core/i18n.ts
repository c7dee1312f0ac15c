import { languageCookie } from '@jalon/domain/core/cookies';
import { fallbackLanguage, type Language, languages, preferredLanguage } from '@jalon/domain/core/languages';
import { readMessage } from '@jalon/domain/core/message';
import type { FeatureTexts, RouteName } from '@jalon/domain/core/routes';
import { unbroken } from '@jalon/domain/core/typography';
import { base, type Texts } from '@jalon/domain/locales/fr';
import { useSyncExternalStore } from 'react';
import { CallError, call } from './call.ts';
import { readMark } from './cookies.ts';
import { oneOf, readPreference, writePreference } from './preferences.ts';
import { flatten, type Keys, type Values, write } from './texts.ts';

/**
 * Every text has a key typed from French: `t('common.save')`, `t('table.selected', { count: 2 })`. Keys that have dots of their own
 * (`routes['admin.dashboard']`) are joined like the others: `t('routes.admin.dashboard')`.
 */
export type TextKey = Keys<Texts>;
export type Translate = (key: TextKey, values?: Values) => string;
type Spoken = { t: Translate; language: Language; find: (key: string, values?: Values) => string | undefined };

/** What a kind of screen needs beyond the texts that all need: `open` is for visitors, `member` for the areas, the others for a feature. */
type TextPart = 'open' | 'member' | FeatureTexts;

/** French is in the first chunk as far as every screen needs it; the rest comes when it is wanted. */
const load: Record<Language, Record<'base' | TextPart, () => Promise<object>>> = {
  fr: {
    base: async () => base,
    open: async () => (await import('@jalon/domain/locales/fr-open')).open,
    member: async () => (await import('@jalon/domain/locales/fr-member')).member,
    account: () => import('@jalon/domain/locales/fr/account'),
    accounts: () => import('@jalon/domain/locales/fr/accounts'),
    companies: () => import('@jalon/domain/locales/fr/companies'),
    documents: () => import('@jalon/domain/locales/fr/documents'),
    legal: () => import('@jalon/domain/locales/fr/legal'),
    organisation: () => import('@jalon/domain/locales/fr/organisation'),
    referentials: () => import('@jalon/domain/locales/fr/referentials'),
    talents: () => import('@jalon/domain/locales/fr/talents'),
  },
  en: {
    base: async () => (await import('@jalon/domain/locales/en')).base,
    open: async () => (await import('@jalon/domain/locales/en-open')).open,
    member: async () => (await import('@jalon/domain/locales/en-member')).member,
    account: () => import('@jalon/domain/locales/en/account'),
    accounts: () => import('@jalon/domain/locales/en/accounts'),
    companies: () => import('@jalon/domain/locales/en/companies'),
    documents: () => import('@jalon/domain/locales/en/documents'),
    legal: () => import('@jalon/domain/locales/en/legal'),
    organisation: () => import('@jalon/domain/locales/en/organisation'),
    referentials: () => import('@jalon/domain/locales/en/referentials'),
    talents: () => import('@jalon/domain/locales/en/talents'),
  },
};
const wanted = new Set<TextPart>();

function speak(language: Language, texts: object): Spoken {
  const flat = flatten(texts, language === 'fr' ? unbroken : undefined);
  const find = (key: string, values: Values = {}) => write(flat, language, key, values);
  return { language, find, t: (key, values) => find(key, values) ?? unsaid(key) };
}

/** A screen whose route does not name the texts it shows; the browser stories fail on it. */
function unsaid(key: string): string {
  reportError(new Error(`No text: ${key}`));
  return key;
}

let spoken = speak(fallbackLanguage, base);
/** The language that is being fetched, or else the one that is shown. */
let aim: Language = fallbackLanguage;
let coming: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const isLanguage = oneOf(...languages);

/** What was chosen here, or else by the person who signed in here (the server leaves a mark), or else what the browser asks for. */
export const startTexts = (): Promise<void> =>
  showLanguage(readPreference('language', isLanguage) ?? markedLanguage() ?? preferredLanguage(navigator.languages.join(',')));

function markedLanguage(): Language | undefined {
  const mark = readMark(languageCookie);
  return isLanguage(mark) ? mark : undefined;
}

/** Changes the texts in place, without telling the server: the first language, or the one a user has on record. */
export async function showLanguage(language: Language): Promise<void> {
  aim = language;
  if (language !== spoken.language) await say().catch(() => undefined);
  aim = spoken.language;
  document.documentElement.lang = spoken.language;
}

/** Has parts in the language of the page before the screen that shows them; one that cannot be fetched fails the screen like its code. */
export async function needTexts(...parts: TextPart[]): Promise<void> {
  const missing = parts.filter((part) => !wanted.has(part));
  if (missing.length > 0) {
    for (const part of missing) wanted.add(part);
    coming = say();
  }
  try {
    await coming;
  } catch (error) {
    for (const part of missing) wanted.delete(part);
    throw error;
  }
}

/** A language and a part may be asked for while another is on its way: what is said in the end is what was asked for last. */
async function say(): Promise<void> {
  const [language, parts] = [aim, [...wanted]];
  const texts = await Promise.all((['base', ...parts] as const).map((part) => load[language][part]()));
  if (language !== aim || parts.length !== wanted.size) return say();
  spoken = speak(language, Object.assign({}, ...texts));
  for (const listener of listeners) listener();
}

/** The person's choice: kept in this browser and on record. Section 8: a failure of the call is ignored. */
export async function setLanguage(language: Language): Promise<void> {
  writePreference('language', language);
  await showLanguage(language);
  const answer = call('POST /api/store/language', { body: { language } }, { isQuiet: true });
  await answer.then(tellKept, () => undefined);
}

const kept = new Set<() => void>();
const tellKept = () => {
  for (const listener of kept) listener();
};

/** Called once the server answers in the language that was chosen: what it words or sorts by it is to be asked again. */
export function onLanguageKept(listener: () => void): () => void {
  kept.add(listener);
  return () => {
    kept.delete(listener);
  };
}

export const useTexts = (): { t: Translate; language: Language } => useSyncExternalStore(subscribe, () => spoken);

export const routeTitle = (t: Translate, name: RouteName): string => t(`routes.${name}`);

/** A text whose key is only known at run time, or nothing where there is none. */
export const findText = (key: string, values?: Values): string | undefined => spoken.find(key, values);

/** The same, or `fallback`. */
export const textOr = (key: string, fallback: string, values?: Values): string => findText(key, values) ?? fallback;

/** What a schema says (`validation.maxLength|max=50`) in the language of the page. */
export function message(t: Translate, text: string): string {
  const { key, values } = readMessage(text);
  return spoken.find(key, values) ?? t('validation.invalid');
}

export const errorText = (t: Translate, error: unknown): string =>
  error instanceof CallError ? t(`errors.${error.code}`) : t('errors.server.failed');
