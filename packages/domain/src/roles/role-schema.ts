import { z } from 'zod';
import { activeMachine } from '../core/active-machine.ts';
import { id, label, version } from '../core/fields.ts';
import { companyPermissions } from '../core/permission.ts';
import { roleActions } from './role.ts';

const permissions = z.array(z.enum(companyPermissions)).max(companyPermissions.length);

export const Role = z.object({
  id,
  label: z.string(),
  permissions,
  /** The role of the owners: it has every permission, for good. */
  isOwner: z.boolean(),
  state: z.enum(activeMachine.states),
  /** How many contacts have it. */
  users: z.int(),
  version,
  /** Whether the caller may put somebody into it, while it is active. */
  isGivable: z.boolean(),
  /** What the caller may do with it now. */
  actions: z.array(z.enum(roleActions)),
});
export type Role = z.infer<typeof Role>;

export const RoleCreate = z.strictObject({ label: label(), permissions: permissions.default([]) });
export type RoleCreate = z.input<typeof RoleCreate>;

export const RoleRename = z.strictObject({ label: label(), version });
export type RoleRename = z.input<typeof RoleRename>;

/** The changed columns of the matrix, saved together or not at all. */
export const RolePermissions = z.strictObject({
  roles: z.array(z.strictObject({ id, version, permissions })).min(1).max(100),
});
export type RolePermissions = z.input<typeof RolePermissions>;
