import type { Rolldown } from 'vite';

type Groups = Rolldown.CodeSplittingGroup[];
type Context = Rolldown.ChunkingContext;

const own = /[\\/](apps[\\/]web|packages[\\/]domain)[\\/]src[\\/]/;
/** `accounts` of `src/accounts/accounts-screen.tsx`, `app` of the frame of the areas. */
const folderOf = (id: string): string => id.split(/[\\/]/).at(-2) ?? '';

type Users = {
  /** The folders of the screens that load a module at first, of the frame of the areas too. */
  screens: Set<string>;
  /** The folders of what is fetched later that loads it: drawers, dialogs, editors. */
  parts: Set<string>;
};

/** Who loads a module: by what they import, which what they fetch later does for itself. */
function usersOf(id: string, context: Context, known: Map<string, Users>): Users {
  const found = known.get(id);
  if (found) return found;
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
  const isFirst = dynamicImporters.some((importer) => /[\\/]app[\\/](screens\.ts|router\.tsx)$/.test(importer));
  const isPart = !isFirst && dynamicImporters.length > 0;
  const users: Users = { screens: new Set(isFirst ? [folderOf(id)] : []), parts: new Set(isPart ? [folderOf(id)] : []) };
  known.set(id, users);
  for (const importer of importers) {
    const { screens, parts } = usersOf(importer, context, known);
    for (const screen of screens) users.screens.add(screen);
    for (const part of parts) users.parts.add(part);
  }
  return users;
}

/**
 * Where a module of ours goes is decided by who loads it. What a module needs is loaded by the same and perhaps by more, so that these files
 * need one another in one order only: `later`, a feature, `more`, `shared`. What a dialog of another feature loads is kept out of the file of
 * a feature, which would come with it whole. Styles are few files rather than small ones.
 */
function placeOf(id: string, { screens, parts }: Users): string {
  const isStyle = /\.css$/.test(id);
  const [feature] = screens;
  if (screens.has('app') || screens.has('home')) return 'shared';
  if (!feature) return isStyle ? 'more' : 'later';
  const isFeatures = screens.size === 1 && [...parts].every((part) => part === feature);
  return isFeatures && !isStyle ? feature : 'more';
}

/** Texts that stand on the same screens: one file in each language. */
const texts: Groups = ['fr', 'en'].flatMap((language) =>
  [
    'account|profile|retention',
    'accounts|administrative|companies|documents',
    'connector|referentials',
    'contracts|vigilance',
    'applications|matching|needs|projects',
  ].map((names) => ({
    name: `${names.replaceAll('|', '-')}-${language}`,
    test: new RegExp(`locales[\\\\/]${language}[\\\\/](${names})\\.ts`),
    priority: 8,
    includeDependenciesRecursively: false,
  })),
);

/** Of the kit, what only some screens show. */
const parts: Groups = Object.entries({
  sorting: /@dnd-kit[\\/]|sortable-list\.tsx/,
  fields:
    /components[\\/](Select|MultiSelect|TagsInput|Pill|Radio|Combobox[\\/](?!ComboboxChevron|Combobox.module|get-parsed))|search-select/,
}).map(([name, test]) => ({ name, test, priority: 8, includeDependenciesRecursively: false }));

/** What few features share, without what it is made of, which others need too. `more` may need none of it: two files that need each other do not start. */
const few: Groups = Object.entries({
  needs: /web[\\/]src[\\/](applications|opportunities)[\\/](?!.*(\.api\.ts|\.css))/,
}).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 6, includeDependenciesRecursively: false }));

export function chunks(): Groups {
  const known = new Map<string, Users>();
  const placed = (isHere: (place: string) => boolean) => (id: string, context: Context) => {
    const place = own.test(id) ? placeOf(id, usersOf(id, context, known)) : 'more';
    return isHere(place) ? place : null;
  };
  return [
    // What the first screen needs.
    { name: 'base', tags: ['$initial'], priority: 9 },
    ...texts,
    ...parts,
    // The frame of the areas and the homes, where visits begin, with all they need.
    { name: placed((place) => place === 'shared'), priority: 7 },
    ...few,
    // What several features share, with what it is made of and what is left of the kit.
    { name: placed((place) => place === 'more'), minShareCount: 2, priority: 5 },
    // The screens of one feature, with all that only they load.
    { name: placed((place) => place !== 'more' && place !== 'later'), priority: 4 },
    // What only drawers and dialogs share.
    { name: placed((place) => place === 'later'), minShareCount: 2, priority: 3 },
  ];
}
