import { AppError } from '@jalon/domain/core/errors';
import { formulaStart } from '@jalon/domain/core/formula';
import { importLimits } from '@jalon/domain/imports/import-limits';
import type { Sheet } from './sheet.ts';

/** Rows by their number, each cell as text; rows and cells may be missing. */
export type Table = { line: number; cells: string[] }[];

/** Our own files put an apostrophe before what a spreadsheet would run: it is no part of the value. */
const ownMark = new RegExp(`^'(?=${formulaStart.source})`, 'u');
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text holds them, and PostgreSQL refuses the null one
const unkept = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/g;
const bareText = (cell: string): string => cell.replace(unkept, '').replace(ownMark, '').trim();

/** The headers and what stands below them, without empty rows and without the empty columns behind the last. */
export function toSheet(table: Table): Sheet {
  const filled = table
    .map(({ line, cells }) => ({ line, cells: cells.map(bareText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new AppError('import.empty');
  if (rows.length > importLimits.rows) throw new AppError('import.tooManyRows');
  const width = filled.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1), 0);
  if (width > importLimits.columns) throw new AppError('import.tooManyRows');
  if (filled.some(({ cells }) => cells.some((cell) => cell.length > importLimits.cell))) throw new AppError('import.tooHeavy');
  // A workbook may name one long text in every cell: each of them is a text of its own once it leaves the thread.
  if (filled.reduce((sum, { cells }) => sum + cells.reduce((all, { length }) => all + length, 0), 0) > importLimits.text)
    throw new AppError('import.tooHeavy');
  const padded = (cells: string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return { headers: padded(head.cells), rows: rows.map(({ line, cells }) => ({ line, cells: padded(cells) })) };
}
