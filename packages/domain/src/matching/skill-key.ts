import { plain } from '../core/words.ts';
import { skillSynonyms } from './skill-synonyms.ts';

/** A skill as it is compared: without accents, case, spaces and points. The same as `skill_key` of the database. */
export const plainKey = (name: string): string => plain(name).replace(/[\s.,;:/_'()-]/g, '');

/** Every row of the table by its keys: what is asked for in one form is found in the others. */
export const synonymKeys: readonly (readonly string[])[] = skillSynonyms.map((forms) => [...new Set(forms.map(plainKey))]);
const firstOf = new Map(synonymKeys.flatMap((keys) => keys.map((key) => [key, keys[0] ?? key])));

/** The same for all forms of one skill. */
export function skillKey(name: string): string {
  const key = plainKey(name);
  return firstOf.get(key) ?? key;
}

/** Each skill once, in the form that was written first: what counts and compares them knows no forms. */
export const distinctSkills = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => skillKey(other) === skillKey(name)) === at);
