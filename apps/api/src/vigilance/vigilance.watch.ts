import { operatorDay } from '../core/operator-day.ts';
import type { Reaction } from '../core/reactions.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { deliveryRecords } from '../deliveries/deliveries.records.ts';
import { lackedBy } from './lacking.ts';

/** Those around a delivery are told again after so many days that documents lack. */
const againDays = 7;
const isWaitingInVain = sql`d.held_at is not null and cardinality(${lackedBy}) = 0`;

/** A document that is accepted lets begin what waited for it alone. */
export const vigilanceReactions: Reaction[] = [
  {
    to: 'document.accept',
    react: (tx, { id, subjectId }) => {
      const ofOwner = sql`d.owner_id = (select o.owner_id from documents o where o.id = ${subjectId})`;
      return deliveryRecords.follow({ tx, requestId: `release ${id}` }, 'release', {
        due: sql`${ofOwner} and ${isWaitingInVain}`,
        input: {},
      });
    },
  },
];

/** Every day: what waited for documents that are there by now, then those that documents lack for. */
export async function watchVigilance(database: Database): Promise<void> {
  await deliveryRecords.sweep(database, 'release', { due: isWaitingInVain, input: {} });
  const isTime = sql`d.ends_on >= ${operatorDay} and (d.lack_told_on is null or d.lack_told_on <= ${operatorDay} - ${againDays}::int)`;
  await deliveryRecords.sweep(database, 'lack', { due: sql`${isTime} and cardinality(${lackedBy}) > 0`, input: {} });
}
