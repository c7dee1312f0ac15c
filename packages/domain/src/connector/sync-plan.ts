import { line } from '../core/fields.ts';
import { referenceLists, type ValueListName } from '../core/reference-lists.ts';
import { plain } from '../core/words.ts';
import { codeFits, codeFrom } from '../referentials/referential.ts';
import { type Difference, differenceOf, type SyncBase } from './sync-difference.ts';
import type { SyncDecision, SyncKind, SyncReason, SyncSide } from './sync-line.ts';

/** A value of the tool. `group` is the id of the one it belongs to, in a list of two levels. `isOdd`: it could not be read. */
export type SyncEntry = { id: string; label: string; iso?: string | undefined; isOdd?: true | undefined; group: string | null };
/** A value of ours. Its English label is nothing that the tool knows. */
export type OwnValue = {
  id: string;
  code: string;
  label: string;
  groupId: string | null;
  isEnabled: boolean;
  externalId: string | null;
  base: SyncBase | null;
};

/** A line of a dry run. `code` is that of a value to be added, `set` what becomes of one that is there. */
export type PlannedLine = {
  kind: SyncKind;
  externalId: string;
  valueId: string | null;
  reason: SyncReason | null;
  before: SyncSide | null;
  after: SyncSide | null;
  theirs: SyncBase | null;
  code: string | null;
  set: Difference;
  choices: readonly SyncDecision[];
  decision: SyncDecision;
};

const simply = ['apply', 'skip'] as const;
const nothing = { valueId: null, reason: null, before: null, after: null, theirs: null, code: null, set: {}, choices: simply };

/** A list that cannot be compared at all: nothing of it is touched. */
export const refusedList = (reason: SyncReason): PlannedLine => ({
  ...{ ...nothing, kind: 'refused', externalId: '', reason, choices: [], decision: 'skip' },
});

/** What taking the values of the tool would do to a list of ours, value by value. An answer without any value is no reason to disable all. */
export function planOf(list: ValueListName, entries: readonly SyncEntry[], own: readonly OwnValue[]): PlannedLine[] {
  if (entries.length === 0) return [refusedList('empty')];
  const plan = planner(list, own);
  const ids = new Set<string>();
  const lines = entries.flatMap((entry) => {
    if (entry.isOdd) return [plan.refused(entry, 'unreadable')];
    const isAgain = ids.has(entry.id);
    ids.add(entry.id);
    return isAgain ? [plan.refused(entry, 'sameId')] : plan.lineOf(entry);
  });
  // What could not be read may be the one that seems to be gone.
  return entries.some(({ isOdd }) => isOdd) ? lines : [...lines, ...own.flatMap((value) => plan.goneOf(value, ids))];
}

function planner(list: ValueListName, own: readonly OwnValue[]) {
  const isTwoLevel = referenceLists[list].levels === 2;
  const byId = new Map(own.map((value) => [value.id, value]));
  const byExternal = new Map(own.flatMap((value) => (value.externalId === null ? [] : [[value.externalId, value] as const])));
  const codes = new Set(own.map(({ code }) => code));
  /** Groups by their id there, as they will be called here; those that are refused are not among them. */
  const groups = new Map<string, { label: string; code: string; ownId: string | null }>();
  const labels = new Set<string>();
  const plainOf = new Map(own.map(({ id, label }) => [id, plain(label)]));
  const ofLevel = { groups: own.filter(({ groupId }) => groupId === null), values: own.filter(({ groupId }) => groupId !== null) };
  const matched = new Set<string>();
  // Numbers are taken once: there is no second value to keep apart.
  const ofConflict: readonly SyncDecision[] =
    referenceLists[list].order === 'number' ? ['keep', 'take', 'skip'] : ['keep', 'take', 'separate', 'skip'];

  const sideOf = (value: OwnValue): SyncSide => ({
    label: value.label,
    group: value.groupId === null ? null : (byId.get(value.groupId)?.label ?? null),
    isEnabled: value.isEnabled,
  });
  const afterOf = ({ label, group }: SyncEntry, isEnabled = true): SyncSide => ({
    ...{ label, group: group === null ? null : (groups.get(group)?.label ?? null), isEnabled },
  });
  const theirsOf = ({ label, group }: SyncEntry): SyncBase => ({ label, group, isPresent: true });
  const refused = (entry: SyncEntry, reason: SyncReason, twin?: OwnValue): PlannedLine => {
    const canLink = twin?.externalId === null && !matched.has(twin.id);
    return {
      ...{ ...nothing, kind: 'refused', externalId: entry.id, reason, after: afterOf(entry), theirs: theirsOf(entry) },
      ...{ valueId: twin?.id ?? null, before: twin ? sideOf(twin) : null, choices: canLink ? ['link', 'skip'] : [], decision: 'skip' },
    };
  };
  const keep = (entry: SyncEntry, value: { label: string; code: string; ownId: string | null }) => {
    if (isTwoLevel && entry.group === null) groups.set(entry.id, value);
    labels.add(`${entry.group}|${plain(entry.label)}`);
  };
  /** On the level of the entry; of those in a group, first those of the same. */
  const siblings = (entry: SyncEntry): OwnValue[] => {
    const ownGroup = entry.group === null ? null : (groups.get(entry.group)?.ownId ?? null);
    const level = isTwoLevel ? ofLevel[entry.group === null ? 'groups' : 'values'] : own;
    return level.toSorted((a, b) => Number(b.groupId === ownGroup) - Number(a.groupId === ownGroup));
  };

  /** One of ours that is the same, or seems to be, for an entry that no value is known to be. */
  function met(entry: SyncEntry): PlannedLine | undefined {
    const natural = naturalCode(list, entry);
    const level = siblings(entry);
    const coded = level.find(({ code, externalId, id }) => externalId === null && !matched.has(id) && code === (natural ?? entry.id));
    if (coded && natural !== undefined) return linked(entry, coded);
    const ownGroup = entry.group === null ? null : groups.get(entry.group)?.ownId;
    const label = plain(entry.label);
    const twin = level.find(({ id, groupId, externalId }) => plainOf.get(id) === label && (groupId === ownGroup || externalId === null));
    const isSame = twin?.label === entry.label && twin.groupId === ownGroup && twin.externalId === null && !matched.has(twin.id);
    if (twin && isSame) return linked(entry, twin);
    if (twin || labels.has(`${entry.group}|${plain(entry.label)}`)) return refused(entry, 'duplicate', twin);
    return coded && unsure(entry, coded);
  }

  /** The same number, and another label: whether it means the same, only a person knows. */
  function unsure(entry: SyncEntry, value: OwnValue): PlannedLine {
    matched.add(value.id);
    keep(entry, { label: value.label, code: value.code, ownId: value.id });
    return {
      ...{ ...nothing, kind: 'conflict', externalId: entry.id, valueId: value.id, before: sideOf(value) },
      ...{ after: afterOf(entry, value.isEnabled), theirs: theirsOf(entry), code: newCode(entry), set: { label: entry.label } },
      ...{ choices: ofConflict, decision: 'skip' },
    };
  }

  function linked(entry: SyncEntry, value: OwnValue): PlannedLine {
    matched.add(value.id);
    keep(entry, { label: value.label, code: value.code, ownId: value.id });
    return {
      ...{ ...nothing, kind: 'linked', externalId: entry.id, valueId: value.id, before: sideOf(value), after: sideOf(value) },
      ...{ theirs: theirsOf(entry), decision: 'apply' },
    };
  }

  /** One that no value of the list has yet. Places of work are named within each other, and found by it. */
  function newCode(entry: SyncEntry): string {
    if (referenceLists[list].order === 'number') return entry.id;
    const group = list === 'mobility-areas' && entry.group !== null ? `${groups.get(entry.group)?.code}-` : '';
    const wanted = naturalCode(list, entry) ?? `${group}${codeFrom(entry.label)}`.slice(0, 46);
    let code = wanted;
    for (let n = 2; codes.has(code); n++) code = `${wanted}-${n}`;
    codes.add(code);
    return code;
  }

  function added(entry: SyncEntry): PlannedLine {
    const code = newCode(entry);
    keep(entry, { label: entry.label, code, ownId: null });
    return { ...nothing, kind: 'added', externalId: entry.id, after: afterOf(entry), theirs: theirsOf(entry), code, decision: 'apply' };
  }

  /** A value that is known to be this entry. */
  function known(entry: SyncEntry, value: OwnValue, base: SyncBase): PlannedLine[] {
    const isTaken = labels.has(`${entry.group}|${plain(entry.label)}`);
    keep(entry, { label: value.label, code: value.code, ownId: value.id });
    const group = value.groupId === null ? null : (byId.get(value.groupId)?.externalId ?? '');
    const { set, isClash } = differenceOf({ label: value.label, group, isEnabled: value.isEnabled }, theirsOf(entry), base);
    if (Object.keys(set).length === 0) return [];
    const isNamed = set.label !== undefined || set.group !== undefined;
    // Where it is to be: a group that is new has no value of ours yet.
    const ownGroup = set.group ? groups.get(set.group)?.ownId : value.groupId;
    const wanted = plain(set.label ?? value.label);
    const twin = own.find(({ id, label, groupId }) => id !== value.id && groupId === ownGroup && plain(label) === wanted);
    // The entry is this value: it can be no other one as well.
    if (isNamed && (twin || isTaken)) return [{ ...refused(entry, 'duplicate', twin), choices: [] }];
    const after = {
      ...sideOf(value),
      ...(set.label === undefined ? {} : { label: set.label }),
      ...(set.isEnabled ? { isEnabled: true } : {}),
    };
    const moved = set.group === undefined || set.group === null ? after : { ...after, group: groups.get(set.group)?.label ?? after.group };
    const line = { ...nothing, externalId: entry.id, valueId: value.id, before: sideOf(value), after: moved, theirs: theirsOf(entry), set };
    if (!isClash) return [{ ...line, kind: 'changed', decision: 'apply' }];
    return [{ ...line, kind: 'conflict', code: newCode(entry), choices: ofConflict, decision: 'skip' }];
  }

  return {
    refused,
    lineOf(entry: SyncEntry): PlannedLine[] {
      const problem = problemOf(list, entry);
      if (problem) return [refused(entry, problem)];
      if (entry.group !== null && !groups.has(entry.group)) return [refused(entry, 'groupRefused')];
      const value = byExternal.get(entry.id);
      if (value?.base) return known(entry, value, value.base);
      return [met(entry) ?? added(entry)];
    },
    /** A value that came from the tool and is no longer there; one that was disabled already stays as it is. */
    goneOf(value: OwnValue, ids: ReadonlySet<string>): PlannedLine[] {
      const { externalId, base } = value;
      if (externalId === null || !base?.isPresent || ids.has(externalId) || !value.isEnabled) return [];
      const before = sideOf(value);
      const line = { ...nothing, externalId, valueId: value.id, before, after: { ...before, isEnabled: false }, set: { isEnabled: false } };
      return [{ ...line, kind: 'disabled', theirs: { ...base, isPresent: false }, decision: 'apply' }];
    },
  };
}

const currencyCode = /^[A-Z]{3}$/;
/** The code of a value that the whole world has for it, whatever the tool numbers it by. */
function naturalCode(list: ValueListName, { label, iso }: SyncEntry): string | undefined {
  if (list === 'countries') return iso;
  return list === 'currencies' && currencyCode.test(label) ? label : undefined;
}

const kept = line();
function problemOf(list: ValueListName, entry: SyncEntry): SyncReason | undefined {
  const { label, id } = entry;
  if (label.trim() === '') return 'labelMissing';
  if (label.length > 50) return 'labelTooLong';
  if (!kept.safeParse(label).success) return 'labelInvalid';
  if ((list === 'countries' || list === 'currencies') && naturalCode(list, entry) === undefined) return 'codeMissing';
  return codeFits(list, id) ? undefined : 'codeInvalid';
}
