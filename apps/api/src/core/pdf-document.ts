import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawn } from '@jalon/domain/core/drawn';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Block } from './rich-blocks.ts';

export type Pdf = PDFKit.PDFDocument;

/** The inks of the light scheme. */
export const ink = { text: '#15181d', muted: '#5c6672', line: '#e5e8ec', soft: '#f7f8fa', accent: '#00749b', accentSoft: '#e6f5fb' };
export const sides = { left: 48, right: 48, top: 48, bottom: 64 };
export const fonts = { regular: 'regular', bold: 'bold', italic: 'italic', boldItalic: 'boldItalic' } as const;

const files: Record<keyof typeof fonts, string> = {
  regular: '400Regular/Inter_400Regular.ttf',
  bold: '600SemiBold/Inter_600SemiBold.ttf',
  italic: '400Regular_Italic/Inter_400Regular_Italic.ttf',
  boldItalic: '600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
};
let read: [name: string, font: Font][] | undefined;
/**
 * The tables of the fonts are read once in each thread: that takes five times as long as drawing a page. Each document has its own glyphs,
 * which remember the letters that they first stood for.
 */
function fontsOfDocument(): [name: string, font: Font][] {
  const { resolve } = createRequire(import.meta.url);
  read ??= Object.entries(files).map(([name, file]) => [name, create(readFileSync(resolve(`@expo-google-fonts/inter/${file}`))) as Font]);
  return read.map(([name, font]) => [name, Object.assign(Object.create(font), { _glyphs: {} })]);
}

/** Of a word without end, so many letters fit on any line: breaking it letter by letter takes seconds. */
const endless = /\S{40}(?=\S)/g;
/** French sets a space between a word and these signs: no line begins or ends there. */
const glued = (text: string): string => text.replace(/ (?=[»!?:;%€])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0');
/** A text as the font can draw it. */
export const drawable = (text: string): string => glued(drawn(text)).replace(endless, '$&\u200b');

type Drawing = { title: string; author: string; language: string; draw: (pdf: Pdf) => void };

/** A PDF document on A4. Drawing is work for the processor: only in a thread of its own (core/thread.ts). */
export async function pdfOf({ title, author, language, draw }: Drawing): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margins: sides, bufferPages: true, lang: language, displayTitle: true, pdfVersion: '1.7' },
    info: { Title: drawable(title), Author: author, Creator: author, Producer: author },
    // Without it the standard font, which has no file here, is looked up first.
    font: null as never,
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const [name, font] of fontsOfDocument()) pdf.registerFont(name, font as never);
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

export const innerWidth = (pdf: Pdf): number => pdf.page.width - sides.left - sides.right;
const bottomOf = (pdf: Pdf): number => pdf.page.height - sides.bottom;

/** Begins a page unless so much room is left on this one. */
export function room(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

/** Draws rich text at a place, with its marks. */
export function drawBlocks(pdf: Pdf, blocks: readonly Block[], { x, width, size }: { x: number; width: number; size: number }): void {
  blocks.forEach((block, at) => {
    const indent = block.depth * 12;
    const before = blocks[at - 1];
    if (before) pdf.y += block.depth > 0 && before.depth > 0 ? 1.5 : 4;
    pdf.fontSize(size);
    // A heading stays with what follows it.
    room(pdf, size * (block.isHeading ? 5 : 1.6));
    const top = pdf.y;
    if (block.marker) {
      pdf
        .font(fonts.regular)
        .fillColor(ink.muted)
        .text(block.marker, x + indent - 12, top, { width: 12, lineBreak: false });
      pdf.y = top;
    }
    block.runs.forEach(({ text, isBold, isItalic, href }, place) => {
      const options = { width: width - indent, lineGap: 2, continued: place < block.runs.length - 1, link: href, underline: href !== null };
      pdf.font(isBold ? (isItalic ? fonts.boldItalic : fonts.bold) : isItalic ? fonts.italic : fonts.regular);
      pdf.fillColor(href ? ink.accent : ink.text);
      if (place === 0) pdf.text(drawable(text), x + indent, top, options as never);
      else pdf.text(drawable(text), options as never);
    });
  });
}

/** A JPEG; without one the name stands for it. */
export type Letterhead = { name: string; logo: Uint8Array | undefined };

/** Whose document it is, at the right of its head. */
export function drawOperator(pdf: Pdf, { name, logo }: Letterhead): void {
  const width = innerWidth(pdf);
  if (logo) {
    const box = [160, 28] as const;
    pdf.image(Buffer.from(logo), sides.left + width - box[0], sides.top - 12, { fit: [...box], align: 'right', valign: 'center' });
    return;
  }
  pdf
    .font(fonts.bold)
    .fontSize(10)
    .fillColor(ink.muted)
    .text(drawable(name), sides.left, sides.top - 1, { width, align: 'right', lineBreak: false });
}
