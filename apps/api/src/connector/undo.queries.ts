import { AppError } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { holdList } from '../referentials/referentials.labels.ts';
import { type By, trace } from './write.queries.ts';

/** Values that a run has written, as it left them. `isApart`: added because two were not the same. */
const writtenBy = (runId: string) => sql`(
  select (w.value ->> 'id')::uuid as id, (w.value ->> 'version')::integer as version, w.value -> 'before' as before, l.decision = 'separate' as "isApart"
  from sync_lines l, jsonb_array_elements(l.written) w where l.run_id = ${runId} and l.written_at is not null)`;

/** As a whole or not at all: what somebody, or a later run, has changed since is not written over, and no label is taken back that another has now. */
export async function assertUntouched(tx: Tx, runId: string): Promise<void> {
  const lists = await tx.many<{ list: string }>(sql`
    select distinct list from sync_lines where run_id = ${runId} and written_at is not null order by list`);
  for (const { list } of lists) await holdList(tx, sql`${list}`);
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from ${writtenBy(runId)} w left join referential_values v on v.id = w.id where v.version is distinct from w.version`);
  if (count > 0) throw new AppError('syncRun.changedSince', { count });
  const twins = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from ${writtenBy(runId)} w join referential_values me on me.id = w.id
    where me.fr is distinct from w.before ->> 'fr' and exists (
      select from referential_values v where v.list = me.list and v.id <> me.id and v.fr_key = fold(w.before ->> 'fr')
        and v.group_id is not distinct from (w.before ->> 'groupId')::uuid)`);
  if (twins.count > 0) throw new AppError('syncRun.changedSince', twins);
}

type Undone = { id: string; was: object; now: string };

/** What was changed is as it was; what was added is disabled, since records may hold it, and is offered again by the next run. */
export async function undoLines(tx: Tx, by: By, runId: string): Promise<void> {
  const facts = sql`jsonb_build_object('state', v.state, 'code', v.code, 'fr', v.fr, 'en', v.en)`;
  const old = await tx.many<Undone>(sql`select v.id, ${facts} as was from ${writtenBy(runId)} w join referential_values v on v.id = w.id`);
  const was = new Map(old.map((value) => [value.id, value.was]));
  await tx.many(sql`
    update referential_values v set state = 'disabled', version = v.version + 1, updated_at = now(),
      external_id = case when w."isApart" then null else v.external_id end, origin = case when w."isApart" then 'local' else v.origin end,
      external_base = case when w."isApart" then null else v.external_base || '{"isPresent": false}' end
    from ${writtenBy(runId)} w where v.id = w.id and w.before is null`);
  await tx.many(sql`
    update referential_values v set fr = w.before ->> 'fr', en = w.before ->> 'en', state = w.before ->> 'state', origin = w.before ->> 'origin',
      group_id = (w.before ->> 'groupId')::uuid, external_id = w.before ->> 'externalId', external_base = nullif(w.before -> 'base', 'null'),
      place = array(select p::double precision from jsonb_array_elements_text(w.before -> 'place') p),
      version = v.version + 1, updated_at = now()
    from ${writtenBy(runId)} w where v.id = w.id and w.before is not null`);
  const left = await tx.many<{ id: string; is: Record<string, string>; isAdded: boolean }>(sql`
    select v.id, ${facts} as is, w.before is null as "isAdded" from ${writtenBy(runId)} w join referential_values v on v.id = w.id`);
  await trace(
    tx,
    by,
    left.flatMap(({ id, is, isAdded }) => {
      const before = was.get(id) as Record<string, string> | undefined;
      const isChanged = Object.keys(is).some((name) => is[name] !== before?.[name]);
      return isChanged ? [{ id, kind: isAdded ? ('disable' as const) : ('update' as const), before }] : [];
    }),
  );
}
