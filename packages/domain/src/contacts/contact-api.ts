import { resource } from '../core/resource.ts';
import { Contact, contactFlow, contactListing } from './contact.ts';

/** Each sends a mail, and an invitation tells whether an address is taken: enough for a whole team, too few to try a list of addresses. */
const limit = { max: 60, seconds: 600 };

/** The people of one's own company. */
export const contacts = resource({
  path: '/api/contacts',
  noun: 'contact',
  about: 'The people of a company',
  flow: contactFlow,
  record: Contact,
  listing: contactListing,
  limits: { create: limit, resend: limit },
});
