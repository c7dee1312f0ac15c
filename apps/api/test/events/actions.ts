import { type ManagedAction, needsReason } from '@jalon/domain/accounts/managed-account';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { z } from 'zod';
import { type Sql, sql } from '../../src/db/sql.ts';
import type { World } from '../harness.ts';
import type { Valid } from './valid-calls.ts';

/** The actions an address takes; undefined for an address that takes none. */
export function actionsOf({ params }: EndpointSpec): string[] | undefined {
  const action = params?.shape.action;
  return action instanceof z.ZodEnum ? action.options.map(String) : undefined;
}

const users = (change: Sql) => (id: string) => sql`update users set ${change} where id = ${id}`;
const accounts: Partial<Record<ManagedAction, (id: string) => Sql>> = {
  validate: users(sql`validated_at = null`),
  refuse: users(sql`validated_at = null`),
  reconsider: users(sql`validated_at = null, refused_at = now(), refusal_reason = 'x'`),
  invite: users(sql`state = 'none'`),
  widen: users(sql`type = 'Commercial'`),
  narrow: users(sql`type = 'Commercial', sees_all = true`),
  unblock: users(sql`state = 'blocked'`),
  activate: users(sql`state = 'deactivated'`),
};
/** What puts a new record where an action leaves from. The others leave from where it begins. */
const putting: Record<string, Record<string, (id: string) => Sql>> = {
  'POST /api/admin/accounts/:id/:action': accounts,
};

/** The call of an address with one of its actions, about a record that the action fits. */
export async function withAction({ database }: World, address: string, action: string, { as, call }: Valid): Promise<Valid> {
  const { params, body } = call as { params: { id: string }; body?: object };
  const put = putting[address]?.[action];
  if (put) await database.many(put(params.id));
  const given = body && !needsReason(action as ManagedAction) ? {} : body;
  return { as, call: { params: { ...params, action }, ...(given ? { body: given } : {}) } };
}
