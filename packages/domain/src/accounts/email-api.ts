import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { member } from '../core/routes.ts';
import { AwaitedEmail, EmailChangeInput, EmailLink, EmailLinkInput } from './email-schema.ts';

const done = z.object({ done: z.literal(true) });
const perAddress = { max: 30, seconds: 60 };
const letters = { max: 10, seconds: 300 };
/** Of somebody who has signed in and has not proved the address yet. */
const waiting = ['signedIn', 'active', 'unverified'] as const;

/** The address of an account: its links, its correction before it is proved, its change afterwards. None says whether an address is taken. */
export const emailApi = {
  link: endpoint({
    method: 'POST',
    path: '/api/email/verify/link',
    summary: 'What the link of a mail is for, and who has opened it; it is not used up',
    guards: [],
    body: EmailLinkInput,
    response: EmailLink,
    limit: perAddress,
  }),
  awaited: endpoint({
    method: 'GET',
    path: '/api/email/awaited',
    summary: 'The address that is to be proved: the one of the account, or its correction',
    guards: waiting,
    response: AwaitedEmail,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/email/correct',
    summary: 'Correct the address of an account that has not proved it yet',
    guards: waiting,
    body: EmailChangeInput,
    response: AwaitedEmail,
    limit: letters,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/account/email',
    summary: 'Ask for another address; it counts once its link is followed',
    guards: member,
    body: EmailChangeInput,
    response: done,
    limit: letters,
  }),
  resendChange: endpoint({
    method: 'POST',
    path: '/api/account/email/resend',
    summary: 'Send the link that confirms another address again',
    guards: member,
    response: done,
    limit: letters,
  }),
  cancelChange: endpoint({
    method: 'DELETE',
    path: '/api/account/email',
    summary: 'Keep the address as it is',
    guards: member,
    response: done,
  }),
};
