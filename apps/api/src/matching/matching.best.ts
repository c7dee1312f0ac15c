import { isTold, scoreOf } from '@jalon/domain/matching/match';
import type { Offered } from '@jalon/domain/matching/match-criteria';
import { matchWeights } from '@jalon/domain/matching/match-weights';
import type { Compared } from './matching.columns.ts';
import type { Ranked, Reach } from './matching.ranking.ts';

type Told = Compared & { profile: Offered };
export const hasTold = <Row extends Compared>(row: Row): row is Row & Told => row.profile !== null && isTold(row.profile);

type Scored = Ranked['rows'][number] & Told & { score: number };
/** The best first, in the order they came where they are as good. */
function best(rows: Ranked['rows'], today: string, most: number): Scored[] {
  return rows
    .filter(hasTold)
    .map((row) => ({ ...row, score: scoreOf(row.need, row.profile, { today, bands: row.bands }) }))
    .filter(({ score }) => score >= matchWeights.proposedFrom)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}

type Wanted = { today: string; most: number; comparedFirst?: number };
/**
 * The best of all: what the domain says of those that can have most, and then of four times as many, until nothing else can have more than the
 * last that is shown.
 */
export async function bestOf(
  read: (reach: Omit<Reach, 'today'>) => Promise<Ranked>,
  { today, most, comparedFirst = 300 }: Wanted,
): Promise<Scored[]> {
  for (let rows = comparedFirst; ; rows *= 4) {
    const compared = await read({ rows, wanted: most, isWhole: rows > comparedFirst });
    const found = best(compared.rows, today, most);
    const last = found.length === most ? found.at(-1) : undefined;
    if (compared.unread <= (last?.score ?? matchWeights.proposedFrom - 1)) return found;
  }
}
