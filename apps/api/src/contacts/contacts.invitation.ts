import { type ContactInvite, unvalidatedInvitations } from '@jalon/domain/contacts/contact';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { addressOf, holdAddress, isHeld, isStanding } from '../accounts/invitations.queries.ts';
import { assertMayInvite } from '../accounts/invitations.ts';
import { countCall } from '../core/rate-limit.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { companyOf } from '../organisation/organisation.ts';
import { assertPlace, findPlace } from './contacts.place.ts';

/** Whether somebody may be invited now: asked under the lock of the company, and of the address from here on. */
export async function checkInvitation(tx: Tx, actor: User, invited: ContactInvite): Promise<void> {
  const companyId = companyOf(actor);
  const { email } = invited;
  await inOrder(
    findPlace(tx, actor, invited).then((place) => assertPlace(actor, place, invited)),
    assertMayInvite(tx, companyId, { isNew: true }),
    holdAddress(tx, email),
    assertMayWrite(tx, email),
    assertFree(tx, companyId, email),
    dropEnded(tx, companyId, email),
  );
}

/** A refusal tells that somebody has the address, so those of a company that nobody has validated are counted too. */
export async function countAddress({ tx, actor }: { tx: Tx; actor: User }): Promise<void> {
  if (actor.isValidated) return;
  await countCall(tx, `addresses of ${companyOf(actor)}`, { max: unvalidatedInvitations.addressesPerDay, seconds: 86_400 });
}

/** Whether an invitation may be sent again. */
export const checkLetter = (tx: Tx, companyId: string, email: string): Promise<void> =>
  inOrder(assertMayInvite(tx, companyId, { isNew: false }), assertMayWrite(tx, email));

/** What was sent at once, one after the other on the same connection. Of several refusals the first one is told. */
async function inOrder(...asked: Promise<unknown>[]): Promise<void> {
  for (const answer of await Promise.allSettled(asked)) if (answer.status === 'rejected') throw answer.reason;
}

/**
 * Neither kept by an account nor invited by this company. One that others have only invited stays free. A colleague is told so; whoever else
 * has the address, nothing is said of them (record 016).
 */
async function assertFree(tx: Tx, companyId: string, email: string): Promise<void> {
  const { isTaken, isColleague } = await tx.one<{ isTaken: boolean; isColleague: boolean }>(sql`
    select ${isHeld(sql`${email}`)} or exists (
        select 1 from users u where u.invited_email = ${email} and u.company_id = ${companyId} and ${isStanding}) as "isTaken",
      exists (
        select 1 from users u where u.company_id = ${companyId} and u.state <> 'deleted' and ${addressOf} = ${email} and ${isStanding}) as "isColleague"`);
  if (!isTaken) return;
  throw isColleague
    ? new AppError('contact.known', { fields: { email: 'validation.contactKnown' } })
    : new AppError('contact.emailTaken', { fields: { email: 'validation.notInvitable' } });
}

/** An invitation to this address that has ended, which another one takes the place of. What happened to it stays, without the name. */
async function dropEnded(tx: Tx, companyId: string, email: string): Promise<void> {
  await tx.many(sql`
    with gone as (
      delete from users u where u.company_id = ${companyId} and u.invited_email = ${email} and not ${isStanding} returning u.id)
    update events set label = null, input = null, before = null, after = null, english = null where subject_id in (select id from gone)`);
}
