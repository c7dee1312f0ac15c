import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import type { AnyResource } from '@jalon/domain/core/resource';
import { working } from '@jalon/domain/core/routes';
import { beginsWords, holdsWords, markWords } from '@jalon/domain/core/words';
import { hitHref, hitKinds, hitsPerKind } from '@jalon/domain/search/search';
import type { Hit } from '@jalon/domain/search/search-schema';
import { type ListSpec, pageStatement } from '../core/listing-statements.ts';
import type { Found, SearchedBy } from '../core/record-store.ts';
import { hasGuessed, hasWords } from '../core/search.ts';
import type { Tx } from '../db/database.ts';
import { join, perValue, type Sql, sql } from '../db/sql.ts';

/** What a search asks of the records of a feature: how they are listed, who is shown what of them, and as what they are found. */
export type Searched = {
  resource: Pick<AnyResource, 'flow' | 'listing' | 'guards'>;
  store: { search?: SearchedBy | undefined; found?: Found<never> | { isNot: string } | undefined };
  listed: (actor: User, query: never) => ListSpec;
  present: (actor: User, row: never) => unknown;
};
type Shown = Pick<Hit, 'kind' | 'label' | 'detail'> & { picture?: string | null };
/** A list to look in, and as what each of its rows is found. */
export type Branch = {
  spec: ListSpec /** Its rows that hold words like those, where it looks in no text of its own. */;
  near?: ListSpec;
  shown: (row: { id: string }) => Shown;
};
/** The lists of a feature that stands on no flow, for somebody who looks for something. */
export type SearchedBesides = (actor: User, q: string) => Branch[];

/** Read besides those that are shown, so that what is called so comes before what only mentions it. */
const candidates = 20;

/** The lists that this person may look at, each once for everything it must be told. */
const branchesOf = (everything: readonly Searched[], actor: User, q: string): Branch[] =>
  everything.flatMap((records) => {
    const { flow, listing, guards = working } = records.resource;
    const { found } = records.store;
    if (!found || 'isNot' in found) return [];
    // Found is what its own list would show this person, and to nobody whom that list turns away.
    if (firstRefusal(guards, actor) || !flow.view.some((rule) => rule.admits(actor))) return [];
    const order = { sort: listing.sorts[0], dir: listing.dir ?? 'asc' };
    return ((found.among?.(actor) ?? [{}]) as object[]).map((wanted) => ({
      spec: { ...records.listed(actor, { ...wanted, ...order, q } as never), isUncounted: true as const },
      shown: (row) => (found as Found<AnyResource>).hit(records.present(actor, row as never) as never, actor.lang),
    }));
  });

const start = { from: undefined, isBackwards: false, size: candidates };

/** One statement for all lists: each is read as its own search is, by its index and within its bounds. */
const statementOf = (branches: readonly Branch[]): Sql =>
  perValue(
    join(
      branches.map(
        ({ spec }, index) => sql`select ${index}::integer as branch, json_agg(hit) as rows from (${pageStatement(spec, start)}) hit`,
      ),
      sql` union all `,
    ),
  );

type Looked = { hits: Hit[]; without: Branch[] };
/** What each list has, and those that have nothing. */
async function look(tx: Tx, actor: User, branches: readonly Branch[]): Promise<Looked> {
  if (branches.length === 0) return { hits: [], without: [] };
  const answers = await tx.many<{ branch: number; rows: { id: string }[] | null }>(statementOf(branches));
  const hits = answers.flatMap(({ branch, rows }) =>
    (rows ?? []).flatMap((row): Hit[] => {
      const shown = (branches[branch] as Branch).shown(row);
      const href = hitHref(shown.kind, actor, row.id);
      return href === null ? [] : [{ picture: null, ...shown, id: row.id, href }];
    }),
  );
  return { hits, without: answers.flatMap(({ branch, rows }) => (rows ? [] : (branches[branch] ?? []))) };
}

/** The same list, asked for words that were typed with a mistake; where words are understood by the dictionary, that was done. */
const nearOf = ({ spec, near, shown }: Branch): Branch[] => {
  const { search } = spec;
  if (near) return [{ spec: near, shown }];
  return search && 'column' in search ? [{ spec: { ...spec, search: { ...search, isNear: true } }, shown }] : [];
};

export type Everything = { records: readonly Searched[]; besides: readonly SearchedBesides[] };

export async function findHits(tx: Tx, { records, besides }: Everything, actor: User, q: string): Promise<Hit[]> {
  if (!hasWords(q)) return [];
  const branches = [...branchesOf(records, actor, q), ...besides.flatMap((lists) => lists(actor, q))];
  const { hits, without } = await look(tx, actor, branches);
  // Asked for only where no text has the words: who types a name well is not shown those like it.
  const isHeld = branches.some((branch) => !without.includes(branch) && nearOf(branch).length > 0);
  const near = hasGuessed(q) && !isHeld ? (await look(tx, actor, without.flatMap(nearOf))).hits : [];
  // A kind that has what was typed comes before one that has something like it.
  return [
    ...best(hits, ({ label }) => (beginsWords(label, q) ? 0 : holdsWords(label, q) ? 1 : about)),
    ...best(near, ({ label }) => (markWords(label, q).some(({ isHit }) => isHit) ? 1 : about)),
  ];
}

/** The last rank: what is looked for is not what it is called. */
const about = 2;
/** A few of each kind. What is called so comes before what is only about it: somebody before their applications. */
function best(found: readonly Hit[], rank: (hit: Hit) => number): Hit[] {
  const isAbout = ([first]: readonly Hit[]) => first !== undefined && rank(first) === about;
  return hitKinds
    .map((kind) => found.filter((hit) => hit.kind === kind).sort((one, other) => rank(one) - rank(other)))
    .sort((one, other) => Number(isAbout(one)) - Number(isAbout(other)))
    .flatMap((ofKind) => ofKind.slice(0, hitsPerKind));
}
