import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { Role, RolePermissions, roleFlow, roleListing } from './role.ts';

/** The roles of one's own company; of any, for an administrator, who says which. */
export const roles = resource(
  { path: '/api/roles', noun: 'role', about: 'The roles of a company', flow: roleFlow, record: Role, listing: roleListing },
  {
    save: endpoint({
      method: 'PUT',
      path: '/api/roles',
      summary: 'Save the permissions of several roles of a company, all or none',
      guards: working,
      by: roleFlow.actions.grant.by,
      body: RolePermissions,
      response: z.object({ rows: z.array(Role) }),
    }),
  },
);
