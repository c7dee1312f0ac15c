import type { EventKind } from '@jalon/domain/history/history';
import type { ToldKind } from '@jalon/domain/notifications/notices';
import { record } from '../src/core/events.ts';
import { makeCompany, makePerson, makeRole, type Person } from './factories.ts';
import type { World } from './harness.ts';

/** Makes a kind of event happen, as the product does or as it would be recorded; gives the id of what it is about. */
export type Happens = (world: World, kind: ToldKind) => Promise<string>;

export async function recorded({ database }: World, kind: EventKind, subjectId: string, more: object = {}): Promise<string> {
  await record(database, kind, { subjectId, by: null, requestId: 'test', ...more });
  return subjectId;
}

/** Somebody in a company that has an owner besides. */
export async function inCompany({ database }: World): Promise<{ companyId: string; colleague: Person }> {
  const at = await makeCompany(database);
  await makePerson(database, { type: 'Company', at });
  const roleId = await makeRole(database, at.companyId, []);
  return { companyId: at.companyId, colleague: await makePerson(database, { type: 'Company', at: { companyId: at.companyId, roleId } }) };
}

export const ofColleague: Happens = async (world, kind) =>
  recorded(world, kind, (await inCompany(world)).colleague.id, { label: { fr: 'Ada B', en: 'Ada B' } });
