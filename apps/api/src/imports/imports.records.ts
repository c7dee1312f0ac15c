import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { imports } from '@jalon/domain/imports/import-api';
import { texts } from '@jalon/domain/locales/all';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { personShown } from '../opportunities/opportunities.scope.ts';
import { assertUntouched, removeAdded } from './undo.queries.ts';

/** Administrators see all, a commercial their own: what others have added may be out of their reach. */
const visible = (actor: User): Sql => {
  if (isType(actor, 'Admin')) return sql`true`;
  return isType(actor, 'Commercial') && actor.isValidated ? sql`i.created_by = ${actor.id}` : sql`false`;
};

const linesGone = (id: string): Sql => sql`delete from import_lines where import_id = ${id}`;

export const importRecords = recordsOf(imports, {
  table: sql`imports`,
  as: sql`i`,
  visible,
  columns: { by: personShown(sql`i.created_by`) },
  facts: ['name', 'created', 'errors', 'duplicates', 'good', 'waiting', 'failure'],
  label: sql`i.name`,
  orders: { newest: [sql`i.created_at`, sql`timestamptz`] },
  filters: { kind: (kind) => sql`i.kind = ${kind}` },
  checks: { undo: ({ tx }, { row }) => assertUntouched(tx, row) },
  sets: {
    prepare: ({ input: { good, errors, duplicates, waiting, toolStates, unsynced } }) => sql`
      good = ${good}, errors = ${errors}, duplicates = ${duplicates}, waiting = ${waiting}, tool_states = ${JSON.stringify(toolStates)},
      unsynced = ${unsynced}`,
    apply: ({ actor, input: { without } }) => sql`applied_by = ${actor.id}, without = ${without}, progress = 0`,
    finish: ({ input: { created } }) => sql`created = ${created}`,
    fail: ({ input: { failure } }) => sql`failure = ${failure}`,
    undo: () => sql`undone_at = now()`,
  },
  along: {
    apply: ({ row }) => [sql`select graphile_worker.add_job('toolWrite', json_build_object('id', ${row.id}::text))`],
    // What was only looked at goes with the look.
    finish: ({ row }) => [linesGone(row.id)],
    fail: ({ row }) => [linesGone(row.id)],
    drop: ({ row }) => [linesGone(row.id)],
  },
  taken: { imports__at_work: () => new AppError('import.atWork') },
  effects: { undo: ({ tx, requestId }, { actor, row }) => removeAdded(tx, { actor, requestId }, row) },
  sheet: (language) => {
    const { imports: own, words } = texts[language];
    const { column } = own;
    return {
      name: own.file,
      columns: [
        { title: column.name, value: ({ name }) => name },
        { title: column.kind, value: ({ kind }) => own.kind[kind] },
        { title: column.state, value: ({ state }) => words.import.state[state] },
        { title: column.created, value: ({ created }) => String(created) },
        { title: column.errors, value: ({ errors }) => String(errors) },
        { title: column.duplicates, value: ({ duplicates }) => String(duplicates) },
        { title: column.by, value: ({ by }) => by?.name ?? '' },
        { title: column.createdAt, value: ({ createdAt }) => new Date(createdAt) },
      ],
    };
  },
});
