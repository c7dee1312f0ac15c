import type { Contract } from '@jalon/domain/contracts/contract';
import { dayText } from '@jalon/domain/core/fact-text';
import { filled } from '@jalon/domain/core/message';
import { plain } from '@jalon/domain/core/words';
import { texts } from '@jalon/domain/locales/all';
import {
  drawable,
  drawBlocks,
  drawOperator,
  fonts,
  ink,
  innerWidth,
  type Letterhead,
  type Pdf,
  pdfOf,
  room,
  sides,
} from '../core/pdf-document.ts';
import { blocksOf } from '../core/rich-blocks.ts';
import type { Evidence } from './signing.queries.ts';

/** `html` is the text with its variables filled in. */
export type ContractDrawing = {
  contract: Omit<Contract, 'actions'>;
  html: string;
  evidence: Evidence[];
  letterhead: Letterhead;
  /** Who the operator is in law; empty where it has said nothing. */
  legal: string;
  timeZone: string;
};
export type DrawnContract = { name: string; content: Uint8Array };

// What is signed is in French, whoever reads it.
const { contracts: own } = texts.fr;
const { left, top } = sides;

const momentOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(at));

/** The contract as it is read and signed; once both have signed, with the page that proves it. */
export async function drawContract(drawing: ContractDrawing): Promise<DrawnContract> {
  const { contract, html, evidence, timeZone } = drawing;
  const operator = drawing.letterhead.name;
  const { number, amendment, type, state } = contract;
  const title = amendment > 0 ? filled(own.pdf.amendment, { number: amendment }) : own.pdf.title[type];
  const content = await pdfOf({
    ...{ title: `${number} – ${title}`, author: operator, language: 'fr' },
    draw: (pdf) => {
      drawHead(pdf, drawing, title);
      drawBlocks(pdf, blocksOf(html), { x: left, width: innerWidth(pdf), size: 10.5 });
      drawSigners(pdf, contract, evidence, operator, timeZone);
      if (evidence.length === 2 && state !== 'draft') drawEvidence(pdf, contract, title, evidence, timeZone);
      drawFeet(pdf, contract);
    },
  });
  const words = [own.pdf.file, number, amendment ? `avenant ${amendment}` : '', contract.owner.lastName].filter(Boolean);
  return { name: `${plain(words.join(' ')).replace(/[^a-z0-9]+/g, '-')}.pdf`, content };
}

function drawHead(pdf: Pdf, { contract: { number, state, owner }, letterhead, legal }: ContractDrawing, title: string): void {
  const width = innerWidth(pdf);
  pdf.rect(0, 0, pdf.page.width, 6).fill(ink.accent);
  pdf.font(fonts.bold).fontSize(8).fillColor(ink.accent).text(number, left, top, { lineBreak: false });
  drawOperator(pdf, letterhead);
  pdf
    .fontSize(20)
    .fillColor(ink.text)
    .text(drawable(title), left, top + 18, { width });
  const parties = [letterhead.name, `${owner.firstName} ${owner.lastName}`].join('  ·  ');
  pdf
    .font(fonts.regular)
    .fontSize(11)
    .fillColor(ink.muted)
    .text(drawable(parties), left, pdf.y + 4, { width });
  if (legal)
    pdf
      .fontSize(8.5)
      .fillColor(ink.muted)
      .text(drawable(legal), left, pdf.y + 3, { width });
  if (state === 'draft')
    pdf
      .font(fonts.bold)
      .fillColor(ink.accent)
      .text(own.pdf.draft, left, pdf.y + 6, { width });
  pdf.y += 18;
}

function drawSigners(
  pdf: Pdf,
  { type, owner }: ContractDrawing['contract'],
  evidence: Evidence[],
  operator: string,
  timeZone: string,
): void {
  const [height, gap] = [78, 16];
  const width = (innerWidth(pdf) - gap) / 2;
  pdf.y += 24;
  room(pdf, height);
  const y = pdf.y;
  const boxes = [
    { side: 'operator', title: own.pdf.operatorSide[type], party: operator },
    { side: 'provider', title: own.pdf.providerSide[type], party: `${owner.firstName} ${owner.lastName}` },
  ] as const;
  boxes.forEach(({ side, title, party }, place) => {
    const x = left + place * (width + gap);
    const signed = evidence.find((one) => one.side === side);
    pdf
      .roundedRect(x, y, width, height, 4)
      .lineWidth(1)
      .strokeColor(signed ? ink.accent : ink.line)
      .stroke();
    const inside = { width: width - 20, lineBreak: false, ellipsis: true };
    pdf
      .font(fonts.regular)
      .fontSize(9)
      .fillColor(ink.muted)
      .text(drawable(`${title}, ${party}`), x + 10, y + 10, inside);
    if (!signed) {
      pdf.fillColor(ink.accent).text(own.pdf.awaited, x + 10, y + 42, inside);
      return;
    }
    pdf
      .font(fonts.boldItalic)
      .fontSize(14)
      .fillColor(ink.text)
      .text(drawable(signed.name), x + 10, y + 30, inside);
    const date = filled(own.pdf.signedOn, { date: momentOf(signed.signedAt, timeZone) });
    pdf
      .font(fonts.regular)
      .fontSize(8.5)
      .fillColor(ink.muted)
      .text(date, x + 10, y + 56, inside);
  });
  pdf.y = y + height;
}

function drawEvidence(pdf: Pdf, contract: ContractDrawing['contract'], title: string, evidence: Evidence[], timeZone: string): void {
  const words = own.pdf.evidence;
  pdf.addPage();
  const width = innerWidth(pdf);
  pdf.font(fonts.bold).fontSize(16).fillColor(ink.text).text(words.title, left, top, { width });
  pdf
    .font(fonts.regular)
    .fontSize(9.5)
    .fillColor(ink.muted)
    .text(words.text, left, pdf.y + 6, { width, lineGap: 2 });
  pdf.y += 14;
  const period = [contract.startsOn, contract.endsOn].filter((date) => date !== null).map((date) => dayText(date, 'fr'));
  const rows: [string, string][] = [
    [words.document, `${contract.number}, ${title} (${period.join(' – ')})`],
    [words.hash, contract.hash ?? ''],
  ];
  drawRows(pdf, rows);
  for (const { side, name, email, method, consent, address, signedAt } of evidence) {
    pdf.y += 14;
    room(pdf, 130);
    pdf
      .font(fonts.bold)
      .fontSize(11)
      .fillColor(ink.text)

      .text(own.pdf[side === 'operator' ? 'operatorSide' : 'providerSide'][contract.type], left, pdf.y, { width });
    pdf.y += 4;
    drawRows(pdf, [
      ...([
        [words.name, name],
        [words[method === 'link' ? 'mail' : 'email'], email],
        [words.at, momentOf(signedAt, timeZone)],
      ] as [string, string][]),
      ...([
        [words.address, address],
        [words.method, words[method === 'link' ? 'link' : 'code']],
        [words.consent, consent],
      ] as [string, string][]),
    ]);
  }
}

function drawRows(pdf: Pdf, rows: readonly [string, string][]): void {
  const width = innerWidth(pdf);
  for (const [name, value] of rows) {
    room(pdf, 18);
    const y = pdf.y;
    pdf.font(fonts.regular).fontSize(9.5).fillColor(ink.muted).text(name, left, y, { width: 140, lineBreak: false });
    pdf.fillColor(ink.text).text(drawable(value), left + 150, y, { width: width - 150 });
    pdf.y += 3;
  }
}

/** What is signed is named on every page. */
function drawFeet(pdf: Pdf, { number, hash }: ContractDrawing['contract']): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const y = pdf.page.height - 40;
    // Below the margin, where text would begin a page.
    pdf.page.margins.bottom = 0;
    const foot = hash ? `${number} · ${filled(own.pdf.fingerprint, { hash: `${hash.slice(0, 16)}…` })}` : number;
    pdf.font(fonts.regular).fontSize(8).fillColor(ink.muted).text(foot, left, y, { lineBreak: false });
    const at = filled(own.pdf.page, { page: page - start + 1, count });
    pdf.text(at, left, y, { width: innerWidth(pdf), align: 'right', lineBreak: false });
  }
}
