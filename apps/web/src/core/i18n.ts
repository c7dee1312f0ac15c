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
import { type Keys, readerOf, type Values, write } from './texts.ts';

/**
 * Every text has a key typed from French: `t('common.save')`, `t('table.selected', { count: 2 })`. Keys that have dots of their own
 * (`routes['admin.dashboard']`) are joined like the others: `t('routes.admin.dashboard')`.
 */
export type TextKey = Keys<Texts>;
export type Translate = (key: TextKey, values?: Values) => string;
type Spoken = { t: Translate; language: Language; find: (key: string, values?: Values) => string | undefined };

/** French as far as every screen needs it is in the first script; the other language and each feature have a file of their own. */
const files = import.meta.glob<object>([
  '../../../../packages/domain/src/locales/{fr,en}/*.ts',
  '!../../../../packages/domain/src/locales/*/{mails,notices}.ts',
]);
const load = {
  base: async (language: Language): Promise<object> => (language === 'fr' ? base : (await import('@jalon/domain/locales/en')).base),
  feature: (language: Language, name: FeatureTexts): Promise<object> =>
    files[`../../../../packages/domain/src/locales/${language}/${name}.ts`]?.() ?? Promise.reject(new Error(`No texts: ${name}`)),
};
const wanted = new Set<FeatureTexts>();

function speak(language: Language, texts: object): Spoken {
  const read = readerOf(texts, language === 'fr' ? unbroken : undefined);
  const find = (key: string, values: Values = {}) => write(read, language, key, values);
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

/** Fetches the texts of features in the language of the page; one that cannot be fetched fails the screen like its code. */
export async function needTexts(...features: FeatureTexts[]): Promise<void> {
  const missing = features.filter((feature) => !wanted.has(feature));
  if (missing.length > 0) {
    for (const feature of missing) wanted.add(feature);
    coming = say();
  }
  try {
    await coming;
  } catch (error) {
    for (const feature of missing) wanted.delete(feature);
    throw error;
  }
}

/** A language and a feature may be asked for while another is on its way: what is said in the end is what was asked for last. */
async function say(): Promise<void> {
  const [language, features] = [aim, [...wanted]];
  const texts = await Promise.all([load.base(language), ...features.map((name) => load.feature(language, name))]);
  if (language !== aim || features.length !== wanted.size) return say();
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
  const { key, values } = readMessage(text, spoken.language);
  return spoken.find(key, values) ?? t('validation.invalid');
}

export const errorText = (t: Translate, error: unknown): string =>
  error instanceof CallError ? t(`errors.${error.code}`) : t('errors.server.failed');
