import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { views } from '@jalon/domain/views/view-api';
import { isOfStaff, mostViews, type ViewList } from '@jalon/domain/views/view-lists';
import { assigned, inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';

const visible = (actor: User): Sql =>
  isType(actor, 'Admin', 'Commercial') ? sql`(v.owner_id = ${actor.id} or v.is_shared)` : sql`v.owner_id = ${actor.id}`;

/** Only an administrator shares, and only what the staff look at. */
async function assertMayShare(actor: User, list: ViewList, isShared: boolean): Promise<void> {
  if (isShared && !(isType(actor, 'Admin') && isOfStaff(list))) throw new AppError('access.refused');
}

export const viewRecords = recordsOf(views, {
  table: sql`views`,
  as: sql`v`,
  visible,
  columns: { state: sql`'kept'`, ownerId: sql`v.owner_id` },
  // A name that somebody gave for themselves is theirs: it does not stay in a history when they go.
  facts: ['isShared'],
  orders: { name: [sql`v.name_key`, sql`text`] },
  filters: { list: (list) => sql`v.list = ${list}` },
  indexed: () => ['list'],
  insert: ({ id, actor, input }) => inserted({ id, ownerId: actor.id, ...input }),
  sets: { update: ({ input }) => assigned(input) },
  checks: {
    create: async ({ tx }, { actor, input: { list, isShared } }) => {
      const kept = tx.one<{ count: number }>(sql`select count(*)::int from views where owner_id = ${actor.id} and list = ${list}`);
      await assertMayShare(actor, list, isShared);
      if ((await kept).count >= mostViews) throw new AppError('view.tooMany');
    },
    update: (_, { actor, row, input: { isShared } }) => assertMayShare(actor, row.list, isShared),
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
