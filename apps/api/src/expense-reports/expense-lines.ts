import { isDeepStrictEqual } from 'node:util';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import { claimOf, lineErrors, sumsOf } from '@jalon/domain/expense-reports/expense-amounts';
import type { ExpenseLine, LineInput } from '@jalon/domain/expense-reports/expense-report';
import { flatAmount } from '@jalon/domain/vehicles/kilometres';
import type { Acting } from '../core/record-store.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { TripYear } from '../vehicles/trip-years.ts';

type Before = readonly ExpenseLine[];

/** What a line comes to as far as it says so itself: a trip that the scale pays keeps what it had until its year is added up. */
function claimed(line: LineInput, before: Before) {
  if (line.kind !== 'kilometres') return claimOf(line);
  const was = before.find(({ id }) => id === line.id)?.claimedCents ?? 0;
  return claimOf(line, line.flatRate === null ? was : flatAmount(line.flatRate, line.distance));
}

/** The sums of a report; refused, each at its field, where its lines cannot be. */
export function summed(lines: readonly LineInput[], before: Before) {
  const fields = lineErrors(lines);
  if (fields) throw new AppError('request.invalid', { fields });
  return sumsOf(lines.map((line) => ({ kind: line.kind, ...claimed(line, before) })));
}

/** A line as a table has it. */
function rowOf(line: LineInput, before: Before, position: number) {
  const was = before.find(({ id }) => id === line.id);
  const { foreign = null, fileId = null, vatRate = null, type = null } = line as Partial<Extract<LineInput, { kind: 'actual' }>>;
  const trip = line.kind === 'kilometres' ? line : undefined;
  const row = {
    ...{ id: line.id, position, kind: line.kind, type, date: line.date, label: line.label, ...claimed(line, before), vatRate, fileId },
    ...{ currency: foreign?.currency ?? 'EUR', foreignCents: foreign?.cents ?? null, rateMillionths: foreign?.rateMillionths ?? null },
    ...{ rateOn: foreign?.rateOn ?? null, vehicleId: trip?.vehicleId ?? null, distance: trip?.distance ?? null },
    flatRate: trip?.flatRate ?? null,
  };
  // What was refused is no longer so once it says something else.
  return { ...row, refusal: was?.refusal && isAsItWas(row, foreign, was) ? was.refusal : null };
}

const told = [
  'type',
  'date',
  'label',
  'grossCents',
  'vatRate',
  'vatCents',
  'claimedCents',
  'paybackCents',
  'distance',
  'flatRate',
] as const;
type Written = { fileId: string | null; vehicleId: string | null } & Pick<ExpenseLine, (typeof told)[number]>;
function isAsItWas(row: Written, foreign: ExpenseLine['foreign'], was: ExpenseLine): boolean {
  const isSamePaid = isDeepStrictEqual(foreign, was.foreign);
  return (
    isSamePaid && row.fileId === (was.file?.id ?? null) && row.vehicleId === was.vehicleId && told.every((name) => row[name] === was[name])
  );
}

/** Writes all lines of a report: those that are left out go. */
export const writeLines = (reportId: string, lines: readonly LineInput[], before: Before): Sql[] => [
  sql`delete from expense_lines where report_id = ${reportId} and id <> all(${lines.map(({ id }) => id)}::uuid[])`,
  sql`insert into expense_lines as l (id, report_id, position, kind, type, date, label, gross_cents, vat_rate, vat_cents, claimed_cents,
      currency, foreign_cents, rate_millionths, rate_on, payback_cents, file_id, vehicle_id, distance, flat_rate, refusal)
    select x.id, ${reportId}, x.position, x.kind, x.type, x.date, x.label, x."grossCents", x."vatRate", x."vatCents", x."claimedCents",
      x.currency, x."foreignCents", x."rateMillionths", x."rateOn", x."paybackCents", x."fileId", x."vehicleId", x.distance, x."flatRate", x.refusal
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => rowOf(line, before, at)))}::jsonb) x (
      id uuid, position smallint, kind text, type text, date date, label text, "grossCents" int, "vatRate" int, "vatCents" int,
      "claimedCents" int, currency text, "foreignCents" int, "rateMillionths" bigint, "rateOn" date, "paybackCents" int, "fileId" uuid,
      "vehicleId" uuid, distance int, "flatRate" int, refusal text)
    on conflict (id) do update set position = excluded.position, kind = excluded.kind, type = excluded.type, date = excluded.date,
      label = excluded.label, gross_cents = excluded.gross_cents, vat_rate = excluded.vat_rate, vat_cents = excluded.vat_cents,
      claimed_cents = excluded.claimed_cents, currency = excluded.currency, foreign_cents = excluded.foreign_cents,
      rate_millionths = excluded.rate_millionths, rate_on = excluded.rate_on, payback_cents = excluded.payback_cents,
      file_id = excluded.file_id, vehicle_id = excluded.vehicle_id, distance = excluded.distance, flat_rate = excluded.flat_rate,
      refusal = excluded.refusal, derivation = case when excluded.kind = 'kilometres' and excluded.flat_rate is null then l.derivation end
    where l.report_id = ${reportId}`,
];

/** What lines refer to: files their writer has sent or the report has already, their own vehicles, and no line of another report. */
export async function checkLines({ tx, actor }: Acting, reportId: string, lines: readonly LineInput[]): Promise<void> {
  const files = lines.flatMap((line) => (line.kind === 'actual' && line.fileId ? [line.fileId] : []));
  const vehicles = lines.flatMap((line) => (line.kind === 'kilometres' ? [line.vehicleId] : []));
  const [taken, driven, others] = await Promise.all([
    // Taken for good: those that lines leave are dropped when the report is sent, so that a removal can be undone.
    tx.many<{ id: string }>(sql`
      update files f set record_kind = 'expenseReport', record_id = ${reportId} where f.id = any(${files}::uuid[]) and f.purpose = 'proof'
        and ((f.sent_by = ${actor.id} and f.record_id is null) or (f.record_kind = 'expenseReport' and f.record_id = ${reportId}))
      returning f.id`),
    tx.many<{ id: string }>(sql`select v.id from vehicles v where v.id = any(${vehicles}::uuid[]) and v.owner_id = ${actor.id} for share`),
    tx.many<{ id: string }>(sql`
      select l.id from expense_lines l where l.id = any(${lines.map(({ id }) => id)}::uuid[]) and l.report_id <> ${reportId}`),
  ]);
  const has = (found: { id: string }[], id: string) => found.some((one) => one.id === id);
  const fields: FieldErrors = {};
  lines.forEach((line, at) => {
    if (line.kind === 'actual' && line.fileId && !has(taken, line.fileId)) fields[`lines.${at}.fileId`] = 'validation.fileGone';
    if (line.kind === 'kilometres' && !has(driven, line.vehicleId)) fields[`lines.${at}.vehicleId`] = 'validation.invalid';
    if (has(others, line.id)) fields[`lines.${at}.id`] = 'validation.taken';
  });
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}

type Driven = { kind: string; date: string; vehicleId?: string | null };
/** The vehicles and years that some lines are of. */
export function yearsOf(lines: readonly Driven[]): TripYear[] {
  const all = lines.flatMap(({ kind, date, vehicleId }) =>
    kind === 'kilometres' && vehicleId ? [{ vehicleId, year: Number(date.slice(0, 4)) }] : [],
  );
  return [...new Map(all.map((one) => [`${one.vehicleId} ${one.year}`, one])).values()];
}
