import type pg from 'pg';
import { say } from '../support/kept-volume.ts';
import { withoutIndexes } from '../support/world.ts';

/** How many wait for a decision on the month before this one: of the first company, of the rest of the first portfolio, and elsewhere. */
type Awaiting = { company: number; portfolio: number; elsewhere: number };
export type Sizes = { freelances: number; months: number; awaiting: Awaiting };

/** One in so many has entries in all months; of the others only this month and the one before have. */
export const oneInSo = 50;
const perCompany = 20;
const perPortfolio = 14;
/** As many await in few as in many: what is compared is what lies beside them. */
const compared = { company: 20, portfolio: 30, elsewhere: 150 };

/** At scale 1: 300,000 freelances with ten years of months; beside them, ten thousand timesheets and a million. */
export const sizesAt = (scale: number) => ({
  volume: { freelances: Math.max(1500, Math.round(300_000 * scale)), months: 120, awaiting: { ...compared, elsewhere: 500 } },
  few: { freelances: 500, months: 20, awaiting: compared },
  many: { freelances: Math.min(8333, Math.max(600, Math.round(300_000 * scale))), months: 120, awaiting: compared },
});

/** The same months each time, the last one being that of today: people, a delivery for each of their years, its months and their days. */
export async function fillMonths(client: pg.Client, sizes: Sizes): Promise<void> {
  say(`people of ${sizes.freelances * sizes.months} timesheets`);
  await withoutIndexes(client, 'users', () => fillPeople(client, sizes));
  say('deliveries');
  await withoutIndexes(client, 'projects', () => fillProjects(client, sizes));
  await withoutIndexes(client, 'deliveries', () => fillDeliveries(client));
  say('timesheets');
  await withoutIndexes(client, 'timesheets', () => fillTimesheets(client, sizes));
  say('entries');
  await client.query(`
    insert into timesheet_entries (timesheet_id, date, type, days)
    select t.id, g.date, 'production', 100
    from volume.months m join volume.people p on m.n >= ${sizes.months} - 2 or p.n % ${oneInSo} = 0
      join timesheets t on t.owner_id = p.id and t.month = m.month
      cross join lateral generate_series(m.month, m.month + interval '1 month' - interval '1 day', interval '1 day') g(date)
    where extract(isodow from g.date) < 6`);
  await client.query('set session_replication_role = origin');
  say('statistics');
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}

/** The first company has one freelance in twenty; a portfolio is fourteen companies. */
async function fillPeople(client: pg.Client, { freelances, months, awaiting }: Sizes): Promise<void> {
  const companies = Math.ceil(freelances / perCompany);
  await client.query(`
    create unlogged table volume.months as
      select n, (date_trunc('month', now()) - (${months} - 1 - n) * interval '1 month')::date as month from generate_series(0, ${months} - 1) n;
    create unlogged table volume.people as
      select *, row_number() over (partition by circle order by n) as rank from (
        select n, volume.id('freelance', n) as id, company,
          case when company = 0 then 'company' when company < ${perPortfolio} then 'portfolio' else 'elsewhere' end as circle
        from (select n, case when n % ${perCompany} = 0 then 0 else 1 + floor(volume.share(n, 1) * (${companies} - 1))::int end as company
          from generate_series(0, ${freelances} - 1) n) c) p;
    alter table volume.people add column awaits boolean;
    update volume.people set awaits = rank <=
      case circle when 'company' then ${awaiting.company} when 'portfolio' then ${awaiting.portfolio} else ${awaiting.elsewhere} end;
    insert into companies (id, name, city) select volume.id('company', n), 'Atelier ' || n, 'Lyon' from generate_series(0, ${companies} - 1) n;
    insert into company_roles (id, company_id, label, permissions, is_owner)
      select volume.id('role', n), volume.id('company', n), 'Propriétaire', '{}', true from generate_series(0, ${companies} - 1) n;`);
  const member = 'id, type, email, first_name, last_name, email_verified_at, validated_at';
  await client.query(`
    insert into users (${member}, company_id, role_id, role_key)
      select volume.id('contact', n), 'Company', 'contact' || n || '@months.test', 'Sophie', 'Marchand ' || n, now(), now(), volume.id('company', n),
        volume.id('role', n), 'proprietaire' from generate_series(0, ${companies} - 1) n;
    insert into users (${member})
      select volume.id('commercial', n), 'Commercial', 'commercial' || n || '@months.test', 'Karim', 'Benali ' || n, now(), now()
      from generate_series(0, ${companies} / ${perPortfolio}) n;
    insert into users (${member}) select volume.id('admin', 0), 'Admin', 'admin@months.test', 'Claire', 'Dubois', now(), now();
    insert into users (${member}) select id, 'Freelance', 'freelance' || n || '@months.test', 'Camille', 'Durand ' || n, now(), now() from volume.people;
    insert into company_commercials (company_id, user_id)
      select volume.id('company', n), volume.id('commercial', n / ${perPortfolio}) from generate_series(0, ${companies} - 1) n;`);
}

async function fillProjects(client: pg.Client, { freelances, months }: Sizes): Promise<void> {
  await client.query(`
    create unlogged table volume.years as select n / 12 as n, min(month) as first, (max(month) + interval '1 month')::date - 1 as last
      from volume.months group by n / 12;
    insert into projects (id, company_id, state, title, starts_on, ends_on)
    select volume.id('project', c.n * 100 + y.n), volume.id('company', c.n), case when y.n = ${Math.floor((months - 1) / 12)} then 'ongoing' else 'finished' end,
      'Portail ' || c.n, y.first, y.last
    from generate_series(0, ${Math.ceil(freelances / perCompany)} - 1) c(n), volume.years y`);
}

async function fillDeliveries(client: pg.Client): Promise<void> {
  await client.query(`
    insert into deliveries (id, project_id, company_id, owner_id, state, title, starts_on, ends_on, days_sold, days_per_week, sell_cents, buy_cents)
    select volume.id('delivery', p.n * 100 + y.n), volume.id('project', p.company * 100 + y.n), volume.id('company', p.company), p.id,
      case when y.last < now() then 'finished' else 'ongoing' end, 'Full stack', y.first, y.last, 22000, 5, 64000, 54000
    from volume.people p, volume.years y;
    analyze deliveries, volume.people, volume.months`);
}

/** One after the other as months pass, with the ids of their time: this one is being filled, the one before is decided for most. */
async function fillTimesheets(client: pg.Client, { months }: Sizes): Promise<void> {
  await client.query(`
    create function volume.dated_id(at date, n bigint) returns uuid language sql immutable parallel safe
      return (lpad(to_hex((extract(epoch from at) * 1000)::bigint + n % 86400000), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid;
    insert into timesheets (id, delivery_id, project_id, company_id, owner_id, month, state, production_days, planned_days, sell_cents, buy_cents,
      sent_at, decided_at, since, created_at, updated_at)
    select volume.dated_id(t.month, t.n), t.delivery, t.project, t.company, t.owner, t.month, t.state, 2100, 2100, 21 * 64000, 21 * 54000,
      case when t.state <> 'new' then t.sent end, case when t.state = 'validated' then t.sent + interval '2 days' end,
      case t.state when 'new' then t.month + interval '8 hours' when 'waiting' then t.sent else t.sent + interval '2 days' end, t.month, t.sent
    from (
      select p.n, m.month, d.id as delivery, d.project_id as project, d.company_id as company, d.owner_id as owner,
        case when m.n = ${months} - 1 then 'new' when m.n = ${months} - 2 and p.awaits then 'waiting' else 'validated' end as state,
        m.month + interval '1 month' + volume.share(p.n, m.n) * interval '5 days' as sent
      from volume.months m cross join volume.people p
        join deliveries d on d.owner_id = p.id and d.starts_on <= m.month and d.ends_on >= m.month
      order by m.month, p.n) t`);
}
