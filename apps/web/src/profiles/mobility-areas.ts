import type { Language } from '@jalon/domain/core/languages';
import type { Choice } from '../core/choices.ts';

/** In the field, a whole group is one choice; what is kept are the areas in it. */
export const wholePrefix = 'whole:';

const groupsIn = (choices: readonly Choice[]) => Map.groupBy(choices, ({ group }) => group?.id ?? '');
const isWhole = (codes: ReadonlySet<string>, members: readonly Choice[]) => members.length > 1 && members.every(({ id }) => codes.has(id));

/** The choices of the field, of the areas that are kept. */
export function shownAreas(codes: readonly string[], choices: readonly Choice[]): string[] {
  const kept = new Set(codes);
  const whole = [...groupsIn(choices)].filter(([, members]) => isWhole(kept, members));
  const covered = new Set(whole.flatMap(([, members]) => members.map(({ id }) => id)));
  return [...whole.map(([id]) => `${wholePrefix}${id}`), ...codes.filter((code) => !covered.has(code))];
}

/** The areas, of the choices of the field. */
export function chosenAreas(picked: readonly string[], choices: readonly Choice[]): string[] {
  const groups = groupsIn(choices);
  const codes = picked.flatMap((value) =>
    value.startsWith(wholePrefix) ? (groups.get(value.slice(wholePrefix.length)) ?? []).map(({ id }) => id) : [value],
  );
  return [...new Set(codes)];
}

/** As they are read: a group that is chosen as a whole by its own name. */
export function areaNames(
  areas: readonly ({ code: string } & Record<Language, string>)[],
  choices: readonly Choice[],
  language: Language,
): string[] {
  const groups = groupsIn(choices);
  const named = new Map(areas.map((area) => [area.code, area[language]]));
  return shownAreas([...named.keys()], choices).map((value) =>
    value.startsWith(wholePrefix) ? (groups.get(value.slice(wholePrefix.length))?.[0]?.group?.value ?? '') : (named.get(value) ?? value),
  );
}
