import { z } from 'zod';
import { isType, type User } from '../core/actor.ts';
import { id, label, version } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { companyPermissions } from '../core/permission.ts';
import { recordFields } from '../core/resource.ts';
import { admin, company, type Rule } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { holdsAll } from './role-permissions.ts';

const permissions = z.array(z.enum(companyPermissions)).max(companyPermissions.length);
const RoleName = z.strictObject({ label: label() });
const RoleGrant = z.strictObject({ permissions });
/** Empty, or with the permissions of another. An administrator says of which company. */
export const RoleCreate = z.strictObject({ label: label(), permissions: permissions.default([]), companyId: id.optional() });

type Judged = { isOwner: boolean; permissions: readonly string[] };
const by = [company('roles.manage'), admin] as const;
/** The same people, to the roles that are theirs to do it to. */
const byThose = (isTheirs: (actor: User, role: Judged) => boolean): readonly Rule<Judged>[] =>
  by.map((rule) => ({ ...rule, holds: (actor, role) => rule.admits(actor) && isTheirs(actor, role) }));

/** Owners answer to owners: whoever else manages roles neither renames theirs nor puts anybody into it. */
export const reachesOwners = (actor: User): boolean => actor.isOwner === true || !isType(actor, 'Company');
/** The owners' role keeps every permission, and a company always has one: it is renamed, nothing else. */
const isOrdinary = (_: User, { isOwner }: Judged): boolean => !isOwner;

export const roleFlow = workflow({
  name: 'role',
  states: ['active', 'disabled'],
  initial: 'active',
  view: [...by, company('contacts.view')],
  notices: { category: 'team', place: 'self' },
  create: { by, input: RoleCreate, tells: [] },
  actions: {
    update: {
      from: ['active', 'disabled'],
      by: byThose((actor, { isOwner }) => !isOwner || reachesOwners(actor)),
      input: RoleName,
      tells: [],
    },
    grant: { from: ['active', 'disabled'], by: byThose(isOrdinary), input: RoleGrant, tells: ['theHolders'] },
    disable: { from: ['active'], to: 'disabled', by: byThose(isOrdinary), undoneBy: 'activate', tells: ['theHolders'] },
    activate: {
      from: ['disabled'],
      to: 'active',
      // Who has it gets back what it can do.
      by: byThose((actor, role) => !role.isOwner && holdsAll(actor, role.permissions)),
      undoneBy: 'disable',
      tells: ['theHolders'],
    },
    delete: {
      from: ['active', 'disabled'],
      to: 'gone',
      by: byThose(isOrdinary),
      unless: { code: 'role.hasUsers', holds: ({ users }: { users: number }) => (users > 0 ? { users } : undefined) },
      tells: [],
    },
  },
});

/** In the order they were made: the owners' comes first. */
export const roleListing = listing({ sorts: ['createdAt'], filters: { state: roleFlow.states, company: 'id' } });

export const Role = z.object({
  ...recordFields(roleFlow),
  company: z.object({ id, name: z.string() }),
  label: z.string(),
  permissions,
  /** The role of the owners: it has every permission, for good. */
  isOwner: z.boolean(),
  /** How many contacts have it. */
  users: z.int(),
  /** Whether the caller may put somebody into it, while it is active. */
  isGivable: z.boolean(),
});
export type Role = z.infer<typeof Role>;

const isEachOnce = (roles: readonly { id: string }[]): boolean => new Set(roles.map((role) => role.id)).size === roles.length;
/** The changed columns of the matrix, saved together or not at all. */
export const RolePermissions = z.strictObject({
  roles: z.array(RoleGrant.extend({ id, version })).min(1).max(100).refine(isEachOnce, 'validation.invalid'),
});
