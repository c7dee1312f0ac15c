import { setImmediate } from 'node:timers/promises';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { CandidateInput, candidateReaders, emptyCandidate, settled } from '@jalon/domain/imports/import-candidate';
import {
  type Cells,
  type ImportField,
  type ImportKind,
  importFieldNames,
  type Mapping,
  requiredFields,
} from '@jalon/domain/imports/import-fields';
import { type Problem, type Read, readLine } from '@jalon/domain/imports/import-line';
import { type NeedInput, readNeed } from '@jalon/domain/imports/import-need';
import type { Tx } from '../db/database.ts';
import { companyKey, findCompanies, findLists, findSame, findTaken, needKey } from './lookup.queries.ts';
import type { Sheet } from './sheet.ts';

export type InputOf = { needs: NeedInput; candidates: CandidateInput };
/** A line that cannot be imported, or is there already. */
export type LeftLine = { line: number; cells: string[]; state: 'error' | 'duplicate'; problems: (Problem & { value: string })[] };
export type Judged<Kind extends ImportKind> = { good: InputOf[Kind][]; left: LeftLine[] };

type Asked<Kind> = { kind: Kind; sheet: Sheet; mapping: Mapping; actor: User; today: string };

/** What each line of a file would become, by the rules of the forms and by what is there now. */
export async function judge<Kind extends ImportKind>(tx: Tx, asked: Asked<Kind>): Promise<Judged<Kind>> {
  const { kind, sheet, mapping } = asked;
  if (requiredFields[kind].some((field) => mapping[field] === undefined))
    throw new AppError('request.invalid', { fields: { columns: 'validation.required' } });
  const lines = sheet.rows.map((row) => ({ ...row, given: cellsOf(row.cells, mapping) }));
  const all = lines.map(({ given }) => given);
  const { read, keyOf, known } = await makers[kind](tx, asked, all);

  const readLines: { line: number; cells: string[]; given: Cells; told: Read<InputOf[Kind]> }[] = [];
  for (const [at, line] of lines.entries()) {
    // Others are answered in between.
    if (at % 25 === 24) await setImmediate();
    readLines.push({ ...line, told: read(line.given) });
  }
  const inputs = readLines.flatMap(({ told }) => (told.input ? [told.input] : []));
  const seen = await known(inputs);
  const judged: Judged<Kind> = { good: [], left: [] };
  for (const { line, cells, given, told } of readLines) {
    const key = told.input && keyOf(told.input);
    const problems = told.problems
      .map((one) => ({ ...one, value: given[one.field] ?? '' }))
      .toSorted((a, b) => importFieldNames.indexOf(a.field) - importFieldNames.indexOf(b.field));
    if (!told.input || key === undefined) judged.left.push({ line, cells, state: 'error', problems });
    else if (seen.has(key)) judged.left.push({ line, cells, state: 'duplicate', problems });
    else judged.good.push(told.input);
    if (key !== undefined) seen.add(key);
  }
  return judged;
}

type Makers = {
  [Kind in ImportKind]: (tx: Tx, asked: { actor: User; today: string }, all: readonly Cells[]) => Promise<By<InputOf[Kind]>>;
};
const makers: Makers = { needs: needsBy, candidates: candidatesBy };

function cellsOf(cells: readonly string[], mapping: Mapping): Cells {
  const found = Object.entries(mapping).map(([field, column]) => [field as ImportField, cells[column] ?? ''] as const);
  return Object.fromEntries(found.filter(([, text]) => text !== ''));
}

type By<Input> = {
  read: (cells: Cells) => Read<Input>;
  /** What two lines must have in common to be the same. */
  keyOf: (input: Input) => string;
  known: (inputs: readonly Input[]) => Promise<Set<string>>;
};

async function needsBy(tx: Tx, { actor }: { actor: User }, all: readonly Cells[]): Promise<By<NeedInput>> {
  const lists = await findLists(tx);
  const companies = await findCompanies(
    tx,
    actor,
    all.flatMap(({ company }) => company ?? []),
  );
  return {
    read: (cells) => readNeed(cells, { lists, companies, keyOf: companyKey, actor }),
    keyOf: needKey,
    known: (inputs) => findSame(tx, inputs),
  };
}

async function candidatesBy(tx: Tx, { today }: { today: string }): Promise<By<CandidateInput>> {
  const readers = candidateReaders(await findLists(tx), today);
  return {
    read(cells) {
      const told = readLine(cells, { readers, empty: emptyCandidate, schema: CandidateInput });
      return told.input ? { ...told, input: settled(told.input) } : told;
    },
    keyOf: ({ email }) => email,
    known: (inputs) =>
      findTaken(
        tx,
        inputs.map(({ email }) => email),
      ),
  };
}

/** Whether none of these has come since they were judged. */
export async function areNew(tx: Tx, inputs: readonly InputOf[ImportKind][]): Promise<boolean> {
  const needs = inputs.flatMap((input) => ('companyId' in input ? [input] : []));
  const addresses = inputs.flatMap((input) => ('email' in input ? [input.email] : []));
  const [same, taken] = [await findSame(tx, needs), await findTaken(tx, addresses)];
  return taken.size === 0 && needs.every((need) => !same.has(needKey(need)));
}
