import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { type CompanyPermission, companyPermissions } from '@jalon/domain/core/permission';
import { companyRoleApi } from '@jalon/domain/roles/company-role-api';
import { permissionChanges } from '@jalon/domain/roles/role';
import { roleApi } from '@jalon/domain/roles/role-api';
import { actionsOnRole, holdsAll, mayGive } from '@jalon/domain/roles/role-policy';
import type { Role } from '@jalon/domain/roles/role-schema';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { findCompanyName } from '../organisation/organisation.queries.ts';
import { changedMeanwhile, inBoth, missing, takeTurn } from '../organisation/organisation.ts';
import { insertRole, listRoles, lockRoles, moveRole, removeRole, renameRole, type StoredRole, setPermissions } from './roles.queries.ts';

/** The same calls twice: for the people of a company about their own, for administrators about any. */
type RoleApi = typeof roleApi | typeof companyRoleApi;

export function mountRoles(kernel: Kernel): void {
  for (const api of [roleApi, companyRoleApi]) {
    mountNames(kernel, api);
    mountPermissions(kernel, api);
    mountStates(kernel, api);
  }
}

type Asked = { tx: Tx; actor: User; params: { id?: string; companyId?: string } };

/** The company in the address, or the one of whoever asks. */
const companyIn = async ({ tx, actor, params: { companyId } }: Asked): Promise<Company> =>
  (companyId === undefined ? actor.company : await findCompanyName(tx, companyId)) ?? missing();
type Company = { id: string; name: string };

function mountNames(kernel: Kernel, api: RoleApi): void {
  serve(kernel, api.list, async (asked) => presentAll(asked.tx, asked.actor, await companyIn(asked)));

  serve(kernel, api.create, async (asked) => {
    const { tx, actor, body, requestId } = asked;
    const { id: companyId } = await companyIn(asked);
    const now = await takeTurn(tx, actor, companyId, 'roles.manage');
    if (!holdsAll(now, body.permissions)) throw new AppError('role.beyondOwn');
    const role = await insertRole(tx, companyId, body);
    if (!role) throw labelTaken();
    await record(tx, 'role.create', { ...trace(role), by: actor.id, requestId, after: { label: role.label, ...cells(role) } });
    return present(actor, role);
  });

  serve(kernel, api.rename, async (asked) => {
    const { tx, actor, body, requestId } = asked;
    const { id: companyId } = await companyIn(asked);
    await takeTurn(tx, actor, companyId, 'roles.manage');
    const before = await lockRole(tx, companyId, asked.params.id);
    if (before.version !== body.version) throw await changedMeanwhile(tx, present(actor, before));
    const after = await renameRole(tx, before.id, body);
    if (after === 'taken') throw labelTaken();
    if (!after) throw await changedMeanwhile(tx, present(actor, before));
    const labels = { before: { label: before.label }, after: { label: after.label } };
    await record(tx, 'role.rename', { ...trace(after), by: actor.id, requestId, ...labels });
    return present(actor, after);
  });
}

/** The changed columns of the matrix. All are judged before any is written, and all are written together. */
function mountPermissions(kernel: Kernel, api: RoleApi): void {
  serve(kernel, api.permissions, async (asked) => {
    const { tx, actor, body, requestId } = asked;
    const company = await companyIn(asked);
    const ids = body.roles.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new AppError('request.invalid', { fields: { roles: 'validation.invalid' } });
    const now = await takeTurn(tx, actor, company.id, 'roles.manage');
    const found = await lockRoles(tx, company.id, ids);
    const changes = body.roles.map((wanted) => ({ wanted, before: found.find(({ id }) => id === wanted.id) ?? missing() }));
    for (const { wanted, before } of changes) {
      if (before.version !== wanted.version) throw await changedMeanwhile(tx, present(actor, before));
      const { granted, withdrawn } = permissionChanges(before.permissions, wanted.permissions);
      if (before.isOwner && granted.length + withdrawn.length > 0) throw new AppError('organisation.ownerRole');
      if (!holdsAll(now, granted)) throw new AppError('role.beyondOwn');
    }
    for (const { wanted, before } of changes) {
      await setPermissions(tx, wanted.id, wanted.permissions);
      const states = { before: cells(before), after: cells(wanted) };
      await record(tx, 'role.permissions', { ...trace(before), by: actor.id, requestId, ...states });
    }
    return presentAll(tx, actor, company);
  });
}

function mountStates(kernel: Kernel, api: RoleApi): void {
  serve(kernel, api.act, async (asked) => {
    const { tx, actor, requestId } = asked;
    const { id, action } = asked.params;
    const { id: companyId } = await companyIn(asked);
    const now = await takeTurn(tx, actor, companyId, 'roles.manage');
    const before = await lockRole(tx, companyId, id);
    const isActive = action === 'activate';
    if (before.isOwner && !isActive) throw new AppError('organisation.ownerRole');
    if (isActive && !holdsAll(now, before.permissions)) throw new AppError('role.beyondOwn');
    const after = await moveRole(tx, id, isActive);
    if (!after) throw new AppError('workflow.wrongState', { state: before.state });
    const states = { before: { isActive: !isActive }, after: { isActive } };
    await record(tx, `role.${action}`, { ...trace(after), by: actor.id, requestId, ...states });
    return present(actor, after);
  });

  serve(kernel, api.delete, async (asked) => {
    const { tx, actor, requestId } = asked;
    const { id: companyId } = await companyIn(asked);
    await takeTurn(tx, actor, companyId, 'roles.manage');
    const role = await lockRole(tx, companyId, asked.params.id);
    if (role.isOwner) throw new AppError('organisation.ownerRole');
    if (role.users > 0) throw new AppError('role.hasUsers', { users: role.users });
    await removeRole(tx, role.id);
    await record(tx, 'role.delete', { ...trace(role), by: actor.id, requestId, before: { label: role.label }, after: { label: null } });
    return { done: true as const };
  });
}

const lockRole = async (tx: Tx, companyId: string, id: string): Promise<StoredRole> =>
  (await lockRoles(tx, companyId, [id]))[0] ?? missing();

const labelTaken = (): AppError => new AppError('role.labelTaken', { fields: { label: 'validation.roleTaken' } });

const trace = ({ id, label }: StoredRole) => ({ subjectId: id, label: inBoth(label) });
/** One field per permission, so that the history tells each that was given or taken. */
const cells = ({ permissions }: { permissions: readonly string[] }): Record<CompanyPermission, boolean> =>
  Object.fromEntries(companyPermissions.map((permission) => [permission, permissions.includes(permission)])) as Record<
    CompanyPermission,
    boolean
  >;

const present = (actor: User, role: StoredRole): Role => ({
  ...role,
  isGivable: mayGive(actor, role),
  actions: actionsOnRole(actor, role),
});
/** Whose roles they are is told to those who chose the company; one's own is known. */
const presentAll = async (tx: Tx, actor: User, company: Company) => ({
  company,
  roles: (await listRoles(tx, company.id)).map((role) => present(actor, role)),
});
