import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ForgotInput, ResetInput, VerifyInput } from './account-schema.ts';

const done = z.object({ done: z.literal(true) });

/** Proving an address and choosing a password again. None of them says whether somebody is known. */
export const accountApi = {
  verify: endpoint({
    method: 'POST',
    path: '/api/email/verify',
    summary: 'Prove an address with the link of a mail',
    guards: [],
    body: VerifyInput,
    response: done,
    limit: { max: 30, seconds: 60 },
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/email/resend',
    summary: 'Send the link that proves the address again',
    guards: ['signedIn'],
    response: done,
    limit: { max: 5, seconds: 300 },
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
  reset: endpoint({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Choose a new password with the link of a mail',
    guards: [],
    body: ResetInput,
    response: done,
    limit: { max: 30, seconds: 60 },
  }),
};
