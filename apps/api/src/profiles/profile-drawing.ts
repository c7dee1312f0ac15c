import type { Language } from '@jalon/domain/core/languages';
import { filled } from '@jalon/domain/core/message';
import { plain } from '@jalon/domain/core/words';
import { texts } from '@jalon/domain/locales/all';
import { anonymousOf } from '@jalon/domain/profiles/profile-anonymous';
import type { PdfKind } from '@jalon/domain/profiles/profile-pdf';
import { pdfWords } from '@jalon/domain/profiles/profile-pdf-words';
import type { WholeTalent } from '@jalon/domain/talents/talent-schema';
import { drawable, fonts, ink, innerWidth, type Letterhead, type Pdf, pdfOf, sides } from '../core/pdf-document.ts';
import { drawCareer, drawFacts, drawHeader, drawPairs, drawSkills, drawTrainings, section } from './profile-pdf-parts.ts';
import { type Sheet, sheetOf } from './profile-sheet.ts';

export type ProfileDrawing = { profile: WholeTalent; as: PdfKind; language: Language; letterhead: Letterhead };
export type DrawnProfile = { name: string; content: Uint8Array };

/** A profile as a document to send to a client. What an anonymous one hides is taken out before anything is drawn, named or written. */
export async function drawProfile({ profile, as, language, letterhead }: ProfileDrawing): Promise<DrawnProfile> {
  const own = pdfWords[language];
  const isNamed = as === 'named';
  const sheet = sheetOf(isNamed ? profile : anonymousOf(profile, own, language), language);
  const kind = isNamed ? own.kind : own.anonymous;
  const content = await pdfOf({
    ...{ title: `${kind} – ${sheet.heading}`, author: letterhead.name, language },
    draw: (pdf) => drawSheet(pdf, sheet, { kind, language, letterhead }),
  });
  return { name: `${fileName(own.file, sheet.heading)}.pdf`, content };
}

/** "profil-camille-moreau": what every system keeps as it is. */
const fileName = (...words: string[]): string =>
  plain(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

type Reading = Pick<ProfileDrawing, 'language' | 'letterhead'> & { kind: string };

function drawSheet(pdf: Pdf, sheet: Sheet, { kind, language, letterhead }: Reading): void {
  const { talents } = texts[language];
  drawHeader(pdf, sheet, { kind, letterhead });
  drawFacts(pdf, sheet.facts);
  if (sheet.professions.length > 0) {
    section(pdf, talents.field.professions);
    pdf
      .font(fonts.regular)
      .fontSize(10)
      .fillColor(ink.text)
      .text(drawable(sheet.professions.join('  ·  ')), { lineGap: 2 });
  }
  if (sheet.skills.length > 0) {
    section(pdf, talents.field.skills);
    drawSkills(pdf, sheet.skills);
  }
  if (sheet.experiences.length > 0) {
    section(pdf, talents.field.experiences);
    drawCareer(pdf, sheet.experiences);
  }
  if (sheet.trainings.length > 0) {
    section(pdf, talents.field.trainings);
    drawTrainings(pdf, sheet.trainings);
  }
  if (sheet.languages.length > 0) {
    section(pdf, talents.field.languages);
    drawPairs(pdf, sheet.languages);
  }
  if (sheet.note) {
    section(pdf, talents.field.mobility);
    pdf.font(fonts.regular).fontSize(10).fillColor(ink.text).text(drawable(sheet.note), { lineGap: 2 });
  }
  if (sheet.links.length > 0) {
    section(pdf, talents.field.links);
    for (const { name, href } of sheet.links) {
      pdf.font(fonts.regular).fontSize(10).fillColor(ink.muted).text(`${name}  `, { continued: true });
      pdf.fillColor(ink.accent).text(drawable(href), { link: href, underline: true });
    }
  }
  drawFooters(pdf, [letterhead.name, sheet.heading === sheet.title || !sheet.title ? kind : sheet.heading].join('  ·  '), language);
}

/** Once the pages are counted. */
function drawFooters(pdf: Pdf, words: string, language: Language): void {
  const { count } = pdf.bufferedPageRange();
  const { page: text } = pdfWords[language];
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    // Below the margin, where a text would begin a page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - 40;
    const [left, width] = [sides.left, innerWidth(pdf)];
    pdf
      .moveTo(left, y - 10)
      .lineTo(left + width, y - 10)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    pdf.font(fonts.regular).fontSize(8).fillColor(ink.muted);
    pdf.text(drawable(words), left, y, { width: width - 100, lineBreak: false, ellipsis: true, height: 12 });
    const page = filled(text, { page: at + 1, pages: count });
    pdf.text(page, left, y, { width, align: 'right', lineBreak: false });
  }
}
