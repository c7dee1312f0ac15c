import { work } from '../core/thread-work.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Sheet } from './sheet.ts';
import { toSheet } from './table.ts';

work(async (content: Uint8Array): Promise<Sheet> => {
  const file = Buffer.from(content.buffer, content.byteOffset, content.length);
  const isWorkbook = file.subarray(0, 2).toString('latin1') === 'PK';
  return toSheet(isWorkbook ? readXlsx(file) : readCsv(file));
});
