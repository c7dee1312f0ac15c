import { weekdayOf, weeksOf } from '@jalon/domain/calendar/working-days';
import { todayIn } from '@jalon/domain/core/dates';
import { formatDays } from '@jalon/domain/core/days';
import { dayText } from '@jalon/domain/core/fact-text';
import type { Language } from '@jalon/domain/core/languages';
import { formatMoney } from '@jalon/domain/core/money';
import { formatMonth } from '@jalon/domain/core/months';
import { localeOf } from '@jalon/domain/core/typed';
import { plain } from '@jalon/domain/core/words';
import { texts } from '@jalon/domain/locales/all';
import { calendarOf } from '@jalon/domain/timesheets/planned-days';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import { drawable, drawOperator, fonts, ink, innerWidth, type Letterhead, type Pdf, pdfOf, room, sides } from '../core/pdf-document.ts';

/** One, or all of a list, of which `left` are on no page. */
export type TimesheetDrawing = {
  timesheets: [Timesheet, ...Timesheet[]];
  left: number;
  language: Language;
  timeZone: string;
  letterhead: Letterhead;
};
export type DrawnTimesheet = { name: string; content: Uint8Array };

const { left, top } = sides;
const money = (cents: number, language: Language): string => formatMoney({ cents, currency: 'EUR' }, language);

/** Each month of a delivery on a page: who, for whom, the calendar, the sums, and what they are worth to whoever reads it. */
export async function drawTimesheets(drawing: TimesheetDrawing): Promise<DrawnTimesheet> {
  const { timesheets, left: more, language, timeZone, letterhead } = drawing;
  const { timesheets: own } = texts[language];
  const [{ owner, month, delivery }, ...others] = timesheets;
  const who = others.length > 0 ? '' : ` – ${owner.firstName} ${owner.lastName}`;
  const content = await pdfOf({
    ...{ title: `${own.pdf.title}${who} – ${formatMonth(month, language)}`, author: letterhead.name, language },
    draw: (pdf) => {
      for (const [at, timesheet] of timesheets.entries()) {
        if (at > 0) pdf.addPage();
        drawHead(pdf, timesheet, { language, letterhead });
        drawCalendar(pdf, timesheet, language);
        drawSums(pdf, timesheet, language);
        drawNotes(pdf, timesheet, language, timeZone);
      }
      if (more > 0)
        pdf
          .addPage()
          .font(fonts.regular)
          .fontSize(11)
          .fillColor(ink.text)
          .text(own.pdf.left.replace('{{count}}', String(more)));
    },
  });
  const words = others.length > 0 ? [own.pdf.file, month] : [own.pdf.file, month, owner.lastName, delivery.title];
  const name = plain(words.join(' ')).replace(/[^a-z0-9]+/g, '-');
  return { name: `${name.replace(/^-|-$/g, '').slice(0, 80)}.pdf`, content };
}

type Reading = Pick<TimesheetDrawing, 'language' | 'letterhead'>;

function drawHead(pdf: Pdf, { owner, company, delivery, project, month, state }: Timesheet, { language, letterhead }: Reading): void {
  const { timesheets: own, words } = texts[language];
  const width = innerWidth(pdf);
  pdf.rect(0, 0, pdf.page.width, 6).fill(ink.accent);
  pdf.font(fonts.bold).fontSize(8).fillColor(ink.accent).text(own.pdf.title.toUpperCase(), left, top, { lineBreak: false });
  drawOperator(pdf, letterhead);
  pdf
    .fontSize(20)
    .fillColor(ink.text)
    .text(drawable(`${formatMonth(month, language)} – ${owner.firstName} ${owner.lastName}`), left, top + 18, { width });
  pdf.font(fonts.regular).fontSize(11).fillColor(ink.muted);
  pdf.text(drawable(`${company.name}  ·  ${project.title}  ·  ${delivery.title}  ·  ${words.timesheet.state[state]}`), left, pdf.y + 4, {
    width,
  });
  pdf.y += 16;
}

function drawCalendar(pdf: Pdf, { delivery, month, entries }: Timesheet, language: Language): void {
  const [height, head] = [58, 18];
  const width = innerWidth(pdf) / 7;
  const { type } = texts[language].words.timesheet.value;
  const days = calendarOf(delivery, month);
  const named = new Intl.DateTimeFormat(localeOf[language], { weekday: 'short', timeZone: 'UTC' });
  let y = pdf.y;
  days.slice(0, 7).forEach(({ date }) => {
    pdf.font(fonts.bold).fontSize(8).fillColor(ink.muted);
    pdf.text(named.format(new Date(date)), left + (weekdayOf(date) - 1) * width + 6, y, { lineBreak: false });
  });
  y += head;
  for (const week of weeksOf(days)) {
    week.forEach((day, column) => {
      const x = left + column * width;
      pdf.rect(x, y, width, height).lineWidth(0.5);
      if (!day || day.isWeekend || day.holiday) pdf.fillAndStroke(ink.soft, ink.line);
      else pdf.strokeColor(ink.line).stroke();
      if (!day) return;
      pdf
        .font(fonts.regular)
        .fontSize(8)
        .fillColor(ink.muted)
        .text(String(Number(day.date.slice(8))), x + 6, y + 5, { lineBreak: false });
      (entries ?? [])
        .filter(({ date }) => date === day.date)
        .forEach((entry, at) => {
          pdf
            .font(entry.type === 'production' ? fonts.bold : fonts.regular)
            .fontSize(8.5)
            .fillColor(entry.type === 'production' ? ink.text : ink.muted);
          pdf.text(`${formatDays(entry.days, language)}  ${type[entry.type]}`, x + 6, y + 18 + at * 12, { lineBreak: false });
        });
    });
    y += height;
  }
  pdf.x = left;
  pdf.y = y + 18;
}

function drawSums(pdf: Pdf, sheet: Timesheet, language: Language): void {
  const { field } = texts[language].words.timesheet;
  const { column } = texts[language].timesheets;
  const names = ['productionDays', 'normalDays', 'absenceDays', 'internalDays'] as const;
  const lines: [string, string][] = names.flatMap((name): [string, string][] => {
    const days = sheet[name];
    return days === null || (days === 0 && name !== 'productionDays') ? [] : [[field[name], formatDays(days, language)]];
  });
  lines.push([field.plannedDays, formatDays(sheet.plannedDays, language)]);
  if (sheet.sellCents !== null) lines.push([column.sell, money(sheet.sellCents, language)]);
  if (sheet.buyCents !== null) lines.push([column.buy, money(sheet.buyCents, language)]);
  for (const [name, value] of lines) {
    room(pdf, 18);
    const y = pdf.y;
    pdf.font(fonts.regular).fontSize(10).fillColor(ink.muted).text(name, left, y, { lineBreak: false });
    pdf
      .font(fonts.bold)
      .fillColor(ink.text)
      .text(value, left, y, { width: innerWidth(pdf), align: 'right', lineBreak: false });
    pdf.y = y + 18;
  }
}

/** What was said with it, and who decided when. */
function drawNotes(pdf: Pdf, timesheet: Timesheet, language: Language, timeZone: string): void {
  const { comment, reason, sentAt, decidedAt, decidedBy, state } = timesheet;
  const { pdf: own } = texts[language].timesheets;
  const day = (at: string) => dayText(todayIn(timeZone, new Date(at)), language);
  const decision = state === 'validated' ? own.validated : state === 'rejected' ? own.rejected : undefined;
  const lines = [
    comment,
    sentAt ? `${own.sent} ${day(sentAt)}` : '',
    decision && decidedAt ? `${decision} ${day(decidedAt)}${decidedBy ? `, ${decidedBy}` : ''}` : '',
    reason ?? '',
  ].filter((line) => line);
  pdf.y += 8;
  for (const line of lines) {
    room(pdf, 30);
    pdf
      .font(fonts.regular)
      .fontSize(9.5)
      .fillColor(ink.muted)
      .text(drawable(line ?? ''), left, pdf.y + 4, { width: innerWidth(pdf) });
  }
}
