import { randomUUIDv7 } from 'node:crypto';
import type { SyncMapping } from '@jalon/domain/connector/connector';
import { isLandslide } from '@jalon/domain/connector/sync-difference';
import { entriesFor } from '@jalon/domain/connector/sync-entries';
import type { SyncCounts } from '@jalon/domain/connector/sync-line';
import { type OwnValue, type PlannedLine, planOf, refusedList } from '@jalon/domain/connector/sync-plan';
import { type ValueListName, valueListNames } from '@jalon/domain/core/reference-lists';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Dictionary } from './connector.ts';
import { endFailed } from './failure.ts';
import { decidedBefore, leftWithGroup, recordset } from './lines.queries.ts';
import { openConnector } from './open-connector.ts';
import { refreshAdmins } from './refresh.ts';
import { syncRunRecords as records } from './runs.records.ts';
import { keepKeys, readSettings } from './settings.queries.ts';
import { countUses } from './uses.queries.ts';

type Run = { trigger: string; answer: Dictionary | null };
type Own = OwnValue & { list: ValueListName; version: number; changedAt: string };
type Line = PlannedLine & { list: ValueListName };

/** The dry run: asks the tool, compares, and keeps what a run would do. Nothing of ours is touched. */
export async function prepareRun(database: Database, config: Config, id: string): Promise<void> {
  const requestId = randomUUIDv7();
  const run = await database.maybe<Run>(sql`select trigger, answer from sync_runs where id = ${id} and state = 'preparing'`);
  if (!run) return;
  try {
    const dictionary = run.answer ?? (await openConnector(config, database).dictionary());
    await database.transaction((tx) => compare(tx, { id, requestId, run, dictionary }));
  } catch (error) {
    await endFailed(database, error, (tx, failure) =>
      records.follow({ tx, requestId }, 'fail', { due: sql`r.id = ${id}`, input: { failure } }),
    );
  }
}

type Compared = { id: string; requestId: string; run: Run; dictionary: Dictionary };

async function compare(tx: Tx, { id, requestId, run, dictionary }: Compared): Promise<void> {
  const due = sql`r.id = ${id}`;
  // Somebody may have dropped it while the tool was asked.
  if (!(await tx.maybe(sql`select from sync_runs where id = ${id} and state = 'preparing' for update`))) return;
  // Whoever changes the mapping meanwhile waits, and drops what comes of this.
  await tx.many(sql`select from connector_settings for update`);
  const { mapping, appliesByItself } = await readSettings(tx);
  if (!run.answer) await keepKeys(tx, dictionary);
  const own = await tx.many<Own>(sql`
    select id, list, code, fr as label, group_id as "groupId", state = 'enabled' as "isEnabled", external_id as "externalId",
      external_base as base, version, updated_at as "changedAt" from referential_values order by place, id`);
  const lines = linesOf(mapping, dictionary, own);
  const used = Object.values(mapping).flatMap((key) => (key && Object.hasOwn(dictionary, key) ? [[key, dictionary[key]]] : []));
  await tx.many(sql`
    update sync_runs set answer = ${JSON.stringify(Object.fromEntries(used))}, mapping = ${JSON.stringify(mapping)} where id = ${id}`);
  await insertLines(tx, id, lines, own);
  await countUses(tx, id);
  await tx.many(decidedBefore(id));
  await tx.many(leftWithGroup(id));
  await records.follow({ tx, requestId }, 'drop', { due: sql`r.id <> ${id}`, input: {} });
  const counts = countsOf(lines);
  await records.follow({ tx, requestId }, 'prepare', { due, input: counts });
  const isSure = counts.conflicts + counts.refused === 0 && !hasLandslide(lines, own);
  if (run.trigger === 'clock' || run.trigger === 'webhook')
    await goOn(tx, { id, requestId, appliesAlone: appliesByItself && run.trigger === 'clock' && isSure });
  await refreshAdmins(tx);
}

/** What taking each list that is mapped would do. */
const linesOf = (mapping: SyncMapping, dictionary: Dictionary, own: readonly Own[]): Line[] =>
  valueListNames.flatMap((list): Line[] => {
    const key = mapping[list];
    if (key === null) return [];
    // A key may have any name, also one that every object answers to.
    const entries = entriesFor(list, Object.hasOwn(dictionary, key) ? dictionary[key] : undefined);
    const ownOf = own.filter((value) => value.list === list);
    const planned = typeof entries === 'string' ? [refusedList(entries)] : planOf(list, entries, ownOf);
    return planned.map((line) => ({ ...line, list }));
  });

const hasLandslide = (lines: readonly Line[], own: readonly Own[]): boolean =>
  valueListNames.some((list) => {
    const gone = lines.filter((line) => line.list === list && line.kind === 'disabled').length;
    return isLandslide(gone, own.filter((value) => value.list === list && value.isEnabled && value.base?.isPresent).length);
  });

type Unasked = { id: string; requestId: string; appliesAlone: boolean };

/** The last run that has written anything was of the same lists, and nobody has taken it back: the first one is for a person to look at. */
const isTrodden = sql`coalesce((
  select p.state <> 'undone' and p.mapping = r.mapping from sync_runs p where p.written > 0 order by p.started_at desc limit 1), false)`;

/** A run that nobody asked for: applied where it may be and nothing is in doubt; otherwise somebody is asked, once for what is new in it. */
async function goOn(tx: Tx, { id, requestId, appliesAlone }: Unasked): Promise<void> {
  const due: Sql = sql`r.id = ${id}`;
  if (appliesAlone) await records.follow({ tx, requestId }, 'apply', { due: sql`${due} and r.chosen > 0 and ${isTrodden}`, input: {} });
  // What was written and comes again is new.
  const isNew = sql`exists (
    select from sync_lines l where l.run_id = r.id and not exists (
      select from sync_lines b where b.run_id = (select p.id from sync_runs p where p.id <> r.id and p.prepared_at is not null order by p.created_at desc, p.id desc limit 1)
        and (b.list, b.kind, b.external_id) = (l.list, l.kind, l.external_id) and b.after is not distinct from l.after and b.written_at is null))`;
  await records.follow({ tx, requestId }, 'ask', { due: sql`${due} and ${isNew}`, input: {} });
}

/** Conflicts first, then list by list. */
async function insertLines(tx: Tx, runId: string, lines: readonly Line[], own: readonly Own[]): Promise<void> {
  const values = new Map(own.map((value) => [value.id, value]));
  const rows = lines
    .toSorted((a, b) => Number(b.kind === 'conflict') - Number(a.kind === 'conflict'))
    .map((line, rank) => {
      const value = line.valueId === null ? undefined : values.get(line.valueId);
      const isDated = line.kind === 'conflict' || line.kind === 'disabled';
      return {
        ...{ ...line, id: randomUUIDv7(), rank, version: value?.version ?? null, changedAt: isDated ? (value?.changedAt ?? null) : null },
        base: line.kind === 'conflict' ? (value?.base?.label ?? null) : null,
      };
    });
  await tx.many(sql`
    insert into sync_lines (id, run_id, rank, list, kind, external_id, value_id, value_version, reason, before, after, base, changed_at, theirs,
      code, set, choices, decision)
    select x.id, ${runId}, x.rank, x.list, x.kind, x."externalId", x."valueId", x.version, x.reason, x.before, x.after, x.base, x."changedAt",
      x.theirs, x.code, x.set, x.choices, x.decision
    from ${recordset(rows)} as x(id uuid, rank integer, list text, kind text, "externalId" text, "valueId" uuid, version integer, reason text,
      before jsonb, after jsonb, base text, "changedAt" timestamptz, theirs jsonb, code text, set jsonb, choices text[], decision text)`);
}

function countsOf(lines: readonly Line[]): SyncCounts {
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).length;
  const counts = { added: of('added'), changed: of('changed'), linked: of('linked'), disabled: of('disabled') };
  return { ...counts, refused: of('refused'), conflicts: of('conflict') };
}
