import { setImmediate } from 'node:timers/promises';
import type { ExternalCandidate, ExternalCompany, ExternalContact, OddRecord } from '@jalon/domain/connector/external-records';
import { cutTo } from '@jalon/domain/core/cut';
import type { ToolCounts } from '@jalon/domain/imports/import';
import type { ToolField, ToolKind } from '@jalon/domain/imports/import-fields';
import { type ToolLine, toolLimits } from '@jalon/domain/imports/tool-line';
import {
  readOdd,
  readToolCandidate,
  readToolCompany,
  readToolContact,
  type ToolLookups,
  type ToolRead,
} from '@jalon/domain/imports/tool-read';
import type { Dictionary } from '../connector/connector.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { findLookups } from './tool-lookups.queries.ts';
import { matchCompanies, matchers, type ToolInput } from './tool-match.queries.ts';

export type External = { companies: ExternalCompany; contacts: ExternalContact; candidates: ExternalCandidate };
/** What was read of the tool; `employers` are its companies, where contacts are taken. */
export type ToolAnswer<Kind extends ToolKind> = {
  kind: Kind;
  dictionary: Dictionary;
  records: readonly (External[Kind] | OddRecord)[];
  employers: readonly (ExternalCompany | OddRecord)[];
};
type JudgedLine = ToolLine & { input: ToolInput[ToolKind] | null };

const readers: { [Kind in ToolKind]: (given: External[Kind], lookups: ToolLookups) => ToolRead<ToolInput[Kind]> } = {
  companies: readToolCompany,
  contacts: readToolContact,
  candidates: readToolCandidate,
};
const stateLists = { companies: 'state.company', contacts: 'state.contact', candidates: 'state.candidate' } as const;

/** What importing each record would do, by the rules of the forms and by what is there now. Nothing is written. */
export async function judgeTool<Kind extends ToolKind>(
  tx: Tx,
  { kind, dictionary, records, employers }: ToolAnswer<Kind>,
  today: string,
): Promise<{ lines: JudgedLine[]; counts: ToolCounts }> {
  const lookups = { ...(await findLookups(tx, dictionary, today)), employer: await employersHere(tx, employers) };
  const read: { given: External[Kind] | OddRecord; told: ToolRead<ToolInput[Kind]> }[] = [];
  for (const [at, given] of records.entries()) {
    // Others are answered in between.
    if (at % 25 === 24) await setImmediate();
    read.push({ given, told: 'odd' in given ? readOdd(given) : readers[kind](given, lookups) });
  }
  const inputs = read.flatMap(({ told: { input } }) => input ?? []);
  const matcher = await matchers[kind](tx, inputs as ToolInput[Kind][]);
  const lines: JudgedLine[] = [];
  const good = new Map<string, number>();
  const unsynced = new Set<ToolField>();
  let taken = 0;
  for (const { given, told } of read) {
    const { input, problems, notes } = told;
    const match = matcher.find(given.id, input) ?? null;
    const state = match ? 'duplicate' : input ? 'good' : 'error';
    const toolState = 'odd' in given || given.state === null ? '' : String(given.state);
    if (state === 'good' && input) {
      matcher.add(input);
      taken += 1;
      if (taken > toolLimits.good) continue;
      good.set(toolState, (good.get(toolState) ?? 0) + 1);
      for (const { field, message } of notes) if (message === 'validation.unsynced') unsynced.add(field);
    }
    lines.push({
      ...{ rank: lines.length, externalId: given.id, state, ...shownOf(given), toolState, match },
      ...{
        problems: state === 'error' ? problems : [],
        notes: state === 'good' ? notes.slice(0, toolLimits.notes) : [],
        input: state === 'good' ? (input ?? null) : null,
      },
    });
  }
  const labels = new Map(dictionary[stateLists[kind]]?.map(({ id, label }) => [id, label]));
  const of = (state: ToolLine['state']) => lines.filter((line) => line.state === state).length;
  const toolStates = [...good].map(([code, count]) => ({ code, label: labels.get(code) ?? null, good: count }));
  const counts = {
    good: of('good'),
    errors: of('error'),
    duplicates: of('duplicate'),
    waiting: taken - of('good'),
    toolStates,
    unsynced: [...unsynced],
  };
  return { lines, counts };
}

/** How a line names a record, whatever it lacks. */
function shownOf(given: External[ToolKind] | OddRecord): { label: string; detail: string } {
  if ('odd' in given) return { label: cutTo(given.label, 200), detail: '' };
  const label = 'name' in given ? given.name : `${given.firstName} ${given.lastName}`.trim();
  const detail = 'name' in given ? [given.registrationNumber, given.city].filter(Boolean).join(' · ') : given.email;
  return { label: cutTo(label, 200), detail: cutTo(detail, 200) };
}

/** The companies of the tool as they are here, and in use. */
async function employersHere(tx: Tx, employers: readonly (ExternalCompany | OddRecord)[]): Promise<ToolLookups['employer']> {
  const unknown: ToolLookups['country'] = (label) => ({ label, message: 'validation.unmapped' });
  const lookups = { country: unknown, sector: unknown } as ToolLookups;
  const read = employers.map((given) =>
    'odd' in given
      ? { given, name: given.label, input: undefined }
      : { given, name: given.name, input: readToolCompany(given, lookups).input },
  );
  const { find } = await matchCompanies(
    tx,
    read.flatMap(({ input }) => input ?? []),
  );
  const here = read.map(({ given, name, input }) => ({ given, name, id: find(given.id, input)?.id ?? null }));
  const ids = here.flatMap(({ id }) => id ?? []);
  const active = await tx.many<{ id: string }>(sql`select c.id from companies c where c.id = any(${ids}::uuid[]) and c.is_active`);
  const inUse = new Set<string | null>(active.map(({ id }) => id));
  const byId = new Map(here.map(({ given, name, id }) => [given.id, { name, id: inUse.has(id) ? (id ?? undefined) : undefined }]));
  return (id) => byId.get(id);
}
