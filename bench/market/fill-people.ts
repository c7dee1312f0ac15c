import type pg from 'pg';
import type { Sizes } from './fill.ts';

/** Commercials share the companies among them; one looks after as many as fit. */
const commercials = 60;

/** Companies with a contact each, commercials with portfolios, and freelances with a profile. */
export const fillPeople = {
  async companies(client: pg.Client, { companies }: Sizes): Promise<void> {
    await client.query(`
      insert into companies (id, name, city, sector, created_at)
      select volume.id('company', n), w.starts[1 + n % 30] || w.ends[1 + n / 30 % 30] || ' ' || (array['Conseil', 'Industries', 'Énergies', 'Assurances'])[1 + n % 4] || ' ' || n,
        w.cities[1 + n % cardinality(w.cities)], (select s.code from volume.sectors s where s.n = g.n % (select count(*) from volume.sectors)),
        now() - n * interval '1 hour'
      from generate_series(0, ${companies} - 1) g(n) cross join volume.words w;
      insert into company_roles (id, company_id, label, permissions, is_owner)
      select volume.id('role', n), volume.id('company', n), 'Propriétaire', '{}', true from generate_series(0, ${companies} - 1) n;`);
  },
  async users(client: pg.Client, { companies, profiles }: Sizes): Promise<void> {
    const first = (n: string) => `w.firsts[1 + (${n}) % cardinality(w.firsts)]`;
    const last = (n: string) => `w.starts[1 + (${n}) / 32 % 30] || w.ends[1 + (${n}) / 960 % 30]`;
    const name = (n: string) => `${first(n)}, ${last(n)}`;
    await client.query(`
      insert into users (id, type, email, first_name, last_name, email_verified_at, validated_at, created_at, company_id, role_id, role_key, also_search)
      select volume.id('contact', n), 'Company', 'contact' || n || '@market.test', ${name('n * 7')}, now(), now(), c.created_at, c.id, volume.id('role', n),
        'proprietaire', ' ' || fold(c.name)
      from generate_series(0, ${companies} - 1) n cross join volume.words w join companies c on c.id = volume.id('company', n);
      insert into users (id, type, email, first_name, last_name, email_verified_at, validated_at)
      select volume.id('commercial', n), 'Commercial', 'commercial' || n || '@market.test', ${name('n')}, now(), now()
      from generate_series(0, ${commercials} - 1) n cross join volume.words w;
      insert into users (id, type, email, first_name, last_name, email_verified_at, validated_at)
      select volume.id('admin', 0), 'Admin', 'admin@market.test', 'Claire', 'Dubois', now(), now();
      insert into company_commercials (company_id, user_id)
      select volume.id('company', n), volume.id('commercial', n % ${commercials}) from generate_series(0, ${companies} - 1) n;
      create unlogged table volume.people as
      select n, volume.id('freelance', n) as id, ${first('n')} as first, ${last('n')} as last,
        floor((select count(*) from volume.texts) * volume.share(n, 11) ^ 1.5)::int as text, n % 8 > 0 as valid, n % 8 = 1 as private,
        now() - interval '1500 days' * volume.share(n, 12) as at
      from generate_series(0, ${profiles} - 1) n cross join volume.words w;`);
    await client.query(`
      insert into users (id, type, email, first_name, last_name, email_verified_at, validated_at, created_at, also_search)
      select p.id, 'Freelance', 'freelance' || p.n || '@market.test', p.first, p.last, now(), case when p.valid then now() end, p.at,
        fold(concat_ws(' ', '', p.first, p.last, t.search))
      from volume.people p join volume.texts t on t.n = p.text`);
  },
  async profiles(client: pg.Client, _: Sizes): Promise<void> {
    await client.query(`
      create unlogged table volume.names as select name, search_terms('', '', name) as terms from (
        select first as name from volume.people union select last from volume.people) n;
      analyze volume.people, volume.names;
      insert into freelance_profiles (user_id, title, professions, skills, experience, contract_type, legal_status, daily_rate_cents, annual_salary_cents,
        available_from, is_private, created_at, updated_at, areas, remote, days_per_week, skill_levels, languages, is_listed, name_key, search, terms)
      select p.id, t.title, t.areas, t.skills, (array['1', '2', '3', '11'])[1 + p.n % 4], c.contract, case when c.contract = 'Freelance' then 'SASU' end,
        case when c.contract = 'Freelance' then (t.euros - 60 + p.n % 13 * 10) * 100 end, case when c.contract <> 'Freelance' then t.euros * 8500 end,
        case when p.n % 9 > 0 then current_date - 60 + (volume.share(p.n, 14) * 150)::int end, p.private, p.at, p.at, array[r.code, e.code],
        (array['partial', 'none', 'full', 'partial'])[1 + p.n % 4], 5,
        jsonb_build_array(jsonb_build_object('name', t.skills[1], 'level', 'expert')), '[{"code": "fr", "level": "native"}]', p.valid and not p.private,
        fold(p.last || ' ' || p.first), fold(concat_ws(' ', '', p.first, p.last, t.search)), t.terms || r.places || e.places || f.terms || l.terms
      from volume.people p join volume.texts t on t.n = p.text
        cross join lateral (select case when volume.share(p.n, 13) < 0.8 then 'Freelance' else 'CDI' end as contract) c
        join volume.regions r on r.n = floor((select count(*) from volume.regions) * volume.share(p.n, 15) ^ 1.5)
        join volume.regions e on e.n = floor((select count(*) from volume.regions) * volume.share(p.n, 16))
        join volume.names f on f.name = p.first join volume.names l on l.name = p.last`);
  },
};
