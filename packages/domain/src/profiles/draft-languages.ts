import { languages } from '../core/languages.ts';
import { plain } from '../core/words.ts';
import { languageName, type SpokenLanguage, spokenLanguages } from './profile-languages.ts';
import type { LanguageLevel } from './profile-parts.ts';

const codes = new Map<string, SpokenLanguage>([
  ...spokenLanguages.flatMap((code) => languages.map((language) => [plain(languageName(code, language)), code] as const)),
  ['mandarin', 'zh'],
  ['norvegien', 'nb'],
  ['norwegian', 'nb'],
  ['flamand', 'nl'],
  ['farsi', 'fa'],
]);

/** The language that a name in French or in English stands for; "English (UK)" is one too. */
export function languageCode(name: string): SpokenLanguage | undefined {
  const folded = plain(name).trim();
  return codes.get(folded) ?? codes.get(folded.split(/[^\p{L}]+/u)[0] ?? '');
}

/** The first that is said counts: "native or bilingual" claims no more than it has to. */
const levels: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/bilingu/, 'bilingual'],
  [/maternel|native|mother tongue/, 'native'],
  [/\bc[12]\b|courant|fluent|full professional|proficient|advanced|avance|lu,? ecrit,? parle/, 'fluent'],
  [/\bb[12]\b|intermedia|professional|professionnel|technique|limited working|conversation|good|\bbon/, 'intermediate'],
  [/\ba[12]\b|elementa|notion|basic|debutant|beginner|scolaire|bases/, 'basic'],
];

export const languageLevel = (text: string): LanguageLevel | null => levels.find(([words]) => words.test(plain(text)))?.[1] ?? null;
