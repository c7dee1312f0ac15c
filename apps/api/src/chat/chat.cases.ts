import { randomUUIDv7 } from 'node:crypto';
import { chatApi } from '@jalon/domain/chat/chat-api';
import { aMessage, insertConversation, onProject, talk } from '../../test/chat.ts';
import { ofAdmin } from '../../test/events/callers.ts';
import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { ActorName, World } from '../../test/harness.ts';
import type { Circle } from '../../test/matrix/records.ts';
import type { Happens } from '../../test/told.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { tellAway } from './chat.letters.ts';

const members: readonly ActorName[] = ['freelance', 'company', 'commercial', 'unvalidated', 'admin'];
const everybody = { may: members } as const;
type State = 'open' | 'closed';

/** Of somebody of the matrix and a freelance whom they share nothing with any more: what was said is still theirs to read. */
async function ofCircle({ database, person }: Pick<Circle, 'database' | 'person'>, state: State = 'open', isOwn = false) {
  const other = await makePerson(database, { type: 'Freelance' });
  const made = await insertConversation(database, {
    ...(isOwn ? { a: person.id, b: other.id } : { a: other.id, b: person.id }),
    ...{ recordId: other.id, messages: 2 },
  });
  await database.many(
    sql`update conversations set state = ${state}, closed_by = ${state === 'closed' ? person.id : null}::uuid where id = ${made.id}`,
  );
  return made;
}
type Made = { id: string; messageId: string };
const about =
  (call: (made: Made) => object = ({ id }) => ({ params: { id } }), state?: State, isOwn?: boolean) =>
  async (circle: Circle) =>
    call(await ofCircle(circle, state, isOwn));
const ofMessage =
  (body?: object) =>
  ({ id, messageId }: Made) => ({ params: { id, messageId }, ...(body && { body }) });
const nobody = randomUUIDv7();

/** Two who share a project, with what one of them has said. */
async function talked(world: World) {
  const people = await onProject(world.database);
  const id = await talk(world, people.freelance, people.client.id, people.projectId);
  const { body: sent } = await world.as(people.freelance)(chatApi.send, { params: { id }, body: aMessage('Bonjour') });
  return { ...people, id, messageId: sent.id };
}

const happens: Happens = async (world, kind) => {
  const { client, id, messageId } = await talked(world);
  if (kind === 'conversation.report')
    await world.as(client)(chatApi.report, { params: { id, messageId }, body: { reason: 'Propos déplacés' } });
  else await world.database.transaction((tx) => tellAway(tx, { id, userId: client.id }));
  return id;
};

export const cases: Cases = {
  path: '/api/conversations',
  rows: {
    'GET /api/conversations': everybody,
    'GET /api/conversations/people': everybody,
    'POST /api/conversations': { ...everybody, input: { body: { kind: 'project', recordId: nobody, withId: nobody } }, status: 404 },
    'GET /api/conversations/:id': { ...everybody, record: about() },
    'GET /api/conversations/:id/messages': { ...everybody, record: about() },
    // They share nothing any more.
    'POST /api/conversations/:id/messages': {
      ...everybody,
      record: about(({ id }) => ({ params: { id }, body: aMessage('x') }), 'closed'),
      status: 409,
    },
    'PUT /api/conversations/:id/messages/:messageId': { ...everybody, record: about(ofMessage({ text: 'x' }), 'open', true) },
    'DELETE /api/conversations/:id/messages/:messageId': { ...everybody, record: about(ofMessage(), 'open', true) },
    'POST /api/conversations/:id/messages/:messageId/report': { ...everybody, record: about(ofMessage({ reason: 'x' })) },
    'POST /api/conversations/:id/read': { ...everybody, record: about(({ id }) => ({ params: { id }, body: { sequence: 1 } })) },
    'PUT /api/conversations/:id/muted': { ...everybody, record: about(({ id }) => ({ params: { id }, body: { isMuted: true } })) },
    'POST /api/conversations/:id/close': { ...everybody, record: about() },
    'POST /api/conversations/:id/reopen': { ...everybody, record: about(undefined, 'closed') },
    'GET /api/conversations/:id/files/:fileId': {
      ...everybody,
      record: about(({ id }) => ({ params: { id, fileId: nobody } })),
      status: 404,
    },
    'GET /api/announcements': everybody,
    'POST /api/announcements': { may: ['admin'], input: { body: { audience: 'all', text: 'x' } }, status: 201 },
    'POST /api/announcements/read': everybody,
  },
  traces: {
    'POST /api/conversations': ['answered conversation.open'],
    'POST /api/conversations/:id/messages/:messageId/report': ['named conversation.report'],
    'POST /api/conversations/:id/close': ['named conversation.close'],
    'POST /api/conversations/:id/reopen': ['named conversation.reopen'],
    'POST /api/announcements': ['answered announcement.send'],
  },
  silent: {
    'POST /api/conversations/:id/messages': 'a conversation is its own record: the messages stand in it, with who wrote them and when',
    'PUT /api/conversations/:id/messages/:messageId': 'the message says that it was changed',
    'DELETE /api/conversations/:id/messages/:messageId': 'its place says that it was taken back',
    'POST /api/conversations/:id/read': 'one’s own place in a conversation, which the other is shown',
    'PUT /api/conversations/:id/muted': 'one’s own wish',
    'POST /api/announcements/read': 'one’s own place in the room',
  },
  valid: {
    'POST /api/conversations': async ({ database }) => {
      const { freelance, client, projectId } = await onProject(database);
      return { as: freelance, call: { body: { kind: 'project', recordId: projectId, withId: client.id } } };
    },
    'POST /api/conversations/:id/messages': async (world) => {
      const { client, id } = await talked(world);
      return { as: client, call: { params: { id }, body: aMessage('Merci') } };
    },
    'PUT /api/conversations/:id/messages/:messageId': async (world) => {
      const { freelance, id, messageId } = await talked(world);
      return { as: freelance, call: { params: { id, messageId }, body: { text: 'Bonsoir' } } };
    },
    'DELETE /api/conversations/:id/messages/:messageId': async (world) => {
      const { freelance, id, messageId } = await talked(world);
      return { as: freelance, call: { params: { id, messageId } } };
    },
    'POST /api/conversations/:id/messages/:messageId/report': async (world) => {
      const { client, id, messageId } = await talked(world);
      return { as: client, call: { params: { id, messageId }, body: { reason: 'x' } } };
    },
    'POST /api/conversations/:id/close': async (world) => {
      const { client, id } = await talked(world);
      return { as: client, call: { params: { id } } };
    },
    'POST /api/conversations/:id/reopen': ofAdmin(async ({ database, people: { admin } }) => {
      const { id } = await ofCircle({ database, person: admin }, 'closed');
      return { params: { id } };
    }),
  },
  happens: { 'conversation.report': happens, 'conversation.unread': happens },
  reads: { conversation: (world, reader, id) => world.as(reader)(chatApi.read, { params: { id } }) },
  table: 'messages',
  fill: fillConversations,
  async known({ database, people }, path) {
    // One that is begun is about nothing that is there.
    if (path === '/api/conversations') {
      const others = await Promise.all([1, 2, 3].map(() => makePerson(database, { type: 'Freelance' })));
      return others.map(({ id }) => ({ kind: 'portfolio', recordId: id, withId: id }));
    }
    const made = await Promise.all(
      members.flatMap((name) => [1, 2].map(() => ofCircle({ database, person: people[name as Exclude<ActorName, 'visitor'>] }))),
    );
    const { admin, commercial } = people;
    const staff = await Promise.all(
      [admin, commercial].flatMap((person) => [
        ...[1, 2, 3].map(() => ofCircle({ database, person }, 'closed')),
        ...[1, 2, 3].map(() => ofCircle({ database, person }, 'open', true)),
      ]),
    );
    return [...made, ...staff].map(({ id, messageId }) => ({ id, messageId, fileIds: [] }));
  },
};

/** Those of a few people, and nothing of the others: of fewer for each, PostgreSQL sorts them. */
async function fillConversations(tx: Tx, count: number): Promise<void> {
  await tx.many(sql`
    with made as (
      insert into conversations (id, record_kind, record_id, first_id, second_id, opened_by, last_sequence, last_revision)
      select gen_random_uuid(), 'portfolio', f.ids[1 + n % cardinality(f.ids)], least(a.id, b.id), greatest(a.id, b.id), a.id, 3, 3
      from generate_series(1, ${count}::int) n cross join (select array_agg(id) as ids from users where type = 'Freelance') f
      cross join (select array_agg(id) as ids from (select id from users where type <> 'Freelance' and state = 'active' order by id limit 7) u) s
      cross join lateral (select s.ids[1 + n % cardinality(s.ids)] as id) a cross join lateral (select f.ids[1 + n % cardinality(f.ids)] as id) b
      on conflict do nothing returning id, first_id, opened_by),
    placed as (
      insert into conversation_members (conversation_id, user_id, unread, last_at)
      select m.id, m.opened_by, hashtext(m.id::text) & 1, now() - (hashtext(m.id::text) & 1023) * interval '1 hour' from made m)
    insert into messages (id, conversation_id, sequence, revision, author_id, text)
    select gen_random_uuid(), m.id, n, n, m.first_id, md5(n::text) from made m, generate_series(1, 3) n`);
  await tx.many(sql`analyze conversations, conversation_members, messages`);
}
