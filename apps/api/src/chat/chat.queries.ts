import { type ConversationState, chatRules, conversationActions } from '@jalon/domain/chat/chat';
import type { Conversation, ConversationQuery, ConversationRow, Message, Messages } from '@jalon/domain/chat/chat-schema';
import type { User } from '@jalon/domain/core/actor';
import type { Page } from '@jalon/domain/core/listing';
import { excerptOf } from '@jalon/domain/core/words';
import { readPage } from '../core/listing.ts';
import { missing } from '../core/records.ts';
import { matching } from '../core/search.ts';
import type { Tx } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';
import { findReaders } from '../notifications/readers.queries.ts';
import { aboutShown, filesShown, lastShown, messageColumns, otherOf, personShown, turnsShown } from './chat.columns.ts';
import { type About, isShared, readersShown, seesConversation } from './chat.scope.ts';

/** Of the conversation, `t`, of a place in the list, `m`. */
export const ofTalk = (column: Sql): Sql => sql`(select ${column} from conversations t where t.id = m.conversation_id)`;

type Holds = (column: Sql) => Sql;
const said = (holds: Holds): Sql => sql`x.deleted_at is null and ${holds(sql`fold(' ' || x.text)`)}`;
const holding =
  (text: string): Holds =>
  (column) =>
    matching({ text, column });

/** A person, what it is about, or a word that was written: each by itself, in what one reads oneself. */
export function isFound(actor: User, holds: Holds, saidHolds = holds): Sql {
  const title = sql`coalesce((select o.title from applications a join opportunities o on o.id = a.opportunity_id where a.id = t.record_id),
    (select p.title from projects p where p.id = t.record_id), '')`;
  const name = sql`(select u.first_name || ' ' || u.last_name from users u where u.id = ${otherOf(actor)})`;
  const words = holds(sql`fold(' ' || ${name} || ' ' || ${title})`);
  return ofTalk(sql`${words} or exists (select 1 from messages x where x.conversation_id = t.id and ${said(saidHolds)})`);
}

/** The latest message that holds the words. */
const foundSaid = (text: string): Sql => sql`(
  select json_build_object('sequence', x.sequence, 'text', x.text) from messages x
  where x.conversation_id = m.conversation_id and ${said(holding(text))} order by x.sequence desc limit 1)`;
/** As much of a message as tells whether it is the one that was meant. */
const excerptMax = 140;

export async function listConversations(tx: Tx, actor: User, { q, show, ...page }: ConversationQuery): Promise<Page<ConversationRow>> {
  const isAbout = show !== 'all' && show !== 'unread';
  // One’s own are few: they are walked in their order, whatever is looked for among them.
  const narrowed = [...(isAbout ? [ofTalk(sql`t.record_kind = ${show}`)] : []), ...(q ? [isFound(actor, holding(q))] : [])];
  const read = await readPage<ConversationRow>(tx, {
    columns: sql`m.conversation_id as id, m.last_at as "lastAt", m.unread, m.is_muted as "isMuted", 'member' as role, null as first,
      ${ofTalk(sql`t.state`)} as state, ${ofTalk(aboutShown(actor))} as about, ${ofTalk(personShown(actor, otherOf(actor)))} as other,
      ${ofTalk(lastShown(actor))} as last, ${q ? foundSaid(q) : sql`null`} as found`,
    from: sql`conversation_members`,
    as: sql`m`,
    where: [sql`m.user_id = ${actor.id}`, ...(show === 'unread' ? [sql`m.unread > 0`] : []), ...narrowed],
    key: sql`m.last_at`,
    keyType: sql`timestamptz`,
    id: sql`m.conversation_id`,
    dir: 'desc',
    page,
  });
  const shown = ({ found: said, ...row }: ConversationRow): ConversationRow => ({
    ...row,
    found: said && { ...said, text: excerptOf(said.text, q ?? '', excerptMax) },
  });
  return { ...read, rows: read.rows.map(shown) };
}

type Found = Omit<Conversation, 'shut' | 'actions'> & About & { closedBy: string | null };

/** One conversation as somebody is shown it, with whether they may write there now. */
export async function findConversation(tx: Tx, actor: User, id: string): Promise<Conversation> {
  const { kind, recordId, closedBy, ...talk } =
    (await tx.maybe<Found>(sql`
      select t.id, t.state, t.closed_by as "closedBy", t.last_at as "lastAt", t.last_sequence as "lastSequence", ${aboutShown(actor)} as about, t.record_kind as kind, t.record_id as "recordId",
        ${personShown(actor, otherOf(actor))} as other, ${lastShown(actor)} as last,
        case when ${actor.id} in (t.first_id, t.second_id) then 'member' else 'reader' end as role,
        case when ${actor.id} not in (t.first_id, t.second_id) then ${personShown(actor, sql`t.opened_by`)} end as first,
        coalesce(m.unread, 0) as unread, coalesce(m.read_sequence, 0) as "readSequence", coalesce(m.is_muted, false) as "isMuted",
        coalesce((select json_build_object('sequence', y.read_sequence, 'at', y.read_at) from conversation_members y
          where y.conversation_id = t.id and y.user_id = ${otherOf(actor)}), json_build_object('sequence', 0, 'at', null)) as "otherRead",
        ${readersShown(actor)} as readers, ${turnsShown} as turns, ${filesShown} as files
      from conversations t left join conversation_members m on m.conversation_id = t.id and m.user_id = ${actor.id}
      where t.id = ${id} and ${seesConversation(actor)}`)) ?? missing();
  const shut = talk.role === 'reader' ? 'reader' : await shutOf(tx, actor, { state: talk.state, otherId: talk.other.id, kind, recordId });
  return { ...talk, shut, actions: conversationActions(actor, { state: talk.state, closedBy }) };
}

type Talk = About & { state: ConversationState; otherId: string };
/** Why one of the two may not write now, or null. */
export async function shutOf(tx: Tx, actor: User, { state, otherId, ...about }: Talk): Promise<'closed' | 'record' | null> {
  if (state === 'closed') return 'closed';
  const [other] = await findReaders(tx, [otherId]);
  return (await isShared(tx, actor, other, about)) ? null : 'record';
}

type Asked = { before?: number | undefined; since?: number | undefined; q?: string | undefined };

/** Newest first before a place, or in the order of their changes since a revision; of a conversation that one may read. */
export async function listMessages(tx: Tx, actor: User, id: string, { before, since, q }: Asked): Promise<Messages> {
  const conditions = [
    sql`x.conversation_id = ${id}`,
    ...(since === undefined ? [] : [sql`x.revision > ${since}`]),
    ...(before === undefined ? [] : [sql`x.sequence < ${before}`]),
    ...(q ? [said(holding(q))] : []),
  ];
  const order = since === undefined ? sql`x.sequence desc` : sql`x.revision`;
  const rows = await tx.many<Message & { isThere: boolean }>(sql`
    select r.*, true as "isThere" from conversations t left join lateral (
      select ${messageColumns} from messages x where ${join(conditions, sql` and `)} order by ${order} limit ${chatRules.page + 1}) r on true
    where t.id = ${id} and ${seesConversation(actor)}`);
  if (rows.length === 0) missing();
  // A conversation without messages gives one row of nothing.
  const messages = rows.filter((row) => row.id !== null);
  return { messages: messages.slice(0, chatRules.page), isMore: messages.length > chatRules.page };
}

/** Whether somebody is one of the two of a conversation. */
export const isTalking = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from conversations t where t.id = ${id} and ${userId} in (t.first_id, t.second_id)`)) !== undefined;
