import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { applications } from '@jalon/domain/applications/application-api';
import { matchWeights } from '@jalon/domain/matching/match-weights';
import { matchingApi } from '@jalon/domain/matching/matching-api';
import { plainKey } from '@jalon/domain/matching/skill-key';
import { skillSynonyms } from '@jalon/domain/matching/skill-synonyms';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, insertApplication, postNeed } from '../../test/market.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: Person;
let freelance: Person;
let needId: string;
/** A need that nobody else of these tests fits. */
const asked = {
  activityAreas: ['tech-lead'],
  skills: ['Zeta', 'Node.js', 'Postgres', 'Omega'],
  dailyRateToCents: 60_000,
  startsOn: '2049-01-04',
};
const person = async (spec: Parameters<typeof makeProfile>[2] | null): Promise<Person> => {
  const made = await makePerson(world.database, { type: 'Freelance' });
  if (spec) await makeProfile(world.database, made.id, spec);
  return made;
};
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  freelance = await person({ professions: ['tech-lead'], skills: ['NodeJS', 'postgresql', 'zéta'] });
  needId = (await postNeed(world, owner, { ...asked, hasPreselection: false })).id;
});
afterAll(() => world.close());

const own = async (who: Person, id = needId) => (await world.as(who)(matchingApi.own, { params: { id } })).body.match;
const candidates = async (who: Person | 'admin' | 'commercial' = owner, id = needId) =>
  (await world.as(who as never)(matchingApi.candidates, { params: { id } })).body.rows;

describe('a freelance and a need', () => {
  test('are compared by the domain, synonyms and accents included, with reasons and levers', async () => {
    const match = await own(freelance);
    expect(match).toMatchObject({ version: matchWeights.version, contract: { isMet: true } });
    expect(match?.parts.map(({ criterion, earned }) => [criterion, earned])).toEqual([
      ['skills', 32],
      ['experience', 15],
      ['rate', 20],
      ['place', 15],
      ['availability', 10],
    ]);
    expect(match?.score).toBe(92);
    expect(match?.levers).toEqual([{ kind: 'skill', value: 'Omega', gain: 8, score: 100 }]);
  });

  test('are not compared where nothing is told, and need not be known to each other', async () => {
    expect(await own(await person(null))).toBeNull();
    expect(await own(await person({ professions: [], skills: [] }))).toBeNull();
    const { id } = await postNeed(world, owner);
    await world.database.many(sql`update opportunities set state = 'not_posted' where id = ${id}`);
    expect((await world.as(freelance)(matchingApi.own, { params: { id } })).status).toBe(404);
    const query = { ids: [needId, id].join(',') };
    expect((await world.as(freelance)(matchingApi.scores, { query })).body.scores).toEqual([{ id: needId, score: 92 }]);
    for (const other of [null, { skills: asked.skills, contractType: 'CDI' as const }])
      expect((await world.as(await person(other))(matchingApi.scores, { query })).body.scores).toEqual([]);
  });

  test('go together by what was asked for with the application, also for the company', async () => {
    const me = await person({ professions: ['tech-lead'], skills: asked.skills });
    expect((await own(me))?.score).toBe(100);
    const id = await apply(world, me, needId);
    const seen = (await world.as(owner)(matchingApi.ofApplication, { params: { id } })).body.match;
    const rate = { criterion: 'rate', offeredCents: 60_000, askedCents: 66_000, earned: 5, reason: 'over' };
    expect(seen?.parts.find(({ criterion }) => criterion === 'rate')).toMatchObject(rate);
    expect(seen?.levers).toEqual([{ kind: 'rate', value: 66_000, gain: 15, score: 100 }]);
    const listed = (await world.as(me)(matchingApi.matching, {})).body.rows.find(({ need }) => need.id === needId);
    expect([seen?.score, (await own(me))?.score, listed?.score]).toEqual([85, 85, 85]);
    const scores = async (who: Person) => (await world.as(who)(matchingApi.ofApplications, { params: { id: needId } })).body.scores;
    expect(await scores(owner)).toEqual([{ applicationId: id, score: 85 }]);
    await world.as(owner)(applications.api.reject, { params: { id }, body: { reason: 'Non' } });
    expect((await world.as(owner)(matchingApi.ofApplication, { params: { id } })).body.match).toBeNull();
    expect(await scores(owner)).toEqual([{ applicationId: id, score: null }]);
  });

  test('an application that is still being qualified is not the company’s to see', async () => {
    const me = await person({ skills: asked.skills });
    const { id } = await insertApplication(world.database, needId, me.id, { state: 'new' });
    expect((await world.as(owner)(matchingApi.ofApplication, { params: { id } })).status).toBe(404);
    expect((await world.as('admin')(matchingApi.ofApplication, { params: { id } })).body.match?.score).toBeGreaterThan(0);
    const scores = (await world.as(owner)(matchingApi.ofApplications, { params: { id: needId } })).body.scores;
    expect(scores.map(({ applicationId }) => applicationId)).not.toContain(id);
  });
});

describe('the candidates of a need', () => {
  test('are those who match best, the best first, none who has applied, hides or looks for another contract', async () => {
    const { id } = await postNeed(world, owner, { ...asked, skills: ['Kappa', 'K8s'], activityAreas: ['data-engineer'] });
    const best = await person({ lastName: 'Un', professions: ['data-engineer'], skills: ['Kappa', 'kubernetes'] });
    const second = await person({ lastName: 'Deux', professions: ['data-engineer'], skills: ['kappa'] });
    const applied = await person({ professions: ['data-engineer'], skills: ['Kappa', 'K8s'] });
    await insertApplication(world.database, id, applied.id, { state: 'new' });
    const hidden = await person({ professions: ['data-engineer'], skills: ['Kappa', 'K8s'], isPrivate: true });
    const employee = await person({ professions: ['data-engineer'], skills: ['Kappa', 'K8s'], contractType: 'CDI' });
    for (const who of [owner, 'admin', 'commercial'] as const) {
      if (who === 'commercial')
        await world.database.many(sql`
          insert into company_commercials (company_id, user_id) select o.company_id, ${world.people.commercial.id} from opportunities o where o.id = ${id}`);
      const rows = await candidates(who as Person, id);
      const found = rows.filter(({ match }) => match.score > 80);
      expect(found.map(({ talent, match }) => [talent.id, match.score])).toEqual([
        [best.id, 100],
        [second.id, 85],
      ]);
      for (const other of [applied, hidden, employee]) expect(JSON.stringify(rows)).not.toContain(other.id);
    }
    expect((await candidates(owner, id))[1]?.match.levers).toEqual([{ kind: 'skill', value: 'K8s', gain: 15, score: 100 }]);
  });

  test('are opened by a company as a profile, and by the staff as an account', async () => {
    const [ofCompany] = await candidates();
    const [ofStaff] = await candidates('admin');
    expect((await world.as(owner)(talents.api.read, { params: { id: ofCompany?.personId ?? '' } })).status).toBe(200);
    expect((await world.as('admin')(managedAccounts.api.read, { params: { id: ofStaff?.personId ?? '' } })).status).toBe(200);
  });

  test('tell no more of a person than the list of freelances does', async () => {
    const [first] = await candidates();
    expect(Object.keys(first?.talent ?? {})).not.toEqual(expect.arrayContaining(['email', 'phone', 'resumes', 'linkedin']));
  });
});

describe('the needs of a freelance', () => {
  const matching = async (who: Person) => (await world.as(who)(matchingApi.matching, {})).body.rows;

  test('are the open ones that match best, an anonymous one without its company', async () => {
    const me = await person({ professions: ['scrum-master'], skills: ['Sigma', 'golang'] });
    const wanted = { ...asked, activityAreas: ['scrum-master'] };
    const half = await postNeed(world, owner, { ...wanted, title: 'Demi', skills: ['Sigma', 'Tau'] });
    const full = await postNeed(world, owner, { ...wanted, title: 'Tout', skills: ['Sigma', 'Go'], isAnonymous: true });
    await postNeed(world, owner, { ...wanted, title: 'CDI', contractType: 'CDI', annualSalaryCents: 5_000_000 });
    const closed = await postNeed(world, owner, wanted);
    await world.database.many(sql`update opportunities set state = 'closed' where id = ${closed.id}`);
    const rows = (await matching(me)).filter(({ score }) => score > 80);
    expect(rows.map(({ need, score }) => [need.id, score])).toEqual([
      [full.id, 100],
      [half.id, 85],
    ]);
    expect(rows[0]?.need).toMatchObject({ company: null, contactEmail: null });
    expect(JSON.stringify(rows[0])).not.toContain(full.companyId);
    expect(await own(me, full.id)).toMatchObject({ score: 100 });
  });

  test('are none for who has told nothing', async () => {
    expect(await matching(await person(null))).toEqual([]);
    const me = await person({ skills: ['Zeta'] });
    await world.as(me)(profiles.api.expertise, { params: { id: me.id }, body: { professions: [], skills: [] } });
    expect(await matching(me)).toEqual([]);
  });
});

test('the database writes skills as the domain does', async () => {
  const names = [...skillSynonyms.flat(), 'Œuvre (d’art)', 'C++ / C#', 'ÉLÉPHANT_bleu', 'a - b', ''];
  const rows = await world.database.many<{ key: string }>(
    sql`select skill_key(n) as key from unnest(${names}::text[]) with ordinality t(n, i) order by i`,
  );
  expect(rows.map(({ key }) => key)).toEqual(names.map(plainKey));
});
