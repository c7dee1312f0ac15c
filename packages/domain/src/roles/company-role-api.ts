import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member } from '../core/routes.ts';
import { roleActs } from './role.ts';
import { Role, RoleCreate, RolePermissions, RoleRename } from './role-schema.ts';

const guards = [...member, 'admin'] as const;
const ofCompany = z.object({ companyId: id });
const one = ofCompany.extend({ id });
const Roles = z.object({ company: z.object({ id, name: z.string() }), roles: z.array(Role) });

/** The roles of any company, as administrators keep them: the same calls as a company has, with the company in the address. */
export const companyRoleApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/companies/:companyId/roles',
    summary: 'The roles of a company, with their permissions',
    guards,
    params: ofCompany,
    response: Roles,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/companies/:companyId/roles',
    summary: 'Add a role to a company, empty or with the permissions of another',
    guards,
    params: ofCompany,
    body: RoleCreate,
    response: Role,
    status: 201,
    idempotent: true,
  }),
  permissions: endpoint({
    method: 'PUT',
    path: '/api/admin/companies/:companyId/roles',
    summary: 'Save the permissions of several roles of a company, all or none',
    guards,
    params: ofCompany,
    body: RolePermissions,
    response: Roles,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/admin/companies/:companyId/roles/:id',
    summary: 'Rename a role of a company',
    guards,
    params: one,
    body: RoleRename,
    response: Role,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/admin/companies/:companyId/roles/:id/:action',
    summary: 'Disable or activate a role of a company',
    guards,
    params: one.extend({ action: z.enum(roleActs) }),
    response: Role,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/companies/:companyId/roles/:id',
    summary: 'Remove a role of a company that nobody has',
    guards,
    params: one,
    response: z.object({ done: z.literal(true) }),
  }),
};
