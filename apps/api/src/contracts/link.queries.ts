import { randomUUIDv7 } from 'node:crypto';
import { linkDays } from '@jalon/domain/contracts/contract-link-api';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { queueMail } from '../mails/mails.queries.ts';

type Made = { id: string; email: string; lang: Language; firstName: string; sentAt: string };

/** In the place of the link before: another, for whom the condition lets have one, and a letter with it. */
async function sendLink(
  tx: Tx,
  { id, number, operator }: { id: string; number: string; operator: string },
  name: 'contractLink' | 'contractCopy',
  condition: Sql,
): Promise<void> {
  const made = await tx.maybe<Made>(sql`
    insert into contract_links as l (id, contract_id, user_id, email, expires_at)
    select ${randomUUIDv7()}, c.id, u.id, u.email, now() + ${linkDays} * interval '1 day'
    from contracts c join users u on u.id = c.owner_id and u.state = 'none' where c.id = ${id} and ${condition}
    on conflict (contract_id) do update set id = excluded.id, user_id = excluded.user_id, email = excluded.email, expires_at = excluded.expires_at
    returning l.id, l.email, now() as "sentAt", (select u.lang from users u where u.id = l.user_id) as lang,
      (select u.first_name from users u where u.id = l.user_id) as "firstName"`);
  if (!made) return;
  await queueMail(tx, {
    ...{ key: `contract link ${made.id}`, name, to: { email: made.email, lang: made.lang } },
    params: { firstName: made.firstName, organisation: operator, what: number, link: made.id, days: linkDays },
  });
}

const providerSigned = sql`select 1 from contract_signatures s where s.contract_id = c.id and s.side = 'provider'`;

/** To whoever is to sign and has no account. Others read of it in the product. */
export const mailLink = (tx: Tx, { id, number }: { id: string; number: string }, operator: string): Promise<void> =>
  sendLink(tx, { id, number, operator }, 'contractLink', sql`not exists (${providerSigned})`);

/** To whoever has signed by a link, once it is sealed: their copy. */
export const mailCopy = (tx: Tx, { id, number }: { id: string; number: string }, operator: string): Promise<void> =>
  sendLink(tx, { id, number, operator }, 'contractCopy', sql`c.file_id is not null and exists (${providerSigned} and s.method = 'link')`);

/** What was sent is no longer to be signed, or is. */
export const linkEnded = (contractId: string): Sql => sql`delete from contract_links where contract_id = ${contractId}`;

const toSign = sql`c.state = 'sent'`;
const sealed = sql`c.state in ('signed', 'ended') and c.file_id is not null`;
const open = { toSign, sealed, either: sql`(${toSign} or ${sealed})` };

/** Whom a link stands for, and what it leads to. Whatever is wrong with it, nobody learns what. */
export async function openLink(tx: Tx, linkId: string | undefined, as: keyof typeof open): Promise<{ contractId: string; signer: User }> {
  const found =
    linkId &&
    (await tx.maybe<User & { contractId: string }>(sql`
      select l.contract_id as "contractId", u.id, u.type, u.email, u.first_name as "firstName", u.last_name as "lastName", u.lang, u.state
      from contract_links l join users u on u.id = l.user_id and u.state = 'none' and u.email = l.email
        join contracts c on c.id = l.contract_id and c.owner_id = u.id and ${open[as]}
      where l.id = ${linkId} and l.expires_at > now()`));
  if (!found) throw new AppError('account.linkExpired');
  const { contractId, ...signer } = found;
  return { contractId, signer };
}
