import type { OperatorChoices, OperatorSetting, OperatorSettings } from '@jalon/domain/operator/operator';
import { isInvalidValue, type Tx } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';

export type StoredOperator = { id: string; choices: OperatorChoices; logo: string | null; version: number; updatedAt: string };

const columns: Record<OperatorSetting, Sql> = {
  name: sql`name`,
  contactEmail: sql`contact_email`,
  contactPhone: sql`contact_phone`,
  address: sql`address`,
  legalForm: sql`legal_form`,
  siren: sql`siren`,
  vatNumber: sql`vat_number`,
  timeZone: sql`time_zone`,
  digestHour: sql`digest_hour`,
  holidayZone: sql`holiday_zone`,
  isWhitMondayWorked: sql`is_whit_monday_worked`,
  timesheetReminders: sql`timesheet_reminders`,
  documentReminders: sql`document_reminders`,
  contractReminders: sql`contract_reminders`,
  signatureDays: sql`signature_days`,
  validationDays: sql`validation_days`,
  validators: sql`validators`,
  preselection: sql`preselection`,
};
const choices = sql`json_build_object(${join(
  Object.entries(columns).map(([name, column]) => sql`${name}::text, o.${column}`),
  sql`, `,
)})`;
const stored = sql`select o.id, ${choices} as choices, o.logo_key as logo, o.version, o.updated_at as "updatedAt" from operator_settings o`;

export const findOperator = (tx: Tx): Promise<StoredOperator> => tx.one(stored);

/** Held until the end of the transaction. */
export const lockOperator = (tx: Tx): Promise<StoredOperator> => tx.one(sql`${stored} for update`);

type Choice = OperatorSettings[OperatorSetting] | null;

export async function updateOperator(tx: Tx, changed: Partial<Record<OperatorSetting, Choice>>): Promise<void> {
  const sets = Object.entries(changed).map(([name, value]) => sql`${columns[name as OperatorSetting]} = ${value}`);
  await tx.many(sql`update operator_settings set ${join([...sets, sql`version = version + 1`, sql`updated_at = now()`], sql`, `)}`);
}

export async function replaceOperatorLogo(tx: Tx, logo: string | null): Promise<void> {
  await tx.many(sql`update operator_settings set logo_key = ${logo}, version = version + 1, updated_at = now()`);
}

/** The worker removes its files. */
export async function dropLogo(tx: Tx, logo: string): Promise<void> {
  await tx.many(sql`select graphile_worker.add_job('removeLogo', json_build_object('key', ${logo}::text))`);
}

/** Node may know zones that the database does not. In a transaction, one that is unknown is its end. */
export const knowsZone = (tx: Tx, timeZone: string): Promise<boolean> =>
  tx.many(sql`select now() at time zone ${timeZone}`).then(
    () => true,
    (error: unknown) => {
      if (isInvalidValue(error)) return false;
      throw error;
    },
  );

/** For statements, which ask the row where the operator works (`operator_zone()`). */
export async function keepEnvironmentZone(tx: Tx, timeZone: string): Promise<void> {
  await tx.many(sql`update operator_settings set environment_zone = ${timeZone} where environment_zone <> ${timeZone}`);
}

/** Whether the staff are asked to validate beside the client: read by the statement that asks, so that no server knows it late. */
export const asksStaffToo = sql`coalesce((select o.validators = 'both' from operator_settings o), false)`;
