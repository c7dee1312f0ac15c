import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@jalon/domain/core/languages';
import { languages } from '@jalon/domain/core/languages';
import { texts } from '@jalon/domain/locales/all';
import {
  type OperatorChoices,
  type OperatorSetting,
  type OperatorSettings,
  operatorSettingNames,
  settled,
} from '@jalon/domain/operator/operator';
import type { OperatorUpdate } from '@jalon/domain/operator/operator-schema';

type Choice = OperatorSettings[OperatorSetting] | null;
type Changed = Partial<Record<OperatorSetting, Choice>>;

/** Days before an end from the longest on, those around the end of a month as they come. */
const ordered = (name: OperatorSetting, value: Choice): Choice =>
  Array.isArray(value) ? [...value].sort((a, b) => (name === 'timesheetReminders' ? a - b : b - a)) : value;

/** Of what was sent, what is another choice than before. An empty text is none. */
export function changesIn(before: OperatorChoices, input: Omit<OperatorUpdate, 'version'>): Changed {
  const given = operatorSettingNames.flatMap((name) => {
    const value = input[name];
    const choice = value === '' ? null : ordered(name, value as Choice);
    return value === undefined || isDeepStrictEqual(choice, before[name]) ? [] : [[name, choice] as const];
  });
  return Object.fromEntries(given);
}

/** What was in force before and is after, as a history tells it. */
export function toldOf(before: OperatorChoices, changed: Changed, defaults: OperatorSettings) {
  const after = settled({ ...before, ...changed } as OperatorChoices, defaults);
  const names = Object.keys(changed) as OperatorSetting[];
  const told = (from: OperatorSettings) => Object.fromEntries(names.map((name) => [name, wordsOf(name, from[name])])) as Told;
  return { before: told(settled(before, defaults)), after: told(after) };
}
type Told = Partial<Record<OperatorSetting, string | number | boolean | null | Record<Language, string>>>;

/** A choice between names is told by them, a list of days as one line. */
function wordsOf(name: OperatorSetting, value: Choice): Told[OperatorSetting] {
  if (Array.isArray(value)) return value.join(', ');
  const named = (language: Language): Record<string, string> | undefined => {
    if (name === 'holidayZone') return texts[language].words.delivery.value.holidayZone;
    return name === 'validators' || name === 'preselection' ? texts[language].operator.value[name] : undefined;
  };
  if (!named('fr')) return value as string | number | boolean | null;
  return Object.fromEntries(languages.map((language) => [language, named(language)?.[String(value)] ?? ''])) as Record<Language, string>;
}
