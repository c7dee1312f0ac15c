import { type ScaleVersion, scaleFor, type Vehicle } from '@jalon/domain/vehicles/kilometre-scale';
import { type Trip, type TripAmount, tripAmounts } from '@jalon/domain/vehicles/kilometres';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** A vehicle and a calendar year: what the scale adds up by. */
export type TripYear = { vehicleId: string; year: number };

/** Those who change trips of the same person do so one after the other: each trip is paid by what those before it come to. */
const lock = (ownerId: Sql): Sql => sql`pg_advisory_xact_lock(hashtextextended('trips ' || ${ownerId}, 0))`;
export const lockTripsOf = (tx: Tx, ownerId: string): Promise<unknown> => tx.many(sql`select ${lock(sql`${ownerId}::text`)}`);
export const lockTripsOfReport = (tx: Tx, reportId: string): Promise<unknown> =>
  tx.many(sql`select ${lock(sql`r.owner_id`)} from expense_reports r where r.id = ${reportId}`);

type Driven = Trip & TripYear & { vehicle: Vehicle; reportId: string; cents: number; derivation: Derivation | null };
type Derivation = Pick<TripAmount, 'before' | 'after' | 'settled'> & { version: ScaleVersion };

/** Every trip of these vehicles and years that the scale pays. What was validated is paid. */
const listTrips = (tx: Tx, years: readonly TripYear[]): Promise<Driven[]> =>
  tx.many(sql`
    select l.id, l.report_id as "reportId", l.date::text as date, l.distance as hundredths, l.claimed_cents as cents, l.derivation,
      l.vehicle_id as "vehicleId", y.year, json_build_object('kind', v.kind, 'power', v.power, 'isElectric', v.is_electric) as vehicle,
      case when r.state = 'validated' then l.claimed_cents end as paid, r.state in ('new', 'rejected') as "isDraft"
    from unnest(${years.map(({ vehicleId }) => vehicleId)}::uuid[], ${years.map(({ year }) => year)}::int[]) y (vehicle_id, year)
    join expense_lines l on l.vehicle_id = y.vehicle_id and l.date between make_date(y.year, 1, 1) and make_date(y.year, 12, 31)
    join expense_reports r on r.id = l.report_id
    join vehicles v on v.id = l.vehicle_id
    where l.flat_rate is null`);

/** What the trips that are not paid yet come to, where that is something else than what is written. */
function changedOf(trips: readonly Driven[]): { id: string; cents: number; derivation: Derivation }[] {
  const [first] = trips;
  if (!first) return [];
  const version = scaleFor(first.year);
  const written = new Map(trips.map((trip) => [trip.id, trip]));
  const plain = trips.map(({ paid, ...trip }): Trip => ({ ...trip, ...(paid != null && { paid }) }));
  return tripAmounts(version, first.vehicle, plain).flatMap(({ id, cents, before, after, settled }) => {
    const was = written.get(id);
    const isSame =
      was?.cents === cents &&
      was.derivation?.version === version &&
      was.derivation.settled === settled &&
      was.derivation.before.hundredths === before.hundredths &&
      was.derivation.after.hundredths === after.hundredths &&
      was.derivation.after.cents === after.cents;
    return isSame ? [] : [{ id, cents, derivation: { version, before, after, settled } }];
  });
}

/**
 * Pays every open trip of these years by what it adds to its year, in whatever report it stands, and sums those reports up. One whose sum
 * has changed has another version: nobody validates an amount they have not seen. `reportId` is the one that is being written.
 */
export async function payTrips(tx: Tx, years: readonly TripYear[], reportId: string | null): Promise<void> {
  if (years.length === 0) return;
  const trips = await listTrips(tx, years);
  const byYear = Map.groupBy(trips, ({ vehicleId, year }) => `${vehicleId} ${year}`);
  const changed = [...byYear.values()].flatMap(changedOf);
  if (changed.length === 0) return;
  const ids = new Set(changed.map(({ id }) => id));
  const reports = [...new Set(trips.filter(({ id }) => ids.has(id)).map((trip) => trip.reportId))];
  await Promise.all([
    tx.many(sql`
      update expense_lines l set gross_cents = x.cents, claimed_cents = x.cents, derivation = x.derivation
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) x (id uuid, cents int, derivation jsonb) where l.id = x.id`),
    tx.many(sql`
      update expense_reports r set kilometre_cents = s.cents, updated_at = now(),
        version = r.version + case when r.id is distinct from ${reportId}::uuid and r.kilometre_cents <> s.cents then 1 else 0 end
      from (select l.report_id, sum(l.claimed_cents)::int as cents from expense_lines l
        where l.report_id = any(${reports}::uuid[]) and l.kind = 'kilometres' group by l.report_id) s
      where r.id = s.report_id`),
  ]);
}

/** The years in which a vehicle was driven. */
export const listYearsOf = async (tx: Tx, vehicleId: string): Promise<TripYear[]> =>
  tx.many(sql`
    select distinct l.vehicle_id as "vehicleId", extract(year from l.date)::int as year from expense_lines l where l.vehicle_id = ${vehicleId}`);
