import { atMost, type Figure, type Report } from '../support/report.ts';
import type { Filled, Months } from './open.ts';
import { type Asker, askers, compare, groups, openSide, perGroup, type Side } from './sides.ts';

const [line, aim] = [3, 1.5];

/** The list of what awaits, as the screen of validation asks for it, on few timesheets and on many. */
export async function awaitingReports({ few, many }: Months): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const [small, large] = [await openSide(stack, few), await openSide(stack, many)];
  const query = new URLSearchParams({ month: few.before, state: 'waiting', sort: 'since', dir: 'asc', size: '-1' });
  const figures: Figure[] = [];
  const rows: number[] = [];
  for (const asker of Object.keys(askers) as Asker[]) {
    const path = `/api/timesheets?${query}`;
    const [own, other] = [await rowsIn(small, asker, path), await rowsIn(large, asker, path)];
    if (own === 0 || own !== other) throw new Error(`${asker} sees ${own} that await among few, and ${other} among many`);
    rows.push(own);
    const { ratio, values } = await compare(small, large, asker, path);
    const judged = { line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(ratio, line, aim) };
    figures.push({ name: `what awaits ${asker}, ${own} rows`, values, ...judged });
  }
  for (const asker of Object.keys(askers) as Asker[])
    figures.push({
      name: `its counts, for ${asker}`,
      values: (await compare(small, large, asker, `/api/timesheets/counts?month=${few.before}`)).values,
    });
  const count = ({ sizes: { freelances, months } }: Filled) => freelances * months;
  return {
    title: `What awaits a decision, among ${count(few)} and among ${count(many)} timesheets`,
    notes: [
      `the same number awaits on both sides, in the month before: beside it lie ${few.sizes.freelances} and ${many.sizes.freelances} timesheets of that month`,
      `one at a time, rounds of a few in turn; in ms, medians of the p50 of ${groups} groups of ${perGroup}; counts are told for comparison`,
    ],
    columns: ['p50 few', 'p50 many', 'ratio'],
    figures,
  };
}

const rowsIn = async (side: Side, asker: Asker, path: string): Promise<number> =>
  (await side.get<{ rows: unknown[] }>(asker, path)).rows.length;
