import { managedActionsOf } from '@jalon/domain/accounts/managed-account-policy';
import type { ManagedAccount, ManagedQuery, PersonInput } from '@jalon/domain/accounts/managed-account-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { HistoryEntry, HistoryQuery } from '@jalon/domain/core/history-entry';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import type { EventKind } from '@jalon/domain/history/history';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { listHistoryOf } from '../history/history.queries.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { lockCompany } from '../organisation/organisation.queries.ts';
import { reachesAccount, reachesCompany } from '../portfolios/scope.ts';
import { holdAddress } from './invitations.queries.ts';
import { findAccount, insertPerson, listAccounts, type StoredAccount } from './managed-accounts.queries.ts';
import { assertRoleOf } from './managed-accounts.role.ts';

/** What administrators and commercials do alike, each within their reach. */
type Asking = { tx: Tx; actor: User };

/** What a commercial may read of somebody's past: what was done with the account, not when and from where the person signed in. */
const toldToCommercials: EventKind[] = [
  'account.create',
  'account.add',
  'account.invite',
  'account.enable',
  'account.validate',
  'account.devalidate',
  'account.refuse',
  'account.reconsider',
  'account.block',
  'account.unblock',
  'account.disable',
  'account.activate',
  'account.deactivate',
  'account.reactivate',
  'contact.create',
  'contact.update',
  'contact.disable',
  'contact.activate',
];

export const present = (actor: User, account: StoredAccount): ManagedAccount => ({ ...account, actions: managedActionsOf(actor, account) });

export async function getAccount(tx: Tx, actor: User, id: string): Promise<StoredAccount> {
  const account = await findAccount(tx, reachesAccount(actor), id);
  if (!account) throw new AppError('record.missing');
  return account;
}

export async function pageOfAccounts({ tx, actor, query }: Asking & { query: ManagedQuery }): Promise<Page<ManagedAccount>> {
  const page = await listAccounts(tx, reachesAccount(actor, query.type), query);
  return { ...page, rows: page.rows.map((row) => present(actor, row)) };
}

type OfOne = Asking & { params: { id: string } };

export const oneAccount = async ({ tx, actor, params: { id } }: OfOne): Promise<ManagedAccount> =>
  present(actor, await getAccount(tx, actor, id));

type Past = OfOne & { query: HistoryQuery; language: Language };

export async function pastOfAccount({ tx, actor, params: { id }, query, language }: Past): Promise<Page<HistoryEntry>> {
  await getAccount(tx, actor, id);
  const kinds = isType(actor, 'Admin') ? {} : { kinds: toldToCommercials };
  return listHistoryOf(tx, id, { page: query, language, ...kinds });
}

type NewPerson = Asking & { body: Omit<PersonInput, 'roleId'> & Partial<Pick<PersonInput, 'roleId'>>; requestId: string };

export async function addPerson({ tx, actor, body: { isInvited, ...person }, requestId }: NewPerson): Promise<ManagedAccount> {
  const { companyId, roleId = null } = person;
  if (companyId) await lockCompany(tx, companyId);
  if (companyId && roleId) await assertRoleOf(tx, companyId, roleId);
  await holdAddress(tx, person.email);
  if (isInvited) await assertMayWrite(tx, person.email);
  const id = await insertPerson(tx, reachesCompany(actor, sql`c.id`), { ...person, roleId });
  if (id === 'taken') throw new AppError('account.emailTaken', { fields: { email: 'validation.emailTaken' } });
  if (id === undefined) throw new AppError('request.invalid', { fields: { companyId: 'validation.invalid' } });
  const name = `${person.firstName} ${person.lastName}`;
  const trace = { subjectId: id, by: actor.id, requestId, label: { fr: name, en: name } };
  await record(tx, 'account.add', trace);
  if (isInvited) await record(tx, 'account.invite', trace);
  return present(actor, await getAccount(tx, actor, id));
}
