import { randomUUIDv7 } from 'node:crypto';
import { chatApi } from '@jalon/domain/chat/chat-api';
import type { MessageInput } from '@jalon/domain/chat/chat-schema';
import type { Database, Tx } from '../src/db/database.ts';
import { sql } from '../src/db/sql.ts';
import { insertDelivery } from './deliveries.ts';
import { makePerson, type Person } from './factories.ts';
import type { World } from './harness.ts';

/** Two who share a project, and the commercial who looks after the company. */
export async function onProject(database: Database) {
  const [freelance, client, commercial] = await Promise.all([
    makePerson(database, { type: 'Freelance' }),
    makePerson(database, { type: 'Company' }),
    makePerson(database, { type: 'Commercial' }),
  ]);
  const { companyId } = await database.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${client.id}`);
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const { projectId } = await insertDelivery(database, { ownerId: freelance.id, companyId });
  return { freelance, client, commercial, companyId, projectId };
}

/** A conversation as it would be kept, with this many messages of the first of the two. */
export async function insertConversation(
  tx: Tx,
  {
    a,
    b,
    kind = 'portfolio',
    recordId,
    companyId = null,
    messages = 0,
  }: { a: string; b: string; kind?: string; recordId: string; companyId?: string | null; messages?: number },
): Promise<{ id: string; messageId: string }> {
  const id = randomUUIDv7();
  const [first, second] = [a, b].sort();
  const ids = Array.from({ length: messages }, () => randomUUIDv7());
  await tx.many(sql`
    insert into conversations (id, record_kind, record_id, company_id, first_id, second_id, opened_by, last_sequence, last_revision)
    values (${id}, ${kind}, ${recordId}, ${companyId}, ${first}, ${second}, ${a}, ${messages}, ${messages})`);
  await tx.many(sql`
    insert into conversation_members (conversation_id, user_id, unread, read_sequence)
    values (${id}, ${a}, 0, ${messages}), (${id}, ${b}, ${messages}, 0)`);
  await tx.many(sql`
    insert into messages (id, conversation_id, sequence, revision, author_id, text)
    select m.id, ${id}, m.n, m.n, ${a}, 'Message ' || m.n from unnest(${ids}::uuid[]) with ordinality m (id, n)`);
  return { id, messageId: ids[0] ?? randomUUIDv7() };
}

export const aMessage = (text: string, fileIds: string[] = []): MessageInput => ({ id: randomUUIDv7(), text, fileIds });

/** Opened by one of the two about their project. */
export async function talk(world: World, by: Person, withId: string, projectId: string): Promise<string> {
  const { body, status } = await world.as(by)(chatApi.open, { body: { kind: 'project', recordId: projectId, withId } });
  if (status !== 201) throw new Error(`no conversation: ${status}`);
  return body.id;
}
