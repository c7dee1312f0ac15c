import { isWorkingDay } from '@jalon/domain/calendar/working-days';
import { monthOf, shiftMonth } from '@jalon/domain/core/months';
import { feeFor } from '@jalon/domain/timesheets/fees';
import { calendarOf, isInside, mondayOf, plannedDatesOf, type Worked, wholeMonthDaysOf } from '@jalon/domain/timesheets/planned-days';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { workedColumns } from '../deliveries/deliveries.period.ts';
import { validatorsOf } from '../deliveries/deliveries.scope.ts';

type Setting = { idAt: (at: Date, name: string) => string; daysBefore: (days: number) => Date };
type Delivery = Worked & {
  id: string;
  feeMode: 'daily' | 'monthly';
  sellCents: number | null;
  buyCents: number | null;
  email: string;
};
type State = 'new' | 'waiting' | 'validated';

/** A month is long validated, the last one waits for some, and the one that goes on is half filled. */
function stateIn(month: string, now: string, place: number): State {
  if (month === now) return 'new';
  return month === shiftMonth(now, -1) && place % 2 === 0 ? 'waiting' : 'validated';
}

/** Days off: a week in August, two days at the end of the year, and one in the month that waits, which its client then sees beside the plan. */
function absencesIn(dates: string[], month: string, state: State, place: number): string[] {
  if (month.endsWith('-08')) return dates.slice(-5);
  if (month.endsWith('-12')) return dates.slice(-2);
  return state === 'waiting' && place % 4 === 2 ? dates.slice(6, 7) : [];
}

const aYear = Array.from({ length: 13 }, (_, at) => 12 - at);

/** The months of whatever deliveries the demonstration has, filled as they were planned but for days off. */
export async function loadTimesheets(tx: Tx, { idAt, daysBefore }: Setting): Promise<void> {
  const today = daysBefore(0).toISOString().slice(0, 10);
  const now = monthOf(today);
  const deliveries = await tx.many<Delivery>(sql`
    select d.id, ${workedColumns}, d.fee_mode as "feeMode", d.sell_cents as "sellCents", d.buy_cents as "buyCents", u.email
    from deliveries d join users u on u.id = d.owner_id order by d.starts_on, u.email, d.id`);
  const taken = new Set<string>();
  for (const [place, delivery] of deliveries.entries())
    for (const back of aYear) {
      const month = shiftMonth(now, -back);
      const planned = plannedDatesOf(delivery, month);
      const isFilled = month !== now || delivery.email === 'freelance@jalon.test';
      if (planned.length === 0 || !isFilled) continue;
      // Of somebody with two deliveries, the first has the day, and the other the next one of the week; what goes on is filled up to yesterday.
      const working = calendarOf(delivery, month).filter(isWorkingDay);
      const dates: string[] = [];
      for (const wanted of planned) {
        const week = working.filter(({ date }) => mondayOf(date) === mondayOf(wanted) && isInside(delivery, date));
        const date = [wanted, ...week.map((day) => day.date)].find((one) => !taken.has(`${delivery.email} ${one}`));
        if (date === undefined || (month === now && date >= today)) continue;
        taken.add(`${delivery.email} ${date}`);
        dates.push(date);
      }
      dates.sort();
      const state = stateIn(month, now, place);
      // Who looks around as the freelance finds nothing but whole months.
      const absences = delivery.email === 'freelance@jalon.test' ? [] : absencesIn(dates, month, state, place);
      const id = idAt(daysBefore(back * 30 + 1), `${delivery.id} ${month}`);
      await insertMonth(tx, { id, delivery, month, dates: dates.filter((date) => !absences.includes(date)), absences, planned, state });
      await tellMonth(tx, idAt, { id, month, state });
    }
}

// Sent on the first days of the month after, and decided two days later.
const sentAfter = (month: string) => `${shiftMonth(month, 1)}-01T08:30:00Z`;
const decidedAfter = (month: string) => `${shiftMonth(month, 1)}-03T09:10:00Z`;

/** Its history: whoever filled it has sent it, and the first who may has validated it. */
async function tellMonth(tx: Tx, idAt: Setting['idAt'], { id, month, state }: Pick<Filled, 'id' | 'month' | 'state'>): Promise<void> {
  const validator = sql`(select v.id from users v where v.id in (${validatorsOf(sql`d`, 'timesheets.validate')}) order by v.created_at, v.id limit 1)`;
  const steps = [
    ...(state === 'new' ? [] : [{ verb: 'submit', at: new Date(sentAfter(month)), by: sql`d.owner_id` }]),
    ...(state === 'validated' ? [{ verb: 'validate', at: new Date(decidedAfter(month)), by: validator }] : []),
  ];
  for (const { verb, at, by } of steps)
    await tx.many(sql`
      insert into events (id, at, kind, subject_id, actor_id, company_id)
      select ${idAt(at, `${id} ${verb}`)}, ${at}, ${`timesheet.${verb}`}, ${id}, ${by}, d.company_id
      from timesheets t join deliveries d on d.id = t.delivery_id where t.id = ${id}`);
}

type Filled = { id: string; delivery: Delivery; month: string; dates: string[]; absences: string[]; planned: string[]; state: State };
async function insertMonth(tx: Tx, { id, delivery, month, dates, absences, planned, state }: Filled): Promise<void> {
  const [days, plannedDays] = [dates.length * 100, planned.length * 100];
  const worth = (cents: number | null) => feeFor({ feeMode: delivery.feeMode, cents }, days, wholeMonthDaysOf(delivery, month));
  const [sentAt, decidedAt] = [sentAfter(month), decidedAfter(month)];
  const isSent = state !== 'new';
  await tx.many(sql`
    insert into timesheets (id, delivery_id, project_id, company_id, division_id, owner_id, month, state, production_days, absence_days, planned_days,
      sell_cents, buy_cents, sent_at, decided_at, since)
    select ${id}, d.id, d.project_id, d.company_id, d.division_id, d.owner_id, ${`${month}-01`}, ${state}, ${days}, ${absences.length * 100}, ${plannedDays},
      ${worth(delivery.sellCents)}::int, ${worth(delivery.buyCents)}::int, ${isSent ? sentAt : null}::timestamptz,
      ${state === 'validated' ? decidedAt : null}::timestamptz, ${state === 'validated' ? decidedAt : isSent ? sentAt : `${month}-02T08:00:00Z`}::timestamptz
    from deliveries d where d.id = ${delivery.id}`);
  await tx.many(sql`
    insert into timesheet_entries (timesheet_id, date, type, days) select ${id}, unnest(${dates}::date[]), 'production', 100`);
  await tx.many(sql`
    insert into timesheet_entries (timesheet_id, date, type, days, absence_kind)
    select ${id}, unnest(${absences}::date[]), 'absence', 100, 'leave'`);
}
