import type pg from 'pg';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { withDatabase } from '../apps/api/src/db/database-url.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { fillMonths } from './months/fill.ts';
import { type Asker, askers, compare, groups, openSide, perGroup } from './months/sides.ts';
import { beginVolume, say } from './support/kept-volume.ts';
import { atMost, type Figure, publish } from './support/report.ts';
import { asAdmin, startPostgres } from './support/world.ts';

const freelances = 500;
const [oneYear, tenYears] = [12, 120];
const [line, aim] = [2, 1.5];

/** What a screen of statistics costs beside one year of months and beside ten, of which it asks for the last one. */
export async function runStatistics(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres(stack);
  const opened = async (months: number) => {
    const name = `months_${months}`;
    const url = withDatabase(postgres, name);
    await asAdmin(postgres, (client) => client.query(`create database ${name}`));
    await migrate(url);
    await asAdmin(url, async (client) => {
      await beginVolume(client, url);
      await fillMonths(client, { freelances, months, awaiting: { company: 5, portfolio: 30, elsewhere: 50 } });
      await fillMarket(client);
    });
    const database = openDatabase(url, { poolSize: 4, patience: 60 });
    stack.defer(() => database.close());
    return openSide(stack, { url, database });
  };
  const [one, ten] = [await opened(oneYear), await opened(tenYears)];
  const to = new Date().toISOString().slice(0, 7);
  const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
  const figures: Figure[] = [];
  for (const asker of Object.keys(askers) as Asker[]) {
    const { ratio, values } = await compare(one, ten, asker, `/api/statistics?from=${from}&to=${to}`);
    figures.push({ name: `statistics of ${asker}`, values, line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(ratio, line, aim) });
  }
  return publish('statistics', [
    {
      title: `Statistics of the last months, among ${oneYear} months of ${freelances} freelances and among ${tenYears}`,
      notes: [
        'a contact of a company of 25 freelances, a commercial of fourteen companies, an administrator; each month has needs and applications too',
        `one at a time, in turn, so that what else the machine does falls on both alike; in ms, medians of the p50 of ${groups} groups of ${perGroup}`,
      ],
      columns: ['p50 one year', 'p50 ten years', 'ratio'],
      figures,
    },
  ]);
}

/** Two needs of each company and month, and three who have answered each. */
async function fillMarket(client: pg.Client): Promise<void> {
  say('needs and applications');
  await client.query(`
    set session_replication_role = replica;
    insert into opportunities (id, company_id, state, title, contract_type, remote, activity_areas, posted_at)
    select volume.id('need', (row_number() over ())), c.id, 'closed', 'Tech lead', 'Freelance', 'full', '{}', m.month + g.i * interval '1 day'
    from companies c, volume.months m, generate_series(1, 2) g(i);
    insert into applications (id, opportunity_id, owner_id, company_id, state, message, sent_at, since, submitted_at, rejected_at)
    select gen_random_uuid(), o.id, volume.id('freelance', g.i), o.company_id, 'rejected', '', o.posted_at + interval '1 day', o.posted_at + interval '9 days',
      o.posted_at + interval '3 days', o.posted_at + interval '9 days'
    from opportunities o, generate_series(1, 3) g(i);
    analyze opportunities, applications`);
}
