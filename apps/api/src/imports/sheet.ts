import { Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '@jalon/domain/core/errors';

/** A table of text: the first row that holds anything has the headers. `line` is the number a spreadsheet gives a row. */
export type Sheet = { headers: string[]; rows: { line: number; cells: string[] }[] };
export type SheetAnswer = { sheet: Sheet } | { code: ErrorCode };

const program = new URL('./sheet-worker.ts', import.meta.url);
/** Generous: the largest file that is let in takes less than a tenth of it on an idle machine. */
const deadlineMs = 20_000;
const places = 4;
let inLine = 0;
let last: Promise<unknown> = Promise.resolve();

/** Reads a file in a thread of its own, one at a time: requests go on being answered, and what takes too much ends there. */
export function readSheet(file: Buffer): Promise<Sheet> {
  if (inLine >= places) throw new AppError('import.busy');
  inLine += 1;
  const read = last.then(() => inThread(file));
  last = read.catch(() => undefined).finally(() => (inLine -= 1));
  return read;
}

function inThread(file: Buffer): Promise<Sheet> {
  const worker = new Worker(program, { workerData: file, resourceLimits: { maxOldGenerationSizeMb: 512 }, env: {} });
  const { promise, resolve, reject } = Promise.withResolvers<Sheet>();
  const tooHeavy = () => reject(new AppError('import.tooHeavy'));
  const timer = setTimeout(tooHeavy, deadlineMs);
  worker.once('message', (answer: SheetAnswer) => ('sheet' in answer ? resolve(answer.sheet) : reject(new AppError(answer.code))));
  worker.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error)));
  worker.once('exit', tooHeavy);
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
