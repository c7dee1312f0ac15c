import { randomUUID } from 'node:crypto';
import { applications } from '@jalon/domain/applications/application-api';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { peopleLists } from '@jalon/domain/people-lists/people-list-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { publicPageApi } from '@jalon/domain/profiles/public-page-api';
import { proposals } from '@jalon/domain/proposals/proposal-api';
import { talents } from '@jalon/domain/talents/talent-api';
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
import { pdfText } from './pdf-text.ts';
import { isFull } from './rounds.ts';
import { folded, patience, tellAll, tellingOf, toldAbout } from './telling.ts';

/** Whose an anonymous need is, and who hides behind a private profile: looked for in every answer, notification and letter. */
let opened: Awaited<ReturnType<typeof openMailWorld>>;
let world: World;
beforeAll(async () => {
  opened = await openMailWorld();
  world = opened.world;
});
afterAll(() => opened.close());

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
    await tellSearchers(database, posting, () => 'Europe/Paris');
    expect((await world.as(searching)(notificationApi.list, { query: {} })).body.rows).toMatchObject([{ kind: 'opportunity.post' }]);
    await database.many(sql`update notifications set at = now() - interval '1 minute'`);
    await writeNotices(database);
    for (const one of [refused, dismissed])
      await world.as(one)(notificationApi.prefer, { body: { choices: [{ category: 'applications', channel: 'at once' }] } });
    const ids = [await apply(world, refused, need.id), await apply(world, dismissed, need.id)] as const;
    // The company looks at somebody and asks them itself, who is told neither who looked nor by whom they are asked.
    const profileId = await makeProfile(database, asked.id);
    expect((await world.as(owner)(talents.api.read, { params: { id: profileId } })).status).toBe(200);
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
    const known = { words, ids: [need.id, ...ids, ...hidden.ids] };
    expect(await tellingOf(world, people.admin, known, tellAll(...words))).toSatisfy(tellAll(...words));
    // Those whom the company asked come nearest.
    const nearest = [asked, people.company, 'visitor'] as const;
    const strangers = isFull ? [...nearest, searching, refused, dismissed, people.freelance] : nearest;
    for (const stranger of strangers) {
      const telling = await tellingOf(world, stranger, { words, ids: hidden.ids });
      // Those of the need and of the applications are no secret.
      for (const id of [need.id, proposal.id, ...ids]) telling.push(...(await toldAbout(world, stranger, id, hidden)));
      expect(telling).toEqual([]);
    }
    const letters = [asked, searching, refused, dismissed].flatMap(lettersTo);
    expect(lettersTo(searching)).toHaveLength(1);
    expect(letters.length).toBeGreaterThan(3);
    for (const secret of [...words, ...hidden.ids]) expect(letters.join('\n')).not.toContain(folded(secret));
  },
  patience,
);

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
    // They are there to be found, in documents too.
    const all = tellAll(...words, '/api/profiles/:id/pdf: Walpurgine');
    expect(await tellingOf(world, people.admin, hidden, all)).toSatisfy(all);
    for (const stranger of [people.company, people.freelance, 'visitor'] as const) {
      const about = await Promise.all([list.id, slug].map((one) => toldAbout(world, stranger, one, hidden)));
      const telling = [...(await tellingOf(world, stranger, hidden)), ...about.flat()];
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
