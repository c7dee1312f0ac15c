import { AppError } from '@jalon/domain/core/errors';
import { importLimits } from '@jalon/domain/imports/import-limits';
import { CsvError, parse } from 'csv-parse/sync';
import type { Table } from './table.ts';

const separators = [';', ',', '\t'] as const;

/** UTF-8, or what spreadsheets of Windows write where it is not; UTF-16 by its mark. */
function textOf(file: Buffer): string {
  const mark = file.readUInt16BE(0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(file);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(file);
  // Text holds no null character: pictures, programs and old workbooks do.
  if (file.includes(0)) throw new AppError('import.unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The one that the first line has most of outside of quotes; `sep=;` says it itself. */
function separatorOf(text: string): string {
  const line =
    text
      .replace(/"[^"]*"/g, '')
      .split(/\r\n?|\n/)
      .find((one) => one.trim() !== '') ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] as string;
}

const told = /^sep=(.)\r?\n/i;

/** A cell may hold quotes, separators and line ends when it is quoted. Rows are numbered as a spreadsheet shows them, which leaves out what `sep=` says. */
export function readCsv(file: Buffer): Table {
  if (file.length < 2) throw new AppError('import.empty');
  const whole = textOf(file);
  const [prefix = '', separator] = told.exec(whole) ?? [];
  const text = whole.slice(prefix.length);
  try {
    const rows: string[][] = parse(text, {
      ...{ delimiter: separator ?? separatorOf(text), bom: true, relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: false, max_record_size: 1024 * 1024 },
      // One more than the header and the rows that are let in, and some room for empty ones.
      to: importLimits.rows * 2,
    });
    if (rows.length === importLimits.rows * 2) throw new AppError('import.tooManyRows');
    return rows.map((cells, at) => ({ line: at + 1, cells }));
  } catch (error) {
    if (error instanceof CsvError) throw new AppError('import.unreadable');
    throw error;
  }
}
