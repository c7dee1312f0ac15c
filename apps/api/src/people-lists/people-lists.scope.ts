import { isType, type User } from '@jalon/domain/core/actor';
import { isOwnTeam } from '../applications/applications.scope.ts';
import { favouritesIn } from '../core/favourites.ts';
import { type Sql, sql } from '../db/sql.ts';

export const personFavourites = favouritesIn(sql`person_favourites`, sql`person_id`);

/** One's own lists and those that one's team shares; `l` is the list. */
export function seesList(actor: User): Sql {
  const isTeam = isType(actor, 'Admin', 'Commercial') || (isType(actor, 'Company') && actor.isValidated);
  return isTeam ? sql`(l.owner_id = ${actor.id} or (l.is_shared and ${isOwnTeam(actor, sql`l.company_id`)}))` : sql`false`;
}

/** The people of a list that whoever asks sees; of any other list there is nobody. */
const peopleIn = (actor: User, listId: string): Sql => sql`array(
  select m.person_id from people_list_members m join people_lists l on l.id = m.list_id
  where l.id = ${listId} and l.state = 'kept' and ${seesList(actor)})`;

/** Filters of lists of people by what one keeps; `person` is the column with their id. */
export const keptFilters = (person: Sql) => ({
  mine: (_: 'favourite', actor: User): Sql => sql`${person} = any(${personFavourites.of(actor)})`,
  listId: (listId: string, actor: User): Sql => sql`${person} = any(${peopleIn(actor, listId)})`,
});

/** As filters of a store, which do not know who asks. */
export const keptByReader = { mine: () => undefined, listId: () => undefined };

/** Freelances whom this person may keep, as a condition on accounts, `u`: a company those it may look at. */
export const isKeepable = (actor: User): Sql =>
  isType(actor, 'Company')
    ? sql`exists (select 1 from freelance_profiles p where p.user_id = u.id and p.is_listed)`
    : sql`u.type = 'Freelance' and u.state <> 'deleted'`;
