import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import { endFailed } from '../connector/failure.ts';
import { refreshAdmins } from '../connector/refresh.ts';
import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { importRecords as records } from './imports.records.ts';
import { matchers, type ToolInput } from './tool-match.queries.ts';
import { insertAll } from './write.queries.ts';

type Run = { kind: ToolKind; actor: { id: string; lang: Language } };
type Line = { externalId: string; input: ToolInput[ToolKind] };

/** Writes what the preview has shown, all or none. Whoever takes the job after a process that was killed finds nothing of it written. */
export async function writeTool(database: Database, id: string): Promise<void> {
  const requestId = randomUUIDv7();
  const due = sql`i.id = ${id}`;
  const run = await database.maybe<Run>(sql`
    select i.kind, json_build_object('id', u.id, 'lang', u.lang) as actor from imports i join users u on u.id = i.applied_by
    where i.id = ${id} and i.state = 'running'`);
  if (!run) return;
  try {
    await database.transaction(async (tx) => {
      const lines = await tx.many<Line>(sql`
        select l.external_id as "externalId", l.input from import_lines l join imports i on i.id = l.import_id
        where l.import_id = ${id} and l.state = 'good' and l.tool_state <> all(i.without) order by l.rank`);
      await assertNew(tx, run.kind, lines);
      // On another connection: whoever waits sees it before all is written.
      const told = async (written: number) => {
        await database.many(sql`update imports set progress = ${written} where id = ${id}`);
        await refreshAdmins(database);
      };
      const ids = await insertAll(tx, { actor: run.actor, requestId }, { kind: run.kind, good: lines.map(({ input }) => input), told });
      const externalIds = lines.map(({ externalId }) => externalId);
      await tx.many(sql`
        insert into import_records (import_id, record_id, external_id)
        select ${id}, * from unnest(${ids}::uuid[], ${externalIds}::text[])`);
      await records.follow({ tx, requestId }, 'finish', { due, input: { created: ids.length } });
      await refreshAdmins(tx);
    });
  } catch (error) {
    await endFailed(database, error, (tx, failure) => records.follow({ tx, requestId }, 'fail', { due, input: { failure } }));
  }
}

/** None of these has come since the preview, and the companies of contacts are still in use, held until all is written. */
async function assertNew(tx: Tx, kind: ToolKind, lines: readonly Line[]): Promise<void> {
  const { find } = await matchers[kind](tx, lines.map(({ input }) => input) as never);
  const companyIds = [...new Set(lines.flatMap(({ input }) => ('companyId' in input ? input.companyId : [])))];
  const held = await tx.many(sql`
    select c.id from companies c where c.id = any(${companyIds}::uuid[]) and c.is_active for no key update of c`);
  if (held.length < companyIds.length || lines.some(({ externalId, input }) => find(externalId, input as never)))
    throw new AppError('import.changed');
}
