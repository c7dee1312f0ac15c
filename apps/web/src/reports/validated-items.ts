import type { LotItem } from '@jalon/domain/reports/report-lots';
import type { Acted } from '../core/acts-in-groups.ts';

type Validated = {
  /** Of rows of which nothing is left. */
  done: LotItem[];
  refused: { item: LotItem; code: string }[];
  /** The keys of rows that are not done with. */
  left: string[];
};

/** What became of records that were validated at once, by what was answered; of a call that failed nothing was. */
export function validatedItems(items: readonly LotItem[], answers: readonly Acted[]): Validated {
  const passed = new Set(answers.flatMap(({ done }) => done));
  const codes = new Map(answers.flatMap(({ refused }) => refused.map(({ id, code }) => [id, code])));
  const open = items.filter(({ id }) => !passed.has(id));
  const left = new Set(open.map(({ row }) => row.key));
  return {
    done: items.filter(({ id, row }) => passed.has(id) && !left.has(row.key)),
    refused: open.flatMap((item) => {
      const code = codes.get(item.id);
      return code ? [{ item, code }] : [];
    }),
    left: [...left],
  };
}
