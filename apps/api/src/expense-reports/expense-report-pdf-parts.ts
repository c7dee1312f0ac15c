import { todayIn } from '@jalon/domain/core/dates';
import type { Language } from '@jalon/domain/core/languages';
import { filled } from '@jalon/domain/core/message';
import { formatMoney, formatRate } from '@jalon/domain/core/money';
import { formatMonth } from '@jalon/domain/core/months';
import { localeOf } from '@jalon/domain/core/typed';
import { balanceOf } from '@jalon/domain/expense-reports/expense-amounts';
import type { ExpenseLine, ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { texts } from '@jalon/domain/locales/all';
import { drawable, fonts, ink, innerWidth, type Pdf, room, sides } from '../core/pdf-document.ts';

const { left, top } = sides;
type Report = Omit<ExpenseReport, 'actions'>;
type Row = { title: string; under: string[]; date: string; amount: string; vat?: string };

function wordsIn(language: Language) {
  const locale = localeOf[language];
  return {
    ...texts[language].expenses.pdf,
    names: texts[language].words.expenseReport.value,
    money: (cents: number, currency = 'EUR') => formatMoney({ cents, currency }, language),
    /** Of thousandths of a euro. */
    rate: (thousandths: number) => formatRate(thousandths * 10, language),
    number: (value: number, digits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value),
    distance: (hundredths: number) => `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100)} km`,
    day: (date: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
  };
}
type Words = ReturnType<typeof wordsIn>;

/** How a trip comes to its amount. */
function derived({ distance, flatRate, derivation, vehicle }: ExpenseLine, words: Words): string[] {
  const driven = words.distance(distance ?? 0);
  if (flatRate !== null) return [filled(words.flat, { distance: driven, rate: words.rate(flatRate) })];
  const { before, after, settled } = derivation ?? { before: null, after: null, settled: 0 };
  return [
    filled(words.trip, { distance: driven, vehicle: vehicle?.label ?? '' }),
    ...(before && after
      ? [
          filled(words.derivation, {
            ...{ before: words.distance(before.hundredths), after: words.distance(after.hundredths) },
            ...{ beforeAmount: words.money(before.cents), afterAmount: words.money(after.cents) },
          }),
        ]
      : []),
    ...(settled === 0 ? [] : [filled(words.settled, { amount: words.money(settled) })]),
  ];
}

function rowOf(line: ExpenseLine, words: Words, receipt: number): Row {
  const common = { date: words.day(line.date), amount: words.money(line.claimedCents) };
  if (line.kind === 'kilometres') return { ...common, title: line.label || words.kilometres, under: derived(line, words) };
  if (line.kind === 'fixed') {
    const names: Record<string, string> = words.names.fixedType;
    const share = filled(words.halfOf, { amount: words.money(line.grossCents) });
    return { ...common, title: names[line.type ?? ''] ?? '', under: [line.label, share].filter(Boolean) };
  }
  const names: Record<string, string> = words.names.type;
  const { foreign } = line;
  const abroad =
    foreign &&
    filled(words.foreign, {
      ...{ amount: words.money(foreign.cents, foreign.currency), date: words.day(foreign.rateOn) },
      rate: words.number(foreign.rateMillionths / 1_000_000, 6),
    });
  const under = [line.label, abroad, line.file ? filled(words.receipt, { number: receipt }) : null].filter((one) => Boolean(one));
  return { ...common, title: names[line.type ?? ''] ?? '', under: under as string[], vat: words.money(line.vatCents) };
}

export function drawReport(pdf: Pdf, report: Report, language: Language): void {
  const words = wordsIn(language);
  const lines = report.lines ?? [];
  drawHead(pdf, report, words, language);
  const withFile = lines.filter(({ file }) => file !== null);
  for (const kind of ['actual', 'fixed', 'kilometres'] as const) {
    const rows = lines.filter((line) => line.kind === kind).map((line) => rowOf(line, words, withFile.indexOf(line) + 1));
    const sum = { actual: report.actualCents, fixed: report.fixedCents, kilometres: report.kilometreCents }[kind];
    if (rows.length > 0) drawPart(pdf, words[kind], rows, words.money(sum ?? 0));
  }
  drawSums(pdf, report, words);
  if (report.comment) {
    pdf.y += 16;
    room(pdf, 40);
    pdf.font(fonts.bold).fontSize(9).fillColor(ink.muted).text(words.comment, left);
    pdf
      .font(fonts.regular)
      .fontSize(10)
      .fillColor(ink.text)
      .text(drawable(report.comment), left, pdf.y + 2, { width: innerWidth(pdf) });
  }
}

function drawHead(pdf: Pdf, { owner, company, project, delivery, month }: Report, words: Words, language: Language): void {
  const width = innerWidth(pdf);
  pdf.rect(0, 0, pdf.page.width, 6).fill(ink.accent);
  pdf.font(fonts.bold).fontSize(8).fillColor(ink.accent).text(words.kind.toUpperCase(), left, top, { lineBreak: false });
  const name = formatMonth(month, language);
  pdf
    .fontSize(22)
    .fillColor(ink.text)
    .text(name.charAt(0).toUpperCase() + name.slice(1), left, top + 18, { width });
  const who = `${owner.firstName} ${owner.lastName}  ·  ${project.title}, ${delivery.title}  ·  ${company.name}`;
  pdf
    .font(fonts.regular)
    .fontSize(11)
    .fillColor(ink.muted)
    .text(drawable(who), left, pdf.y + 2, { width });
  pdf.y += 8;
}

function drawPart(pdf: Pdf, title: string, rows: readonly Row[], sum: string): void {
  const width = innerWidth(pdf);
  pdf.y += 14;
  room(pdf, 70);
  const y = pdf.y;
  pdf.font(fonts.bold).fontSize(11.5).fillColor(ink.text).text(title, left, y, { lineBreak: false });
  pdf.text(sum, left, y, { width, align: 'right', lineBreak: false });
  pdf.y = y + 20;
  for (const { title: what, under, date, amount, vat } of rows) {
    room(pdf, 20 + under.length * 12);
    const start = pdf.y;
    pdf
      .moveTo(left, start - 4)
      .lineTo(left + width, start - 4)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke();
    pdf.font(fonts.regular).fontSize(9).fillColor(ink.muted).text(date, left, start, { width: 60, lineBreak: false });
    if (vat) pdf.text(vat, left + width - 170, start, { width: 80, align: 'right', lineBreak: false });
    pdf
      .font(fonts.bold)
      .fontSize(9.5)
      .fillColor(ink.text)
      .text(amount, left + width - 90, start, { width: 90, align: 'right', lineBreak: false });
    pdf.text(drawable(what), left + 64, start, { width: width - 240 });
    pdf.font(fonts.regular).fontSize(8.5).fillColor(ink.muted);
    for (const one of under) pdf.text(drawable(one), left + 64, pdf.y + 1, { width: width - 164 });
    pdf.y += 10;
  }
}

function drawSums(pdf: Pdf, report: Report, words: Words): void {
  const { totalCents, remainsCents } = balanceOf(report) ?? { totalCents: 0, remainsCents: 0 };
  const paidOn = report.paidAt && todayIn('Europe/Paris', new Date(report.paidAt));
  const taken = (cents: number | null) => words.money(-(cents ?? 0));
  const rows: [string, string, boolean][] = [
    [`${words.total} (${filled(words.vatIncluded, { amount: words.money(report.vatCents ?? 0) })})`, words.money(totalCents), true],
    ...(report.advanceCents ? [[words.advance, taken(report.advanceCents), false] as [string, string, boolean]] : []),
    ...(report.paybackCents ? [[words.payback, taken(report.paybackCents), false] as [string, string, boolean]] : []),
    [paidOn ? filled(words.paid, { date: words.day(paidOn) }) : words.remains, words.money(remainsCents), true],
  ];
  pdf.y += 16;
  room(pdf, rows.length * 18 + 24);
  const [width, start] = [innerWidth(pdf), pdf.y];
  pdf.roundedRect(left, start, width, rows.length * 18 + 16, 6).fill(ink.soft);
  rows.forEach(([name, amount, isStrong], at) => {
    const y = start + 10 + at * 18;
    pdf
      .font(isStrong ? fonts.bold : fonts.regular)
      .fontSize(10)
      .fillColor(isStrong ? ink.text : ink.muted);
    pdf.text(name, left + 14, y, { lineBreak: false }).text(amount, left, y, { width: width - 14, align: 'right', lineBreak: false });
  });
  pdf.x = left;
  pdf.y = start + rows.length * 18 + 16;
}
