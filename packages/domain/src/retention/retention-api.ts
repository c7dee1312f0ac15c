import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { freelance } from '../core/rules.ts';
import { Retention, retentionFlow, retentionListing } from './retention.ts';

export const retentions = resource({
  path: '/api/retentions',
  noun: 'retention',
  about: 'How long the data of freelances is kept, who is asked to renew their consent, and what goes',
  flow: retentionFlow,
  record: Retention,
  listing: retentionListing,
});

const done = z.object({ done: z.literal(true) });

/** As the person is shown it now, whatever the last night has found: null where there is no clock yet. `isBack`: asked, and answered by coming. */
const OwnConsent = z.object({
  id,
  state: z.enum(retentionFlow.states),
  version: z.int(),
  dueOn: z.string(),
  renewedAt: z.string().nullable(),
  isBack: z.boolean(),
});
export type OwnConsent = z.infer<typeof OwnConsent>;

/** One of the staff by their name; a company by its own, unless a need could be known by it. */
const Opening = z.object({ by: z.string().nullable(), isCompany: z.boolean(), day: z.string() });
export type Opening = z.infer<typeof Opening>;

export const consentApi = {
  own: endpoint({
    ...{ method: 'GET', path: '/api/consent', summary: 'Until when one’s own data is kept, and whether one is asked', guards: working },
    ...{ by: [freelance], response: z.object({ consent: OwnConsent.nullable() }) },
  }),
  openings: endpoint({
    ...{ method: 'GET', path: '/api/consent/openings', summary: 'Who has opened one’s own profile, the latest first', guards: working },
    ...{ by: [freelance], response: z.array(Opening), isPersonal: true },
  }),
  renewByLink: endpoint({
    ...{ method: 'POST', path: '/api/consent/renew', summary: 'Renew the consent that the link of a letter asks for', guards: [] },
    // Links are too long to be guessed; one that is unknown, over or used is answered alike.
    ...{ body: z.strictObject({ token: z.string().min(1).max(100) }), response: done, limit: { max: 20, seconds: 600 } },
  }),
};
