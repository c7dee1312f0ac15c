import { randomUUIDv7 } from 'node:crypto';
import type { AccountState, UserType } from '@jalon/domain/core/actor';
import { openSession } from '../../src/core/session.ts';
import type { Database } from '../../src/db/database.ts';
import { sql } from '../../src/db/sql.ts';
import { makeCompany, makePerson, makeProfile, makeRole, type Person } from '../factories.ts';

/** Whose records they are: a person's, or those of a company. */
export type Circle = { database: Database; person: Person; companyId: string };

type Call = { params?: object; body?: object };
export type Kind = (circle: Circle) => Promise<{ id: string }>;

/** A call about one record of a kind, with what else its address or body needs. */
export const about =
  (make: Kind, more: object = {}, body?: object) =>
  async (circle: Circle): Promise<Call> => {
    const { id } = await make(circle);
    return { params: { id, ...more }, ...(body ? { body } : {}) };
  };

/** The same act on several: one, which is of the circle. */
export const aboutEach =
  (make: Kind, more: object = {}) =>
  async (circle: Circle): Promise<Call> => ({ body: { records: [{ id: (await make(circle)).id, version: 1 }], ...more } });

export const contact =
  (state: AccountState = 'active'): Kind =>
  async ({ database, person, companyId }) =>
    makePerson(database, {
      type: 'Company',
      at: { companyId, roleId: await makeRole(database, companyId, []) },
      state,
      closedBy: person.id,
    });

export const role: Kind = async ({ database, companyId }) => ({ id: await makeRole(database, companyId, []) });

/** Somebody in a role of the circle: the roles a contact may be given are the company's own. */
export const contactInRole = async (circle: Circle): Promise<Call> => ({
  params: { id: (await contact()(circle)).id },
  body: { job: null, roleId: (await role(circle)).id, divisionIds: [], version: 1 },
});

export const account =
  (type: UserType = 'Freelance', state: AccountState = 'active'): Kind =>
  ({ database }) =>
    makePerson(database, { type, state });

export const session: Kind = async ({ database, person }) => {
  const { token } = await openSession(database, person.id, { userAgent: 'other', address: '127.0.0.1', isRemembered: false });
  return database.one(sql`select id from sessions where token_hash = sha256(${token}::bytea)`);
};

export const identity: Kind = async ({ database, person }) => {
  const id = randomUUIDv7();
  await database.many(sql`
    insert into identities (id, user_id, provider, issuer, subject) values (${id}, ${person.id}, ${id}, 'https://id.example', ${id})`);
  return { id };
};

export const company: Kind = async ({ companyId }) => ({ id: companyId });

/** One that may be changed or go: nobody of the matrix is in it. */
export const emptyCompany: Kind = async ({ database }) => ({ id: (await makeCompany(database)).companyId });

/** A freelance who does not hide: every company may look at them. */
export const talent: Kind = async ({ database }) => {
  const person = await makePerson(database, { type: 'Freelance' });
  await makeProfile(database, person.id);
  return person;
};
