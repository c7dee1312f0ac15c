import { todayIn } from '@jalon/domain/core/dates';
import type { OperatorSettings } from '@jalon/domain/operator/operator';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { warningAt } from './contracts.columns.ts';
import { contractRecordsIn } from './contracts.records.ts';
import { isLastVersion, wholeEnd } from './contracts.whole.ts';

/** Every day: those that nobody signs are brought to mind, once; those that end soon are told of, once for each warning; those whose end is over, as the last version of the whole contract has it, are ended. */
export async function watchContracts(database: Database, operator: OperatorSettings, now = new Date()): Promise<void> {
  const { timeZone, signatureDays, contractReminders } = operator;
  const today = todayIn(timeZone, now);
  const records = contractRecordsIn({ operator: () => operator, today: () => today });
  const isLate = sql`(c.sent_at at time zone ${timeZone})::date <= ${today}::date - ${signatureDays}::int`;
  const isAwaited = sql`(select count(*) from contract_signatures s where s.contract_id = c.id) < 2`;
  await records.sweep(database, 'overdue', { due: sql`c.overdue_on is null and ${isLate} and ${isAwaited}`, input: {} });
  await records.sweep(database, 'expire', { due: sql`${wholeEnd} < ${today}::date`, input: {} });
  const isNext = sql`${warningAt(sql`c.ends_on - ${today}::date`, contractReminders)} < coalesce(c.warned_at, 1000)`;
  await records.sweep(database, 'warn', { due: sql`${isLastVersion} and c.ends_on >= ${today}::date and ${isNext}`, input: {} });
}
