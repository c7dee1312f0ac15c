import { contactApi } from '@jalon/domain/contacts/contact-api';
import { actionsOnContact, isOutOfReach } from '@jalon/domain/contacts/contact-policy';
import type { Contact } from '@jalon/domain/contacts/contact-schema';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { holdAddress } from '../accounts/invitations.queries.ts';
import { assertMayInvite } from '../accounts/invitations.ts';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { listHistoryOf } from '../history/history.queries.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { isLastOwner } from '../organisation/organisation.queries.ts';
import { changedMeanwhile, companyOf, inBoth, missing, takeTurn } from '../organisation/organisation.ts';
import { closeContact, dropInvited, moveContact } from './contacts.closing.ts';
import { exportContacts } from './contacts.export.ts';
import { assertPlace, findPlace } from './contacts.place.ts';
import {
  findContact,
  findEnded,
  insertContact,
  isContactOf,
  listContacts,
  lockContact,
  type StoredContact,
  setDivisions,
  updateContact,
} from './contacts.queries.ts';

/** What colleagues may read of a contact's past: the changes, not when the person signed in. */
const toldOfContacts = [
  'contact.create',
  'contact.update',
  'contact.disable',
  'contact.activate',
  'contact.decline',
  'contact.withdraw',
  'account.signUp',
  'account.invite',
  'account.enable',
  'account.deactivate',
  'account.reactivate',
] as const;

export function mountContacts(kernel: Kernel, { timeZone }: Config, files: Files): void {
  mountReads(kernel, timeZone);
  mountInvitations(kernel);
  mountChanges(kernel);
  mountRemoval(kernel, files);
}

function mountReads(kernel: Kernel, timeZone: string): void {
  serve(kernel, contactApi.list, async ({ tx, actor, query }) => {
    const page = await listContacts(tx, companyOf(actor), query);
    return { ...page, rows: page.rows.map((row) => present(actor, row)) };
  });

  serve(kernel, contactApi.read, async ({ tx, actor, params: { id } }) =>
    present(actor, (await findContact(tx, companyOf(actor), id)) ?? missing()),
  );

  serve(kernel, contactApi.history, async ({ tx, actor, params: { id }, query, language }) => {
    if (!(await findContact(tx, companyOf(actor), id))) missing();
    return listHistoryOf(tx, id, { page: query, language, kinds: toldOfContacts });
  });

  serve(kernel, contactApi.export, ({ tx, actor, params: { format }, query, language }) =>
    exportContacts(tx, { companyId: companyOf(actor), format, query, language, timeZone }),
  );
}

function mountInvitations(kernel: Kernel): void {
  serve(kernel, contactApi.invite, async ({ tx, actor, body, requestId }) => {
    const companyId = companyOf(actor);
    const now = await takeTurn(tx, actor, companyId, 'contacts.manage');
    assertPlace(now, await findPlace(tx, now, body), body);
    await assertMayInvite(tx, companyId, { isNew: true });
    await holdAddress(tx, body.email);
    await assertMayWrite(tx, body.email);
    const old = await findEnded(tx, companyId, body.email);
    if (old) await dropInvited(tx, old.id);
    const id = await insertContact(tx, { ...body, companyId, lang: actor.lang, invitedBy: actor.id });
    if (!id) throw await addressTaken(tx, companyId, body.email);
    await setDivisions(tx, id, body.divisionIds);
    const made = (await findContact(tx, companyId, id)) ?? missing();
    await record(tx, 'contact.create', { ...trace(made), by: actor.id, requestId, after: fieldsOf(made) });
    await record(tx, 'account.invite', { ...trace(made), by: actor.id, requestId });
    return present(actor, made);
  });

  serve(kernel, contactApi.resend, async ({ tx, actor, params: { id }, requestId }) => {
    const companyId = companyOf(actor);
    await takeTurn(tx, actor, companyId, 'contacts.manage');
    const contact = (await lockContact(tx, companyId, id)) ?? missing();
    if (contact.state !== 'none' || !isOpen(contact)) throw new AppError('workflow.wrongState', { state: contact.state });
    await assertMayInvite(tx, companyId, { isNew: false });
    await assertMayWrite(tx, contact.email);
    await record(tx, 'account.invite', { ...trace(contact), by: actor.id, requestId });
    return present(actor, contact);
  });
}

function mountChanges(kernel: Kernel): void {
  serve(kernel, contactApi.update, async ({ tx, actor, params: { id }, body, requestId }) => {
    const companyId = companyOf(actor);
    const now = await takeTurn(tx, actor, companyId, 'contacts.manage');
    const [found, place] = await Promise.all([lockContact(tx, companyId, id), findPlace(tx, now, body)]);
    const before = found ?? missing();
    if (before.version !== body.version) throw await changedMeanwhile(tx, present(actor, before));
    if (!isOpen(before)) throw new AppError('workflow.wrongState', { state: before.state });
    if (isOutOfReach(now, before)) throw new AppError('organisation.ownersOnly');
    assertPlace(now, place, { ...body, before });
    if (before.role?.id !== body.roleId && (await isLastOwner(tx, companyId, id))) throw new AppError('organisation.lastOwner');
    if (!(await updateContact(tx, id, body))) throw await changedMeanwhile(tx, present(actor, before));
    await setDivisions(tx, id, body.divisionIds);
    const after = (await findContact(tx, companyId, id)) ?? missing();
    await record(tx, 'contact.update', { ...trace(after), by: actor.id, requestId, before: fieldsOf(before), after: fieldsOf(after) });
    return present(actor, after);
  });

  serve(kernel, contactApi.act, async ({ tx, actor, params: { id, action }, requestId }) => {
    const { before, after } = await moveContact(tx, actor, { id, action });
    const states = { before: { state: before.state }, after: { state: after.state } };
    await record(tx, `contact.${action}`, { ...trace(after), by: actor.id, requestId, ...states });
    return present(actor, after);
  });
}

function mountRemoval(kernel: Kernel, files: Files): void {
  const { database } = kernel;
  serve(
    kernel,
    contactApi.delete,
    async ({ actor, params: { id }, requestId }) => {
      const picture = await database.transaction(async (tx) => {
        const gone = await closeContact(tx, actor, id);
        // Not the name: what is to be forgotten is not written down once more.
        const states = { before: { state: gone.contact.state }, after: { state: 'deleted' } };
        await record(tx, 'contact.delete', { subjectId: id, by: actor.id, requestId, ...states });
        return gone.picture;
      });
      // Outside the transaction, which must not wait for a disk; what is rolled back has removed nothing.
      if (picture) await files.remove(pictureKey(picture));
      return { done: true as const };
    },
    { transaction: false },
  );
}

/** A colleague is told so; whoever else has the address, nothing is said of them (record 016). */
async function addressTaken(tx: Tx, companyId: string, email: string): Promise<AppError> {
  return (await isContactOf(tx, companyId, email))
    ? new AppError('contact.known', { fields: { email: 'validation.contactKnown' } })
    : new AppError('contact.emailTaken', { fields: { email: 'validation.notInvitable' } });
}

/** Not an invitation that was declined or withdrawn, of which nothing is changed any more. */
const isOpen = ({ invitation }: StoredContact): boolean => invitation === null || invitation === 'open';

const trace = ({ id, firstName, lastName }: StoredContact) => ({ subjectId: id, label: inBoth(`${firstName} ${lastName}`) });
const fieldsOf = ({ firstName, lastName, email, job, role, divisions }: StoredContact) => ({
  ...{ firstName, lastName, email, job },
  role: role?.label ?? null,
  divisions: namesOf(divisions).join(', ') || null,
});
const namesOf = (divisions: StoredContact['divisions']): string[] =>
  divisions.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'fr'));

const present = (actor: User, contact: StoredContact): Contact => ({
  ...contact,
  divisions: contact.divisions.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
  isSelf: contact.id === actor.id,
  actions: actionsOnContact(actor, contact),
});
