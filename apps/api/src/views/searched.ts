import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import { type NoticePlace, undoSeconds } from '@jalon/domain/core/notices';
import type { AnyResource } from '@jalon/domain/core/resource';
import { working } from '@jalon/domain/core/routes';
import type { EventKind } from '@jalon/domain/history/history';
import type { ViewList } from '@jalon/domain/views/view-lists';
import { accountRecords } from '../accounts/accounts.records.ts';
import type { ListSpec } from '../core/listing-statements.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Zone } from '../operator/house.ts';
import { opportunityRecords } from '../opportunities/opportunities.records.ts';
import { isOpen } from '../opportunities/opportunities.scope.ts';
import { talentRecordsIn } from '../talents/talents.records.ts';

/** A list that people keep searches of, and what makes something new in it. */
export type Searched = {
  list: ViewList;
  /** The event of its coming, and where its notifications lead. */
  kind: EventKind;
  place: NoticePlace;
  records: {
    resource: Pick<AnyResource, 'flow' | 'listing' | 'guards'>;
    listed: (actor: User, query: never, fields?: string[]) => ListSpec;
  };
  /** What its screen asks for besides the filters of a view. */
  asks: object;
  /** Who was told of what: `column` names the record. */
  finds: { table: Sql; column: Sql };
  /** Whether it is still there to be told of. */
  isThere: (recordId: string) => Sql;
  /** Whether the owner of a search, `v`, knows of it by themselves. */
  isKnown: (recordId: string) => Sql;
};

const posted = sql`o.posted_at <= now() - ${undoSeconds} * interval '1 second'`;
const ofTalents: Pick<Searched, 'kind' | 'place' | 'finds' | 'isThere' | 'isKnown'> = {
  ...{ kind: 'talent.appear', place: 'talent', finds: { table: sql`talent_finds`, column: sql`person_id` } },
  isThere: (id) => sql`select 1 from freelance_profiles p where p.user_id = ${id} and p.is_listed`,
  isKnown: (id) => sql`(exists (select 1 from person_favourites f where f.user_id = v.owner_id and f.person_id = ${id}) or exists (
    select 1 from people_list_members m join people_lists l on l.id = m.list_id
    where l.owner_id = v.owner_id and l.state = 'kept' and m.person_id = ${id}))`,
};

export const searchedIn = (timeZone: Zone): readonly Searched[] => [
  {
    ...{ list: 'offers', kind: 'opportunity.post', place: 'opportunity', records: opportunityRecords, asks: { state: 'posted' } },
    finds: { table: sql`search_finds`, column: sql`opportunity_id` },
    isThere: (id) => sql`select 1 from opportunities o where o.id = ${id} and ${isOpen} and ${posted}`,
    isKnown: (id) => sql`exists (select 1 from applications a where a.owner_id = v.owner_id and a.opportunity_id = ${id})`,
  },
  { ...ofTalents, list: 'talents', records: talentRecordsIn(timeZone), asks: {} },
  { ...ofTalents, list: 'accounts.Freelance', records: accountRecords, asks: { type: 'Freelance' } },
];

/** As the list itself asks, before anything is read. */
export const isAdmitted = ({ records: { resource } }: Searched, reader: User): boolean =>
  firstRefusal(resource.guards ?? working, reader) === undefined && resource.flow.view.some((rule) => rule.admits(reader));
