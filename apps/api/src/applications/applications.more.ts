import type { applications } from '@jalon/domain/applications/application-api';
import { type Meeting, usualMinutes } from '@jalon/domain/applications/meetings';
import type { User } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import type { WholeTalent } from '@jalon/domain/talents/talent-schema';
import type { Context } from '../core/context.ts';
import { aliased } from '../core/record-statements.ts';
import { missing } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { House, Zone } from '../operator/house.ts';
import { profilePdf } from '../profiles/profile-pdf.ts';
import { noteOpening } from '../retention/openings.queries.ts';
import { todayAt, wholeColumns } from '../talents/talents.queries.ts';
import { applicationRecords } from './applications.records.ts';
import { isCandidacy, seesApplication, teamOf } from './applications.scope.ts';

/** More than anybody keeps a slot free from. */
const mostMeetings = 100;

type More = (typeof applications)['more'];
type Asked<Name extends keyof More> = Context<More[Name] & EndpointSpec>;

/** The profile behind an application that somebody sees, as long as it is one and its candidate is here. */
async function findCandidate(tx: Tx, actor: User, id: string, timeZone: Zone): Promise<WholeTalent | undefined> {
  const { ownerId, state } = (await applicationRecords.find(tx, actor, id)) ?? missing();
  if (!isCandidacy(state)) return undefined;
  const theirs = sql`freelance_profiles p join users u on u.id = p.user_id and u.state = 'active' where p.user_id = ${ownerId}`;
  const [found] = await Promise.all([
    tx.maybe<WholeTalent>(sql`select ${aliased(wholeColumns(todayAt(timeZone)))} from ${theirs}`),
    noteOpening(tx, actor, sql`(select p.user_id from ${theirs})`),
  ]);
  return found;
}

export const applicationMore = ({ timeZone, letterhead }: House) => ({
  profile: async ({ tx, actor, params: { id } }: Asked<'profile'>) => ({ profile: (await findCandidate(tx, actor, id, timeZone)) ?? null }),
  async pdf({ tx, actor, params: { id }, query: { as, lang }, language }: Asked<'pdf'>) {
    return profilePdf((await findCandidate(tx, actor, id, timeZone)) ?? missing(), {
      as,
      language: lang ?? language,
      letterhead: await letterhead(),
      reader: actor,
    });
  },
  async rate({ tx, actor, params: { id }, body: { stars } }: Asked<'rate'>) {
    if (!(await applicationRecords.find(tx, actor, id))) missing();
    await tx.many(
      stars === null
        ? sql`delete from application_ratings where application_id = ${id} and user_id = ${actor.id}`
        : sql`insert into application_ratings (application_id, user_id, company_id, stars) values (${id}, ${actor.id}, ${teamOf(actor)}, ${stars})
            on conflict (application_id, user_id) do update set stars = excluded.stars, at = now()`,
    );
    return applicationRecords.present(actor, (await applicationRecords.find(tx, actor, id)) ?? missing());
  },
  async meetings({ tx, actor, params: { id } }: Asked<'meetings'>) {
    const { ownerId } = (await applicationRecords.find(tx, actor, id)) ?? missing();
    const told = (whose: Meeting['whose']) =>
      sql`a.interview_at as at, coalesce(a.minutes, ${usualMinutes}::integer) as minutes, ${whose}::text as whose`;
    const isToCome = sql`a.state = 'interview' and a.interview_at > now() - interval '1 day' and a.id <> ${id}`;
    // Within what they see: that somebody is in talks with others is nobody else's to know. One's own by what one has done of late.
    const rows = await tx.many<Meeting>(sql`
      (select ${told('candidate')} from applications a where a.owner_id = ${ownerId} and ${isToCome} and ${seesApplication(actor)}
        order by at limit ${mostMeetings})
      union all
      (select ${told('mine')} from (
        select distinct e.subject_id from (select subject_id, kind from events where actor_id = ${actor.id} order by id desc limit 1000) e
        where e.kind in ('application.offerSlots', 'application.interview')) e
      join applications a on a.id = e.subject_id where a.owner_id <> ${ownerId} and ${isToCome} and ${seesApplication(actor)}
      order by at limit ${mostMeetings})`);
    return { rows };
  },
  clock: async () => ({ timeZone: timeZone() }),
});
