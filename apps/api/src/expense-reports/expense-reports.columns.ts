import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';
import { interruptionsShown, worksUntil } from '../deliveries/deliveries.period.ts';
import { fileColumn } from '../files/files.queries.ts';

/** Of a report, `r`: the fields that are no column of their name. */
export const reportColumns = {
  month: sql`to_char(r.month, 'YYYY-MM')`,
  delivery: sql`(select json_build_object('title', d.title, 'startsOn', d.starts_on::text, 'endsOn', ${worksUntil}, 'interruptions', ${interruptionsShown})
    from deliveries d where d.id = r.delivery_id)`,
  project: sql`(select json_build_object('title', p.title) from projects p where p.id = r.project_id)`,
  company: sql`(select json_build_object('id', c.id, 'name', c.name, 'logo', c.logo_key) from companies c where c.id = r.company_id)`,
  owner: sql`(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture_key)
    from users u where u.id = r.owner_id)`,
  lines: (actor: User) => sql`(
    select coalesce(json_agg(x.line), '[]') from (
      select ${lineColumn(actor)} as line from expense_lines l where l.report_id = r.id order by l.position) x)`,
  totalCents: sql`r.actual_cents + r.fixed_cents + r.kilometre_cents`,
  advancedOn: sql`r.advanced_on::text`,
  decidedBy: sql`(select u.first_name || ' ' || u.last_name from users u where u.id = r.decided_by)`,
};

/** The kilometres of a year are driven for other clients too: a client is told those of its trip and what they come to. */
function lineColumn(actor: User): Sql {
  const derivation = isType(actor, 'Company') ? sql`null` : sql`l.derivation`;
  return sql`json_build_object('id', l.id, 'kind', l.kind, 'type', l.type, 'date', l.date::text, 'label', l.label,
    'grossCents', l.gross_cents, 'vatRate', l.vat_rate, 'vatCents', l.vat_cents, 'claimedCents', l.claimed_cents,
    'foreign', case when l.foreign_cents is not null then json_build_object('currency', l.currency, 'cents', l.foreign_cents,
      'rateMillionths', l.rate_millionths, 'rateOn', l.rate_on::text) end,
    'paybackCents', l.payback_cents, 'file', ${fileColumn(sql`l.file_id`)}, 'vehicleId', l.vehicle_id,
    'vehicle', (select json_build_object('label', v.label, 'kind', v.kind, 'power', v.power, 'isElectric', v.is_electric)
      from vehicles v where v.id = l.vehicle_id),
    'distance', l.distance, 'flatRate', l.flat_rate, 'derivation', ${derivation}, 'refusal', l.refusal)`;
}
