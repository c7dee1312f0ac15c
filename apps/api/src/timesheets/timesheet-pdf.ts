import type { User } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import type { FileAnswer } from '../core/context.ts';
import type { Letterhead } from '../core/pdf-document.ts';
import { threadOf } from '../core/thread.ts';
import type { DrawnTimesheet, TimesheetDrawing } from './timesheet-drawing.ts';

const draw = threadOf<TimesheetDrawing, DrawnTimesheet>(new URL('./timesheet-pdf.thread.ts', import.meta.url), {
  ...{ places: 8, deadlineMs: 30_000, memoryMb: 256, tooLong: 'file.notDrawn' },
});

type Drawn = { timesheets: [Timesheet, ...Timesheet[]]; left?: number };
/** The operator's zone, in which its days are. */
type Reading = { language: Language; timeZone: string; letterhead: Letterhead; reader: User };
/** Months as they are shown to whoever asks: what they are not shown is not drawn either. */
export async function timesheetPdf({ timesheets, left = 0 }: Drawn, { reader, ...reading }: Reading): Promise<FileAnswer> {
  const { name, content } = await draw({ timesheets, left, ...reading }, reader.id);
  return { name, type: 'application/pdf', size: content.length, content: Buffer.from(content.buffer, content.byteOffset, content.length) };
}
