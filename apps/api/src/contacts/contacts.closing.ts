import type { contacts } from '@jalon/domain/contacts/contact-api';
import { moveAccount } from '../accounts/accounts.queries.ts';
import { clearInvitation } from '../accounts/invitations.queries.ts';
import { anonymise } from '../accounts/own-closing.queries.ts';
import type { Context } from '../core/context.ts';
import { forgetNames, record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { assertOtherOwner, companyOf } from '../organisation/organisation.ts';
import { type ContactRow, contactRecords } from './contacts.records.ts';

/** Who never took up the invitation goes; anybody else is anonymised, because others refer to what they did. */
export const removeContact =
  (database: Database, files: Files) =>
  async ({ actor, params: { id }, requestId }: Context<(typeof contacts.api)['delete']>) => {
    const picture = await database.transaction(async (tx) => {
      const contact = await contactRecords.hold({ tx, actor, requestId }, id, 'delete');
      await assertOtherOwner(tx, companyOf(actor), id);
      const gone = isAccount(contact) ? await close(tx, actor.id, contact) : await drop(tx, id);
      // Not the name: what is to be forgotten is not written down once more.
      const states = { before: { state: contact.state }, after: { state: 'deleted' } };
      await record(tx, 'contact.delete', { subjectId: id, by: actor.id, requestId, ...states });
      return gone;
    });
    // Outside the transaction, which must not wait for a disk; what is rolled back has removed nothing.
    if (picture) await files.remove(pictureKey(picture));
    return { done: true as const };
  };

const isAccount = ({ state }: ContactRow): boolean => state === 'active' || state === 'deactivated';

async function close(tx: Tx, by: string, contact: ContactRow): Promise<string | null> {
  await moveAccount(tx, contact.id, { from: [contact.state], to: 'deleted', by });
  return (await anonymise(tx, contact)).picture;
}

/** Of somebody who never came nothing is kept but that it was done; what others have written to the address is not touched. */
async function drop(tx: Tx, id: string): Promise<null> {
  await clearInvitation(tx, id);
  await forgetNames(tx, [id]);
  await tx.many(sql`delete from users where id = ${id} and state = 'none'`);
  return null;
}
