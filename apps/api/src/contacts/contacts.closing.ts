import type { contacts } from '@jalon/domain/contacts/contact-api';
import { moveAccount } from '../accounts/accounts.queries.ts';
import { clearInvitation } from '../accounts/invitations.queries.ts';
import { anonymise } from '../accounts/own-closing.queries.ts';
import { forgetNames, record } from '../core/events.ts';
import type { Acting, RowOf } from '../core/record-store.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { dropPicture } from '../files/files.queries.ts';
import { assertOtherOwner, companyOf } from '../organisation/organisation.ts';

type ContactRow = RowOf<typeof contacts>;

/** Who never took up the invitation goes; anybody else is anonymised, because others refer to what they did. */
export async function removeContact({ tx, actor, requestId }: Acting, contact: ContactRow): Promise<void> {
  const { id, state } = contact;
  await assertOtherOwner(tx, companyOf(actor), id);
  if (state === 'active' || state === 'deactivated') await close(tx, actor.id, contact);
  else await drop(tx, id);
  // Not the name: what is to be forgotten is not written down once more.
  await record(tx, 'contact.delete', { subjectId: id, by: actor.id, requestId, before: { state }, after: { state: 'deleted' } });
}

async function close(tx: Tx, by: string, contact: ContactRow): Promise<void> {
  await moveAccount(tx, contact.id, { from: [contact.state as 'active'], to: 'deleted', by });
  const { picture } = await anonymise(tx, contact);
  if (picture) await dropPicture(tx, picture);
}

/** Of somebody who never came nothing is kept but that it was done; what others have written to the address is not touched. */
async function drop(tx: Tx, id: string): Promise<void> {
  await clearInvitation(tx, id);
  await forgetNames(tx, [id]);
  await tx.many(sql`delete from users where id = ${id} and state = 'none'`);
}
