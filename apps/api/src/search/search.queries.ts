import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import type { AnyResource } from '@jalon/domain/core/resource';
import { working } from '@jalon/domain/core/routes';
import { beginsWords, holdsWords, markWords } from '@jalon/domain/core/words';
import { hitHref, hitKinds, hitsPerKind } from '@jalon/domain/search/search';
import type { Hit } from '@jalon/domain/search/search-schema';
import { type ListSpec, pageStatement, stretchStatement } from '../core/listing-statements.ts';
import type { Found, SearchedBy } from '../core/record-store.ts';
import { hasGuessed, hasWords, type Sought, typed } from '../core/search.ts';
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
export type Branch = { spec: ListSpec; shown: (row: { id: string }) => Shown };
/** The lists of a feature that stands on no flow, for somebody who looks for something: what is `typed` stands before them. */
export type SearchedBesides = (actor: User) => Branch[];

/** Read besides those that are shown, so that what is called so comes before what only mentions it. */
const candidates = 20;

/** The lists that this person may look at, each once for everything it must be told. */
const branchesOf = ({ records: everything, today }: Everything, actor: User, q: string): Branch[] => {
  const day = today();
  return everything.flatMap((records) => {
    const { flow, listing, guards = working } = records.resource;
    const { found } = records.store;
    if (!found || 'isNot' in found) return [];
    // Found is what its own list would show this person, and to nobody whom that list turns away.
    if (firstRefusal(guards, actor) || !flow.view.some((rule) => rule.admits(actor))) return [];
    const order = { sort: listing.sorts[0], dir: listing.dir ?? 'asc' };
    return ((found.among?.(actor) ?? [{}]) as object[]).map((wanted) => ({
      spec: { ...records.listed(actor, { ...wanted, ...order, q } as never), isUncounted: true as const },
      shown: (row) => (found as Found<AnyResource>).hit(records.present(actor, row as never) as never, actor.lang, day),
    }));
  });
};

const together = (lists: readonly { statement: Sql; isAsked: boolean }[]): Sql =>
  join(
    lists.map(
      ({ statement, isAsked }, index) => sql`select ${index}::integer as branch, list.* from (${statement}) list where ${isAsked}::boolean`,
    ),
    sql` union all `,
  );

/** One statement for a stretch of every list, the same whatever is typed: to plan it takes longer than all else, and is done once (record 078). */
const stretchesOf = (branches: readonly Branch[], isAsked: (branch: Branch) => boolean, sought: Sought): Sql =>
  sql`with ${typed(sought)} ${together(branches.map((one) => ({ statement: stretchStatement(one.spec, candidates), isAsked: isAsked(one) })))}`;

/** Lists that go on behind it, each as its own search reads it: by its index and within its bounds. */
const pagesOf = (branches: readonly Branch[], { isNear }: Sought): Sql => {
  const page = ({ spec }: Branch) => {
    const search = isNear && spec.search ? { ...spec.search, isNear } : spec.search;
    return sql`select json_agg(found) as rows from (${pageStatement({ ...spec, search }, start)}) found`;
  };
  return perValue(together(branches.map((one) => ({ statement: page(one), isAsked: true }))));
};
const start = { from: undefined, isBackwards: false, size: candidates };

type Row = { id: string };
type Answer = { branch: number; rows: Row[] | null };
/** All the lists there are for somebody, and those that are known to go on behind their stretch. */
type Lists = { all: readonly Branch[]; long: Set<Branch> };
/** The rows of each list that is asked and has any. */
async function look(tx: Tx, { all, long }: Lists, asked: readonly Branch[], sought: Sought): Promise<Map<Branch, Row[]>> {
  const found = new Map<Branch, Row[]>();
  const take = (from: readonly Branch[], answers: readonly Answer[]) => {
    for (const { branch, rows } of answers) if (rows) found.set(from[branch] as Branch, rows);
  };
  const answers = await tx.many<Answer & { isAll: boolean }>(stretchesOf(all, (one) => asked.includes(one) && !long.has(one), sought));
  take(all, answers);
  for (const { branch, isAll } of answers) if (!isAll) long.add(all[branch] as Branch);
  const further = asked.filter((one) => long.has(one));
  if (further.length > 0) take(further, await tx.many<Answer>(pagesOf(further, sought)));
  return found;
}

/** Whether words that were typed with a mistake are asked of it apart; where words are understood by the dictionary, that was done. */
const hasNear = ({ spec: { search } }: Branch): boolean => !(search && 'terms' in search);

const hitsOf = (actor: User, branches: readonly Branch[], found: ReadonlyMap<Branch, Row[]>): Hit[] =>
  branches.flatMap((branch) =>
    (found.get(branch) ?? []).flatMap((row): Hit[] => {
      const shown = branch.shown(row);
      const href = hitHref(shown.kind, actor, row.id);
      return href === null ? [] : [{ picture: null, ...shown, id: row.id, href }];
    }),
  );

/** `today` is where the operator is. */
export type Everything = { records: readonly Searched[]; besides: readonly SearchedBesides[]; today: () => string };

export async function findHits(tx: Tx, everything: Everything, actor: User, q: string): Promise<Hit[]> {
  if (!hasWords(q)) return [];
  const all = [...branchesOf(everything, actor, q), ...everything.besides.flatMap((lists) => lists(actor))];
  if (all.length === 0) return [];
  const lists = { all, long: new Set<Branch>() };
  const found = await look(tx, lists, all, { text: q });
  // Asked for only where no text has the words: who types a name well is not shown those like it.
  const isHeld = [...found.keys()].some(hasNear);
  const near = hasGuessed(q) && !isHeld ? await look(tx, lists, all.filter(hasNear), { text: q, isNear: true }) : new Map<Branch, Row[]>();
  // A kind that has what was typed comes before one that has something like it.
  return [
    ...best(hitsOf(actor, all, found), ({ label }) => (beginsWords(label, q) ? 0 : holdsWords(label, q) ? 1 : about)),
    ...best(hitsOf(actor, all, near), ({ label }) => (markWords(label, q).some(({ isHit }) => isHit) ? 1 : about)),
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
