import { join, type Sql, sql } from '../db/sql.ts';

/** Of some steps, those that a row fits: as the filter itself would say it of each. */
export const stepsOf = <Step extends string>(steps: readonly Step[], fits: (step: Step) => Sql | undefined): Sql =>
  sql`array_remove(array[${join(
    steps.map((step) => sql`case when ${fits(step) ?? sql`false`} then ${step}::text end`),
    sql`, `,
  )}], null)`;
