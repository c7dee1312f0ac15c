import type { Reaction } from '../core/reactions.ts';
import { sql } from '../db/sql.ts';
import { proposalRecords } from './proposals.records.ts';

/** Whoever applies has consented; one who had applied before it was proposed is known to whoever proposed it once it is submitted. */
const accept: Reaction['react'] = (tx, { id, subjectId }) =>
  proposalRecords.follow({ tx, requestId: id }, 'accept', {
    due: sql`(q.opportunity_id, q.owner_id) = (select a.opportunity_id, a.owner_id from applications a where a.id = ${subjectId})`,
    input: {},
  });

export const proposalReactions: Reaction[] = [
  { to: 'application.create', react: accept },
  { to: 'application.submit', react: accept },
];
