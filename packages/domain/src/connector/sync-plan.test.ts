import { expect, test } from 'vitest';
import type { ValueListName } from '../core/reference-lists.ts';
import { aUser } from '../testing.ts';
import { defaultMapping, problemCode, SyncMapping } from './connector.ts';
import { differenceOf, isLandslide } from './sync-difference.ts';
import { entriesFor, mostEntries } from './sync-entries.ts';
import { withGroups } from './sync-groups.ts';
import { isChosen } from './sync-line.ts';
import { type OwnValue, planOf, type SyncEntry } from './sync-plan.ts';
import { syncRunFlow } from './sync-run.ts';

const entry = (id: string, label: string, group: string | null = null, iso?: string): SyncEntry => ({ id, label, group, iso });
const value = (id: string, label: string, more: Partial<OwnValue> = {}): OwnValue => ({
  ...{ id, code: id, label, groupId: null, isEnabled: true, externalId: null, base: null },
  ...more,
});
/** One that a run has written: what the tool said then, and how it is here now. */
const known = (id: string, externalId: string, then: string, now = then, more: Partial<OwnValue> = {}): OwnValue =>
  value(id, now, { externalId, base: { label: then, group: null, isPresent: true }, ...more });
/** Each line in short: its kind or its reason, and what it is about. */
const short = (list: ValueListName, entries: SyncEntry[], own: OwnValue[]) =>
  planOf(list, entries, own).map(({ kind, reason, externalId, valueId, code, choices }) =>
    [
      reason ?? kind,
      externalId,
      ...(valueId ? [valueId] : []),
      ...(kind === 'added' ? [code] : []),
      ...(choices.includes('link') ? ['link?'] : []),
    ].join(' '),
  );

test.each<[string, ValueListName, SyncEntry[], OwnValue[], string[]]>([
  [
    'what is new is added under a code of its own',
    'tools',
    [entry('a', 'Go'), entry('b', 'Gò !')],
    [value('go', 'Golang')],
    ['added a go-2', 'added b go-3'],
  ],
  [
    'what cannot be read is refused, and may be any of those that seem to be gone',
    'tools',
    [{ ...entry('', ''), isOdd: true }, entry('b', 'Rust')],
    [known('1', 'a', 'Go')],
    ['unreadable ', 'added b rust'],
  ],
  ['what has the same label is the same', 'tools', [entry('a', 'Go')], [value('1', 'Go')], ['linked a 1']],
  [
    'what differs by capitals and accents is for a person to bring together',
    'tools',
    [entry('a', 'gô')],
    [value('1', 'Go')],
    ['duplicate a 1 link?'],
  ],
  [
    'and is refused where ours is another one there',
    'tools',
    [entry('a', 'Go'), entry('b', 'GO')],
    [known('1', 'a', 'Go')],
    ['duplicate b 1'],
  ],
  ['the same label twice there', 'tools', [entry('a', 'Go'), entry('b', 'go')], [], ['added a go', 'duplicate b']],
  [
    'one of ours is the same as one of theirs only',
    'tools',
    [entry('a', 'Go'), entry('b', 'Go')],
    [value('1', 'Go')],
    ['linked a 1', 'duplicate b 1'],
  ],
  ['the same id twice there', 'tools', [entry('a', 'Go'), entry('a', 'Rust')], [], ['added a go', 'sameId a']],
  ['nothing has changed', 'tools', [entry('a', 'Go')], [known('1', 'a', 'Go')], []],
  ['it has changed there', 'tools', [entry('a', 'Go 2')], [known('1', 'a', 'Go')], ['changed a 1']],
  ['it has changed here', 'tools', [entry('a', 'Go')], [known('1', 'a', 'Go', 'Golang')], []],
  ['it has changed on both sides', 'tools', [entry('a', 'Go 2')], [known('1', 'a', 'Go', 'Golang')], ['conflict a 1']],
  ['it has changed on both sides to the same', 'tools', [entry('a', 'Go 2')], [known('1', 'a', 'Go', 'Go 2')], []],
  // It is a value here already: it cannot be another one too.
  ['its new label is taken', 'tools', [entry('a', 'Rust')], [known('1', 'a', 'Go'), value('2', 'rust')], ['duplicate a 2']],
  [
    'two are renamed to one label',
    'tools',
    [entry('a', 'Rust'), entry('b', 'rust')],
    [known('1', 'a', 'Go'), known('2', 'b', 'Zig')],
    ['changed a 1', 'duplicate b'],
  ],
  ['it has gone', 'tools', [entry('a', 'Go')], [known('1', 'a', 'Go'), known('2', 'b', 'Rust')], ['disabled b 2']],
  ['what is ours alone stays', 'tools', [entry('a', 'Go')], [known('1', 'a', 'Go'), value('2', 'Rust')], []],
  [
    'it has gone, and was disabled by hand',
    'tools',
    [entry('a', 'Go')],
    [known('1', 'a', 'Go'), known('2', 'b', 'Rust', 'Rust', { isEnabled: false })],
    [],
  ],
  [
    'it is back',
    'tools',
    [entry('a', 'Go')],
    [known('1', 'a', 'Go', 'Go', { isEnabled: false, base: { label: 'Go', group: null, isPresent: false } })],
    ['changed a 1'],
  ],
  ['it was disabled by hand, and is there', 'tools', [entry('a', 'Go')], [known('1', 'a', 'Go', 'Go', { isEnabled: false })], []],
  ['an empty list disables nothing', 'tools', [], [known('1', 'a', 'Go')], ['empty ']],
  ['no label', 'tools', [entry('a', ' ')], [], ['labelMissing a']],
  ['too long a label', 'tools', [entry('a', 'x'.repeat(51))], [], ['labelTooLong a']],
  ['a label that cannot be kept', 'tools', [entry('a', 'a\u202Eb')], [], ['labelInvalid a']],
  [
    'the same number with another label is for a person to decide',
    'experiences',
    [entry('3', '5 à 10 ans')],
    [value('3', '6 à 10 ans')],
    ['conflict 3 3'],
  ],
  [
    'numbers of a list ordered by them',
    'opportunity-durations',
    [entry('12', '1 an'), entry('long', 'Longue')],
    [],
    ['added 12 12', 'codeInvalid long'],
  ],
  [
    'a country is known by its ISO code',
    'countries',
    [entry('usa', 'Etats-Unis', null, 'US'), entry('x', 'Nulle part')],
    [value('US', 'États-Unis')],
    ['linked usa US', 'codeMissing x'],
  ],
  ['a new country has it as its code', 'countries', [entry('kosovo', 'Kosovo', null, 'XK')], [], ['added kosovo XK']],
  [
    'a currency needs its ISO code',
    'currencies',
    [entry('0', 'EUR'), entry('1', 'Euros')],
    [value('EUR', 'Euro')],
    ['linked 0 EUR', 'codeMissing 1'],
  ],
])('%s', (_, list, entries, own, expected) => {
  expect(short(list, entries, own)).toEqual(expected);
});

test('groups come first, values are compared within them, and follow where they are moved', () => {
  const list = 'mobility-areas';
  const group = (id: string, label: string) => entry(`group/${id}`, label);
  const france = value('france', 'France');
  const own = [france, value('1', 'Bretagne', { groupId: 'france', code: 'france-bretagne' }), value('2', 'Alsace', { groupId: 'france' })];
  expect(short(list, [group('f', 'France'), entry('fb', 'Bretagne', 'group/f'), entry('fn', 'Normandie', 'group/f')], own)).toEqual([
    'linked group/f france',
    'linked fb 1',
    'added fn france-normandie',
  ]);
  // In another group it may be the same: a person says so.
  expect(short(list, [group('e', 'Europe'), entry('ea', 'Alsace', 'group/e')], own)).toEqual([
    'added group/e europe',
    'duplicate ea 2 link?',
  ]);
  expect(short(list, [group('e', ''), entry('ea', 'Sarre', 'group/e')], own)).toEqual(['labelMissing group/e', 'groupRefused ea']);

  const grouped = (id: string, externalId: string, label: string, groupId: string, then: string): OwnValue =>
    value(id, label, { groupId, externalId, base: { label, group: then, isPresent: true } });
  const [one, two] = [known('A', 'group/a', 'A'), known('B', 'group/b', 'B')];
  const both = [group('a', 'A'), group('b', 'B')];
  const moved = [...both, entry('x', 'X', 'group/b')];
  const [line] = planOf(list, moved, [one, two, grouped('1', 'x', 'X', 'A', 'group/a')]);
  expect(line).toMatchObject({ kind: 'changed', before: { group: 'A' }, after: { group: 'B' }, set: { group: 'group/b' } });
  expect(short(list, moved, [one, two, value('C', 'C'), grouped('1', 'x', 'X', 'C', 'group/a')])).toEqual(['conflict x 1']);
});

test('a conflict is decided value by value; numbers are not taken apart', () => {
  const choicesOf = (list: ValueListName) => planOf(list, [entry('7', 'b')], [known('7', '7', 'a', 'c')])[0];
  expect(choicesOf('tools')).toMatchObject({ choices: ['keep', 'take', 'separate', 'skip'], decision: 'skip', theirs: { label: 'b' } });
  expect(choicesOf('opportunity-durations')?.choices).toEqual(['keep', 'take', 'skip']);
});

test('a new value goes with its group, and a group that is left leaves the new values in it', () => {
  const of = (
    id: string,
    group: string | null,
    kind: 'added' | 'linked' | 'changed',
    decision: 'apply' | 'skip',
    list = 'mobility-areas',
  ) => ({
    ...{ id, externalId: id, group, kind, decision, list: list as ValueListName },
  });
  const lines = [
    of('africa', null, 'added', 'apply'),
    of('benin', 'africa', 'added', 'apply'),
    of('togo', 'africa', 'added', 'skip'),
    of('mali', 'africa', 'changed', 'apply'),
    of('asia', null, 'linked', 'skip'),
    of('japan', 'asia', 'added', 'skip'),
    of('known', 'europe', 'added', 'apply'),
    of('other', 'africa', 'added', 'apply', 'activity-areas'),
  ];
  const skip = (id: string) => ({ id, decision: 'skip' as const });
  const apply = (id: string) => ({ id, decision: 'apply' as const });
  expect(withGroups(lines, [skip('africa')])).toEqual([skip('africa'), skip('benin')]);
  expect(withGroups(lines, [apply('japan')])).toEqual([apply('japan'), apply('asia')]);
  expect(withGroups(lines, [skip('benin'), skip('known')])).toEqual([skip('benin'), skip('known')]);
});

test('codes of values that may be kept apart are their own', () => {
  const own = [known('1', 'a', 'C', 'Langage C'), known('2', 'b', 'D', 'Langage D')];
  const lines = planOf('tools', [entry('a', 'C++'), entry('b', 'C#'), entry('c', 'C !')], own);
  expect(lines.map(({ kind, code }) => [kind, code])).toEqual([
    ['conflict', 'c'],
    ['conflict', 'c-2'],
    ['added', 'c-3'],
  ]);
});

test('a value does not follow into a group that has another of its name', () => {
  const groups = [known('A', 'group/a', 'A'), known('B', 'group/b', 'B')];
  const moved = value('1', 'X', { groupId: 'A', externalId: 'x', base: { label: 'X', group: 'group/a', isPresent: true } });
  const entries = [entry('group/a', 'A'), entry('group/b', 'B'), entry('x', 'X', 'group/b')];
  expect(short('mobility-areas', entries, [...groups, moved, value('2', 'x', { groupId: 'B' })])).toEqual(['duplicate x 2']);
});

test.each([
  ['added', 'apply', true],
  ['added', 'skip', false],
  ['conflict', 'keep', true],
  ['refused', 'link', true],
  ['refused', 'apply', false],
] as const)('a line that is %s and decided %s is written: %s', (kind, decision, expected) => {
  expect(isChosen({ kind, decision })).toBe(expected);
});

test('a list of the tool as ours takes it: two levels stay two, 255 stands last', () => {
  const found = [
    { id: '255', label: 'Indéterminée' },
    { id: '1', label: '1 mois' },
  ];
  expect(entriesFor('opportunity-durations', found)).toEqual([entry('1', '1 mois'), entry('255', 'Indéterminée')]);
  const deep = [
    {
      id: '1',
      label: 'Profils',
      options: [
        { id: '255', label: 'Autre' },
        { id: '1', label: 'Développeur' },
      ],
    },
    { id: '2', label: 'Vide' },
  ];
  expect(entriesFor('activity-areas', deep)).toEqual([
    { id: 'group/1', label: 'Profils', group: null },
    { id: '1', label: 'Développeur', group: 'group/1' },
    { id: '255', label: 'Autre', group: 'group/1' },
    { id: 'group/2', label: 'Vide', group: null },
  ]);
  expect(entriesFor('tools', deep)).toBe('levels');
  expect(entriesFor('activity-areas', found)).toBe('levels');
  expect([entriesFor('tools', undefined), entriesFor('tools', [])]).toEqual(['keyMissing', 'empty']);
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `${at}` }));
  expect(entriesFor('tools', many(mostEntries))).toHaveLength(mostEntries);
  expect(entriesFor('tools', many(mostEntries + 1))).toBe('tooMany');
  expect(entriesFor('activity-areas', [{ id: 'g', label: 'g', options: many(mostEntries) }])).toBe('tooMany');
});

test('what has changed there alone is set, what has changed here alone is left', () => {
  const base = { label: 'a', group: 'g', isPresent: true };
  const ours = { label: 'a', group: 'g', isEnabled: true };
  expect(differenceOf(ours, { ...base, group: 'h' }, base)).toEqual({ set: { group: 'h' }, isClash: false });
  expect(differenceOf({ ...ours, label: 'b' }, { ...base, group: 'h' }, base)).toEqual({ set: { group: 'h' }, isClash: false });
  expect(differenceOf({ ...ours, group: 'i' }, { ...base, group: 'h' }, base)).toEqual({ set: { group: 'h' }, isClash: true });
});

test('a few values may go unseen, or a small share of many', () => {
  expect([isLandslide(3, 3), isLandslide(4, 19), isLandslide(4, 20), isLandslide(21, 100)]).toEqual([false, true, false, true]);
});

test('the mapping names lists of the dictionary, never addresses', () => {
  expect(SyncMapping.safeParse(defaultMapping).success).toBe(true);
  for (const tools of ['https://x', 'a.b.c', '', '../x']) expect(SyncMapping.safeParse({ ...defaultMapping, tools }).success).toBe(false);
  // Sectors and families of jobs: in neither tool do the names say which is which.
  expect([defaultMapping['expertise-areas'], defaultMapping['activity-areas']]).toEqual(['expertiseArea', 'activityArea']);
  expect(problemCode('slow')).toBe('connector.slow');
});

test.each([
  ['preparing', ['drop']],
  ['prepared', ['decide', 'apply', 'drop']],
  ['running', ['stop']],
  ['applied', ['undo']],
  ['failed', ['resume', 'undo']],
  ['interrupted', ['resume', 'undo']],
  ['undone', []],
  ['dropped', []],
] as const)('of a run that is %s an administrator may %j, and others nothing', (state, actions) => {
  const run = { state, chosen: 2, written: 1 };
  expect(syncRunFlow.actionsOn(aUser('Admin'), run)).toEqual(actions);
  for (const type of ['Commercial', 'Company', 'Freelance'] as const) expect(syncRunFlow.actionsOn(aUser(type), run)).toEqual([]);
});

test('nothing is applied where nothing is chosen, nor undone where nothing was written', () => {
  const { apply, resume, undo } = syncRunFlow.actions;
  const blocks = (run: { chosen: number; written: number }) => [apply, resume, undo].map(({ unless }) => unless.holds(run) !== undefined);
  expect(blocks({ chosen: 0, written: 0 })).toEqual([true, true, true]);
  expect(blocks({ chosen: 2, written: 1 })).toEqual([false, false, false]);
  expect(blocks({ chosen: 2, written: 2 })).toEqual([true, true, false]);
});
