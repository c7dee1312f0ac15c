import type { User } from '@jalon/domain/core/actor';
import { groupOf } from '@jalon/domain/vigilance/vigilance';
import type { Dossier, Trail } from '@jalon/domain/vigilance/vigilance-schema';
import { missing } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { type Evidence, evidenceOf, filesIn } from './evidence.ts';
import { dayOf, type OperationFound, operationColumns, operationOf } from './operations.ts';

/** One delivery as the desk shows it, whether or not it is on the desk. */
export async function operationSeen(tx: Tx, actor: User, id: string, today: string) {
  const found = await tx.maybe<OperationFound>(sql`
    select ${operationColumns(sql`'inOrder'`, dayOf(today))} from deliveries d where d.id = ${id} and ${seesDelivered(actor, sql`d`)}`);
  const operation = operationOf(found ?? missing(), today);
  return { ...operation, group: groupOf(operation.papers, operation.exception?.types) };
}

const nothing = { by: null, type: null, result: null, state: null, isDeclared: false, types: [], text: null };
function trailOf({ papers, checks, exceptions, contracts }: Evidence): Trail[] {
  const trail: Trail[] = [
    ...papers.flatMap(({ type, state, decidedBy, decidedAt, file }): Trail[] =>
      decidedAt ? [{ ...nothing, kind: 'decision', at: decidedAt, by: decidedBy, type, state, isDeclared: file === null }] : [],
    ),
    ...checks.map(({ at, by, type, result }): Trail => ({ ...nothing, kind: 'check', at, by, type, result })),
    ...exceptions.map(({ at, by, types, reason }): Trail => ({ ...nothing, kind: 'exception', at, by, types, text: reason })),
    ...contracts.flatMap(({ number, signedAt }): Trail[] =>
      signedAt ? [{ ...nothing, kind: 'contract', at: signedAt, text: number }] : [],
    ),
  ];
  return trail.toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

export async function dossierOf(tx: Tx, actor: User, id: string, today: string): Promise<Dossier> {
  const operation = await operationSeen(tx, actor, id, today);
  const evidence = await evidenceOf(tx, id);
  const files = filesIn(evidence);
  return { operation, trail: trailOf(evidence), files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
