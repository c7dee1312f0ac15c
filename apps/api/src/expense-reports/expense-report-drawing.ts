import type { Language } from '@jalon/domain/core/languages';
import { filled } from '@jalon/domain/core/message';
import { formatMonth } from '@jalon/domain/core/months';
import { plain } from '@jalon/domain/core/words';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { texts } from '@jalon/domain/locales/all';
import { PDFDocument, PDFName } from 'pdf-lib';
import { drawable, fonts, ink, innerWidth, type Letterhead, type Pdf, pdfOf, sides } from '../core/pdf-document.ts';
import { drawReport } from './expense-report-pdf-parts.ts';

/** What goes behind the report, by its number there. */
export type Receipt = { number: number; name: string; type: 'pdf' | 'picture' | 'unreadable'; content: Uint8Array | null };
export type ReportDrawing = {
  report: Omit<ExpenseReport, 'actions'>;
  receipts: readonly Receipt[];
  language: Language;
  letterhead: Letterhead;
};
export type DrawnReport = { name: string; content: Uint8Array };

/** What has more pages is no receipt. */
const longestReceipt = 20;
const active = ['Annots', 'AA', 'Metadata', 'PieceInfo'];

export async function drawExpenseReport({ report, receipts, language, letterhead }: ReportDrawing): Promise<DrawnReport> {
  const { pdf: own } = texts[language].expenses;
  const who = `${report.owner.firstName} ${report.owner.lastName}`;
  const title = [own.kind, formatMonth(report.month, language), who].join(' – ');
  const appended = await Promise.all(receipts.map(readPages));
  const content = await pdfOf({
    ...{ title, author: letterhead.name, language },
    draw: (pdf) => {
      drawReport(pdf, report, language);
      // A PDF has pages of its own, which come behind this one.
      receipts.forEach((receipt, at) => {
        if (!appended[at]) drawReceipt(pdf, receipt, language);
      });
      drawFooters(pdf, [letterhead.name, title].join('  ·  '), language);
    },
  });
  const name = `${own.file}-${report.month}-${plain(who).replace(/[^a-z0-9]+/g, '-')}.pdf`;
  return { name, content: await withPages(content, appended) };
}

/** The pages of a receipt that is a PDF, if it can be read as one: what they show, and nothing that they would do. */
async function readPages({ type, content }: Receipt): Promise<PDFDocument | undefined> {
  if (type !== 'pdf' || !content) return undefined;
  try {
    const [read, pages] = [await PDFDocument.load(content, { updateMetadata: false }), await PDFDocument.create()];
    if (read.getPageCount() === 0 || read.getPageCount() > longestReceipt) return undefined;
    for (const page of read.getPages()) for (const name of active) page.node.delete(PDFName.of(name));
    for (const page of await pages.copyPages(read, read.getPageIndices())) pages.addPage(page);
    return pages;
  } catch {
    return undefined;
  }
}

async function withPages(content: Uint8Array, appended: readonly (PDFDocument | undefined)[]): Promise<Uint8Array> {
  const documents = appended.filter((one) => one !== undefined);
  if (documents.length === 0) return content;
  const whole = await PDFDocument.load(content, { updateMetadata: false });
  for (const one of documents) for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page);
  return whole.save();
}

function drawReceipt(pdf: Pdf, { number, name, type, content }: Receipt, language: Language): void {
  const { pdf: own } = texts[language].expenses;
  pdf.addPage();
  const [width, { left, top }] = [innerWidth(pdf), sides];
  pdf.font(fonts.bold).fontSize(10).fillColor(ink.text);
  pdf.text(filled(own.receipt, { number }), left, top, { lineBreak: false });
  pdf
    .font(fonts.regular)
    .fillColor(ink.muted)
    .text(drawable(type === 'picture' ? name : filled(own.notAttached, { name })), left, top + 14, { width, height: 26, ellipsis: true });
  if (type === 'picture' && content)
    pdf.image(Buffer.from(content), left, top + 48, { fit: [width, pdf.page.height - top - 48 - sides.bottom], align: 'center' });
}

/** Once the pages are counted. */
function drawFooters(pdf: Pdf, words: string, language: Language): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    // Below the margin, where a text would begin a page.
    pdf.page.margins.bottom = 0;
    const [y, width] = [pdf.page.height - 40, innerWidth(pdf)];
    pdf.font(fonts.regular).fontSize(8).fillColor(ink.muted);
    pdf.text(drawable(words), sides.left, y, { width: width - 100, lineBreak: false, ellipsis: true, height: 12 });
    const page = filled(texts[language].expenses.pdf.page, { page: at + 1, pages: count });
    pdf.text(page, sides.left, y, { width, align: 'right', lineBreak: false });
  }
}
