import { isType, type User } from '@jalon/domain/core/actor';
import { firstDayOf, monthOf } from '@jalon/domain/core/months';
import { permitsUser } from '@jalon/domain/core/permission';
import { endingSoonDays } from '@jalon/domain/deliveries/delivery';
import type { Home } from '@jalon/domain/home/home';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { counted as isCounted, ownSide } from '../projects/projects.figures.ts';
import { counted } from './counting.ts';

type Work = NonNullable<Home['work']>;
const maySee = (actor: User): boolean =>
  isType(actor, 'Company') ? permitsUser(actor, 'deliveries.view') && permitsUser(actor, 'projects.view') : actor.isValidated;

/** What goes on, in the words of a home. Sums are for those who have few deliveries: of a whole portfolio they are a matter of statistics. */
export async function workFor(tx: Tx, actor: User, today: string): Promise<Home['work']> {
  if (!maySee(actor)) return null;
  const deliveries = sql`from deliveries d where d.state in ('ongoing', 'renewable') and ${seesDelivered(actor, sql`d`)}`;
  const ending = sql`d.ends_on between ${today}::date and ${today}::date + ${endingSoonDays}::integer`;
  const counts = sql`${counted(sql`select 1 ${deliveries} order by d.ends_on, d.id`)} as deliveries,
    ${counted(sql`select 1 ${deliveries} and ${ending} order by d.ends_on, d.id`)} as ending`;
  if (isType(actor, 'Admin', 'Commercial'))
    return tx.one<Work>(
      sql`select ${counts}, null::int as "daysSold", null::int as "daysLeft", null as month, null::int as "daysThisYear"`,
    );
  const sent = sql`from timesheets t where ${isCounted}`;
  // A freelance reads what they have entered, a client what they were sent.
  const own = isType(actor, 'Freelance') ? sql`from timesheets t where true` : sql`${sent}`;
  const inMonth = sql`t.month = ${firstDayOf(monthOf(today))} and ${seesDelivered(actor, sql`t`)}`;
  return tx.one<Work>(sql`
    select ${counts}, w.sold as "daysSold", greatest(w.sold - w.worked, 0) as "daysLeft",
      (select json_build_object('days', coalesce(sum(t.production_days), 0)::int, 'cents', coalesce(sum(${ownSide(actor)}), 0)) ${own} and ${inMonth}) as month,
      (select coalesce(sum(t.production_days), 0)::int ${own} and ${seesDelivered(actor, sql`t`)}
        and t.month between ${`${today.slice(0, 4)}-01-01`} and ${`${today.slice(0, 4)}-12-01`}) as "daysThisYear"
    from (select coalesce(sum(d.days_sold), 0)::int as sold,
      coalesce(sum((select sum(t.production_days) ${sent} and t.delivery_id = d.id)), 0)::int as worked ${deliveries}) w`);
}
