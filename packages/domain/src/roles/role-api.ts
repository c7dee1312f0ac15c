import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member } from '../core/routes.ts';
import { roleActs } from './role.ts';
import { Role, RoleCreate, RolePermissions, RoleRename } from './role-schema.ts';

const guards = [...member, 'company'] as const;
const manage = { guards, permission: 'roles.manage' } as const;
const one = z.object({ id });
const Roles = z.object({ roles: z.array(Role) });

/** The roles of one's own company. Few, and looked at side by side: the list is not paged. */
export const roleApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/roles',
    summary: 'The roles of one’s own company, with their permissions',
    guards,
    permission: 'roles.manage|contacts.view',
    response: Roles,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/company/roles',
    summary: 'Add a role, empty or with the permissions of another',
    ...manage,
    body: RoleCreate,
    response: Role,
    status: 201,
    idempotent: true,
  }),
  permissions: endpoint({
    method: 'PUT',
    path: '/api/company/roles',
    summary: 'Save the permissions of several roles, all or none',
    ...manage,
    body: RolePermissions,
    response: Roles,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/company/roles/:id',
    summary: 'Rename a role',
    ...manage,
    params: one,
    body: RoleRename,
    response: Role,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/company/roles/:id/:action',
    summary: 'Disable or activate a role',
    ...manage,
    params: one.extend({ action: z.enum(roleActs) }),
    response: Role,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/company/roles/:id',
    summary: 'Remove a role that nobody has',
    ...manage,
    params: one,
    response: z.object({ done: z.literal(true) }),
  }),
};
