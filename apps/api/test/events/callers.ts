import { sql } from '../../src/db/sql.ts';
import { makePerson, type Person } from '../factories.ts';
import type { World } from '../harness.ts';

/** A call that changes something, and who makes it. */
export type Valid = { as: Person | 'visitor'; call: object };
export type Make = (world: World) => Promise<Valid>;

export const password = 'Chemin!42vert';
export const fresh = ({ database }: World) => makePerson(database, { type: 'Freelance', password });
export const owner = ({ database }: World) => makePerson(database, { type: 'Company' });
export const ofAdmin =
  (make: (world: World) => Promise<object>): Make =>
  async (world) => ({ as: world.people.admin, call: await make(world) });
export const ofOwner =
  (make: (world: World, companyId: string) => Promise<object>): Make =>
  async (world) => {
    const as = await owner(world);
    return { as, call: await make(world, await companyOf(world, as)) };
  };
export const companyOf = async ({ database }: World, { id }: Person) =>
  (await database.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${id}`)).companyId;
