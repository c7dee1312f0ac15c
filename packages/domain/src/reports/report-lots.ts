import { partsFor, type ReportPart, type ReportRow } from './report-row.ts';

/** One record of a row that is about to be validated with others. */
export type LotItem = { id: string; part: ReportPart; row: ReportRow };
/** `plain` goes at once, `toConfirm` one by one as whoever validates accepts it, `aside` not this way: it must be settled first. */
export type Lots = { plain: LotItem[]; toConfirm: LotItem[]; aside: LotItem[] };

function lotOf({ difference }: ReportRow, part: ReportPart): keyof Lots {
  if (part === 'expenses') return 'plain';
  const has = (kind: string) => difference?.findings.some((finding) => finding.kind === kind);
  if (has('unsold')) return 'aside';
  return has('more') ? 'toConfirm' : 'plain';
}

/** The three lots in which several rows are validated. Less than planned costs nothing: it needs no confirmation. */
export function lotsOf(rows: readonly ReportRow[]): Lots {
  const lots: Lots = { plain: [], toConfirm: [], aside: [] };
  for (const row of rows)
    for (const part of partsFor(row, 'validate')) {
      const record = row[part];
      if (record) lots[lotOf(row, part)].push({ id: record.id, part, row });
    }
  return lots;
}

/** What whoever validates has done with the lots: everything plain, and of the rest what was ticked. */
export const chosenOf = ({ plain, toConfirm }: Lots, ticked: ReadonlySet<string>): LotItem[] => [
  ...plain,
  ...toConfirm.filter(({ id }) => ticked.has(id)),
];

/** The rows as far as these items go, for their sums. */
export const partsOf = (items: readonly LotItem[]): Pick<ReportRow, 'timesheet' | 'expenses' | 'difference'>[] =>
  items.map(({ part, row }) =>
    part === 'timesheet'
      ? { timesheet: row.timesheet, expenses: undefined, difference: row.difference }
      : { timesheet: undefined, expenses: row.expenses, difference: undefined },
  );
