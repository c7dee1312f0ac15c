import { isType, type User } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { reachesOwners } from '@jalon/domain/roles/role';
import { roles } from '@jalon/domain/roles/role-api';
import { heldBy, holdsAll, permissionChanges } from '@jalon/domain/roles/role-permissions';
import type { Context } from '../core/context.ts';
import { missing, recordsOf } from '../core/records.ts';
import { sql } from '../db/sql.ts';
import { lockCompanyOfRole } from '../organisation/organisation.queries.ts';
import { companyOf, takeTurn } from '../organisation/organisation.ts';
import { roleColumns } from './roles.queries.ts';

export const roleRecords = recordsOf(roles, {
  table: sql`company_roles`,
  as: sql`r`,
  visible: (actor) =>
    isType(actor, 'Admin') ? sql`true` : isType(actor, 'Company') ? sql`r.company_id = ${companyOf(actor)}` : sql`false`,
  columns: {
    ...roleColumns,
    company: sql`(select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = r.company_id)`,
    users: sql`(select count(*)::int from users u where u.role_id = r.id and u.state <> 'deleted')`,
    isGivable: (actor) =>
      sql`(${reachesOwners(actor)}::boolean or not r.is_owner) and ${roleColumns.permissions} <@ ${[...heldBy(actor)]}::text[]`,
  },
  audiences: { theHolders: sql`select h.id from users h where h.role_id = e.subject_id` },
  facts: ['label', 'permissions'],
  label: sql`r.label`,
  company: sql`r.company_id`,
  orders: { createdAt: [sql`r.created_at`, sql`timestamptz`] },
  filters: { state: (state) => sql`r.is_active = ${state === 'active'}`, company: (id) => sql`r.company_id = ${id}` },
  needs: (actor) => (isType(actor, 'Admin') ? ['company'] : []),
  insert: ({ id, actor, input: { label, permissions, companyId } }) => {
    assertHeld(actor, permissions);
    return sql`(id, company_id, label, permissions)
      select ${id}, c.id, ${label}, ${permissions} from companies c where c.id = ${companyFor(actor, companyId)}`;
  },
  sets: {
    update: ({ input: { label } }) => sql`label = ${label}`,
    grant: ({ actor, row, input: { permissions } }) => {
      assertHeld(actor, permissionChanges(row.permissions, permissions).granted);
      return sql`permissions = ${permissions}`;
    },
  },
  setState: (state) => sql`is_active = ${state === 'active'}`,
  // Nobody is put into it while it goes, and nobody gives what was taken from them while they waited.
  turn: async ({ tx, actor }, _, { companyId }, roleId) => {
    if (roleId !== undefined && !isType(actor, 'Company')) return lockCompanyOfRole(tx, roleId);
    return takeTurn(tx, actor, companyFor(actor, companyId as string | undefined), 'roles.manage');
  },
  taken: { company_roles__company_label: () => new AppError('role.labelTaken', { fields: { label: 'validation.roleTaken' } }) },
  sheet: (language) => {
    const { organisation, permissions } = texts[language];
    const { column } = organisation.roles;
    return {
      name: 'roles',
      columns: [
        { title: column.label, value: ({ label }) => label },
        { title: column.users, value: ({ users }) => `${users}` },
        { title: column.state, value: ({ state }) => organisation.activity[state] },
        { title: column.permissions, value: (row) => row.permissions.map((permission) => permissions[permission]).join(', ') },
      ],
    };
  },
});

/** The one that an administrator names; one's own, which may be named too. */
function companyFor(actor: User, named: string | undefined): string {
  if (isType(actor, 'Company')) return (named ?? companyOf(actor)) === companyOf(actor) ? companyOf(actor) : missing();
  if (named !== undefined) return named;
  throw new AppError('request.invalid', { fields: { companyId: 'validation.required' } });
}

function assertHeld(actor: User, permissions: readonly string[]): void {
  if (!holdsAll(actor, permissions)) throw new AppError('role.beyondOwn');
}

type Save = (typeof roles.more)['save'] & EndpointSpec;
export const roleMore = {
  async save(acting: Context<Save>) {
    const rows = await roleRecords.actOnAll(acting, 'grant', acting.body.roles);
    if (new Set(rows.map(({ company }) => company.id)).size > 1) missing();
    return { rows: rows.map((row) => roleRecords.present(acting.actor, row)) };
  },
};
