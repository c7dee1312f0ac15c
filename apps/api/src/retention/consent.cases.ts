import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import { testSecret, type World } from '../../test/harness.ts';
import { insertAsked } from '../../test/retention.ts';
import { makeLink } from '../accounts/accounts.queries.ts';
import { linkTokens } from '../accounts/link-tokens.ts';

const path = '/api/consent';
async function linked({ database }: Pick<World, 'database'>): Promise<{ token: string }> {
  const { id } = await makePerson(database, { type: 'Freelance' });
  await insertAsked(database, id);
  return { token: linkTokens(testSecret).write(await makeLink(database, id, 'consent')) };
}

export const cases: Cases = {
  path,
  // Who may follow a link stands in the matrix with the others that nobody signs in for.
  rows: { [`GET ${path}`]: { may: ['freelance'] }, [`GET ${path}/openings`]: { may: ['freelance'] } },
  traces: { [`POST ${path}/renew`]: ['other retention.renewByLink'] },
  valid: { [`POST ${path}/renew`]: async (world) => ({ as: 'visitor', call: { body: await linked(world) } }) },
  known: (world) => Promise.all(Array.from({ length: 12 }, () => linked(world))),
};
