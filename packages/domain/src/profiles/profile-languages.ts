import type { Language } from '../core/languages.ts';
import { localeOf } from '../core/typed.ts';

/** ISO 639-1: the languages people work in here, those most often spoken first. */
export const spokenLanguages = [
  ...['fr', 'en', 'es', 'de', 'it', 'pt', 'nl', 'ar', 'zh', 'ja', 'ru', 'pl', 'ro', 'uk', 'tr', 'el', 'cs', 'hu', 'sv', 'da', 'nb', 'fi'],
  ...['bg', 'hr', 'sr', 'sk', 'sl', 'lt', 'lv', 'et', 'he', 'hi', 'ko', 'vi', 'th', 'id', 'fa', 'ca', 'br'],
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** "Anglais": as a name in a list, so with a capital. */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(localeOf[language], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(localeOf[language]) + name.slice(1);
}
