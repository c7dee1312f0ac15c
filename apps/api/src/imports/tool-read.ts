import { randomUUIDv7 } from 'node:crypto';
import type { ExternalCompany, OddRecord } from '@jalon/domain/connector/external-records';
import { todayIn } from '@jalon/domain/core/dates';
import type { ToolKind } from '@jalon/domain/imports/import-fields';
import { previewHours, toolLimits } from '@jalon/domain/imports/tool-line';
import type { Config } from '../config.ts';
import { endFailed } from '../connector/failure.ts';
import { recordset } from '../connector/lines.queries.ts';
import { openConnector } from '../connector/open-connector.ts';
import { refreshAdmins } from '../connector/refresh.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { importRecords as records } from './imports.records.ts';
import { type External, judgeTool, type ToolAnswer } from './tool-judge.ts';

/** Somebody has dropped the preview meanwhile. */
class Dropped extends Error {}

/** How often whoever waits is told: with each page of the tool. */
const toldEvery = 500;

/** The dry run: reads what the tool has, judges it, and keeps what an import would do. Of what is here, nothing is touched. */
export async function readTool(database: Database, config: Pick<Config, 'boond' | 'timeZone'>, id: string): Promise<void> {
  const requestId = randomUUIDv7();
  const run = await database.maybe<{ kind: ToolKind }>(sql`select kind from imports where id = ${id} and state = 'preparing'`);
  if (!run) return;
  const due = sql`i.id = ${id}`;
  try {
    const answer = await ask(database, config, { id, ...run });
    const judged = await judgeTool(database, answer, todayIn(config.timeZone, new Date()));
    await keep(database, { id, requestId, ...run, ...judged });
  } catch (error) {
    if (error instanceof Dropped) return;
    await endFailed(database, error, (tx, failure) => records.follow({ tx, requestId }, 'fail', { due, input: { failure } }));
  }
}

type Judged = Awaited<ReturnType<typeof judgeTool>> & Run & { requestId: string };

async function keep(database: Database, { id, kind, requestId, lines, counts }: Judged): Promise<void> {
  await database.transaction(async (tx) => {
    // Held: whoever drops it meanwhile comes before or behind.
    if (!(await tx.maybe(sql`select 1 from imports where id = ${id} and state = 'preparing' for update`))) return;
    await tx.many(sql`
      insert into import_lines (import_id, rank, external_id, state, label, detail, tool_state, match, problems, notes, input)
      select ${id}, x.rank, x."externalId", x.state, x.label, x.detail, x."toolState", x.match, x.problems, x.notes, x.input
      from ${recordset(lines)} as x(rank integer, "externalId" text, state text, label text, detail text, "toolState" text, match jsonb,
        problems jsonb, notes jsonb, input jsonb)`);
    await records.follow({ tx, requestId }, 'drop', {
      due: sql`i.id <> ${id} and i.kind = ${kind} and i.state = 'prepared'`,
      input: {},
    });
    await records.follow({ tx, requestId }, 'prepare', { due: sql`i.id = ${id}`, input: counts });
    await refreshAdmins(tx);
  });
}

type Run = { id: string; kind: ToolKind };

async function ask(database: Database, config: Pick<Config, 'boond'>, { id, kind }: Run): Promise<ToolAnswer<ToolKind>> {
  const connector = openConnector(config, database);
  const told = async (progress: number): Promise<void> => {
    const kept = await database.maybe(sql`update imports set progress = ${progress} where id = ${id} and state = 'preparing' returning id`);
    if (!kept) throw new Dropped();
    await refreshAdmins(database);
  };
  const dictionary = await connector.dictionary();
  const found = await everyOne<External[ToolKind] | OddRecord>(connector[kind](), told);
  // Whom contacts work for is known by what their company is called there.
  const employers = kind === 'contacts' ? await everyOne<ExternalCompany | OddRecord>(connector.companies(), () => told(found.length)) : [];
  return { kind, dictionary, records: found, employers };
}

async function everyOne<One>(rows: AsyncIterable<One>, told: (progress: number) => Promise<void>): Promise<One[]> {
  const all: One[] = [];
  for await (const row of rows) {
    all.push(row);
    if (all.length % toldEvery === 0) await told(all.length);
    if (all.length >= toolLimits.records) break;
  }
  await told(all.length);
  return all;
}

/** Previews that nobody has come back to. */
export async function dropOldPreviews(database: Database): Promise<void> {
  const due = sql`i.source = 'tool' and i.created_at < now() - ${previewHours} * interval '1 hour'`;
  await records.sweep(database, 'drop', { due, input: {} });
}
