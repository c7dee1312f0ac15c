import { randomUUIDv7 } from 'node:crypto';
import { defaultMapping } from '@jalon/domain/connector/connector';
import type { Config } from '../config.ts';
import { type Hour, struck } from '../core/struck.ts';
import type { Database } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { queueRun } from './queue-run.ts';

/** How long what the tool answered is kept, to be replayed, and what was seen of it in a preview that nobody applied. */
const keptDays = 90;

export const nextNight = ({ hour, timeZone }: Hour): Sql =>
  sql`(((${struck({ hour, timeZone })}) at time zone ${timeZone} + interval '1 day') at time zone ${timeZone})`;

/** Every quarter of an hour: once the hour has struck, a dry run, whichever instance comes first. The first night is the one that comes. */
export async function runNightly(
  database: Database,
  { boond, boondHour: hour, timeZone }: Pick<Config, 'boond' | 'boondHour' | 'timeZone'>,
): Promise<void> {
  if (!boond) return;
  await database.transaction(async (tx) => {
    await tx.many(sql`
      insert into connector_settings (mapping, night) values (${JSON.stringify(defaultMapping)}, ${struck({ hour, timeZone })})
      on conflict (id) do update set night = coalesce(connector_settings.night, excluded.night)`);
    const due = await tx.maybe(sql`select from connector_settings where night < ${struck({ hour, timeZone })} for update`);
    if (!due) return;
    // While another run is at work, the night is still to come.
    if (!(await queueRun(tx, randomUUIDv7(), { trigger: 'clock' }))) return;
    await tx.many(sql`update connector_settings set night = ${struck({ hour, timeZone })}`);
    const old = sql`r.created_at < now() - make_interval(days => ${keptDays})`;
    await tx.many(sql`update sync_runs r set answer = null where r.answer is not null and ${old}`);
    await tx.many(sql`delete from sync_lines l using sync_runs r where l.run_id = r.id and r.state = 'dropped' and ${old}`);
  });
}
