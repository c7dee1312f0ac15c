import type { ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import type { World } from './harness.ts';

const { api } = managedAccounts;
type As = ReturnType<World['as']>;
type Body = { reason?: string; version?: number };

/** One act of the staff on an account. A removal is given nothing; of the others each takes its own, which is what is tested. */
export const actOn = (as: As, id: string, action: ManagedAction, body: Body = {}) =>
  as(api[action] as typeof api.validate, { params: { id }, ...(action === 'delete' ? {} : { body }) } as never);

/** The same on several that nobody has changed yet. */
export const actOnMany = (as: As, ids: readonly string[], action: ManagedAction, body: Body = {}) =>
  as(api[`${action}Each`] as typeof api.validateEach, { body: { records: ids.map((id) => ({ id, version: 1 })), ...body } });
