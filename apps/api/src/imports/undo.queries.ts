import { AppError } from '@jalon/domain/core/errors';
import { undoBlocks } from '@jalon/domain/imports/import';
import type { ImportedKind } from '@jalon/domain/imports/import-fields';
import { isStanding } from '../accounts/invitations.queries.ts';
import { dropFormerPeople } from '../companies/company.queries.ts';
import { forgetNames } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { type By, trace } from './write.queries.ts';

type Undone = { id: string; kind: ImportedKind };
const ofImport = ({ id }: Undone) => sql`any(array(select r.record_id from import_records r where r.import_id = ${id}))`;

type Found = Partial<Record<(typeof undoBlocks)[number], boolean>>;

const people = (undone: Undone): Sql => sql`
  select u.state <> 'none' as entered, u.version > 1 as changed, exists (select 1 from applications a where a.owner_id = u.id) as applications
  from users u where u.id = ${ofImport(undone)} and u.state <> 'deleted'`;
/** What happened to each. */
const happened: Record<ImportedKind, (undone: Undone) => Sql> = {
  needs: (undone) => sql`
    select o.state <> 'not_posted' as posted, o.version > 1 as changed,
      exists (select 1 from applications a where a.opportunity_id = o.id) as applications
    from opportunities o where o.id = ${ofImport(undone)}`,
  candidates: people,
  contacts: people,
  companies: (undone) => sql`
    select c.version > 1 as changed, exists (select 1 from users u where u.company_id = c.id and u.state <> 'deleted' and ${isStanding})
      or exists (select 1 from opportunities o where o.company_id = c.id) or exists (select 1 from projects p where p.company_id = c.id)
      or exists (select 1 from company_commercials a where a.company_id = c.id) as linked
    from companies c where c.id = ${ofImport(undone)}`,
};

const tables: Record<ImportedKind, Sql> = {
  needs: sql`opportunities`,
  candidates: sql`users`,
  contacts: sql`users`,
  companies: sql`companies`,
};
/** Whoever refers to one of them meanwhile comes before, or finds it gone. */
const held = (undone: Undone): Sql => sql`
  select 1 from ${tables[undone.kind]} a where a.id = ${ofImport(undone)} order by a.id for update`;

/**
 * What was added is held, so that nothing happens to it before it goes: held by one statement and judged by the next, which sees what was
 * done while the first waited. What somebody has removed since is no longer there to undo.
 */
export async function assertUntouched(tx: Tx, undone: Undone): Promise<void> {
  const [, found] = await Promise.all([tx.many(held(undone)), tx.many<Found>(happened[undone.kind](undone))]);
  // Each is told by the weightiest of what happened to it: whoever applied has opened the account, too.
  const counts = new Map<string, number>();
  for (const record of found) {
    const block = undoBlocks.find((name) => record[name]);
    if (block) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  if (counts.size > 0) throw new AppError('import.inUse', { blocks: Object.fromEntries(counts) });
}

/** No part takes longer than a statement may. */
const atOnce = 100;

export async function removeAdded(tx: Tx, by: By, { id, kind }: Undone): Promise<void> {
  const added = await tx.many<{ id: string }>(sql`select r.record_id as id from import_records r where r.import_id = ${id}`);
  const ids = added.map((record) => record.id);
  for (let from = 0; from < ids.length; from += atOnce) await removers[kind](tx, by, ids.slice(from, from + atOnce));
}

/** Nobody has come: nothing of them stays, their names in the history neither. */
async function removePeople(tx: Tx, by: By, ids: readonly string[]): Promise<void> {
  const gone = await tx.many<{ id: string }>(sql`
    delete from users u where u.id = any(${ids}::uuid[]) and u.state = 'none' returning u.id`);
  await forgetNames(
    tx,
    gone.map((person) => person.id),
  );
  await trace(tx, { kind: 'account.delete', ...by }, gone);
}

const removers: Record<ImportedKind, (tx: Tx, by: By, ids: readonly string[]) => Promise<void>> = {
  async needs(tx, by, ids) {
    const gone = await tx.many<{ id: string; label: string; companyId: string }>(sql`
      delete from opportunities o where o.id = any(${ids}::uuid[]) returning o.id, o.title as label, o.company_id as "companyId"`);
    await trace(tx, { kind: 'opportunity.delete', ...by }, gone);
  },
  candidates: removePeople,
  contacts: removePeople,
  async companies(tx, by, ids) {
    await dropFormerPeople(tx, ids);
    const gone = await tx.many<{ id: string; label: string }>(sql`
      delete from companies c where c.id = any(${ids}::uuid[]) returning c.id, c.name as label`);
    await trace(tx, { kind: 'company.delete', ...by }, gone);
  },
};
