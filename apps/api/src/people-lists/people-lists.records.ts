import { isType, type User } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { mostInList, mostLists } from '@jalon/domain/people-lists/people-list';
import { type Kept, peopleLists } from '@jalon/domain/people-lists/people-list-api';
import { teamOf } from '../applications/applications.scope.ts';
import type { Context } from '../core/context.ts';
import { assigned, inserted } from '../core/record-statements.ts';
import { missing, recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isKeepable, personFavourites, seesList } from './people-lists.scope.ts';

/** Members of the list, `l`, whose account is `u`. */
const counted = (condition: Sql): Sql => sql`(
  select count(*)::int from people_list_members m join users u on u.id = m.person_id where m.list_id = l.id and ${condition})`;

/** Whom a company would see if they did not hide. */
const isMasked = sql`u.state = 'active' and u.validated_at is not null and exists (
  select 1 from freelance_profiles p where p.user_id = u.id and p.is_private)`;

/** One at a time for each owner: of several at once, each would find room. Counted by a statement of its own, which sees what was waited for. */
async function assertRoom(tx: Tx, ownerId: string): Promise<void> {
  const [, { count }] = await Promise.all([
    tx.one(sql`select id from users where id = ${ownerId} for no key update`),
    tx.one<{ count: number }>(sql`select count(*)::int as count from people_lists l where l.owner_id = ${ownerId} and l.state = 'kept'`),
  ]);
  if (count >= mostLists) throw new AppError('peopleList.tooMany');
}

type Placed = { personIds: readonly string[]; isIn: boolean };

/** All of them, or none: somebody who is not there for this person is refused, and so is a list that grows too long. */
async function place(tx: Tx, actor: User, listId: string, { personIds, isIn }: Placed): Promise<void> {
  const people = sql`select u.id from users u where u.id = any(${personIds}::uuid[]) and ${isKeepable(actor)}`;
  const found = await tx.one<{ known: number; members: number }>(sql`
    select (select count(*)::int from (${people}) known) as known, (select count(*)::int from (
      select person_id from people_list_members where list_id = ${listId} union (${people})) members) as members`);
  if (found.known < new Set(personIds).size) throw new AppError('request.invalid', { fields: { personIds: 'validation.invalid' } });
  if (isIn && found.members > mostInList) throw new AppError('peopleList.tooLong');
  await tx.many(
    isIn
      ? sql`insert into people_list_members (list_id, person_id) select ${listId}, p.id from (${people}) p on conflict do nothing`
      : sql`delete from people_list_members where list_id = ${listId} and person_id in (${people})`,
  );
}

export const peopleListRecords = recordsOf(peopleLists, {
  table: sql`people_lists`,
  as: sql`l`,
  // A list that was removed is there for whoever takes that back.
  visible: (actor, wanted) => (wanted ? sql`(l.state = 'kept' and ${seesList(actor)})` : seesList(actor)),
  columns: {
    ownerId: sql`l.owner_id`,
    people: (actor) => counted(isKeepable(actor)),
    masked: (actor) => (isType(actor, 'Company') ? counted(isMasked) : sql`0`),
  },
  // A name that somebody gave for themselves is theirs: it does not stay in a history when they go.
  facts: ['isShared'],
  orders: { name: [sql`l.name_key`, sql`text`] },
  filters: {},
  insert: ({ id, actor, input: { personIds: _, ...naming } }) => inserted({ id, ownerId: actor.id, companyId: teamOf(actor), ...naming }),
  sets: {
    update: ({ input }) => sql`${assigned(input)}, updated_at = now()`,
    remove: () => sql`updated_at = now()`,
  },
  along: {
    clear: ({ row }) => [
      sql`delete from people_list_members m using users u where m.list_id = ${row.id} and u.id = m.person_id and ${isMasked}`,
    ],
  },
  checks: {
    create: ({ tx }, { actor }) => assertRoom(tx, actor.id),
    // Of its owner, whoever takes the removal back.
    restore: ({ tx }, { row: { ownerId } }) => assertRoom(tx, ownerId),
    // Nobody makes the list of a team their own, or somebody else's.
    update: async (_, { actor, row, input: { isShared } }) => {
      if (row.isShared && !isShared && row.ownerId !== actor.id) throw new AppError('access.refused');
    },
  },
  effects: {
    create: async ({ tx }, { actor, row, input: { personIds = [] } }) => {
      if (personIds.length === 0) return;
      await place(tx, actor, row.id, { personIds, isIn: true });
      // The list was read before anybody was in it.
      row.people = new Set(personIds).size;
    },
  },
  taken: { people_lists__owner_name: 'name' },
  sheet: (language) => {
    const { column } = texts[language].peopleLists;
    return {
      name: texts[language].peopleLists.file,
      columns: [
        { title: column.name, value: ({ name }) => name },
        { title: column.people, value: ({ people }) => String(people) },
      ],
    };
  },
});

type More = typeof peopleLists.more;

/** Of somebody whom this person sees. */
const keptOf = async (tx: Tx, actor: User, personId: string): Promise<Kept> =>
  (await tx.maybe<Kept>(sql`
    select ${personFavourites.has(actor, sql`u.id`)} as "isFavourite", array(
      select l.id from people_list_members m join people_lists l on l.id = m.list_id
      where m.person_id = u.id and l.state = 'kept' and ${seesList(actor)}) as "listIds"
    from users u where u.id = ${personId} and ${isKeepable(actor)}`)) ?? missing();

export const peopleListMore = {
  async people({ tx, actor, params: { id }, body: { personIds, isIn } }: Context<More['people'] & EndpointSpec>) {
    // Held, so that of two who fill a list at once the second finds it full.
    const list = await tx.maybe(
      sql`select 1 from people_lists l where l.id = ${id} and l.state = 'kept' and ${seesList(actor)} for update`,
    );
    if (!list) missing();
    await place(tx, actor, id, { personIds, isIn });
    const row = (await peopleListRecords.find(tx, actor, id)) ?? missing();
    return peopleListRecords.present(actor, row);
  },
  kept: ({ tx, actor, params: { id } }: Context<More['kept'] & EndpointSpec>): Promise<Kept> => keptOf(tx, actor, id),
  async favour({ tx, actor, params: { id }, body: { isFavourite } }: Context<More['favour'] & EndpointSpec>): Promise<Kept> {
    const kept = await keptOf(tx, actor, id);
    await tx.many(personFavourites.keep(actor, id, isFavourite));
    return { ...kept, isFavourite };
  },
};
