import { makePerson, makeProfile } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { actorNames } from '../../test/harness.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** The page of somebody, open; without a picture. */
async function openPage(database: Database): Promise<{ slug: string }> {
  const { id } = await makePerson(database, { type: 'Freelance' });
  await makeProfile(database, id);
  await database.many(
    sql`update freelance_profiles set is_page_open = true, page_slug = ${id}, shows_picture = true where user_id = ${id}`,
  );
  return { slug: id };
}
const page = async ({ database }: { database: Database }) => ({ params: await openPage(database) });

export const cases: Cases = {
  path: '/api/public-profiles',
  rows: {
    'GET /api/public-profiles/:slug': { may: actorNames, record: page, isCommon: true },
    'GET /api/public-profiles/:slug/picture': { may: actorNames, record: page, isCommon: true, status: 404 },
  },
  known: async ({ database }) => [await openPage(database)],
};
