import { deletedName } from '@jalon/domain/accounts/own-account';
import { openStates } from '@jalon/domain/applications/application';
import type { User } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { dropFileOf } from '../administrative/administrative.queries.ts';
import { forgetNames } from '../core/events.ts';
import { endSessions } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { dropDocumentsOf } from '../documents/documents.queries.ts';
import { dropFilesOf, filesDropped } from '../files/files.queries.ts';

/** Administrators who leave wait for each other: of two at once, one finds that the other has gone. */
export async function isLastAdmin(tx: Tx, { id, type }: User): Promise<boolean> {
  if (type !== 'Admin') return false;
  const admins = await tx.many<{ id: string }>(
    sql`select id from users where type = 'Admin' and state = 'active' order by id for no key update`,
  );
  return admins.every((admin) => admin.id === id);
}

/** Takes everything that tells who it was; what others remember keeps its place. Gives the key of the picture, whose file is to go. */
export async function anonymise(tx: Tx, { id, email }: Pick<User, 'id' | 'email'>): Promise<{ picture: string | null }> {
  const { lang, picture } = await tx.one<{ lang: Language; picture: string | null }>(
    sql`select lang, picture_key as picture from users where id = ${id}`,
  );
  const { firstName, lastName } = deletedName[lang];
  // Sent at once, one after the other on the same connection.
  await Promise.all([
    tx.many(sql`
    update users set email = ${`${id}@deleted.invalid`}, invited_email = null, invitation = null, password_hash = null, first_name = ${firstName}, last_name = ${lastName}, phone = null,
      civility = null, job = null, picture_key = null, preferences = '{}', block_reason = null, refused_at = null, refusal_reason = null, role_id = null, email_verified_at = null, version = version + 1, updated_at = now()
    where id = ${id}`),
    endSessions(tx, id),
    tx.many(sql`delete from account_links where user_id = ${id}`),
    tx.many(sql`delete from two_steps where user_id = ${id}`),
    dropFileOf(tx, id),
    tx.many(sql`delete from recovery_codes where user_id = ${id}`),
    tx.many(sql`delete from identities where user_id = ${id}`),
    tx.many(sql`delete from known_devices where user_id = ${id}`),
    tx.many(sql`delete from user_divisions where user_id = ${id}`),
    tx.many(sql`delete from notifications where user_id = ${id}`),
    tx.many(sql`delete from notice_choices where user_id = ${id}`),
    tx.many(sql`delete from freelance_profiles where user_id = ${id}`),
    dropFilesOf(tx, 'profile', [id]),
    tx.many(sql`delete from views where owner_id = ${id}`),
    leaveLists(tx, id),
    leaveMarket(tx, id),
    dropDocumentsOf(tx, id),
    tx.many(sql`delete from idempotency_keys where user_id = ${id}`),
    tx.many(sql`delete from sign_in_tries where key = ${`account ${email}`}`),
    tx.many(sql`delete from sign_up_drafts where user_id = ${id}`),
    dropReadings(tx, id),
    forget(tx, { id, email }),
  ]);
  return { picture };
}

/** Who has read of them, and until when they were kept, unless that says that they were purged. */
async function dropReadings(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`
    with openings as (delete from profile_openings where owner_id = ${id}) delete from retentions where id = ${id} and state <> 'purged'`);
}

/** What others kept of them goes, and what they kept; a list that a team shares stays with the team. */
async function leaveLists(tx: Tx, id: string): Promise<void> {
  await Promise.all([
    tx.many(sql`delete from person_favourites where user_id = ${id} or person_id = ${id}`),
    tx.many(sql`delete from people_list_members where person_id = ${id}`),
    tx.many(sql`delete from people_lists where owner_id = ${id} and not is_shared`),
  ]);
}

/** Open applications are withdrawn, what was written in them, noted about them or proposed to them goes; what was decided stays. */
async function leaveMarket(tx: Tx, id: string): Promise<void> {
  const own = sql`(select a.id from applications a where a.owner_id = ${id})`;
  await Promise.all([
    tx.many(sql`delete from application_notes where application_id in ${own}`),
    tx.many(sql`delete from application_ratings where user_id = ${id} or application_id in ${own}`),
    tx.many(sql`delete from opportunity_favourites where user_id = ${id}`),
    tx.many(sql`update events set input = null, after = null where subject_id in (select q.id from proposals q where q.owner_id = ${id})`),
    tx.many(sql`delete from proposals where owner_id = ${id}`),
    tx.many(sql`delete from search_finds where user_id = ${id}`),
    tx.many(sql`delete from talent_finds where user_id = ${id} or person_id = ${id}`),
    tx.many(sql`update events set input = null where subject_id in ${own} and kind in ('application.create', 'application.declineSlots')`),
    tx.many(filesDropped(sql`f.record_kind = 'application' and f.record_id in ${own}`)),
    tx.many(sql`
      update applications set message = '', slots = '{}', no_slot = null, version = version + 1,
        retired_at = case when state = any(${[...openStates]}) then now() else retired_at end,
        state = case when state = any(${[...openStates]}) then 'retired' else state end
      where owner_id = ${id}`),
  ]);
}

/** What happened stays; the names, numbers and devices it told do not, nor what was written to the address. */
async function forget(tx: Tx, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  // Also to the addresses that were before, or were asked for, unless they are somebody else's. Until it is proved, an address may be
  // invited by a company besides: a letter with the link of somebody else stays theirs.
  await tx.many(sql`
    delete from mails m where (recipient = ${email} or recipient in (
      select a.email from events e cross join lateral (values (e.before ->> 'email'), (e.after ->> 'email')) a(email)
      where e.subject_id = ${id} and e.kind like 'account.email%'
        and not exists (select 1 from users u where u.email = a.email and u.id <> ${id})))
      and not exists (select 1 from account_links l where l.id::text = m.params ->> 'link' and l.user_id <> ${id})`);
  await forgetNames(tx, [id]);
}

/** What a farewell was written from. */
export async function forgetDetails(tx: Tx, eventId: string): Promise<void> {
  await tx.many(sql`update events set before = null where id = ${eventId}`);
}
