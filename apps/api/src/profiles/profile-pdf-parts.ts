import {
  drawable,
  drawBlocks,
  drawOperator,
  fonts,
  ink,
  innerWidth,
  type Letterhead,
  type Pdf,
  room,
  sides,
} from '../core/pdf-document.ts';
import type { Sheet } from './profile-sheet.ts';

const { left, top } = sides;

/** Who, or what: the heading, and the title under a name. */
export function drawHeader(pdf: Pdf, { heading, title }: Sheet, { kind, letterhead }: { kind: string; letterhead: Letterhead }): void {
  const width = innerWidth(pdf);
  pdf.rect(0, 0, pdf.page.width, 6).fill(ink.accent);
  pdf.font(fonts.bold).fontSize(8).fillColor(ink.accent);
  pdf.text(kind.toUpperCase(), left, top, { lineBreak: false });
  drawOperator(pdf, letterhead);
  pdf
    .fontSize(22)
    .fillColor(ink.text)
    .text(drawable(heading), left, top + 18, { width });
  if (title)
    pdf
      .font(fonts.regular)
      .fontSize(13)
      .fillColor(ink.accent)
      .text(drawable(title), left, pdf.y + 2, { width });
  pdf.y += 14;
}

/** In three columns, each row as high as its highest fact. */
export function drawFacts(pdf: Pdf, facts: Sheet['facts']): void {
  if (facts.length === 0) return;
  const [columns, gap, pad] = [3, 16, 14];
  const width = (innerWidth(pdf) - 2 * pad - (columns - 1) * gap) / columns;
  const heightOf = ({ value }: { value: string }) =>
    12 + pdf.font(fonts.bold).fontSize(10).heightOfString(drawable(value), { width, lineGap: 1 });
  const lines = Array.from({ length: Math.ceil(facts.length / columns) }, (_, at) => facts.slice(at * columns, (at + 1) * columns));
  const heights = lines.map((line) => Math.max(...line.map(heightOf)));
  const height = heights.reduce((sum, one) => sum + one, 0) + (lines.length - 1) * 10 + 2 * pad;
  const start = pdf.y;
  pdf.roundedRect(left, start, innerWidth(pdf), height, 6).fill(ink.soft);
  let y = start + pad;
  lines.forEach((line, row) => {
    line.forEach(({ name, value }, column) => {
      const x = left + pad + column * (width + gap);
      pdf.font(fonts.regular).fontSize(8).fillColor(ink.muted).text(name, x, y, { width, lineBreak: false });
      pdf
        .font(fonts.bold)
        .fontSize(10)
        .fillColor(ink.text)
        .text(drawable(value), x, y + 12, { width, lineGap: 1 });
    });
    y += (heights[row] ?? 0) + 10;
  });
  pdf.x = left;
  pdf.y = start + height + 4;
}

/** A heading, never the last line of a page. */
export function section(pdf: Pdf, title: string): void {
  pdf.y += 14;
  room(pdf, 70);
  pdf
    .font(fonts.bold)
    .fontSize(11.5)
    .fillColor(ink.text)
    .text(title, left, pdf.y, { width: innerWidth(pdf) });
  const y = pdf.y + 3;
  pdf
    .moveTo(left, y)
    .lineTo(left + innerWidth(pdf), y)
    .lineWidth(0.75)
    .strokeColor(ink.line)
    .stroke();
  pdf.x = left;
  pdf.y = y + 8;
}

/** Each in its own frame, with its level behind it, as many beside each other as fit. */
export function drawSkills(pdf: Pdf, skills: Sheet['skills']): void {
  const [height, gap, pad, size] = [19, 6, 8, 9];
  const end = left + innerWidth(pdf);
  let x = left;
  for (const { name, value } of skills) {
    const [skill, level] = [drawable(name), value ? `  ${value}` : ''];
    const levelWidth = level ? pdf.font(fonts.regular).fontSize(size).widthOfString(level) : 0;
    const nameWidth = Math.min(pdf.font(fonts.bold).fontSize(size).widthOfString(skill), innerWidth(pdf) - levelWidth - 2 * pad);
    const width = nameWidth + levelWidth + 2 * pad;
    if (x > left && x + width > end) {
      x = left;
      pdf.y += height + gap;
    }
    room(pdf, height);
    const y = pdf.y;
    pdf.roundedRect(x, y, width, height, 4).fill(ink.accentSoft);
    pdf.fillColor(ink.text).text(skill, x + pad, y + 4, { width: nameWidth + 1, height: 12, ellipsis: true, lineBreak: false });
    if (level)
      pdf
        .font(fonts.regular)
        .fillColor(ink.muted)
        .text(level, x + pad + nameWidth, y + 4, { lineBreak: false });
    pdf.y = y;
    x += width + gap;
  }
  pdf.x = left;
  pdf.y += height;
}

type Headed = { title: string; under: string; aside: string };
/** What, when on the same line, and where below. */
function drawHeaded(pdf: Pdf, { title, under, aside }: Headed): void {
  const width = innerWidth(pdf);
  const y = pdf.y;
  pdf.font(fonts.regular).fontSize(9).fillColor(ink.muted);
  const asideWidth = aside ? pdf.widthOfString(aside) + 12 : 0;
  pdf.text(aside, left, y + 1, { width, align: 'right', lineBreak: false });
  pdf
    .font(fonts.bold)
    .fontSize(10.5)
    .fillColor(ink.text)
    .text(drawable(title), left, y, { width: width - asideWidth });
  if (under)
    pdf
      .font(fonts.regular)
      .fontSize(9.5)
      .fillColor(ink.muted)
      .text(drawable(under), left, pdf.y + 1, { width });
}

export function drawCareer(pdf: Pdf, experiences: Sheet['experiences']): void {
  const width = innerWidth(pdf);
  for (const [at, { title, company, when, blocks, skills }] of experiences.entries()) {
    if (at > 0) pdf.y += 12;
    room(pdf, blocks.length > 0 ? 74 : 40);
    drawHeaded(pdf, { title, under: company, aside: when });
    if (blocks.length > 0) {
      pdf.y += 4;
      drawBlocks(pdf, blocks, { x: left, width, size: 9.5 });
    }
    if (skills.length > 0) {
      pdf.y += 4;
      room(pdf, 14);
      pdf
        .font(fonts.regular)
        .fontSize(8.5)
        .fillColor(ink.accent)
        .text(drawable(skills.join('  ·  ')), left, pdf.y, { width });
    }
    pdf.x = left;
  }
}

export function drawTrainings(pdf: Pdf, trainings: Sheet['trainings']): void {
  for (const [at, { name, organisation, year }] of trainings.entries()) {
    if (at > 0) pdf.y += 7;
    room(pdf, 32);
    drawHeaded(pdf, { title: name, under: organisation, aside: year });
  }
  pdf.x = left;
}

/** Names with what is said of each, in two columns. */
export function drawPairs(pdf: Pdf, pairs: Sheet['languages']): void {
  const width = innerWidth(pdf) / 2;
  for (let at = 0; at < pairs.length; at += 2) {
    room(pdf, 16);
    const y = pdf.y;
    pairs.slice(at, at + 2).forEach(({ name, value }, column) => {
      const x = left + column * width;
      pdf.font(fonts.bold).fontSize(10).fillColor(ink.text).text(name, x, y, { lineBreak: false });
      const nameWidth = pdf.widthOfString(name);
      if (value)
        pdf
          .font(fonts.regular)
          .fillColor(ink.muted)
          .text(value, x + nameWidth + 8, y, { lineBreak: false });
    });
    pdf.x = left;
    pdf.y = y + 16;
  }
}
