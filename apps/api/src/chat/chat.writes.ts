import {
  type ConversationAction,
  type ConversationState,
  chatRules,
  conversationActions,
  conversationMachine,
  isEditable,
} from '@jalon/domain/chat/chat';
import type { ConversationInput, Message, MessageInput } from '@jalon/domain/chat/chat-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { missing } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { filesDropped } from '../files/files.queries.ts';
import { findReaders } from '../notifications/readers.queries.ts';
import { messageColumns, otherOf } from './chat.columns.ts';
import { shutOf } from './chat.queries.ts';
import { type About, isMember, isShared, seesConversation } from './chat.scope.ts';

/** The servers hear on commit in which conversation something has changed, and whom to tell. */
const told = (from: Sql): Sql =>
  sql`(select pg_notify('chat', json_build_object('users', json_build_array(t.first_id, t.second_id), 'conversation', t.id)::text) from ${from} t)`;

/** Of the letter to somebody who is away: one for all that they have not read. */
const awayKey = (id: string, userId: string): string => `chat ${id} ${userId}`;

/** Whoever looks after somebody begins; a company writes to those who look after it. */
const mayBegin = (actor: User, { kind, recordId }: About, withId: string): Sql => {
  if (kind !== 'portfolio' || isType(actor, 'Admin', 'Commercial')) return sql`true`;
  return isType(actor, 'Company')
    ? sql`exists (select 1 from company_commercials l where l.company_id = ${recordId} and l.user_id = ${withId})`
    : sql`false`;
};

/** The conversation of two people about a record, if they may have one: a new one, or the one there is. */
export async function openConversation(tx: Tx, actor: User, id: string, input: ConversationInput): Promise<{ id: string; isNew: boolean }> {
  const { kind, recordId, withId } = input;
  const [other] = await findReaders(tx, [withId]);
  const [first, second] = [actor.id, withId].sort();
  const about: About = { kind, recordId };
  const same = sql`record_kind = ${kind} and record_id = ${recordId} and first_id = ${first} and second_id = ${second}`;
  // What was said before stays readable, whatever has become of the record; whoever may not write learns nothing.
  const { isFree } = await tx.one<{ isFree: boolean }>(sql`select ${mayBegin(actor, about, withId)} as "isFree"`);
  if (!isFree || !(await isShared(tx, actor, other, about))) {
    const known = await tx.maybe<{ id: string }>(sql`select id from conversations where ${same}`);
    return known ? { ...known, isNew: false } : missing();
  }
  const companyId = sql`coalesce((select a.company_id from applications a where a.id = ${recordId}), (select p.company_id from projects p where p.id = ${recordId}),
    (select k.id from companies k where k.id = ${recordId}))`;
  const opened = await tx.one<{ id: string; isNew: boolean }>(sql`
    with made as (
      insert into conversations (id, record_kind, record_id, company_id, first_id, second_id, opened_by)
      values (${id}, ${kind}, ${recordId}, ${companyId}, ${first}, ${second}, ${actor.id})
      on conflict (record_kind, record_id, first_id, second_id) do update set state = conversations.state returning id, id = ${id} as "isNew"),
    placed as (
      insert into conversation_members (conversation_id, user_id) select id, ${actor.id} from made on conflict do nothing)
    select * from made`);
  return opened;
}

type Held = About & { id: string; state: ConversationState; otherId: string; sent: (Message & { conversationId: string }) | null };

/** A conversation of one's own, held until the end: what two write at once comes one after the other. */
async function hold(tx: Tx, actor: User, id: string, messageId: string): Promise<Held> {
  // Sent at once, one after the other on the same connection: the second sees what the first has waited for.
  const [held, sent] = await Promise.all([
    tx.maybe<Held>(sql`
      select t.id, t.state, t.record_kind as kind, t.record_id as "recordId", ${otherOf(actor)} as "otherId"
      from conversations t where t.id = ${id} and ${isMember(actor)} for no key update of t`),
    tx.maybe<Message & { conversationId: string }>(
      sql`select ${messageColumns}, x.conversation_id as "conversationId" from messages x where x.id = ${messageId}`,
    ),
  ]);
  return held ? { ...held, sent: sent ?? null } : missing();
}

export async function sendMessage(tx: Tx, actor: User, id: string, { id: messageId, text, fileIds }: MessageInput): Promise<Message> {
  if (!text && fileIds.length === 0) throw new AppError('request.invalid', { fields: { text: 'validation.required' } });
  const { sent, ...talk } = await hold(tx, actor, id, messageId);
  if (sent) {
    if (sent.conversationId === id && sent.authorId === actor.id) return sent;
    throw new AppError('record.taken');
  }
  if (await shutOf(tx, actor, talk)) throw new AppError('chat.shut');
  await takeFiles(tx, actor, id, fileIds);
  const away = sql`graphile_worker.add_job('chatAway', json_build_object('id', ${id}::text, 'userId', ${talk.otherId}::text),
    run_at := now() + ${chatRules.awayMinutes} * interval '1 minute', job_key := ${awayKey(id, talk.otherId)}, job_key_mode := 'preserve_run_at')`;
  return tx.one<Message>(sql`
    with moved as (
      update conversations set last_sequence = last_sequence + 1, last_revision = last_revision + 1, last_at = now() where id = ${id} returning *),
    x as (
      insert into messages (id, conversation_id, sequence, revision, author_id, text, file_ids)
      select ${messageId}, id, last_sequence, last_revision, ${actor.id}, ${text}, ${fileIds}::uuid[] from moved returning *),
    mine as (
      insert into conversation_members as m (conversation_id, user_id, read_sequence, read_at, last_at)
      select id, ${actor.id}, last_sequence, now(), last_at from moved
      on conflict (conversation_id, user_id) do update set last_at = excluded.last_at),
    theirs as (
      insert into conversation_members as m (conversation_id, user_id, unread, last_at) select id, ${talk.otherId}, 1, last_at from moved
      on conflict (conversation_id, user_id) do update set unread = m.unread + 1, last_at = excluded.last_at),
    heard as materialized (select ${told(sql`moved`)}, ${away})
    select ${messageColumns} from x, heard`);
}

/** Files that this person has sent and that wait for their record become those of the conversation. */
async function takeFiles(tx: Tx, actor: User, id: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const taken = await tx.many(sql`
    update files set record_kind = 'conversation', record_id = ${id}
    where id = any(${fileIds}::uuid[]) and sent_by = ${actor.id} and record_id is null and purpose = 'proof' returning id`);
  if (taken.length !== new Set(fileIds).size) throw new AppError('request.invalid', { fields: { fileIds: 'validation.fileGone' } });
}

type Change = { text: string } | 'gone';

/** What one has just written oneself is changed or taken back; taken back, its place stays. */
export async function changeMessage(
  tx: Tx,
  actor: User,
  { id, messageId }: { id: string; messageId: string },
  change: Change,
): Promise<Message> {
  const { sent, state } = await hold(tx, actor, id, messageId);
  if (!sent || sent.conversationId !== id) return missing();
  if (sent.authorId !== actor.id) throw new AppError('access.refused');
  if (sent.isDeleted && change === 'gone') return sent;
  if (sent.isDeleted || state === 'closed' || !isEditable(sent.sentAt, Date.now())) throw new AppError('chat.tooLate');
  const set = change === 'gone' ? sql`text = '', file_ids = '{}', deleted_at = now()` : sql`text = ${change.text}, edited_at = now()`;
  const changed = tx.one<Message>(sql`
    with moved as (update conversations set last_revision = last_revision + 1 where id = ${id} returning *),
    x as (update messages set revision = moved.last_revision, ${set} from moved where messages.id = ${messageId} returning messages.*),
    heard as materialized (select ${told(sql`moved`)})
    select ${messageColumns} from x, heard`);
  const ids = sent.files.map((file) => file.id);
  if (change !== 'gone' || ids.length === 0) return changed;
  const dropped = tx.many(filesDropped(sql`f.id = any(${ids}::uuid[]) and f.record_kind = 'conversation' and f.record_id = ${id}`));
  return (await Promise.all([changed, dropped]))[0];
}

/** What somebody has written who goes: their messages keep their place and say nothing any more, and windows that are open learn of it. */
export async function dropMessagesOf(tx: Tx, authorId: string): Promise<void> {
  const own = sql`from messages m where m.author_id = ${authorId} and m.deleted_at is null`;
  // Sent at once, one after the other: held first, always in the same order, so that what others write is numbered before or after.
  await Promise.all([
    tx.many(sql`select 1 from conversations t where t.id in (select m.conversation_id ${own}) order by t.id for no key update`),
    tx.many(filesDropped(sql`f.id in (select unnest(m.file_ids) ${own})`)),
    tx.many(sql`
      with gone as (
        select m.id, m.conversation_id, row_number() over (partition by m.conversation_id order by m.sequence)::int as place,
          count(*) over (partition by m.conversation_id)::int as total ${own}),
      moved as (
        update conversations t set last_revision = t.last_revision + g.total from (select distinct conversation_id, total from gone) g
        where t.id = g.conversation_id returning t.*),
      emptied as (
        update messages x set revision = moved.last_revision - gone.total + gone.place, text = '', file_ids = '{}', deleted_at = now()
        from gone join moved on moved.id = gone.conversation_id where x.id = gone.id)
      select ${told(sql`(select moved.*)`)} from moved`),
  ]);
}

/** Only further, and no further than there is something to read. What waited in a letter or at the bell is read with it. */
export async function markRead(tx: Tx, actor: User, id: string, sequence: number): Promise<{ readSequence: number; unread: number }> {
  // Held as by whoever writes: what comes at the same moment is counted.
  const held = tx.many(sql`select 1 from conversations t where t.id = ${id} and ${isMember(actor)} for no key update of t`);
  const marked = tx.maybe<{ readSequence: number; unread: number }>(sql`
    with t as (select * from conversations t where t.id = ${id} and ${isMember(actor)}),
    further as (
      update conversation_members m set read_sequence = least(${sequence}::int, t.last_sequence), read_at = now(), unread = (
        select count(*)::int from messages x where x.conversation_id = t.id and x.sequence > least(${sequence}::int, t.last_sequence) and x.author_id is distinct from m.user_id)
      from t where m.conversation_id = t.id and m.user_id = ${actor.id} and m.read_sequence < least(${sequence}::int, t.last_sequence)
      returning m.read_sequence, m.unread),
    seen as (
      update notifications n set read_at = now() from further
      where n.user_id = ${actor.id} and n.subject_id = ${id} and n.kind = 'conversation.unread' and n.read_at is null),
    heard as materialized (
      select ${told(sql`t`)}, case when further.unread = 0 then graphile_worker.remove_job(${awayKey(id, actor.id)}) end from further)
    select coalesce(f.read_sequence, m.read_sequence, 0) as "readSequence", coalesce(f.unread, m.unread, 0) as unread
    from t left join conversation_members m on m.conversation_id = t.id and m.user_id = ${actor.id} left join further f on true
    where (select count(*) from heard) >= 0`);
  const [, found] = await Promise.all([held, marked]);
  return found ?? missing();
}

export async function mute(tx: Tx, actor: User, id: string, isMuted: boolean): Promise<void> {
  const done = await tx.maybe(sql`
    update conversation_members m set is_muted = ${isMuted} from conversations t
    where t.id = ${id} and ${isMember(actor)} and m.conversation_id = t.id and m.user_id = ${actor.id} returning 1`);
  if (!done) missing();
}

/** Compare and set: of two who end it at once, the second is told that it is. */
export async function changeState(tx: Tx, actor: User, id: string, action: ConversationAction): Promise<void> {
  const found = await tx.maybe<{ state: ConversationState; closedBy: string | null }>(
    sql`select t.state, t.closed_by as "closedBy" from conversations t where t.id = ${id} and ${seesConversation(actor)} for no key update of t`,
  );
  if (!found) return missing();
  const to = conversationMachine.next(found.state, action);
  if (!to) throw new AppError('workflow.wrongState', { state: found.state });
  if (!conversationActions(actor, found).includes(action)) throw new AppError('access.refused');
  await tx.many(sql`
    with moved as (update conversations set state = ${to}, closed_by = ${to === 'closed' ? actor.id : null}::uuid where id = ${id} returning *) select ${told(sql`moved`)}`);
}

/** From then on the administrators may read the conversation. False where they have been told of this message already. */
export async function reportMessage(tx: Tx, actor: User, { id, messageId }: { id: string; messageId: string }): Promise<boolean> {
  const { isNew } =
    (await tx.maybe<{ isNew: boolean }>(sql`
      with x as (
        select x.id, x.reported_at from messages x join conversations t on t.id = x.conversation_id
        where t.id = ${id} and ${isMember(actor)} and x.id = ${messageId} and x.author_id is distinct from ${actor.id} for no key update of x),
      talk as (update conversations t set reported_at = coalesce(t.reported_at, now()) from x where t.id = ${id}),
      marked as (update messages m set reported_at = now() from x where m.id = x.id and x.reported_at is null)
      select x.reported_at is null as "isNew" from x`)) ?? missing();
  return isNew;
}
