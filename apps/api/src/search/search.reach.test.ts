import { randomUUIDv7 } from 'node:crypto';
import { chatApi } from '@jalon/domain/chat/chat-api';
import type { User, UserType } from '@jalon/domain/core/actor';
import type { AnswerOf } from '@jalon/domain/core/endpoint';
import { companyPermissions } from '@jalon/domain/core/permission';
import { resources } from '@jalon/domain/resources';
import { type HitKind, hitHref, hitKinds } from '@jalon/domain/search/search';
import { searchApi } from '@jalon/domain/search/search-api';
import { aUser } from '@jalon/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertConversation } from '../../test/chat.ts';
import { insertContract } from '../../test/contracts.ts';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { sql } from '../db/sql.ts';

/** Whatever is found here has this name, or is somebody's who has it. */
const mark = 'Zorgluben';
const readers = ['freelance', 'company', 'bare', 'commercial', 'admin', 'otherFreelance', 'otherCompany', 'otherCommercial'] as const;
type Reader = (typeof readers)[number];
const types: Record<Reader, UserType> = {
  ...{ freelance: 'Freelance', company: 'Company', bare: 'Company', commercial: 'Commercial', admin: 'Admin' },
  ...{ otherFreelance: 'Freelance', otherCompany: 'Company', otherCommercial: 'Commercial' },
};
type Hits = AnswerOf<typeof searchApi.find>['hits'];
type Record_ = { kind: HitKind; id: string };

let world: World;
let people: Record<Reader, Person>;
let records: Record_[];

/** Everything there can be between a freelance, a company and the commercial who looks after it. */
async function circle(freelance: Person, company: Person, commercial: Person): Promise<Record_[]> {
  const { database: tx } = world;
  for (const { id } of [freelance, company, commercial]) await tx.many(sql`update users set last_name = ${mark} where id = ${id}`);
  const { companyId } = await tx.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${company.id}`);
  await tx.many(sql`update companies set name = ${mark} || ' SAS' where id = ${companyId}`);
  await tx.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const profileId = await makeProfile(tx, freelance.id, { title: 'Développeuse' });
  const need = await insertNeed(tx, companyId, { state: 'posted' });
  const unposted = await insertNeed(tx, companyId, { state: 'not_posted' });
  await tx.many(sql`update opportunities set title = ${mark} where company_id = ${companyId}`);
  const submitted = await insertApplication(tx, need.id, freelance.id, { state: 'submitted' });
  const qualified = await insertApplication(tx, unposted.id, freelance.id, { state: 'new' });
  const contract = await insertContract(tx, { ownerId: freelance.id, companyId, state: 'sent' });
  const draft = await insertContract(tx, { ownerId: freelance.id, companyId });
  await tx.many(sql`update projects set title = ${mark} where company_id = ${companyId}`);
  const projects = await tx.many<{ id: string }>(sql`select id from projects where company_id = ${companyId}`);
  // As many as a short list shows of two people.
  await tx.many(sql`delete from documents where owner_id = ${freelance.id} and type not in ('registration', 'vigilance')`);
  const documents = await tx.many<{ id: string }>(sql`select id from documents where owner_id = ${freelance.id}`);
  const talk = await insertConversation(tx, {
    a: freelance.id,
    b: company.id,
    kind: 'project',
    recordId: projects[0]?.id ?? '',
    companyId,
  });
  const portfolio = await insertConversation(tx, { a: commercial.id, b: company.id, recordId: companyId, companyId });
  const of = (kind: HitKind, ...found: { id: string }[]): Record_[] => found.map(({ id }) => ({ kind, id }));
  return [
    ...of('need', need, unposted),
    ...of('application', submitted, qualified),
    ...of('project', ...projects),
    ...of('delivery', { id: contract.deliveryId }, { id: draft.deliveryId }),
    ...of('contract', contract, draft),
    ...of('document', ...documents),
    ...of('conversation', talk, portfolio),
    ...[...of('freelance', freelance), ...of('talent', { id: profileId }), ...of('company', { id: companyId })],
    ...[...of('contact', company), ...of('commercial', commercial)],
  ];
}

beforeAll(async () => {
  world = await openWorld();
  const { database: tx, people: known } = world;
  const { companyId } = await tx.one<{ companyId: string }>(
    sql`select company_id as "companyId" from users where id = ${known.company.id}`,
  );
  people = {
    ...{ freelance: known.freelance, company: known.company, commercial: known.commercial, admin: known.admin },
    bare: await makePerson(tx, { type: 'Company', at: { companyId }, permissions: [] }),
    otherFreelance: await makePerson(tx, { type: 'Freelance' }),
    otherCompany: await makePerson(tx, { type: 'Company' }),
    otherCommercial: await makePerson(tx, { type: 'Commercial' }),
  };
  const ids = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  for (const [index, [audience, state]] of [
    ['freelances', 'published'],
    ['companies', 'published'],
    ['everyone', 'draft'],
  ].entries())
    await tx.many(sql`insert into faq_questions (id, state, question_fr, answer_fr, question_en, answer_en, audience, theme)
      values (${ids[index]}, ${state}, ${mark}, '<p>r</p>', '', '', ${audience}, 'account')`);
  records = [
    ...(await circle(people.freelance, people.company, people.commercial)),
    ...(await circle(people.otherFreelance, people.otherCompany, people.otherCommercial)),
    ...ids.map((id) => ({ kind: 'question' as const, id })),
    { kind: 'contact', id: people.bare.id },
  ];
});
afterAll(() => world.close());

const { applications, clientCompanies, contacts, contracts, deliveries, documents, faq } = resources;
const { managedAccounts, opportunities, projects, talents } = resources;
type Read = { api: { read: (typeof projects)['api']['read'] } };
/** By what a record of a kind is read, which says whether it is there for somebody. */
const readBy: Record<Exclude<HitKind, 'conversation'>, (reader: UserType) => unknown> = {
  ...{ need: () => opportunities, application: () => applications, project: () => projects, delivery: () => deliveries },
  ...{ contract: () => contracts, document: () => documents, question: () => faq, company: () => clientCompanies },
  ...{ freelance: () => managedAccounts, commercial: () => managedAccounts, talent: () => talents },
  contact: (reader) => (reader === 'Company' ? contacts : managedAccounts),
};
async function isThere(reader: Reader, { kind, id }: Record_): Promise<boolean> {
  const as = world.as(people[reader]);
  if (kind === 'conversation') {
    const { status, body } = await as(chatApi.read, { params: { id } });
    return status === 200 && body.role === 'member';
  }
  const { api } = readBy[kind](types[reader]) as Read;
  return (await as(api.read, { params: { id } })).status === 200;
}
const asUser = (reader: Reader): User =>
  aUser(types[reader], types[reader] === 'Company' ? { permissions: reader === 'bare' ? [] : [...companyPermissions] } : {});

const questions = [mark, 'Zorglubenne', 'Zorglubem'];
/** What each reader is answered: a search looks for every kind at once. */
const answers = new Map<string, Hits>();
beforeAll(async () => {
  for (const reader of readers)
    for (const q of questions) {
      const { status, body } = await world.as(people[reader])(searchApi.find, { query: { q } });
      expect(status).toBe(200);
      answers.set(`${reader} ${q}`, body.hits);
    }
});
const found = (reader: Reader, q: string): Hits => answers.get(`${reader} ${q}`) ?? [];

describe.each(readers)('%s', (reader) => {
  test.each(hitKinds)('finds every %s that is there for them, and no other', async (kind) => {
    const ofKind = records.filter((one) => one.kind === kind);
    const expected: string[] = [];
    for (const one of ofKind) if (hitHref(kind, asUser(reader), one.id) && (await isThere(reader, one))) expected.push(one.id);
    for (const q of questions) {
      // The dictionary of needs and profiles corrects no names.
      const isNamed = kind === 'talent' && q !== mark;
      const ids = found(reader, q).flatMap((hit) => (hit.kind === kind ? hit.id : []));
      expect(ids.sort(), q).toEqual(isNamed ? expect.anything() : expected.sort());
    }
  });
});

test('somebody finds something of every kind', () => {
  const kinds = readers.flatMap((reader) => found(reader, mark).map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual([...hitKinds].sort());
});
