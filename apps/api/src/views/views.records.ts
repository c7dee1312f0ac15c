import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { views } from '@jalon/domain/views/view-api';
import { isOfStaff, isSearch, mostTold, mostViews, type ViewList } from '@jalon/domain/views/view-lists';
import { assigned, inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

const visible = (actor: User): Sql =>
  isType(actor, 'Admin', 'Commercial') ? sql`(v.owner_id = ${actor.id} or v.is_shared)` : sql`v.owner_id = ${actor.id}`;

/** Only an administrator shares, and only what the staff look at. */
async function assertMayShare(actor: User, list: ViewList, isShared: boolean): Promise<void> {
  if (isShared && !(isType(actor, 'Admin') && isOfStaff(list))) throw new AppError('access.refused');
}

type Counts = { kept: number; told: number };
/** How many views of a list somebody has, and of how many searches they are told. */
const countsOf = (tx: Tx, actor: User, list: ViewList): Promise<Counts> =>
  tx.one(sql`
    select count(*) filter (where list = ${list})::int as kept, count(*) filter (where is_told)::int as told
    from views where owner_id = ${actor.id}`);

/** Told of what is new is who searches that list, and of so many searches at most. */
function assertMayBeTold(actor: User, list: ViewList, { told }: Counts): void {
  if (!isSearch(list, actor)) throw new AppError('access.refused');
  if (told >= mostTold) throw new AppError('view.tooManyTold');
}

export const viewRecords = recordsOf(views, {
  table: sql`views`,
  as: sql`v`,
  visible,
  columns: { state: sql`'kept'`, ownerId: sql`v.owner_id` },
  // A name that somebody gave for themselves is theirs: it does not stay in a history when they go.
  facts: ['isShared', 'isTold'],
  orders: { name: [sql`v.name_key`, sql`text`] },
  filters: { list: (list) => sql`v.list = ${list}` },
  indexed: () => ['list'],
  insert: ({ id, actor, input }) => inserted({ id, ownerId: actor.id, ...input }),
  sets: { update: ({ input }) => assigned(input) },
  checks: {
    create: async ({ tx }, { actor, input: { list, isShared, isTold } }) => {
      const counting = countsOf(tx, actor, list);
      await assertMayShare(actor, list, isShared);
      const counts = await counting;
      if (isTold) assertMayBeTold(actor, list, counts);
      if (counts.kept >= mostViews) throw new AppError('view.tooMany');
    },
    update: async ({ tx }, { actor, row, input: { isShared, isTold } }) => {
      const counting = isTold && !row.isTold ? countsOf(tx, actor, row.list) : undefined;
      await assertMayShare(actor, row.list, isShared);
      const counts = await counting;
      if (counts) assertMayBeTold(actor, row.list, counts);
    },
  },
  taken: { views__owner_list_name: 'name' },
  sheet: (language) => {
    const { column } = texts[language].views;
    return {
      name: 'views',
      columns: [
        { title: column.name, value: ({ name }) => name },
        { title: column.query, value: ({ query }) => query },
      ],
    };
  },
});
