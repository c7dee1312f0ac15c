import { isType } from '@jalon/domain/core/actor';
import { texts } from '@jalon/domain/locales/all';
import { vehicles } from '@jalon/domain/vehicles/vehicle-api';
import { assigned, inserted } from '../core/record-statements.ts';
import { recordsOf } from '../core/records.ts';
import { sql } from '../db/sql.ts';
import { listYearsOf, lockTripsOf, payTrips } from './trip-years.ts';

export const vehicleRecords = recordsOf(vehicles, {
  table: sql`vehicles`,
  as: sql`v`,
  visible: (actor) => (isType(actor, 'Freelance') ? sql`v.owner_id = ${actor.id}` : sql`false`),
  columns: {
    sentTrips: sql`(select count(*)::int from expense_lines l join expense_reports r on r.id = l.report_id
      where l.vehicle_id = v.id and r.state in ('waiting', 'validated'))`,
  },
  facts: ['label', 'kind', 'power', 'isElectric'],
  label: sql`v.label`,
  orders: { label: [sql`v.label_key`, sql`text`] },
  filters: { state: (state) => sql`v.state = ${state}` },
  insert: ({ id, actor, input }) => inserted({ id, ownerId: actor.id, ...input }),
  sets: { update: ({ input }) => sql`${assigned(input)}, updated_at = now()` },
  turn: async ({ tx, actor }, action) => {
    if (action === 'update') await lockTripsOf(tx, actor.id);
    return undefined;
  },
  // Trips that are not paid yet are worth what the vehicle is now said to be.
  effects: { update: async ({ tx }, { row: { id } }) => payTrips(tx, await listYearsOf(tx, id), null) },
  sheet: (language) => {
    const { field, value, state } = texts[language].words.vehicle;
    const { file, column } = texts[language].expenses.vehicles;
    return {
      name: file,
      columns: [
        { title: field.label, value: ({ label }) => label },
        { title: field.kind, value: ({ kind }) => value.kind[kind] },
        { title: field.power, value: ({ power }) => String(power) },
        { title: column.state, value: (row) => state[row.state] },
      ],
    };
  },
});
