import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@jalon/domain/core/errors';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetAnswer } from './sheet.ts';
import { toSheet } from './table.ts';

/** A program of its own (sheet.ts starts it): what is wrong with a file is told by its code, anything else is a fault of ours. */
function answer(file: Buffer): SheetAnswer {
  try {
    const isWorkbook = file.subarray(0, 2).toString('latin1') === 'PK';
    return { sheet: toSheet(isWorkbook ? readXlsx(file) : readCsv(file)) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
}

parentPort?.postMessage(answer(Buffer.from(workerData as Uint8Array)));
