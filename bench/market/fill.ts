import type pg from 'pg';
import { say } from '../support/kept-volume.ts';
import { withoutIndexes } from '../support/world.ts';
import { checkKept } from './check.ts';
import { fillPeople } from './fill-people.ts';
import { cities, firstNames, kinds, nameEnds, nameStarts, suffixes } from './vocabulary.ts';

/** How many of each at scale 1. */
export type Sizes = { needs: number; profiles: number; applications: number; companies: number; texts: number };
export const sizesAt = (scale: number): Sizes => ({
  needs: Math.round(1_000_000 * scale),
  profiles: Math.round(300_000 * scale),
  applications: Math.round(3_000_000 * scale),
  companies: Math.max(20, Math.round(12_000 * scale)),
  texts: Math.max(500, Math.round(20_000 * scale)),
});

/**
 * The same market each time. Rows with small numbers are the ones that most others have to do with. What triggers keep is filled in by the
 * same functions, once for each text and not for each row.
 */
export async function fillMarket(client: pg.Client, sizes: Sizes): Promise<void> {
  say('texts');
  await fillTexts(client, sizes);
  say('people');
  await withoutIndexes(client, 'companies', () => fillPeople.companies(client, sizes));
  await withoutIndexes(client, 'users', () => fillPeople.users(client, sizes));
  await withoutIndexes(client, 'freelance_profiles', () => fillPeople.profiles(client, sizes));
  say('needs');
  await withoutIndexes(client, 'opportunities', () => fillNeeds(client, sizes));
  say('applications');
  await withoutIndexes(client, 'applications', () => fillApplications(client, sizes));
  await client.query(`
    insert into match_needs select m.* from opportunities o, match_need(o) m where o.state = 'posted';
    insert into quiet_needs select o.id, o.company_id, o.newest_at from opportunities o
      where o.state = 'posted' and not exists (select from applications a where a.opportunity_id = o.id);
    insert into match_profiles select m.* from freelance_profiles p, match_profile(p) m where p.is_listed`);
  say('counts of words');
  for (const [kind, rows] of [
    ['n', "opportunities where state = ''posted''"],
    ['m', 'opportunities'],
    ['p', 'freelance_profiles where is_listed'],
  ])
    await client.query(`insert into search_tokens select '${kind}', word, ndoc from ts_stat('select terms from ${rows}') where ndoc > 0
      on conflict (kind, token) do update set df = excluded.df`);
  await client.query('set session_replication_role = origin');
  say('statistics');
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await checkKept(client);
}

/** Everything that many rows share: titles with skills and professions, places, names. */
async function fillTexts(client: pg.Client, { texts }: Sizes): Promise<void> {
  await client.query(`
    create unlogged table volume.kinds (rank serial, title text, areas text[], skills text[], euros integer);
    create unlogged table volume.words (suffixes text[], cities text[], starts text[], ends text[], firsts text[]);`);
  await client.query(
    'insert into volume.kinds (title, areas, skills, euros) select k.* from jsonb_to_recordset($1) k (title text, areas text[], skills text[], euros int)',
    [JSON.stringify(kinds)],
  );
  await client.query('insert into volume.words values ($1, $2, $3, $4, $5)', [suffixes, cities, nameStarts, nameEnds, firstNames]);
  await client.query(`
    create unlogged table volume.skills as select row_number() over (order by uses desc, name) - 1 as n, name from (
      select name, sum(uses) as uses from (
        select unnest(skills) as name, 1000 as uses from volume.kinds union all select fr, 1 from referential_values where list = 'tools') s group by name) t;
    create unlogged table volume.professions as
      select row_number() over (order by code) - 1 as n, code from referential_values where list = 'activity-areas' and group_id is not null;
    create unlogged table volume.texts as
    select n, left(title || suffix, 50) as title, areas, skills, euros, null::tsvector as terms, null::text as search from (
      select g.n, k.title, w.suffixes[1 + floor(cardinality(w.suffixes) * volume.share(g.n, 2))::int] as suffix, k.euros,
        array(select distinct x from unnest(k.areas[1 : 1 + round(volume.share(g.n, 3))::int] || case when volume.share(g.n, 4) > 0.7 then array(
          select p.code from volume.professions p where p.n = floor((select count(*) from volume.professions) * volume.share(g.n, 5))) end) x) as areas,
        array(select distinct x from unnest(k.skills[1 : 2 + round(3 * volume.share(g.n, 6))::int] || array(
          select s.name from generate_series(1, floor(4 * volume.share(g.n, 7))::int) i
          join volume.skills s on s.n = floor((select count(*) from volume.skills) * volume.share(g.n * 10 + i, 8) ^ 2))) x) as skills
      from generate_series(0, ${texts} - 1) g(n) cross join volume.words w
      join volume.kinds k on k.rank = 1 + floor((select count(*) from volume.kinds) * volume.share(g.n, 1) ^ 1.7)) t;
    update volume.texts set terms = search_terms(concat_ws(' ', title, array_to_string(skills, ' '), search_labels_of('activity-areas', areas)), '', ''),
      search = concat_ws(' ', title, array_to_string(skills, ' '), (
        select string_agg(v.fr || ' ' || v.en, ' ') from referential_values v where v.list = 'activity-areas' and v.code = any(areas)));
    alter table volume.texts add primary key (n);
    create unlogged table volume.regions as
      select row_number() over (order by code) - 1 as n, code, search_terms('', coalesce(search_labels_of('mobility-areas', array[code]), ''), '') as terms,
        search_terms('', coalesce(search_places_of(array[code]), ''), '') as places
      from referential_values where list = 'mobility-areas' and code like 'france-%';
    create unlogged table volume.sectors as
      select row_number() over (order by code) - 1 as n, code, search_terms('', coalesce(search_labels_of('expertise-areas', array[code]), ''), '') as terms
      from referential_values where list = 'expertise-areas';
    create unlogged table volume.conditions as select contract, remote, search_conditions(contract, remote) as terms
      from unnest('{Freelance,CDI,CDD}'::text[]) contract, unnest('{partial,none,full}'::text[]) remote;
    create unlogged table volume.cities as select n - 1 as n, city, search_terms('', city, '') as terms
      from volume.words, unnest(cities) with ordinality c(city, n);
    analyze;`);
}

async function fillNeeds(client: pg.Client, { needs, companies, texts }: Sizes): Promise<void> {
  await client.query(`
    create unlogged table volume.owners as select n, search_company(c.name, true) as told, search_company(c.name, false) as named
      from generate_series(0, ${companies} - 1) n join companies c on c.id = volume.id('company', n);
    create unlogged table volume.needs as
    select n, volume.id('need', n) as id, floor(${companies} * volume.share(n, 21) ^ 2)::int as company,
      case when n % 5 = 0 then 'posted' when n % 16 = 1 then 'not_posted' else 'closed' end as state,
      now() - case when n % 5 = 0 then interval '90 days' else interval '1800 days' end * volume.share(n, 22) - interval '1 hour' as at,
      floor(${texts} * volume.share(n, 23) ^ 1.5)::int as text, floor((select count(*) from volume.cities) * volume.share(n, 24) ^ 1.5)::int as city,
      floor((select count(*) from volume.regions) * volume.share(n, 25) ^ 1.5)::int as region,
      floor((select count(*) from volume.sectors) * volume.share(n, 26) ^ 1.5)::int as sector,
      case when volume.share(n, 27) < 0.75 then 'Freelance' when volume.share(n, 27) < 0.9 then 'CDI' else 'CDD' end as contract
    from generate_series(0, ${needs} - 1) n;
    analyze volume.needs;`);
  await client.query(`
    insert into opportunities (id, company_id, state, title, expertise_area, activity_areas, experience, duration, mobility_area, contract_type, is_anonymous,
      has_preselection, starts_on, daily_rate_from_cents, daily_rate_to_cents, annual_salary_cents, place, remote, description, prerequisites, skills,
      manager_id, reason, created_at, posted_at, closed_at, updated_at, search, terms)
    select o.id, volume.id('company', o.company), o.state, t.title, s.code, t.areas, (array['1', '2', '3', '11'])[1 + o.n % 4],
      (array['3', '6', '7', '255', '4'])[1 + o.n % 5], r.code, o.contract, o.n % 10 = 3, o.n % 3 > 0,
      case when o.n % 7 > 0 then (o.at + interval '10 days' + interval '80 days' * volume.share(o.n, 28))::date end,
      case when o.contract = 'Freelance' then (t.euros - 50) * 100 end, case when o.contract = 'Freelance' then (t.euros + o.n % 9 * 10) * 100 end,
      case when o.contract <> 'Freelance' then t.euros * 8500 end, c.city, (array['partial', 'none', 'full', 'partial'])[1 + o.n % 4],
      '<p>' || repeat('Reprendre un produit en service, avec une équipe qui le connaît, sans interrompre ce qui marche. ', 3) || '</p>',
      '<p>Une expérience comparable menée à son terme.</p>', t.skills, case when o.n % 2 = 0 then volume.id('commercial', o.company % 60) end,
      case when o.state = 'closed' then (array['filled', 'filled', 'cancelled', 'postponed'])[1 + o.n % 4] end, o.at - interval '1 day',
      case when o.state <> 'not_posted' then o.at end, case when o.state = 'closed' then o.at + interval '30 days' end, o.at,
      fold(' ' || t.title || ' ' || c.city || ' ' || array_to_string(t.skills, ' ') || ' ' || coalesce((
        select string_agg(v.fr || ' ' || v.en, ' ') from referential_values v where v.list = 'activity-areas' and v.code = any(t.areas)), '')),
      t.terms || c.terms || s.terms || r.places || k.terms || case when o.n % 10 = 3 then m.told else m.named end
    from volume.needs o join volume.texts t on t.n = o.text join volume.cities c on c.n = o.city join volume.regions r on r.n = o.region
      join volume.sectors s on s.n = o.sector join volume.owners m on m.n = o.company
      join volume.conditions k on k.contract = o.contract and k.remote = (array['partial', 'none', 'full', 'partial'])[1 + o.n % 4]`);
}

/** What is closed is decided on; most of what is posted waits for somebody. */
async function fillApplications(client: pg.Client, { needs, profiles, applications }: Sizes): Promise<void> {
  await client.query(`
    insert into applications (id, opportunity_id, owner_id, company_id, state, message, daily_rate_cents, available_from, since, sent_at, submitted_at,
      interview_at, accepted_at, rejected_at, retired_at, slots)
    select volume.id('application', a.n), o.id, volume.id('freelance', a.owner), volume.id('company', o.company), a.state,
      'Bonjour, votre besoin correspond à ce que je fais depuis quatre ans.', 50000 + a.n % 40 * 1000, (o.at + interval '40 days')::date,
      least(a.at + interval '3 days', now()), a.at, case when a.state <> 'new' then a.at + interval '1 day' end,
      case when a.state in ('interview', 'accepted') then a.at + interval '20 days' end, case when a.state = 'accepted' then a.at + interval '25 days' end,
      case when a.state = 'rejected' then a.at + interval '9 days' end, case when a.state = 'retired' then a.at + interval '9 days' end,
      case when a.state = 'submitted' and a.n % 6 = 0 then array[now() + interval '3 days'] else '{}' end
    from (
      select d.*, o.at + (now() - o.at) * least(1, 20 * volume.share(d.n, 33) / greatest(1, extract(epoch from now() - o.at) / 86400)) as at,
        case when o.state = 'posted' then (array['new', 'submitted', 'submitted', 'interview', 'rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'retired'])[1 + d.n % 10]
          else (array['accepted', 'rejected', 'rejected', 'rejected', 'retired'])[1 + d.n % 5] end as state
      from (
        select distinct on (need, owner) n, need, owner from (
          select n, floor(${needs} * volume.share(n, 31) ^ 1.4)::int as need, floor(${profiles} * volume.share(n, 32) ^ 1.3)::int as owner
          from generate_series(0, ${applications} - 1) n) made order by need, owner, n) d
      join volume.needs o on o.n = d.need and o.state <> 'not_posted') a
    join volume.needs o on o.n = a.need`);
}
