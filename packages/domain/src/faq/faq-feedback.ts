import { z } from 'zod';
import { userTypes } from '../core/actor.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, line } from '../core/fields.ts';
import { working } from '../core/routes.ts';
import { admin } from '../core/rules.ts';
import { FaqQuestion, faqReaders } from './faq.ts';

/** How many searches of one person that found nothing are noted in an hour; how many are told, of how many days. */
export const faqMissedLimits = { max: 30, seconds: 3600, told: 100, days: 30 } as const;

export const FaqMissed = z.object({ text: z.string(), count: z.int(), types: z.array(z.enum(userTypes)) });
export type FaqMissed = z.infer<typeof FaqMissed>;

/** What readers tell of the questions: whether an answer helped, and what they looked for in vain. */
export const faqFeedback = {
  vote: endpoint({
    ...{ method: 'PUT', path: '/api/faq/:id/vote', summary: 'Say whether an answer was useful, or take it back', guards: working },
    ...{ by: faqReaders, params: z.object({ id }), body: z.strictObject({ isUseful: z.boolean().nullable() }), response: FaqQuestion },
  }),
  miss: endpoint({
    ...{ method: 'POST', path: '/api/faq/missed', summary: 'Note a search that finds nothing', guards: working },
    ...{ by: faqReaders, body: z.strictObject({ text: line(60) }), response: z.object({ isNoted: z.boolean() }) },
  }),
  missed: endpoint({
    ...{ method: 'GET', path: '/api/faq/missed', summary: 'What was searched and not found lately, the most frequent first' },
    ...{ guards: working, by: [admin], response: z.object({ rows: z.array(FaqMissed) }) },
  }),
};
