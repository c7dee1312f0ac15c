import { contactApi } from '@jalon/domain/contacts/contact-api';
import { roleApi } from '@jalon/domain/roles/role-api';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makePerson, makeRole, type Person } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { lockCompany } from './organisation.queries.ts';

const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

const waiting = async () =>
  (
    await database.one<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  ).n;

type As = ReturnType<typeof world.as>;
type Place = { otherId: string; contactId: string };
const acts: Record<string, { permission: string; act: (as: As, place: Place) => Promise<{ status: number }> }> = {
  'invite a contact': {
    permission: 'contacts.manage',
    act: (as, { otherId }) =>
      as(contactApi.invite, {
        body: { firstName: 'A', lastName: 'B', email: `${otherId}@b.test`, job: null, roleId: otherId, divisionIds: [] },
      }),
  },
  'make a role': { permission: 'roles.manage', act: (as) => as(roleApi.create, { body: { label: 'Neuf' } }) },
  'remove a role': { permission: 'roles.manage', act: (as, { otherId }) => as(roleApi.delete, { params: { id: otherId } }) },
  'give a role its permissions': {
    permission: 'roles.manage',
    act: (as, { otherId }) => as(roleApi.permissions, { body: { roles: [{ id: otherId, version: 1, permissions: [] }] } }),
  },
  'remove a contact': {
    permission: 'contacts.manage',
    act: (as, { contactId }) => as(contactApi.delete, { params: { id: contactId } }),
  },
};
const losses: Record<string, (person: Person, roleId: string) => ReturnType<typeof sql>> = {
  'the permission': (_, roleId) => sql`update company_roles set permissions = '{}' where id = ${roleId}`,
  'the role': ({ id }) => sql`update users set role_id = null where id = ${id}`,
  'the account': ({ id }) => sql`update users set state = 'deactivated' where id = ${id}`,
};

const cases = Object.keys(acts).flatMap((act) => Object.keys(losses).map((loss) => [act, loss] as const));
test.each(cases)('who asks to %s and loses %s while waiting for their turn is refused', async (name, lost) => {
  const { permission, act } = acts[name] as (typeof acts)[string];
  const { companyId } = await makeCompany(database);
  const [roleId, otherId] = [await makeRole(database, companyId, [permission]), await makeRole(database, companyId, [])];
  const person = await makePerson(database, { type: 'Company', at: { companyId, roleId } });
  const { id: contactId } = await makePerson(database, { type: 'Company', at: { companyId } });
  const as = world.as(person);
  const answer = await database.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const asked = act(as, { otherId, contactId });
    // The request has passed its checks with the rights of before, and waits.
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await tx.many(losses[lost]?.(person, roleId) ?? sql``);
    return { asked };
  });
  expect((await answer.asked).status).toBe(403);
});
