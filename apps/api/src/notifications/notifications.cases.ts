import { randomUUIDv7 } from 'node:crypto';
import type { Cases } from '../../test/features.ts';
import type { ActorName } from '../../test/harness.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const members: readonly ActorName[] = ['freelance', 'company', 'commercial', 'unvalidated', 'admin'];

/** One that asks for an act, so that every action can be done to it. */
async function tell(database: Database, userId: string): Promise<{ id: string }> {
  const id = randomUUIDv7();
  await database.many(sql`
    with event as (insert into events (id, kind, subject_id) values (${id}, 'account.verify', ${userId}))
    insert into notifications (user_id, event_id, kind, subject_id, asks) values (${userId}, ${id}, 'account.verify', ${userId}, true)`);
  return { id };
}
const told: Kind = ({ database, person }) => tell(database, person.id);

export const cases: Cases = {
  path: '/api/notifications',
  rows: {
    'GET /api/notifications': { may: members },
    'GET /api/notifications/counts': { may: members },
    'POST /api/notifications/:id/:action': { may: members, record: about(told, { action: 'treat' }) },
    'POST /api/notifications/read-all': { may: members, input: { body: {} } },
    'POST /api/notifications/unread-all': { may: members, input: { body: { readAt: '2026-01-01T00:00:00.000Z' } } },
    'GET /api/notifications/preferences': { may: members },
    'PUT /api/notifications/preferences': { may: members, input: { body: { choices: [{ category: 'account', channel: 'daily' }] } } },
  },
  async known({ database, people }) {
    const made = await Promise.all(members.map((name) => tell(database, people[name as Exclude<ActorName, 'visitor'>].id)));
    return [
      // A kind of their own, so that enough calls are about them.
      ...made.map(({ id }) => ({ id, isNotification: true })),
      ...made.map(({ id }) => ({ until: id })),
      { readAt: '2026-01-01T00:00:00.000Z' },
      { choices: [{ category: 'account', channel: 'daily' }] },
      { choices: [{ category: 'account', channel: null }] },
    ];
  },
};
