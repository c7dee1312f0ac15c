import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { CurrentUser } from '../sessions/session-schema.ts';
import { EnableInput, ForgotInput, Invitation, InvitationInput, ResetInput, ResetLinkInput } from './account-schema.ts';
import { Verified, VerifyInput } from './email-schema.ts';

const done = z.object({ done: z.literal(true) });
/** Links are long enough not to be guessed; the limit is for those who try all the same. */
const perAddress = { max: 30, seconds: 60 };

/** Proving an address, choosing a password again, taking up an invitation. None of them says whether somebody is known. */
export const accountApi = {
  verify: endpoint({
    method: 'POST',
    path: '/api/email/verify',
    summary: 'Prove an address with the link of a mail, and be signed in',
    guards: [],
    body: VerifyInput,
    response: Verified,
    limit: perAddress,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/email/resend',
    summary: 'Send the link that proves the address again',
    guards: ['signedIn'],
    response: done,
    limit: { max: 10, seconds: 300 },
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/api/password/forgot',
    summary: 'Ask for a link to choose a new password',
    guards: ['guest'],
    body: ForgotInput,
    response: done,
    limit: { max: 10, seconds: 300 },
  }),
  resetLink: endpoint({
    method: 'POST',
    path: '/api/password/link',
    summary: 'Whether the link of a mail still leads to a new password; it is not used up',
    guards: [],
    body: ResetLinkInput,
    response: done,
    limit: perAddress,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Choose a new password with the link of a mail',
    guards: [],
    body: ResetInput,
    response: done,
    limit: perAddress,
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/api/account/invitation',
    summary: 'Whom the link of an invitation is for',
    guards: ['guest'],
    body: InvitationInput,
    response: Invitation,
    limit: perAddress,
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/account/enable',
    summary: 'Take up an invitation: choose a password, and be signed in',
    guards: ['guest'],
    body: EnableInput,
    response: CurrentUser,
    limit: perAddress,
  }),
  contact: endpoint({
    method: 'GET',
    path: '/api/contact',
    summary: 'Whom to write to about one’s account; null where the operator has set nobody',
    guards: ['signedIn'],
    response: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/account/decline',
    summary: 'Decline the invitation of a company: its link works no more, and the company is told',
    guards: ['guest'],
    body: InvitationInput,
    response: done,
    limit: perAddress,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/account/reactivate',
    summary: 'Open again the account one has closed oneself',
    guards: ['signedIn', 'verified'],
    response: CurrentUser,
  }),
};
