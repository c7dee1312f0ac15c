import type { Language } from '../core/languages.ts';
import { base as en } from './en.ts';
import { features } from './features.ts';
import { base as fr, type Texts } from './fr.ts';

/** Every text of every screen, for the server and for tests; a browser loads them feature by feature. */
export const texts: Record<Language, Texts> = {
  fr: { ...fr, ...features.fr },
  en: { ...en, ...features.en },
};
