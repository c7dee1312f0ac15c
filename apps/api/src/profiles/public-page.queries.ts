import type { PageChoices } from '@jalon/domain/profiles/public-page';
import type { WholeTalent } from '@jalon/domain/talents/talent-schema';
import { aliased } from '../core/record-statements.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Zone } from '../operator/house.ts';
import { todayAt, wholeColumns } from '../talents/talents.queries.ts';

/** Open, and of somebody whom companies see: a profile that is hidden, or whose account is not open, has no page. */
const isPageOf = (slug: string): Sql => sql`p.page_slug = ${slug} and p.is_page_open and p.is_listed`;
const choices = { showsPicture: sql`p.shows_picture`, showsRate: sql`p.shows_rate`, isFound: sql`p.is_found` };

export const findPage = (tx: Tx, slug: string, timeZone: Zone): Promise<(WholeTalent & PageChoices) | undefined> =>
  tx.maybe(sql`select ${aliased({ ...wholeColumns(todayAt(timeZone)), ...choices })} from freelance_profiles p where ${isPageOf(slug)}`);

export const findPagePicture = (tx: Tx, slug: string): Promise<{ key: string } | undefined> =>
  tx.maybe(sql`
    select u.picture_key as key from freelance_profiles p join users u on u.id = p.user_id
    where ${isPageOf(slug)} and p.shows_picture and u.picture_key is not null`);

/** What a page is called in its head. */
export type PageHead = Pick<WholeTalent, 'firstName' | 'lastName' | 'title'> & { isFound: boolean };
export const findPageHead = (tx: Tx, slug: string): Promise<PageHead | undefined> =>
  tx.maybe(sql`
    select u.first_name as "firstName", u.last_name as "lastName", p.title, p.is_found as "isFound"
    from freelance_profiles p join users u on u.id = p.user_id where ${isPageOf(slug)}`);
