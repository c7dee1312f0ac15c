import { languages } from '@jalon/domain/core/languages';
import { noticeOf, toldKinds } from '@jalon/domain/notifications/notices';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { afterAll, expect, test } from 'vitest';
import { openSession } from '../src/core/session.ts';
import { sql } from '../src/db/sql.ts';
import type { Person } from './factories.ts';
import { featureHappens, featureReads } from './features.ts';
import { openWorld } from './harness.ts';

/** Every kind that tells somebody: those it tells find it in their list, worded, and can read what it is about. */
const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

test.each(toldKinds)('%s is told to those who can read it, in words of both languages', async (kind) => {
  const happen = featureHappens[kind] ?? expect.fail('no feature says how it happens: add it to `happens` of its cases');
  const subjectId = await happen(world, kind);
  const told = await database.many<{ userId: string; id: string }>(sql`
    select user_id as "userId", event_id as id from notifications where subject_id = ${subjectId} and kind = ${kind}`);
  expect(told.length).toBeGreaterThan(0);
  for (const { userId, id } of told) {
    const { token } = await openSession(database, userId, { userAgent: 'test', address: '127.0.0.1', isRemembered: false });
    const reader: Person = { id: userId, email: '', token };
    for (const lang of languages) {
      await database.many(sql`update users set lang = ${lang} where id = ${userId}`);
      const [row] = (await world.as(reader)(notificationApi.list, { query: {} })).body.rows;
      expect(row).toMatchObject({ id, kind, category: noticeOf(kind)?.category, href: expect.stringMatching(/^\//) });
      expect(row?.text).not.toMatch(/\{\{|undefined|null|: ?$|\s\s/);
    }
    const read = featureReads[noticeOf(kind)?.place ?? 'self'];
    expect((await read?.(world, reader, subjectId))?.status).toBe(200);
  }
});
