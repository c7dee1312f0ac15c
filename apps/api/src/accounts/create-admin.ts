import { randomUUIDv7 } from 'node:crypto';
import type { AdminInput } from '@jalon/domain/accounts/managed-account-schema';
import { href } from '@jalon/domain/core/routes';
import { record } from '../core/events.ts';
import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { StartError } from '../start-error.ts';
import { endLinks, findByEmail, makeLink } from './accounts.queries.ts';
import { linkTokens } from './link-tokens.ts';

/** What the history says of where it came from, in place of a request. */
const origin = 'admin:create';

type Installation = { url: string; secret: string };

/**
 * Adds an administrator and answers with the address where they choose their password. For one who has not done so yet, a new address
 * takes the place of the one that was lost.
 */
export async function createAdmin(database: Database, admin: AdminInput, { url, secret }: Installation): Promise<string> {
  const link = await database.transaction(async (tx) => {
    const known = await findByEmail(tx, admin.email);
    if (known && (known.type !== 'Admin' || known.state !== 'none')) throw taken(admin.email);
    const id = known ? await inviteAgain(tx, known.id) : await add(tx, admin);
    return makeLink(tx, id, 'activate');
  });
  return `${url}${href('enableAccount')}?token=${linkTokens(secret).write(link)}`;
}

async function add(tx: Tx, { email, firstName, lastName, lang }: AdminInput): Promise<string> {
  const id = randomUUIDv7();
  const made = await tx.maybe(sql`
    insert into users (id, type, email, first_name, last_name, lang, state, validated_at)
    values (${id}, 'Admin', ${email}, ${firstName}, ${lastName}, ${lang}, 'none', now()) on conflict (email) do nothing returning id`);
  if (!made) throw taken(email);
  const name = `${firstName} ${lastName}`;
  await record(tx, 'account.create', { subjectId: id, by: null, requestId: origin, label: { fr: name, en: name } });
  return id;
}

async function inviteAgain(tx: Tx, id: string): Promise<string> {
  await endLinks(tx, id, 'activate');
  await record(tx, 'account.invite', { subjectId: id, by: null, requestId: origin });
  return id;
}

const taken = (email: string): StartError =>
  new StartError('configuration', `${email} has an account already: choose another address; nothing was changed.`);
