import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import { type ToolLine, type ToolLineState, toolLinesAtOnce } from '@jalon/domain/imports/tool-line';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { By } from './write.queries.ts';

/** How the tool is named where imports are listed. */
const toolName = 'BoondManager';

/** A dry run, and the job that makes it. One is at work at a time. */
export async function queueToolImport(tx: Tx, { actor, requestId }: By, kind: ToolKind): Promise<string> {
  const id = randomUUIDv7();
  const made = await tx.maybe(sql`
    insert into imports (id, kind, state, source, name, created, errors, duplicates, created_by)
    values (${id}, ${kind}, 'preparing', 'tool', ${toolName}, 0, 0, 0, ${actor.id}) on conflict do nothing returning id`);
  if (!made) throw new AppError('import.atWork');
  await Promise.all([
    record(tx, 'import.request', {
      subjectId: id,
      by: actor.id,
      requestId,
      label: { fr: toolName, en: toolName },
      after: { name: toolName },
    }),
    tx.many(sql`select graphile_worker.add_job('toolRead', json_build_object('id', ${id}::text))`),
  ]);
  return id;
}

type Asked = { state?: ToolLineState | undefined; from: number };

export async function readToolLines(tx: Tx, id: string, { state, from }: Asked): Promise<{ lines: ToolLine[]; isMore: boolean }> {
  const lines = await tx.many<ToolLine>(sql`
    select l.rank, l.external_id as "externalId", l.state, l.label, l.detail, l.tool_state as "toolState", l.match, l.problems, l.notes
    from import_lines l where l.import_id = ${id} ${state ? sql`and l.state = ${state}` : sql``}
    order by l.rank offset ${from}::int limit ${toolLinesAtOnce + 1}::int`);
  return { lines: lines.slice(0, toolLinesAtOnce), isMore: lines.length > toolLinesAtOnce };
}
