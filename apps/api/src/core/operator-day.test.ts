import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { addDays, todayIn } from '@jalon/domain/core/dates';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { isWithinDays, operatorDay } from './operator-day.ts';

test('the day of statements is the operator’s, whatever the database’s is', async () => {
  // Before noon it is still yesterday at one end of the world, from ten on already tomorrow at the other.
  const zone = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Etc/GMT-14';
  const world = await openWorld({ JALON_TIME_ZONE: zone });
  onTestFinished(() => world.close());
  const today = todayIn(zone, new Date());
  const within = (day: string) => isWithinDays(sql`now()`, { from: day, to: day });
  const found = await world.database.one<object>(sql`
    select ${operatorDay}::text as today, ${within(today)} as "isToday", ${within(addDays(today, -1))} as "wasYesterday",
      ${isWithinDays(sql`now()`, {})} as "isAny", ${isWithinDays(sql`now()`, { from: addDays(today, 1) })} as "isToCome"`);
  expect(found).toEqual({ today, isToday: true, wasYesterday: false, isAny: true, isToCome: false });
});

test('no statement asks the database which day it is', async () => {
  const folder = join(import.meta.dirname, '../..');
  const asking: string[] = [];
  let read = 0;
  for await (const file of glob('{src,test}/**/*.ts', { cwd: folder })) {
    read += 1;
    const text = await readFile(join(folder, file), 'utf8');
    if (file !== relative(folder, import.meta.filename) && text.includes('current_date')) asking.push(file);
  }
  expect(asking).toEqual([]);
  expect(read).toBeGreaterThan(500);
});
