import { AppError } from '@jalon/domain/core/errors';
import { harmless } from '@jalon/domain/core/formula';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import type { FileAnswer } from './context.ts';

type Value = string | Date;
export type Column<Row> = { title: string; value: (row: Row) => Value };
/** The language of whoever asked, and the clock of the installation. */
type Reader = { language: Language; timeZone: string };
type Sheet<Row> = { name: string; columns: readonly Column<Row>[]; rows: AsyncIterable<Row>; reader: Reader };

/** Every row of a list, page after page, as long as somebody reads on. */
export async function* everyRow<Row>(readPage: (place: { size: -1; after: string | undefined }) => Promise<Page<Row>>): AsyncIterable<Row> {
  let after: string | undefined;
  do {
    const page = await readPage({ size: -1, after });
    yield* page.rows;
    after = page.next ?? undefined;
  } while (after);
}

const workbookRows = 50_000;

/** A list as a file. Text that a spreadsheet would run as a formula is put behind an apostrophe. */
export const exportAs = { csv: toCsv, xlsx: toXlsx };

/** `31/01/2026 13:00`, without the comma of English, with which a spreadsheet would take it for text. */
function dateWriter({ language, timeZone }: Reader): (date: Date) => string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (date) => format.format(date).replace(',', '');
}

/** A workbook knows no time zones: the date is the one whose UTC reads as the reader's clock did. */
function clockReader({ timeZone }: Reader): (date: Date) => Date {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (date) => new Date(`${format.format(date).replace(' ', 'T')}Z`);
}

/** Sent row by row, whatever the length. French spreadsheets expect semicolons; the mark at the start tells them it is UTF-8. */
async function toCsv<Row>({ name, columns, rows, reader }: Sheet<Row>): Promise<FileAnswer> {
  const separator = reader.language === 'fr' ? ';' : ',';
  const written = dateWriter(reader);
  const cell = (value: Value): string => {
    const text = value instanceof Date ? written(value) : harmless(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  async function* lines(): AsyncIterable<string> {
    yield `\uFEFF${columns.map(({ title }) => cell(title)).join(separator)}\r\n`;
    for await (const row of rows) yield `${columns.map(({ value }) => cell(value(row))).join(separator)}\r\n`;
  }
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: lines() };
}

async function toXlsx<Row>({ name, columns, rows, reader }: Sheet<Row>): Promise<FileAnswer> {
  const onClock = clockReader(reader);
  const cell = (value: Value) =>
    value instanceof Date ? { value: onClock(value), format: 'dd/mm/yyyy hh:mm' } : { value: harmless(value) };
  const data: { value: Value; fontWeight?: 'bold'; format?: string }[][] = [
    columns.map(({ title }) => ({ value: title, fontWeight: 'bold' })),
  ];
  for await (const row of rows) {
    if (data.length > workbookRows) throw new AppError('export.tooLarge');
    data.push(columns.map(({ value }) => cell(value(row))));
  }
  // Loaded by those who ask for a workbook, which is rare.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await writeXlsxFile(data, { columns: columns.map(() => ({ width: 28 })) }).toBuffer(),
  };
}
