import { randomUUIDv7 } from 'node:crypto';
import type { Difference, SyncBase } from '@jalon/domain/connector/sync-difference';
import type { SyncDecision } from '@jalon/domain/connector/sync-line';
import { AppError } from '@jalon/domain/core/errors';
import { referenceLists, type ValueListName } from '@jalon/domain/core/reference-lists';
import { nextId } from '../core/events.ts';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { holdList } from '../referentials/referentials.labels.ts';
import { recordset } from './lines.queries.ts';

export type By = { by: string | null; requestId: string };
type Line = {
  id: string;
  externalId: string;
  valueId: string | null;
  decision: SyncDecision;
  theirs: SyncBase;
  code: string | null;
  set: Difference;
  isCurrent: boolean;
};
/** A value to add, and what becomes of one that is there: without an id there, it is ours alone again. */
type New = {
  lineId: string;
  id: string;
  code: string;
  label: string;
  group: string | null;
  externalId: string;
  base: SyncBase;
  rank: number;
};
type Changed = { lineId: string; id: string; set: Difference; externalId: string | null; base: SyncBase | null; rank: number };

const now = sql`(extract(epoch from clock_timestamp()) * 1000000)::double precision`;
/** What of a value a run may change: enough to put it back. */
const snapshot = sql`jsonb_build_object('fr', v.fr, 'en', v.en, 'state', v.state, 'origin', v.origin, 'groupId', v.group_id,
  'place', v.place, 'externalId', v.external_id, 'base', v.external_base)`;

/** Every line of one list that was chosen and is not written yet, as long as the list is as the dry run has seen it. */
export async function writeList(tx: Tx, by: By, runId: string, list: string): Promise<void> {
  await holdList(tx, sql`${list}`);
  const lines = await tx.many<Line>(sql`
    select l.id, l.external_id as "externalId", l.value_id as "valueId", l.decision, l.theirs, l.code, l.set,
      l.value_id is null or v.version is not distinct from l.value_version as "isCurrent"
    from sync_lines l left join referential_values v on v.id = l.value_id
    where l.run_id = ${runId} and l.list = ${list} and l.is_chosen and l.written_at is null order by l.rank`);
  if (lines.some(({ isCurrent }) => !isCurrent)) throw new AppError('syncRun.outdated');
  const news = lines.flatMap((line, rank) => newOf(line, rank));
  const changes = lines.flatMap((line, rank) => changedOf(line, rank));
  const isGroup = ({ base }: Changed) => base?.group === null;
  const apart = changes.filter(({ externalId }) => externalId === null);
  const known = changes.filter(({ externalId }) => externalId !== null);
  const [groups, values] = [news.filter(({ group }) => group === null), news.filter(({ group }) => group !== null)];
  // What is taken apart gives its name there to the new value; groups are there, and known there, before what is in them.
  await change(tx, by, list, apart);
  await insert(tx, by, list, groups);
  await change(tx, by, list, known.filter(isGroup));
  await insert(tx, by, list, values);
  const others = known.filter((row) => !isGroup(row));
  await change(tx, by, list, others);
}

function newOf({ id, decision, externalId, code, theirs, valueId }: Line, rank: number): New[] {
  if (valueId !== null && decision !== 'separate') return [];
  const { label, group } = theirs;
  return [{ lineId: id, id: randomUUIDv7(), code: code ?? '', label, group, externalId, base: theirs, rank }];
}

function changedOf({ id: lineId, decision, externalId, theirs, set, valueId: id }: Line, rank: number): Changed[] {
  if (id === null) return [];
  if (decision === 'separate') return [{ lineId, id, set: {}, externalId: null, base: null, rank }];
  return [{ lineId, id, set: decision === 'apply' || decision === 'take' ? set : {}, externalId, base: theirs, rank }];
}

async function insert(tx: Tx, by: By, list: string, rows: readonly New[]): Promise<void> {
  if (rows.length === 0) return;
  await assertGroups(
    tx,
    list,
    rows.map(({ group }) => group),
  );
  const isNumbered = referenceLists[list as ValueListName].order === 'number';
  const twin = await tx.maybe(sql`
    select from ${recordset(rows)} as x(label text, "group" text), referential_values v
    where v.list = ${list} and v.fr_key = fold(x.label) and v.group_id is not distinct from ${ownGroup(list)} limit 1`);
  if (twin) throw new AppError('syncRun.outdated');
  const place = isNumbered ? sql`array[x.code::double precision]` : sql`coalesce(g.place, '{}') || (${now} + x.rank)`;
  const added = tx.many(sql`
    with x as (select * from ${recordset(rows)} as x("lineId" uuid, id uuid, code text, label text, "group" text, "externalId" text, base jsonb, rank integer)),
    v as (
      insert into referential_values (id, list, code, fr, en, group_id, place, origin, external_id, external_base)
      select x.id, ${list}, x.code, x.label, x.label, g.id, ${place}, 'external', x."externalId", x.base
      from x left join referential_values g on g.list = ${list} and g.external_id = x."group" returning *)
    update sync_lines l set written_at = now(), written = coalesce(l.written, '[]') || jsonb_build_object('id', v.id, 'version', v.version)
    from x join v on v.id = x.id where l.id = x."lineId"`);
  await added.catch((error: unknown) => {
    throw uniqueViolation(error) ? new AppError('syncRun.outdated') : error;
  });
  await trace(
    tx,
    by,
    rows.map(({ id }) => ({ id, kind: 'create' as const })),
  );
}

/** Our value of a group there. */
const ownGroup = (list: string): Sql => sql`(select g.id from referential_values g where g.list = ${list} and g.external_id = x."group")`;

/** A group that is not written is no reason to make a group of what is in it. */
async function assertGroups(tx: Tx, list: string, groups: readonly (string | null | undefined)[]): Promise<void> {
  const wanted = [...new Set(groups.filter((group) => typeof group === 'string'))];
  if (wanted.length === 0) return;
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from referential_values where list = ${list} and external_id = any(${wanted}::text[])`);
  if (count < wanted.length) throw new AppError('syncRun.outdated');
}

async function change(tx: Tx, by: By, list: string, rows: readonly Changed[]): Promise<void> {
  if (rows.length === 0) return;
  await assertGroups(
    tx,
    list,
    rows.map(({ set }) => set.group),
  );
  const given = rows.map(({ set, ...row }) => ({ ...row, label: set.label, group: set.group, isEnabled: set.isEnabled }));
  const twin = await tx.maybe(sql`
    select from ${recordset(given)} as x(id uuid, label text, "group" text) join referential_values me on me.id = x.id, referential_values v
    where (x.label is not null or x."group" is not null) and v.list = ${list} and v.id <> x.id and v.fr_key = fold(coalesce(x.label, me.fr))
      and v.group_id is not distinct from coalesce(${ownGroup(list)}, me.group_id) limit 1`);
  if (twin) throw new AppError('syncRun.outdated');
  const before = await tx.many<Traced>(sql`
    select v.id, ${facts} as before, ${snapshot} as kept from referential_values v where v.id = any(${rows.map(({ id }) => id)}::uuid[]) for update`);
  const kept = new Map(before.map((value) => [value.id, value]));
  await tx.many(sql`
    with x as (
      select x.*, k.kept from ${recordset(given)} as x("lineId" uuid, id uuid, label text, "group" text, "isEnabled" boolean, "externalId" text, base jsonb, rank integer)
      join ${recordset(before)} as k(id uuid, kept jsonb) on k.id = x.id),
    v as (
      update referential_values v set fr = coalesce(x.label, v.fr), en = case when v.en = v.fr then coalesce(x.label, v.en) else v.en end,
        state = case x."isEnabled" when true then 'enabled' when false then 'disabled' else v.state end,
        group_id = coalesce(g.id, v.group_id), place = case when g.id is null or g.id = v.group_id then v.place else g.place || (${now} + x.rank) end,
        origin = case when x."externalId" is null then 'local' else 'external' end, external_id = x."externalId",
        external_base = case when x."externalId" is null then null else x.base end, version = v.version + 1, updated_at = now()
      from x left join referential_values g on g.list = ${list} and g.external_id = x."group" where v.id = x.id returning v.id, v.version)
    update sync_lines l set written_at = now(),
      written = coalesce(l.written, '[]') || jsonb_build_object('id', v.id, 'version', v.version, 'before', x.kept)
    from x join v on v.id = x.id where l.id = x."lineId"`);
  const kindOf = ({ isEnabled, label, group }: Difference) =>
    isEnabled === true ? 'enable' : isEnabled === false ? 'disable' : label === undefined && group === undefined ? undefined : 'update';
  await trace(
    tx,
    by,
    rows.flatMap(({ id, set }) => {
      const kind = kindOf(set);
      return kind ? [{ id, kind, before: kept.get(id)?.before }] : [];
    }),
  );
}

type Traced = { id: string; before?: object | undefined };
const facts = sql`jsonb_build_object('state', v.state, 'code', v.code, 'fr', v.fr, 'en', v.en)`;

/** The history of each value tells it, as if somebody had done it by hand; that it is known there now is no change of it. */
export async function trace(
  tx: Tx,
  { by, requestId }: By,
  values: readonly (Traced & { kind: 'create' | 'update' | 'enable' | 'disable' })[],
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map((value) => ({ ...value, eventId: nextId(), kind: `referential.${value.kind}` }));
  await tx.many(sql`
    insert into events (id, kind, subject_id, scope, label, english, actor_id, request_id, before, after)
    select x."eventId", x.kind, v.id, v.list, v.fr, jsonb_build_object('label', v.en), ${by}, ${requestId}, x.before, ${facts}
    from ${recordset(rows)} as x("eventId" uuid, id uuid, kind text, before jsonb) join referential_values v on v.id = x.id`);
}
