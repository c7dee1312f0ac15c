import type { SyncDecision, SyncLine } from '@jalon/domain/connector/sync-line';
import { linesAtOnce } from '@jalon/domain/connector/sync-run-api';
import { AppError } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

export const recordset = (rows: readonly object[]): Sql => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

type Decided = { id: string; decision: SyncDecision };

/** Of a run whose lines were decided or written: how many of which list, in the order in which lists are written. */
export const progressOf = (runId: string): Sql => sql`
  update sync_runs r set chosen = p.chosen, written = p.written, lists = p.lists from (
    select coalesce(sum(x.chosen), 0) as chosen, coalesce(sum(x.written), 0) as written,
      coalesce(jsonb_agg(jsonb_build_object('list', x.list, 'chosen', x.chosen, 'written', x.written, 'failure', x.failure) order by x.first)
        filter (where x.chosen > 0), '[]') as lists
    from (
      select l.list, min(l.rank) filter (where l.is_chosen) as first, count(*) filter (where l.is_chosen) as chosen, count(l.written_at) as written, min(l.failure) as failure
      from sync_lines l where l.run_id = ${runId} group by l.list) x) p
  where r.id = ${runId}`;

/** Every one is a line of this run that can be decided so. */
export async function assertDecidable(tx: Tx, runId: string, lines: readonly Decided[]): Promise<void> {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from sync_lines l join ${recordset(lines)} as x(id uuid, decision text) on x.id = l.id
    where l.run_id = ${runId} and x.decision = any(l.choices)`);
  if (count !== lines.length) throw new AppError('request.invalid', { fields: { lines: 'validation.invalid' } });
}

/** New values go with their group, as a screen shows it (`sync-groups.ts`): without it they would be groups themselves. */
export const leftWithGroup = (runId: string): Sql => sql`
  update sync_lines l set decision = 'skip' from sync_lines g
  where l.run_id = ${runId} and l.kind = 'added' and l.decision = 'apply' and g.run_id = l.run_id and g.list = l.list
    and g.external_id = l.theirs ->> 'group' and g.kind in ('added', 'linked') and g.decision = 'skip'`;

export const decided = (runId: string, lines: readonly Decided[]): Sql => sql`
  update sync_lines l set decision = x.decision from ${recordset(lines)} as x(id uuid, decision text) where l.id = x.id and l.run_id = ${runId}`;

/** What was decided in the preview that makes way for this one, of lines that are the same. */
export const decidedBefore = (runId: string): Sql => sql`
  update sync_lines l set decision = b.decision from sync_lines b join sync_runs p on p.id = b.run_id and p.state = 'prepared'
  where l.run_id = ${runId} and b.run_id <> l.run_id and (b.list, b.kind, b.external_id) = (l.list, l.kind, l.external_id)
    and (b.value_id, b.value_version, b.theirs, b.set) is not distinct from (l.value_id, l.value_version, l.theirs, l.set)
    and b.decision = any(l.choices)`;

/** What kept a list from being written is forgotten. */
export const retried = (runId: string): Sql => sql`update sync_lines set failure = null where run_id = ${runId} and failure is not null`;

/** Nothing that would be written was changed since the dry run. One of another mapping was dropped when that was changed. */
export async function assertCurrent(tx: Tx, runId: string): Promise<void> {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from sync_lines l left join referential_values v on v.id = l.value_id
    where l.run_id = ${runId} and l.is_chosen and l.value_id is not null and v.version is distinct from l.value_version`);
  if (count > 0) throw new AppError('syncRun.outdated', { count });
}

/** The lists are still compared with the ones they were: what is left of a run of others is no longer wanted. */
export async function assertSameMapping(tx: Tx, runId: string): Promise<void> {
  const other = await tx.maybe(sql`select from sync_runs r join connector_settings s on s.mapping <> r.mapping where r.id = ${runId}`);
  if (other) throw new AppError('syncRun.otherMapping');
}

type Asked = { list?: string | undefined; kind?: string | undefined; from: number };

export async function readLines(tx: Tx, runId: string, { list, kind, from }: Asked): Promise<{ lines: SyncLine[]; isMore: boolean }> {
  const lines = await tx.many<SyncLine>(sql`
    select l.id, l.list, l.kind, l.external_id as "externalId", l.theirs ->> 'group' as "group", l.value_id as "valueId", l.reason, l.before, l.after, l.base,
      l.changed_at as "changedAt", l.uses, l.choices, l.decision, l.written_at as "writtenAt"
    from sync_lines l where l.run_id = ${runId}
      ${list ? sql`and l.list = ${list}` : sql``} ${kind ? sql`and l.kind = ${kind}` : sql``}
    order by l.rank offset ${from} limit ${linesAtOnce + 1}`);
  return { lines: lines.slice(0, linesAtOnce), isMore: lines.length > linesAtOnce };
}
