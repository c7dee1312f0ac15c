import { awaitingReports } from './months/awaiting.ts';
import { bulkValidation } from './months/bulk.ts';
import { oneMonth } from './months/one-month.ts';
import { type Months, openMonths } from './months/open.ts';
import { painting } from './months/painting.ts';
import type { VolumeOptions } from './support/kept-volume.ts';
import { publish, type Report } from './support/report.ts';

const parts: Record<string, (months: Months) => Promise<Report>> = {
  'one month': oneMonth,
  'bulk validation': bulkValidation,
  'awaiting reports': awaitingReports,
};

/** The months of freelances: opened and saved, validated by hundreds, listed at volume, and painted. */
export async function runMonths(options: VolumeOptions): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const isWanted = (name: string): boolean => name.includes(options.only);
  const wanted = Object.entries(parts).filter(([name]) => isWanted(name));
  const reports: Report[] = [];
  if (wanted.length > 0) {
    const months = await openMonths(stack, options);
    for (const [, run] of wanted) reports.push(await run(months));
  }
  if (isWanted('painting')) reports.push(await painting());
  return publish('months', reports);
}
