import { syncRuns } from '@jalon/domain/connector/sync-run-api';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { texts } from '@jalon/domain/locales/all';
import { recordsOf } from '../core/records.ts';
import { type Sql, sql } from '../db/sql.ts';
import { personShown } from '../opportunities/opportunities.scope.ts';
import { assertCurrent, assertDecidable, assertSameMapping, decided, leftWithGroup, progressOf, retried } from './lines.queries.ts';
import { assertUntouched, undoLines } from './undo.queries.ts';

/** Nobody, where the product does it by itself. */
const idOf = (actor: User | null): string | null => actor?.id ?? null;
const started = (actor: User | null): Sql =>
  sql`applied_by = ${idOf(actor)}, started_at = now(), ended_at = null, failure = null, is_stopping = false`;
const job = (task: 'syncPrepare' | 'syncApply', id: string): Sql =>
  sql`select graphile_worker.add_job(${task}, json_build_object('id', ${id}::text))`;
const everyAdmin = sql`select a.id from users a where a.type = 'Admin' and a.state = 'active'`;

export const syncRunRecords = recordsOf(syncRuns, {
  table: sql`sync_runs`,
  as: sql`r`,
  visible: (actor) => (isType(actor, 'Admin') ? sql`true` : sql`false`),
  columns: { by: personShown(sql`r.created_by`), appliedBy: personShown(sql`r.applied_by`) },
  audiences: {
    theAdmins: everyAdmin,
    theStarter: sql`select r.applied_by from sync_runs r where r.id = e.subject_id and r.applied_by is not null`,
  },
  facts: ['trigger', 'added', 'changed', 'linked', 'disabled', 'refused', 'conflicts', 'written', 'failure'],
  orders: { newest: [sql`r.created_at`, sql`timestamptz`] },
  filters: { state: (state) => sql`r.state = ${state}` },
  insert: ({ id, actor }) => sql`(id, trigger, created_by) values (${id}, 'person', ${actor.id})`,
  checks: {
    decide: ({ tx }, { row, input }) => assertDecidable(tx, row.id, input.lines),
    apply: ({ tx }, { row }) => assertCurrent(tx, row.id),
    resume: ({ tx }, { row }) => assertSameMapping(tx, row.id),
    undo: ({ tx }, { row }) => assertUntouched(tx, row.id),
  },
  sets: {
    prepare: ({ input: { added, changed, linked, disabled, refused, conflicts } }) => sql`
        added = ${added}, changed = ${changed}, linked = ${linked}, disabled = ${disabled}, refused = ${refused}, conflicts = ${conflicts},
        prepared_at = now()`,
    apply: ({ actor }) => started(actor),
    resume: ({ actor }) => started(actor),
    stop: () => sql`is_stopping = true`,
    interrupt: () => sql`ended_at = now(), is_stopping = false`,
    finish: () => sql`ended_at = now(), is_stopping = false`,
    fail: ({ input: { failure } }) => sql`failure = ${failure}, ended_at = now(), is_stopping = false`,
    undo: () => sql`undone_at = now()`,
  },
  along: {
    create: ({ id }) => [job('syncPrepare', id)],
    prepare: ({ row }) => [progressOf(row.id)],
    decide: ({ row, input }) => [decided(row.id, input.lines), leftWithGroup(row.id), progressOf(row.id)],
    apply: ({ row }) => [job('syncApply', row.id)],
    resume: ({ row }) => [retried(row.id), progressOf(row.id), job('syncApply', row.id)],
  },
  effects: { undo: ({ tx, requestId }, { actor, row }) => undoLines(tx, { by: actor.id, requestId }, row.id) },
  taken: { sync_runs__at_work: () => new AppError('syncRun.busy') },
  sheet: (language) => {
    const { field, state, value } = texts[language].words.syncRun;
    return {
      name: 'synchronisations',
      columns: [
        { title: field.createdAt, value: ({ createdAt }) => new Date(createdAt) },
        { title: texts[language].history.field.state, value: (row) => state[row.state] },
        { title: field.trigger, value: ({ trigger }) => value.trigger[trigger] },
        { title: field.by, value: ({ by }) => by?.name ?? '' },
        ...(['added', 'changed', 'linked', 'disabled', 'refused', 'conflicts', 'written'] as const).map((name) => ({
          title: field[name],
          value: (row: Record<typeof name, number>) => String(row[name]),
        })),
        { title: field.failure, value: ({ failure }) => (failure ? value.failure[failure] : '') },
      ],
    };
  },
});
