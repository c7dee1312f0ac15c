import { threadOf } from '../core/thread.ts';

/** A table of text: the first row that holds anything has the headers. `line` is the number a spreadsheet gives a row. */
export type Sheet = { headers: string[]; rows: { line: number; cells: string[] }[] };

/** Generous: the largest file that is let in takes less than a tenth of the time on an idle machine. */
export const readSheet = threadOf<Uint8Array, Sheet>(new URL('./sheet.thread.ts', import.meta.url), {
  ...{ places: 4, deadlineMs: 20_000, memoryMb: 512, tooLong: 'import.tooHeavy' },
});
