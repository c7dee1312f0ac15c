import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { clientCompanies } from '@jalon/domain/companies/client-company-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { languages } from '@jalon/domain/core/languages';
import type { NoticePlace } from '@jalon/domain/core/notices';
import { divisions } from '@jalon/domain/divisions/division-api';
import { documents } from '@jalon/domain/documents/document-api';
import type { EventKind } from '@jalon/domain/history/history';
import { noticeOf, type ToldKind, toldKinds } from '@jalon/domain/notifications/notices';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { roles } from '@jalon/domain/roles/role-api';
import { afterAll, expect, test } from 'vitest';
import { record } from '../src/core/events.ts';
import { openSession } from '../src/core/session.ts';
import { sql } from '../src/db/sql.ts';
import { watchDocuments } from '../src/documents/documents.records.ts';
import { makeCompany, makePerson, makeRole, type Person } from './factories.ts';
import { openWorld } from './harness.ts';

/** Every kind that tells somebody: those it tells find it in their list, worded, and can read what it is about. */
const world = await openWorld();
const { database } = world;
afterAll(() => world.close());

type Happens = (kind: ToldKind) => Promise<string>;
const recorded = async (kind: EventKind, subjectId: string, more: object = {}): Promise<string> => {
  await record(database, kind, { subjectId, by: null, requestId: 'test', ...more });
  return subjectId;
};
const toOneself: Happens = async (kind) =>
  recorded(kind, (await makePerson(database, { type: 'Freelance' })).id, { after: { reason: 'Parce que' } });
const toCommercial: Happens = async (kind) => recorded(kind, (await makePerson(database, { type: 'Commercial' })).id);
const newAccount: Happens = async (kind) => recorded(kind, (await makePerson(database, { type: 'Freelance', isValidated: false })).id);

/** Somebody in a company that has an owner besides. */
async function inCompany(): Promise<{ companyId: string; colleague: Person }> {
  const at = await makeCompany(database);
  await makePerson(database, { type: 'Company', at });
  const roleId = await makeRole(database, at.companyId, []);
  return { companyId: at.companyId, colleague: await makePerson(database, { type: 'Company', at: { companyId: at.companyId, roleId } }) };
}
const ofColleague: Happens = async (kind) => recorded(kind, (await inCompany()).colleague.id, { label: { fr: 'Ada B', en: 'Ada B' } });
const ofGone: Happens = async (kind) => {
  const { colleague } = await inCompany();
  await database.many(sql`update users set state = 'deleted' where id = ${colleague.id}`);
  return recorded(kind, colleague.id);
};
const ofMoved: Happens = async (kind) => recorded(kind, (await inCompany()).colleague.id, { before: { role: 'A' }, after: { role: 'B' } });
const ofRole: Happens = async (kind) => {
  const { colleague } = await inCompany();
  const { id } = await database.one<{ id: string }>(sql`select role_id as id from users where id = ${colleague.id}`);
  const [admin, params] = [world.as('admin'), { id }];
  if (kind === 'role.grant') await admin(roles.api.grant, { params, body: { permissions: ['contacts.view'] } });
  else await admin(roles.api.disable, { params });
  // Past the time in which it would be taken back unseen.
  await database.many(sql`update notifications set at = at - interval '1 minute' where subject_id = ${id}`);
  if (kind === 'role.activate') await admin(roles.api.activate, { params });
  return id;
};
const ofCompany: Happens = async (kind) => {
  const [{ companyId }, { id }] = [await makeCompany(database), await makePerson(database, { type: 'Commercial' })];
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${id})`);
  if (kind === 'company.disable') await database.many(sql`update companies set is_active = false where id = ${companyId}`);
  const states = { before: { commercials: { people: [] } }, after: { commercials: { people: [id] } } };
  return recorded(kind, companyId, { label: { fr: 'Élan', en: 'Élan' }, ...states });
};
const ofDivision: Happens = async (kind) => {
  const at = await makeCompany(database);
  const [actor] = await Promise.all([1, 2].map(() => makePerson(database, { type: 'Company', at })));
  if (!actor) throw new Error('nobody');
  const as = world.as(actor);
  const { id } = (await as(divisions.api.create, { body: { name: 'Lyon' } })).body;
  if (kind === 'division.activate') await database.many(sql`update divisions set is_active = false where id = ${id}`);
  await as(kind === 'division.activate' ? divisions.api.activate : divisions.api.disable, { params: { id }, body: {} } as never);
  return id;
};

/** Given by a freelance; then whatever the kind says happens to it, by an administrator or by the clock. */
const ofDocument: Happens = async (kind) => {
  const owner = world.as(await makePerson(database, { type: 'Freelance' }));
  const content = { fileId: null, expiresOn: '2049-01-01' };
  const { id } = (await owner(documents.api.create, { body: { type: 'foreignWorkers', ...content } })).body;
  const params = { id };
  if (kind === 'document.replace') await owner(documents.api.replace, { params, body: content });
  if (kind === 'document.refuse') await world.as('admin')(documents.api.refuse, { params, body: { reason: 'Illisible' } });
  if (/accept|expire|remind/.test(kind)) await world.as('admin')(documents.api.accept, { params, body: {} });
  const days = kind === 'document.expire' ? -1 : 7;
  await database.many(sql`update documents set expires_on = current_date + ${days}::int where id = ${id} and state = 'accepted'`);
  if (/expire|remind/.test(kind)) await watchDocuments(database, 'Europe/Paris');
  return id;
};

const happens: Record<ToldKind, Happens> = {
  'account.signUp': newAccount,
  'account.verify': newAccount,
  'account.enable': ofColleague,
  'account.validate': toOneself,
  'account.devalidate': toOneself,
  'account.refuse': toOneself,
  'account.reconsider': toOneself,
  'account.unblock': toOneself,
  'account.activate': toOneself,
  'account.widen': toCommercial,
  'account.narrow': toCommercial,
  'contact.create': ofColleague,
  'contact.update': ofMoved,
  'contact.disable': ofColleague,
  'contact.activate': ofColleague,
  'contact.delete': ofGone,
  'contact.decline': ofColleague,
  'contact.withdraw': ofColleague,
  'role.grant': ofRole,
  'role.disable': ofRole,
  'role.activate': ofRole,
  'company.disable': ofCompany,
  'company.activate': ofCompany,
  'company.assign': ofCompany,
  'document.create': ofDocument,
  'document.replace': ofDocument,
  'document.accept': ofDocument,
  'document.refuse': ofDocument,
  'document.expire': ofDocument,
  'document.remind': ofDocument,
  'division.disable': ofDivision,
  'division.activate': ofDivision,
};

/** What the screen at a place asks for first. */
const reading: Record<NoticePlace, (reader: Person, id: string) => Promise<{ status: number }>> = {
  self: (reader) => world.as(reader)(ownAccountApi.read, {}),
  account: (reader, id) => world.as(reader)(managedAccounts.api.read, { params: { id } }),
  contact: (reader, id) => world.as(reader)(contacts.api.read, { params: { id } }),
  contacts: (reader) => world.as(reader)(contacts.api.list, { query: {} }),
  company: (reader, id) => world.as(reader)(clientCompanies.api.read, { params: { id } }),
  document: (reader, id) => world.as(reader)(documents.api.read, { params: { id } }),
  divisions: (reader, id) => world.as(reader)(divisions.api.read, { params: { id } }),
};

test.each(toldKinds)('%s is told to those who can read it, in words of both languages', async (kind) => {
  const subjectId = await happens[kind](kind);
  const told = await database.many<{ userId: string; id: string }>(sql`
    select user_id as "userId", event_id as id from notifications where subject_id = ${subjectId} and kind = ${kind}`);
  expect(told.length).toBeGreaterThan(0);
  for (const { userId, id } of told) {
    const { token } = await openSession(database, userId, { userAgent: 'test', address: '127.0.0.1', isRemembered: false });
    const reader: Person = { id: userId, email: '', token };
    for (const lang of languages) {
      await database.many(sql`update users set lang = ${lang} where id = ${userId}`);
      const [row] = (await world.as(reader)(notificationApi.list, { query: {} })).body.rows;
      expect(row).toMatchObject({ id, kind, category: noticeOf(kind)?.category, href: expect.stringMatching(/^\//) });
      expect(row?.text).not.toMatch(/\{\{|undefined|null|: ?$/);
    }
    const place = noticeOf(kind)?.place ?? 'self';
    expect((await reading[place](reader, subjectId)).status).toBe(200);
  }
});
