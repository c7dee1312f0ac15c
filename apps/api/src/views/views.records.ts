import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { views } from '@jalon/domain/views/view-api';
import { isOfStaff, type ViewList } from '@jalon/domain/views/view-lists';
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
  columns: {
    id: sql`v.id`,
    state: sql`'kept'`,
    version: sql`v.version`,
    ownerId: sql`v.owner_id`,
    list: sql`v.list`,
    name: sql`v.name`,
    query: sql`v.query`,
    isShared: sql`v.is_shared`,
  },
  // A name that somebody gave for themselves is theirs: it does not stay in a history when they go.
  facts: ['isShared'],
  orders: { name: [sql`v.name_key`, sql`text`] },
  filters: { list: (list) => sql`v.list = ${list}` },
  indexed: () => ['list'],
  insert: ({ id, actor, input: { list, name, query, isShared } }) => sql`
    (id, owner_id, list, name, query, is_shared) values (${id}, ${actor.id}, ${list}, ${name}, ${query}, ${isShared})`,
  sets: { update: ({ input: { name, query, isShared } }) => sql`name = ${name}, query = ${query}, is_shared = ${isShared}` },
  checks: {
    create: (_, { actor, input: { list, isShared } }) => assertMayShare(actor, list, isShared),
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
