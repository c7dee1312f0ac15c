import { randomUUIDv7 } from 'node:crypto';
import { defaultMapping } from '@jalon/domain/connector/connector';
import type { Config } from '../config.ts';
import { type Hour, struck } from '../core/struck.ts';
import type { Database } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { queueRun } from './queue-run.ts';

/** How long what the tool answered is kept, to be replayed. */
const answerDays = 90;

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
    const due = await tx.maybe(
      sql`update connector_settings set night = ${struck({ hour, timeZone })} where night < ${struck({ hour, timeZone })} returning id`,
    );
    if (!due) return;
    await tx.many(
      sql`update sync_runs set answer = null where answer is not null and created_at < now() - make_interval(days => ${answerDays})`,
    );
    await queueRun(tx, randomUUIDv7(), { trigger: 'clock' });
  });
}
