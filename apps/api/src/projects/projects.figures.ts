import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';

/** Reports that count: sent, whether or not somebody has looked at them. */
export const counted = sql`t.state in ('waiting', 'validated')`;
/** The column of a report that says what it is worth to the side of whoever asks; of the staff, the client's. */
export const ownSide = (actor: User): Sql => (isType(actor, 'Freelance') ? sql`t.buy_cents` : sql`t.sell_cents`);

/** Of a freelance, their own: by the column with the owner. */
const own = (actor: User, owner: Sql): Sql => (isType(actor, 'Freelance') ? sql` and ${owner} = ${actor.id}` : sql``);

/** A figure over the deliveries of a project, `p`. */
const ofDeliveries =
  (figure: Sql) =>
  (actor: User): Sql =>
    sql`(select ${figure} from deliveries d where d.project_id = p.id${own(actor, sql`d.owner_id`)})`;
/** Over its reports. */
const ofReports =
  (figure: Sql) =>
  (actor: User): Sql =>
    sql`(select ${figure} from timesheets t where t.project_id = p.id and ${counted}${own(actor, sql`t.owner_id`)})`;

/** What a delivery comes to: all that was sold while it goes on, what was worked once it does not. */
const sold = (all: Sql, worked: Sql): Sql => sql`case when d.state in ('ongoing', 'renewable')
  then ${all}
  else (select coalesce(sum(${worked}), 0) from timesheets t where t.delivery_id = d.id and ${counted}) end`;
const sum = (what: Sql): Sql => sql`coalesce(sum(${what}), 0)::float8`;
const inStaff = (column: (actor: User) => Sql) => (actor: User) =>
  isType(actor, 'Freelance') || isType(actor, 'Company') ? sql`null` : column(actor);
const notFreelance = (column: (actor: User) => Sql) => (actor: User) => (isType(actor, 'Freelance') ? sql`null` : column(actor));

/** As many faces as a row has room for. */
const facesShown = 5;

export const projectFigures = {
  people: (actor: User) => sql`coalesce((
    select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key))
    from users u where u.id = any(array(select d.owner_id from deliveries d where d.project_id = p.id${own(actor, sql`d.owner_id`)} limit ${facesShown}))), '[]')`,
  deliveries: ofDeliveries(sql`count(*)::int`),
  daysSold: ofDeliveries(sql`coalesce(sum(d.days_sold), 0)::int`),
  daysWorked: ofReports(sql`coalesce(sum(t.production_days), 0)::int`),
  daysWaiting: ofReports(sql`coalesce(sum(t.production_days) filter (where t.state = 'waiting'), 0)::int`),
  predictedCents: notFreelance(ofDeliveries(sum(sold(sql`d.sell_total_cents`, sql`t.sell_cents`)))),
  consumedCents: notFreelance(ofReports(sum(sql`t.sell_cents`))),
  waitingCents: notFreelance(ofReports(sum(sql`case when t.state = 'waiting' then t.sell_cents end`))),
  // As long as one of them has no fee, what all of them come to is not known.
  costCents: inStaff(
    ofDeliveries(sql`case when bool_and(d.buy_cents is not null) then ${sum(sold(sql`d.buy_total_cents`, sql`t.buy_cents`))} end`),
  ),
};
