import { randomUUID } from 'node:crypto';
import { applications } from '@jalon/domain/applications/application-api';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { peopleLists } from '@jalon/domain/people-lists/people-list-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { publicPageApi } from '@jalon/domain/profiles/public-page-api';
import { proposals } from '@jalon/domain/proposals/proposal-api';
import { views } from '@jalon/domain/views/view-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { writeNotices } from '../src/notifications/letters.ts';
import { tellSearchers } from '../src/views/searches.events.ts';
import { companyOf } from './events/callers.ts';
import { makePerson, makeProfile, type Person } from './factories.ts';
import type { World } from './harness.ts';
import { openMailWorld } from './mail-world.ts';
import { apply, postNeed } from './market.ts';
import { rows } from './matrix/expectations.ts';
import { isPdf, pdfText } from './pdf-text.ts';
import { unzip } from './unzip.ts';

/**
 * Whose an anonymous need is, and who hides behind a private profile: looked for in the answer of every endpoint, and in every notification
 * and letter. A word or an id that is hidden is answered as one that nobody has.
 */
type Hidden = { words: string[]; ids: string[] };

/** Every endpoint is asked, by every reader: only what hangs is ended. */
const patience = 240_000;

let opened: Awaited<ReturnType<typeof openMailWorld>>;
let world: World;
beforeAll(async () => {
  opened = await openMailWorld();
  world = opened.world;
});
afterAll(() => opened.close());

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isArchive = (raw: Buffer) => raw.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));
const textOf = async (raw: Buffer) =>
  folded(isPdf(raw) ? await pdfText(raw) : (isArchive(raw) ? [...unzip(raw).values()] : [raw]).map(String).join('\n'));

/** The addresses a call may have about these ids: each of them in the place of whatever its path names, and each format of a file. */
function paramsFor({ method, path }: EndpointSpec, ids: readonly string[]): Record<string, string>[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const given = (rows[`${method} ${path}`]?.input as { params?: Record<string, string> } | undefined)?.params ?? {};
  const open = names.filter((name) => !(name in given));
  const about = open.length === 0 ? [given] : ids.map((id) => ({ ...given, ...Object.fromEntries(open.map((name) => [name, id])) }));
  return names.includes('format') ? about.flatMap((params) => ['csv', 'xlsx'].map((format) => ({ ...params, format }))) : about;
}

type Read = (endpoint: EndpointSpec, params: object, query: Record<string, string>) => Promise<{ status: number; text: string }>;
function reading(reader: Person | 'visitor'): Read {
  const ask = world.as(reader);
  return async (endpoint, params, query) => {
    const { status, raw } = await ask(endpoint, { params, query } as never);
    return { status, text: await textOf(raw) };
  };
}

/** Addresses whose answer tells a hidden word or id, or is another one when it is asked for. */
async function tellingOf(reader: Person | 'visitor', hidden: Hidden): Promise<string[]> {
  const read = reading(reader);
  const telling: string[] = [];
  await world.database.many(sql`delete from rate_limits`);
  for (const endpoint of world.endpoints.filter(({ method }) => method === 'GET')) {
    const addresses = paramsFor(endpoint, hidden.ids);
    if (await isClosed(read, endpoint, addresses[0] ?? {})) continue;
    telling.push(...(await toldAt(read, endpoint, addresses, hidden)));
    for (const name of Object.keys(endpoint.query?.shape ?? {}))
      telling.push(...(await foundBy(read, endpoint, { params: addresses[0] ?? {}, name, secrets: secretsFor(name, hidden) })));
  }
  return telling;
}

/** Who may not call at all is refused before anything of the call is looked at, whatever it asks for. */
async function isClosed(read: Read, endpoint: EndpointSpec, params: object): Promise<boolean> {
  const { status, text } = await read(endpoint, params, {});
  return (status === 401 || status === 403) && text.length < 200;
}

/** What the answers at these addresses tell; an id that was asked for may be said again. */
async function toldAt(read: Read, endpoint: EndpointSpec, addresses: Record<string, string>[], { words, ids }: Hidden): Promise<string[]> {
  const telling: string[] = [];
  for (const params of addresses) {
    const { text } = await read(endpoint, params, {});
    const secrets = [...words, ...ids.filter((id) => !Object.values(params).includes(id))];
    telling.push(...secrets.filter((secret) => text.includes(folded(secret))).map((secret) => `${endpoint.path}: ${secret}`));
  }
  return telling;
}

const secretsFor = (name: string, { words, ids }: Hidden): string[] => (name === 'q' ? words : name.endsWith('Id') ? ids : []);

/** What can be found by asking for it. */
async function foundBy(
  read: Read,
  endpoint: EndpointSpec,
  { params, name, secrets }: { params: object; name: string; secrets: string[] },
): Promise<string[]> {
  if (secrets.length === 0) return [];
  const nothing = name === 'q' ? 'qwyxmbrotz' : randomUUID();
  const empty = await read(endpoint, params, { [name]: nothing });
  const telling: string[] = [];
  for (const secret of secrets) {
    const found = await read(endpoint, params, { [name]: secret });
    const isSame = found.status === empty.status && found.text.replaceAll(folded(secret), nothing) === empty.text;
    if (!isSame) telling.push(`${endpoint.path}?${name}=${secret}`);
  }
  return telling;
}

const lettersTo = (person: Person) => opened.mail.to(person.email).map(({ subject, text, html }) => folded(`${subject} ${text} ${html}`));

test(
  'no endpoint, file, notification or letter tells whose an anonymous need is',
  async () => {
    const { database, people } = world;
    const [owner, commercial] = [await makePerson(database, { type: 'Company' }), await makePerson(database, { type: 'Commercial' })];
    const [refused, dismissed] = [await makePerson(database, { type: 'Freelance' }), await makePerson(database, { type: 'Freelance' })];
    const asked = await makePerson(database, { type: 'Freelance' });
    const companyId = await companyOf(world, owner);
    const divisionId = randomUUID();
    await database.many(sql`
    with company as (update companies set name = 'Zirbelkiefer', website = 'https://zirbelkiefer.example' where id = ${companyId}),
      person as (update users set first_name = 'Quintiliane', last_name = 'Brzozowska', email = 'vorhangschloss@jalon.test' where id = ${owner.id}),
      division as (insert into divisions (id, company_id, name) values (${divisionId}, ${companyId}, 'Schraubenwerk'))
    insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
    const more = { divisionId, isAnonymous: true, hasPreselection: true, contactEmail: 'kontaktbrief@jalon.test', managerId: owner.id };
    // Somebody is told of it by a search they keep.
    const searching = await makePerson(database, { type: 'Freelance' });
    await world.as(searching)(views.api.create, { body: { list: 'offers', name: 'Tout', query: '', isShared: false, isTold: true } });
    await world.as(searching)(notificationApi.prefer, { body: { choices: [{ category: 'opportunities', channel: 'at once' }] } });
    const need = await postNeed(world, owner, more);
    await database.many(sql`update opportunities set posted_at = now() - interval '1 minute' where id = ${need.id}`);
    const { id: posting } = await database.one<{ id: string }>(
      sql`select id from events where subject_id = ${need.id} and kind = 'opportunity.post'`,
    );
    await tellSearchers(database, posting, 'Europe/Paris');
    expect((await world.as(searching)(notificationApi.list, { query: {} })).body.rows).toMatchObject([{ kind: 'opportunity.post' }]);
    await database.many(sql`update notifications set at = now() - interval '1 minute'`);
    await writeNotices(database);
    for (const one of [refused, dismissed])
      await world.as(one)(notificationApi.prefer, { body: { choices: [{ category: 'applications', channel: 'at once' }] } });
    const ids = [await apply(world, refused, need.id), await apply(world, dismissed, need.id)] as const;
    // The company asks somebody itself, who is not told by whom they are asked.
    const profileId = await makeProfile(database, asked.id);
    const { body: proposal } = await world.as(owner)(proposals.api.create, {
      body: { opportunityId: need.id, profileId, message: 'Bonjour' },
    });
    // Everything that is told to candidates whom the company was not sent.
    await world.as(commercial)(applications.api.reject, { params: { id: ids[0] }, body: { reason: 'Pas cette fois.' } });
    await world.as(owner)(opportunities.api.close, { params: { id: need.id }, body: { reason: 'filled', message: 'Merci.' } });
    await world.work();
    await world.as(owner)(opportunities.api.reopen, { params: { id: need.id }, body: {} });
    await world.as(owner)(opportunities.api.post, { params: { id: need.id }, body: {} });
    // Letters wait while what they tell can be undone.
    await database.many(sql`update notifications set at = now() - interval '1 minute'`);
    await writeNotices(database);
    await world.work();

    const words = ['Zirbelkiefer', 'Quintiliane', 'Brzozowska', 'vorhangschloss', 'Schraubenwerk', 'kontaktbrief'];
    const hidden = { words, ids: [companyId, owner.id, divisionId] };
    // They are there to be found.
    const known = (await tellingOf(people.admin, { words, ids: [need.id, ...ids, ...hidden.ids] })).join(' ');
    for (const word of words) expect(known).toContain(word);
    const strangers = [asked, searching, refused, dismissed, people.freelance, people.company, 'visitor'] as const;
    for (const stranger of strangers) {
      const telling = await tellingOf(stranger, { words, ids: hidden.ids });
      // Those of the need and of the applications are no secret.
      for (const id of [need.id, proposal.id, ...ids]) telling.push(...(await toldAbout(stranger, id, hidden)));
      expect(telling).toEqual([]);
    }
    const letters = [asked, searching, refused, dismissed].flatMap(lettersTo);
    expect(lettersTo(searching)).toHaveLength(1);
    expect(letters.length).toBeGreaterThan(3);
    for (const secret of [...words, ...hidden.ids]) expect(letters.join('\n')).not.toContain(folded(secret));
  },
  patience,
);

/** What the answers about one record tell of what is hidden. */
async function toldAbout(reader: Person | 'visitor', id: string, hidden: Hidden): Promise<string[]> {
  const about = world.endpoints.filter(({ method, path }) => method === 'GET' && path.includes('/:'));
  const told = await Promise.all(about.map((endpoint) => toldAt(reading(reader), endpoint, paramsFor(endpoint, [id]), hidden)));
  return told.flat();
}

test(
  'no endpoint, file, notification or letter tells who hides behind a private profile',
  async () => {
    const { database, people } = world;
    const hider = await makePerson(database, { type: 'Freelance' });
    await makeProfile(database, hider.id, {
      ...{ firstName: 'Walpurgine', lastName: 'Czarnecki', title: 'Glockengiesserin', skills: ['Kupferstich'] },
    });
    // Strangers have read their page before they hid: not who they are.
    const { body: opened } = await world.as(hider)(profiles.api.openPage, { params: { id: hider.id }, body: {} });
    const slug = opened.pageSlug ?? '';
    const page = JSON.stringify((await world.as('visitor')(publicPageApi.read, { params: { slug } })).body);
    expect(page).toContain('Walpurgine');
    for (const word of ['Czarnecki', hider.id, hider.email]) expect(page).not.toContain(word);
    // A company has kept them before they hid.
    const { body: list } = await world.as('company')(peopleLists.api.create, { body: { name: 'Vivier', isShared: true } });
    await world.as('company')(peopleLists.api.people, { params: { id: list.id }, body: { personIds: [hider.id], isIn: true } });
    await world.as('company')(peopleLists.api.favour, { params: { id: hider.id }, body: { isFavourite: true } });
    await world.as(hider)(profiles.api.hide, { params: { id: hider.id }, body: {} });
    await database.many(sql`update users set email = 'nachtigall@jalon.test', phone = '+33611223344' where id = ${hider.id}`);
    const { profileId } = await database.one<{ profileId: string }>(
      sql`select id as "profileId" from freelance_profiles where user_id = ${hider.id}`,
    );
    const words = ['Walpurgine', 'Czarnecki', 'Glockengiesserin', 'Kupferstich', 'nachtigall'];
    const hidden = { words, ids: [hider.id, profileId] };
    const known = (await tellingOf(people.admin, hidden)).join(' ');
    for (const word of words) expect(known).toContain(word);
    // In documents too.
    expect(known).toContain('/api/profiles/:id/pdf: Walpurgine');
    for (const stranger of [people.company, people.freelance, 'visitor'] as const) {
      const about = await Promise.all([list.id, slug].map((one) => toldAbout(stranger, one, hidden)));
      const telling = [...(await tellingOf(stranger, hidden)), ...about.flat()];
      expect(telling).toEqual([]);
    }
    const masked = await world.as('company')(peopleLists.api.read, { params: { id: list.id } });
    expect(masked.body).toMatchObject({ people: 0, masked: 1 });
  },
  patience,
);

test(
  'no anonymous document tells whose profile it is, to anybody who may have it',
  async () => {
    const { database, people } = world;
    const [person, company] = [await makePerson(database, { type: 'Freelance' }), await makePerson(database, { type: 'Company' })];
    await makeProfile(database, person.id, { firstName: 'Edelgard', lastName: 'Wisniewski', title: 'Weichenstellerin' });
    await database.many(sql`update users set email = 'wacholder@jalon.test', phone = '+33655443322' where id = ${person.id}`);
    const own = { params: { id: person.id } };
    const job = { title: 'Chef', company: 'Haselnussbaum', isCurrent: true, from: '2022-03', to: null, skills: [] };
    const description =
      '<p>Edel<strong>gard</strong>, wisniewski-edelgard, chez <a href="https://wacholder.example/cv">Hasel<em>nussbaum</em></a>, wacholder@jalon.test, 06 55 44 33 22</p>';
    await world.as(person)(profiles.api.experiences, { ...own, body: { experiences: [{ ...job, description }] } });
    await world.as(person)(profiles.api.links, { ...own, body: { linkedin: 'https://www.linkedin.com/in/wacholder', twitter: null } });
    const applicationId = await apply(world, person, (await postNeed(world, company)).id);
    await world.as('admin')(applications.api.submit, { params: { id: applicationId }, body: {} });

    const words = ['Edelgard', 'Wisniewski', 'Haselnussbaum', 'wacholder', 'linkedin', '0655443322', '655443322', person.id, applicationId];
    const documents = world.endpoints.filter(({ query }) => query?.shape.as?.safeParse('anonymous').success);
    expect(documents.length).toBeGreaterThan(2);
    const told = async (reader: Person, endpoint: EndpointSpec, query: object) => {
      await database.many(sql`delete from rate_limits`);
      const answers = await Promise.all(
        [person.id, applicationId].map((id) => world.as(reader)(endpoint, { params: { id }, query } as never)),
      );
      const found = answers.find(({ status }) => status === 200);
      if (!found) return undefined;
      const name = String(found.headers['content-disposition']);
      // What readers show, and what stands in the file itself.
      const text = folded(`${await pdfText(found.raw)} ${name} ${found.raw.toString('latin1')}`).replace(/(?<=\d)\s(?=\d)/g, '');
      return words.filter((word) => text.includes(folded(word)));
    };
    for (const endpoint of documents) {
      const readers = [person, company, people.admin, people.freelance, people.company];
      const named = await Promise.all(readers.map((reader) => told(reader, endpoint, { as: 'named' })));
      expect(named.flat()).toContain('Haselnussbaum');
      for (const lang of ['fr', 'en'])
        for (const reader of readers) expect((await told(reader, endpoint, { as: 'anonymous', lang })) ?? []).toEqual([]);
    }
  },
  patience,
);
