import { isOutOfReach } from '@jalon/domain/contacts/contact-policy';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { holdsAll } from '@jalon/domain/roles/role-permissions';
import type { Tx } from '../db/database.ts';
import { type DivisionRow, divisionRecords, listDivisionsOf } from '../divisions/divisions.records.ts';
import { companyOf } from '../organisation/organisation.ts';
import { findRole, type StoredRole } from '../roles/roles.queries.ts';
import type { ContactRow } from './contacts.records.ts';

type Wanted = { roleId: string; divisionIds: string[] };
type Place = { role: StoredRole | undefined; divisions: DivisionRow[]; own: readonly string[] };

/** `own`: the divisions of whoever asks. */
export async function findPlace(tx: Tx, actor: User, { roleId, divisionIds }: Wanted): Promise<Place> {
  const companyId = companyOf(actor);
  const [role, divisions, own] = await Promise.all([
    findRole(tx, companyId, roleId),
    divisionRecords.findAll(tx, actor, divisionIds),
    listDivisionsOf(tx, actor.id),
  ]);
  return { role, divisions, own };
}

/**
 * Whether this person may put a contact there. What the contact has already stays theirs, even disabled; nobody is put into a role that
 * can do more, or into more of the company, than the one who gives it. Of another company's role or division nothing is told but that it cannot be chosen.
 */
export function assertPlace(actor: User, { role, divisions, own }: Place, { divisionIds, before }: Wanted & { before?: ContactRow }): void {
  const refuse = (field: string, message = 'validation.invalid') => new AppError('request.invalid', { fields: { [field]: message } });
  if (!role) throw refuse('roleId');
  const held = new Set(before?.divisions.map(({ id }) => id));
  const isOpen = (id: string) => divisions.some((division) => division.id === id && (division.state === 'active' || held.has(id)));
  if (!divisionIds.every(isOpen)) throw refuse('divisionIds');
  const isSame = before !== undefined && held.size === divisionIds.length && divisionIds.every((id) => held.has(id));
  const isWithinOwn = divisionIds.length > 0 && divisionIds.every((id) => own.includes(id));
  // An owner may do everything in the company, whichever divisions they belong to.
  if (own.length > 0 && !actor.isOwner && !isSame && !isWithinOwn) throw refuse('divisionIds', 'validation.divisionsBeyondOwn');
  if (role.id === before?.role?.id) return;
  if (role.state !== 'active') throw refuse('roleId', 'validation.roleDisabled');
  if (isOutOfReach(actor, role)) throw new AppError('organisation.ownersOnly');
  if (!holdsAll(actor, role.permissions)) throw new AppError('role.beyondOwn');
}
