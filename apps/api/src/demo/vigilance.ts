import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, person } from './accounts.ts';
import type { Setting } from './needs.ts';

const held = [person('Freelance', 'Farid', 'Zeroual'), person('Freelance', 'Clarisse', 'Oumarou')];
const reason = 'Attestations en cours de renouvellement, promises pour la fin du mois.';

/** Two starts that wait for documents, of which one was asked for; and one that was let begin by exception. */
export async function loadVigilance(tx: Tx, { idOf, idAt, daysBefore }: Setting): Promise<void> {
  const [farid] = held;
  await tx.many(sql`
    update deliveries set held_at = ${daysBefore(8)} where owner_id = any(${held.map(({ email }) => idOf(email))}::uuid[]) and starts_on > operator_day()`);
  await tx.many(
    sql`update deliveries set asked_at = ${daysBefore(4)} where owner_id = ${idOf(farid?.email ?? '')} and held_at is not null`,
  );
  const [karim, at] = [idOf(demoAccounts.commercial.email), daysBefore(20)];
  const ofRosalie = sql`from deliveries d where d.owner_id = ${idOf(person('Freelance', 'Rosalie', 'Viguier').email)} and d.title = 'Analyste'`;
  await tx.many(sql`
    insert into vigilance_exceptions (id, delivery_id, types, reason, given_by, given_at)
    select ${idAt(at, 'exception')}, d.id, array['vigilance', 'registration', 'foreignWorkers'], ${reason}, ${karim}, ${at} ${ofRosalie}`);
  await tx.many(sql`
    insert into events (id, at, kind, subject_id, actor_id, label, company_id, input)
    select ${idAt(at, 'authorise')}, ${at}, 'delivery.authorise', d.id, ${karim}, d.title, d.company_id, jsonb_build_object('reason', ${reason}::text) ${ofRosalie}`);
}
