import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { admin } from '../core/rules.ts';
import { Portfolio, PortfolioInput } from '../portfolios/portfolio-schema.ts';
import { CurrentUser } from '../sessions/session-schema.ts';
import { StaffProfile } from '../talents/talent-schema.ts';
import { EmailInput } from './email-schema.ts';
import { accountFlow, ManagedAccount, managedListing } from './managed-account.ts';
import { ContactRole, managedTypes } from './managed-account-schema.ts';

const params = z.object({ id });
const ofAdmins = { guards: working, by: [admin] } as const;
/** Each sends a mail, or tells whether an address is taken. */
const limit = { max: 60, seconds: 600 };

/** The accounts of others, as administrators manage them and commercials see those they look after. */
export const managedAccounts = resource(
  {
    path: '/api/accounts',
    noun: 'account',
    about: 'The accounts of others, as the staff manage them',
    flow: accountFlow,
    record: ManagedAccount,
    // Always of one type: that is what the indexes of the list begin with.
    listing: { ...managedListing, filters: { type: managedTypes, ...managedListing.filters }, required: ['type'] },
    limits: { create: limit, invite: limit },
  },
  {
    giveRole: endpoint({
      ...{ method: 'PUT', path: '/api/accounts/:id/role', summary: 'Give a contact another role of their company' },
      ...{ ...ofAdmins, params, body: ContactRole, response: ManagedAccount },
    }),
    emailCorrect: endpoint({
      ...{ method: 'PUT', path: '/api/accounts/:id/email' },
      summary: 'Correct the address of somebody who has no login yet; an invitation that is out goes to the new one',
      ...{ ...ofAdmins, params, body: EmailInput, response: ManagedAccount },
    }),
    seeAs: endpoint({
      ...{ method: 'POST', path: '/api/accounts/:id/see-as' },
      summary: 'See the product as this person does, without being able to change anything',
      ...{ ...ofAdmins, params, response: CurrentUser },
    }),
    seeAsSelf: endpoint({
      ...{ method: 'POST', path: '/api/see-as/end', summary: 'Be oneself again' },
      ...{ guards: ['signedIn'], response: CurrentUser, whileSeeing: true, isOutsideLimits: true, limit: { max: 60, seconds: 60 } },
    }),
    signOut: endpoint({
      ...{ method: 'POST', path: '/api/accounts/:id/sign-out' },
      summary: 'End every session of this person, who may sign in again; answers with how many there were',
      ...{ ...ofAdmins, params, response: z.object({ ended: z.int() }) },
    }),
    profile: endpoint({
      ...{ method: 'GET', path: '/api/accounts/:id/profile' },
      summary: 'What a freelance has told of themselves, for whoever validates the account',
      ...{ guards: working, by: accountFlow.view, params, response: StaffProfile },
    }),
    portfolio: endpoint({
      ...{ method: 'GET', path: '/api/accounts/:id/companies', summary: 'The companies a commercial looks after' },
      ...{ ...ofAdmins, params, response: Portfolio },
    }),
    assign: endpoint({
      ...{ method: 'PUT', path: '/api/accounts/:id/companies', summary: 'Choose the companies a commercial looks after' },
      ...{ ...ofAdmins, params, body: PortfolioInput, response: Portfolio },
    }),
  },
);
