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
const disabled = (table: Sql) => (id: string) => sql`update ${table} set is_active = false where id = ${id}`;
/** What puts a new record where an action leaves from. The others leave from where it begins. */
const putting: Record<string, Record<string, (id: string) => Sql>> = {
  'POST /api/admin/companies/:id/:action': { activate: disabled(sql`companies`) },
  'POST /api/admin/companies/:companyId/roles/:id/:action': { activate: disabled(sql`company_roles`) },
  'POST /api/admin/referentials/:list/values/:id/:action': {
    enable: (id) => sql`update referential_values set state = 'disabled' where id = ${id}`,
  },
  'POST /api/company/contacts/:id/:action': { activate: users(sql`state = 'deactivated'`) },
  'POST /api/company/roles/:id/:action': { activate: disabled(sql`company_roles`) },
};

/** The call of an address with one of its actions, about a record that the action fits. */
export async function withAction({ database }: World, address: string, action: string, { as, call }: Valid): Promise<Valid> {
  const { params } = call as { params: { id: string } };
  const put = putting[address]?.[action];
  if (put) await database.many(put(params.id));
  return { as, call: { params: { ...params, action } } };
}
