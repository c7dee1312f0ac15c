import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { proofRules } from '@jalon/domain/core/file-rules';
import type { Language } from '@jalon/domain/core/languages';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import type { FileAnswer } from '../core/context.ts';
import type { Files } from '../core/files.ts';
import type { Letterhead } from '../core/pdf-document.ts';
import { toPicture } from '../core/pictures.ts';
import { threadOf } from '../core/thread.ts';
import type { Tx } from '../db/database.ts';
import { fileKey, findFile } from '../files/files.queries.ts';
import type { DrawnReport, Receipt, ReportDrawing } from './expense-report-drawing.ts';

const draw = threadOf<ReportDrawing, DrawnReport>(new URL('./expense-report-pdf.thread.ts', import.meta.url), {
  ...{ places: 8, deadlineMs: 30_000, memoryMb: 512, tooLong: 'file.notDrawn' },
});

const pictureLimits = { maxPixels: proofRules.maxPixels, maxDecodedBytes: Number.POSITIVE_INFINITY, mayBeInterlaced: true };

type Report = Omit<ExpenseReport, 'actions'>;
type Reading = { files: Files; language: Language; reader: User; letterhead: Letterhead };

/** As it goes into the document: a PDF as it is, a picture as one of ours. Null for what cannot be read. */
async function readReceipt(tx: Tx, files: Files, reportId: string, fileId: string): Promise<Omit<Receipt, 'number' | 'name'>> {
  const found = await findFile(tx, { kind: 'expenseReport', id: reportId }, fileId);
  const content = found && (await files.get(fileKey(found.contentId)));
  if (!content) return { type: 'unreadable', content: null };
  if (found.type === 'application/pdf') return { type: 'pdf', content };
  const picture = await toPicture(content, 'page', { limits: pictureLimits }).catch((error: unknown) => {
    if (error instanceof AppError && error.code !== 'file.busy') return null;
    throw error;
  });
  return picture ? { type: 'picture', content: picture } : { type: 'unreadable', content: null };
}

/** Of one document, so much is read: what is beyond is named in it, and not attached. */
const mostBytes = 60 * 1024 * 1024;

/** The receipts of a report, one after the other. */
async function readReceipts(tx: Tx, files: Files, { id, lines }: Report): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  let bytes = 0;
  for (const { file } of lines ?? []) {
    if (!file) continue;
    bytes += file.size;
    const read = bytes > mostBytes ? ({ type: 'unreadable', content: null } as const) : await readReceipt(tx, files, id, file.id);
    receipts.push({ number: receipts.length + 1, name: file.name, ...read });
  }
  return receipts;
}

/** A report with its sums, how its kilometres come to theirs, and its receipts as the pages behind it. */
export async function expenseReportPdf(tx: Tx, report: Report, { files, language, letterhead, reader }: Reading): Promise<FileAnswer> {
  let receipts: Receipt[] = [];
  // Read when its turn has come: what waits in line holds no file.
  const whole = async () => {
    receipts = await readReceipts(tx, files, report);
    return { report, receipts, language, letterhead };
  };
  // A document that takes too long to read is left out rather than have the whole fail.
  const { name, content } = await draw(whole, reader.id).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'file.notDrawn') throw error;
    const left = receipts.map((one): Receipt => (one.type === 'pdf' ? { ...one, type: 'unreadable', content: null } : one));
    return draw({ report, receipts: left, language, letterhead }, reader.id);
  });
  return { name, type: 'application/pdf', size: content.length, content: Buffer.from(content.buffer, content.byteOffset, content.length) };
}
