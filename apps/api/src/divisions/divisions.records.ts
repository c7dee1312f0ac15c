import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { divisions } from '@jalon/domain/divisions/division-api';
import { texts } from '@jalon/domain/locales/all';
import type { RowOf } from '../core/record-store.ts';
import { recordsOf } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { lockCompany } from '../organisation/organisation.queries.ts';
import { companyOf } from '../organisation/organisation.ts';

export const divisionRecords = recordsOf(divisions, {
  table: sql`divisions`,
  as: sql`d`,
  visible: (actor: User) => (isType(actor, 'Company') ? sql`d.company_id = ${companyOf(actor)}` : sql`false`),
  columns: {
    state: sql`case when d.is_active then 'active' else 'disabled' end`,
    users: sql`(select count(*)::int from user_divisions m where m.division_id = d.id)`,
  },
  audiences: {
    theManagers: sql`
      select u.id from users u join company_roles r on r.id = u.role_id and r.is_active
      where u.company_id = e.company_id and (r.is_owner or 'divisions.manage' = any(r.permissions))`,
  },
  facts: ['name'],
  label: sql`d.name`,
  company: sql`d.company_id`,
  orders: { name: [sql`d.name_key`, sql`text`] },
  filters: { state: (state) => sql`d.is_active = ${state === 'active'}` },
  insert: ({ id, actor, input: { name } }) => sql`(id, company_id, name) values (${id}, ${companyOf(actor)}, ${name})`,
  sets: { update: ({ input: { name } }) => sql`name = ${name}` },
  setState: (state) => sql`is_active = ${state === 'active'}`,
  // Nobody is put into it while it goes.
  turn: async ({ tx, actor }, action) => {
    if (action === 'delete') await lockCompany(tx, companyOf(actor));
  },
  checks: {
    delete: async ({ tx }, { row: { id } }) => {
      if (await tx.maybe(sql`select 1 from opportunities where division_id = ${id} limit 1`)) throw new AppError('division.hasNeeds');
      if (await tx.maybe(sql`select 1 from projects where division_id = ${id} limit 1`)) throw new AppError('division.hasProjects');
    },
  },
  taken: { divisions__company_name: () => new AppError('division.nameTaken', { fields: { name: 'validation.divisionTaken' } }) },
  sheet: (language) => {
    const {
      activity,
      divisions: { column },
    } = texts[language].organisation;
    return {
      name: 'divisions',
      columns: [
        { title: column.name, value: ({ name }) => name },
        { title: column.state, value: ({ state }) => activity[state] },
      ],
    };
  },
});

export type DivisionRow = RowOf<typeof divisions>;

/** None means the whole company. */
export const listDivisionsOf = async (tx: Tx, userId: string): Promise<string[]> =>
  (await tx.many<{ id: string }>(sql`select division_id as id from user_divisions where user_id = ${userId}`)).map(({ id }) => id);
