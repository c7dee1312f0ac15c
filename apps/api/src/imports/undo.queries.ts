import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { undoBlocks } from '@jalon/domain/imports/import';
import { forgetNames } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { trace } from './write.queries.ts';

type Undone = { id: string; kind: 'needs' | 'candidates' };
const ofImport = ({ id }: Undone) => sql`any(array(select r.record_id from import_records r where r.import_id = ${id}))`;

type Found = Record<(typeof undoBlocks)[number], boolean>;

/** What was added is held, so that nothing happens to it before it goes. What somebody has removed since is no longer there to undo. */
export async function assertUntouched(tx: Tx, undone: Undone): Promise<void> {
  const found =
    undone.kind === 'needs'
      ? await tx.many<Found>(sql`
          select o.state <> 'not_posted' as posted, o.version > 1 as changed, false as entered,
            exists (select 1 from applications a where a.opportunity_id = o.id) as applications
          from opportunities o where o.id = ${ofImport(undone)} for update of o`)
      : await tx.many<Found>(sql`
          select u.state <> 'none' as entered, u.version > 1 as changed, false as posted,
            exists (select 1 from applications a where a.owner_id = u.id) as applications
          from users u where u.id = ${ofImport(undone)} and u.state <> 'deleted' for update of u`);
  // Each is told by the weightiest of what happened to it: whoever applied has opened the account, too.
  const counts = new Map<string, number>();
  for (const record of found) {
    const block = undoBlocks.find((name) => record[name]);
    if (block) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  if (counts.size > 0) throw new AppError('import.inUse', { blocks: Object.fromEntries(counts) });
}

type By = { actor: User; requestId: string };
/** No part takes longer than a statement may. */
const atOnce = 100;

export async function removeAdded(tx: Tx, by: By, { id, kind }: Undone): Promise<void> {
  const added = await tx.many<{ id: string }>(sql`select r.record_id as id from import_records r where r.import_id = ${id}`);
  const ids = added.map((record) => record.id);
  for (let from = 0; from < ids.length; from += atOnce) await removers[kind](tx, by, ids.slice(from, from + atOnce));
}

const removers = {
  async needs(tx: Tx, by: By, ids: readonly string[]) {
    const gone = await tx.many<{ id: string; label: string; companyId: string }>(sql`
      delete from opportunities o where o.id = any(${ids}::uuid[]) returning o.id, o.title as label, o.company_id as "companyId"`);
    await trace(tx, { kind: 'opportunity.delete', ...by }, gone);
  },
  /** Nobody has come: nothing of them stays, their names in the history neither. */
  async candidates(tx: Tx, by: By, ids: readonly string[]) {
    const gone = await tx.many<{ id: string }>(sql`
      delete from users u where u.id = any(${ids}::uuid[]) and u.state = 'none' returning u.id`);
    await forgetNames(
      tx,
      gone.map((person) => person.id),
    );
    await trace(tx, { kind: 'account.delete', ...by }, gone);
  },
};
