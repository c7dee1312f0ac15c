import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import type { FileAnswer } from './context.ts';

export type Column<Row> = { title: string; value: (row: Row) => string };
type Sheet<Row> = { name: string; columns: readonly Column<Row>[]; rows: AsyncIterable<Row>; language: Language };

const workbookRows = 50_000;

/** A list as a file. Text that a spreadsheet would run as a formula is put behind an apostrophe. */
export const exportAs = { csv: toCsv, xlsx: toXlsx };

const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Sent row by row, whatever the length. French spreadsheets expect semicolons; the mark at the start tells them it is UTF-8. */
async function toCsv<Row>({ name, columns, rows, language }: Sheet<Row>): Promise<FileAnswer> {
  const separator = language === 'fr' ? ';' : ',';
  const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;
  async function* lines(): AsyncIterable<string> {
    yield `\uFEFF${columns.map(({ title }) => cell(title)).join(separator)}\r\n`;
    for await (const row of rows) yield `${columns.map(({ value }) => cell(value(row))).join(separator)}\r\n`;
  }
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: lines() };
}

async function toXlsx<Row>({ name, columns, rows }: Sheet<Row>): Promise<FileAnswer> {
  const data: { value: string; fontWeight?: 'bold' }[][] = [columns.map(({ title }) => ({ value: title, fontWeight: 'bold' }))];
  for await (const row of rows) {
    if (data.length > workbookRows) throw new AppError('export.tooLarge');
    data.push(columns.map(({ value }) => ({ value: harmless(value(row)) })));
  }
  // Loaded by those who ask for a workbook, which is rare.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await writeXlsxFile(data, { columns: columns.map(() => ({ width: 28 })) }).toBuffer(),
  };
}
