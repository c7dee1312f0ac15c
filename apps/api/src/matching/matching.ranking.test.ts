import { todayIn } from '@jalon/domain/core/dates';
import { figureOf } from '@jalon/domain/matching/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { insertApplication } from '../../test/market.ts';
import { sql } from '../db/sql.ts';
import { bestOf } from './matching.best.ts';
import { compareCandidates, compareOpen, type Ranked, type Reach } from './matching.ranking.ts';

const timeZone = 'Europe/Paris';
const today = todayIn(timeZone, new Date());
const [needs, people, most] = [240, 240, 12];
let world: World;
let owner: Person;
let freelances: Person[];

/** The same each time, in no order. */
let seed = 7;
const upTo = (count: number): number => {
  seed = (seed * 48271) % 2147483647;
  return seed % count;
};
const one = <Value>(...values: Value[]): Value => values[upTo(values.length)] as Value;
const some = (values: readonly string[], atLeast = 0): string[] =>
  [...values].sort(() => upTo(3) - 1).slice(0, atLeast + upTo(values.length - atLeast));
const day = (): string | null =>
  one(null, `2026-${one('01', '06')}-1${upTo(9)}`, `2049-01-1${upTo(9)}`, `2049-0${2 + upTo(3)}-1${upTo(9)}`);
const professions = ['tech-lead', 'data-engineer', 'scrum-master', 'cloud-architect'];
const skills = ['Rho', 'Sigma', 'Tau', 'K8s', 'Postgres', 'Node.js'];
const written = ['rho', 'Sigma', 'Tau', 'kubernetes', 'K8s', 'PostgreSQL', 'nodejs', 'Omega'];
const areas = ['france', 'france-ile-de-france', 'france-ile-de-france-paris', 'france-bretagne', 'belgique'];

beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  freelances = await Promise.all(Array.from({ length: people }, () => makePerson(world.database, { type: 'Freelance' })));
  await world.database.many(sql`
    insert into freelance_profiles (user_id, professions, skills, skill_levels, experience, contract_type, daily_rate_cents, annual_salary_cents,
      available_from, areas, remote, busy)
    select p.* from jsonb_to_recordset(${JSON.stringify(
      freelances.map(({ id }) => {
        const known = some(written);
        return {
          ...{ user_id: id, professions: some(professions, 1), skills: known, experience: one(null, '1', '2', '3', '11', 'gone') },
          ...{ skill_levels: known.filter(() => upTo(3) === 0).map((name) => ({ name, level: one('basic', 'expert') })) },
          ...{ contract_type: one(null, 'Freelance', 'Freelance', 'CDI'), daily_rate_cents: one(null, 40_000, 52_300, 61_000) },
          ...{ annual_salary_cents: one(null, 4_000_000, 5_100_000), available_from: day(), areas: some(areas) },
          ...{ remote: one(null, 'none', 'partial', 'full'), busy: one(null, 'working', 'unavailable') },
        };
      }),
    )}::jsonb) p (user_id uuid, professions text[], skills text[], skill_levels jsonb, experience text, contract_type text, daily_rate_cents integer,
      annual_salary_cents integer, available_from date, areas text[], remote text, busy text)`);
  await world.database.many(sql`
    insert into opportunities (id, company_id, state, title, posted_at, activity_areas, skills, experience, contract_type, daily_rate_to_cents,
      annual_salary_cents, starts_on, mobility_area, remote)
    select gen_random_uuid(), (select u.company_id from users u where u.id = ${owner.id}), 'posted', 'Besoin', now(), n.* from jsonb_to_recordset(${JSON.stringify(
      Array.from({ length: needs }, () => ({
        ...{ activity_areas: some(professions, 1), skills: some(skills), experience: one(null, '0', '2', '3', '11', 'gone') },
        ...{ contract_type: one('Freelance', 'Freelance', 'CDI'), daily_rate_to_cents: one(null, 48_000, 55_000) },
        ...{
          annual_salary_cents: one(null, 4_900_000),
          starts_on: day(),
          mobility_area: one(null, ...areas),
          remote: one('none', 'partial', 'full'),
        },
      })),
    )}::jsonb) n (activity_areas text[], skills text[], experience text, contract_type text, daily_rate_to_cents integer, annual_salary_cents integer,
      starts_on date, mobility_area text, remote text)`);
});
afterAll(() => world.close());

type Read = (reach: Omit<Reach, 'today'>) => Promise<Ranked>;
const scoresOf = ({ rows }: Ranked): number[] =>
  rows.map(({ need, profile, bands }) => figureOf(need, profile, { today, bands }) ?? 0).filter((score) => score >= 40);
const descending = (scores: number[]): number[] => scores.toSorted((a, b) => b - a).slice(0, most);

/** However few are compared at first, the best are the best of all; and what is left out has no more than is said of it. */
async function expectExact(read: Read): Promise<void> {
  const all = scoresOf(await read({ rows: 10_000, wanted: most, isWhole: true }));
  for (const comparedFirst of [1, 20, 300])
    expect((await bestOf(read, { today, most, comparedFirst })).map(({ score }) => score)).toEqual(descending(all));
  const few = await read({ rows: 30, wanted: most, isWhole: false });
  const [read30, everything] = [scoresOf(few), [...all]];
  for (const score of read30) everything.splice(everything.indexOf(score), 1);
  expect(Math.max(0, ...everything.filter((score) => score > few.unread))).toBe(0);
}

test('the best needs of a freelance are the best of all, whatever is read', async () => {
  for (const { id } of freelances.slice(0, 12)) {
    const actor = { id, type: 'Freelance' } as never;
    const read: Read = (reach) => compareOpen(world.database, actor, { ...reach, today: sql`${today}::date` });
    await expectExact(read);
    // Nothing that has something in common is missed.
    const { rows } = await read({ rows: 10_000, wanted: most, isWhole: true });
    const posted = await world.database.many<{ id: string }>(sql`
      select o.id from opportunities o, freelance_profiles p where o.state = 'posted' and p.user_id = ${id} and o.title = 'Besoin' and (p.contract_type is null or p.contract_type = o.contract_type) and o.activity_areas && p.professions`);
    expect(posted.filter((need) => !rows.some((row) => row.id === need.id))).toEqual([]);
  }
});

test('the best candidates of a need are the best of all, whatever is read', async () => {
  const ids = await world.database.many<{ id: string }>(sql`select id from opportunities where title = 'Besoin' limit 12`);
  for (const { id } of ids) {
    const actor = { ...world.people.admin, type: 'Admin' } as never;
    await expectExact(async (reach) => {
      const found = await compareCandidates(world.database, actor, id, { ...reach, today: sql`${today}::date` });
      return found ?? { rows: [], unread: 0 };
    });
  }
});

test('what is applied to is compared by what was asked for there, however little it can have by the profile', async () => {
  const { id } = freelances.at(-1) as Person;
  await world.database.many(sql`
    update freelance_profiles set professions = '{tech-lead}', contract_type = 'Freelance', daily_rate_cents = 90000 where user_id = ${id}`);
  const need = await world.database.one<{ id: string }>(sql`
    select id from opportunities where contract_type = 'Freelance' and 'tech-lead' = any(activity_areas) and title = 'Besoin' limit 1`);
  await insertApplication(world.database, need.id, id, { state: 'new' });
  const reach = { rows: 0, wanted: most, isWhole: false, today: sql`${today}::date` };
  const { rows } = await compareOpen(world.database, { id, type: 'Freelance' } as never, reach);
  expect(rows.map((row) => row.id)).toEqual([need.id]);
});
