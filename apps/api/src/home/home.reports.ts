import { isType, type User } from '@jalon/domain/core/actor';
import { monthOf } from '@jalon/domain/core/months';
import { permitsUser } from '@jalon/domain/core/permission';
import { type Home, homeRows } from '@jalon/domain/home/home';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { awaiting } from '../timesheets/timesheets.counts.ts';
import { timesheetRecords } from '../timesheets/timesheets.records.ts';
import { type Counted, counted, first } from './counting.ts';

/** A company's people are told of months when they may decide on a part of them. */
const mayValidate = (actor: User): boolean =>
  actor.isValidated && (!isType(actor, 'Company') || permitsUser(actor, 'timesheets.validate|expenses.validate'));

/** The months that await whoever asks, those that have waited longest first. Null for those who are shown none. */
export async function countAwaiting(tx: Tx, actor: User): Promise<Counted | null> {
  if (!mayValidate(actor) || !permitsUser(actor, 'timesheets.view')) return null;
  const inOrder = sql`${awaiting(actor)} order by t.since, t.id`;
  return tx.one<Counted>(sql`select ${first(sql`select t.id ${inOrder}`)} as ids, ${counted(sql`select 1 ${inOrder}`)} as count`);
}
export async function reportsFor(tx: Tx, actor: User, waiting: Counted | null): Promise<Home['reports']> {
  if (!waiting) return null;
  const { ids, count } = waiting;
  const found = ids.length > 0 ? await timesheetRecords.findAll(tx, actor, ids) : [];
  const rows = ids.flatMap((id) => found.filter((row) => row.id === id));
  return { rows: rows.map((row) => timesheetRecords.present(actor, row)), count };
}

/** Of a freelance: what is to be sent, the latest month first. More than these nobody owes. */
export async function reportsToSend(tx: Tx, actor: User, today: string): Promise<Home['reports']> {
  const { rows } = await timesheetRecords.page(tx, actor, { sort: 'month', dir: 'desc', size: 25 });
  const owed = rows.filter(({ state, month }) => (state === 'new' || state === 'rejected') && month <= monthOf(today));
  return { rows: owed.slice(0, homeRows).map((row) => timesheetRecords.present(actor, row)), count: owed.length };
}

/** For the menu: how many. */
export function countReportsFor(actor: User): Sql {
  if (isType(actor, 'Freelance')) return sql`0`;
  return mayValidate(actor) ? counted(sql`select 1 ${awaiting(actor)} order by t.since, t.id`) : sql`0`;
}
