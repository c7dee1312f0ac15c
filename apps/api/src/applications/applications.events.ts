import { closeReasons } from '@jalon/domain/opportunities/opportunity';
import { z } from 'zod';
import type { Reaction } from '../core/reactions.ts';
import { sql } from '../db/sql.ts';
import { applicationRecords } from './applications.records.ts';

const Closing = z.object({ reason: z.enum(closeReasons), message: z.string() });

export const applicationReactions: Reaction[] = [
  {
    // Nobody is left without an answer. Who was chosen stays chosen, and a need that was opened again keeps its candidates.
    to: 'opportunity.close',
    react: (tx, { id, subjectId, input }) => {
      const { reason, message } = Closing.parse(input);
      const due = sql`a.opportunity_id = ${subjectId} and exists (select 1 from opportunities o where o.id = a.opportunity_id and o.state = 'closed')`;
      return applicationRecords.follow({ tx, requestId: id }, 'dismiss', { due, input: { closeReason: reason, reason: message } });
    },
  },
];
