import { z } from 'zod';
import { EmailInput } from '../accounts/email-schema.ts';
import { signUpLogoRules } from '../accounts/own-account.ts';
import { endpoint } from '../core/endpoint.ts';
import { CurrentUser } from '../sessions/session-schema.ts';
import { signUpTypes } from './sign-up.ts';
import {
  SignUpAccount,
  SignUpCompany,
  SignUpConditions,
  SignUpDraft,
  SignUpFunction,
  SignUpProfile,
  SignUpProgress,
} from './sign-up-schema.ts';

const guest = ['guest'] as const;
const ofType = z.object({ type: z.enum(signUpTypes) });
const done = z.object({ done: z.literal(true) });
const perAddress = { max: 60, seconds: 60 };
/** Each of these hashes a password or sends a mail. */
const costly = { max: 20, seconds: 60 };

const account = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'PUT',
    path,
    summary: 'Sign-up, step 1: who it is, how to write to them, and their password',
    guards: guest,
    body: SignUpAccount,
    response: SignUpDraft,
    limit: costly,
  });

/** Signing up, step by step. The answers wait on the server until they are confirmed; nothing here says whether an address is known. */
export const signUpApi = {
  draft: endpoint({
    method: 'GET',
    path: '/api/sign-up/:type',
    summary: 'What was answered so far in this browser',
    guards: guest,
    params: ofType,
    response: SignUpDraft,
    limit: perAddress,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/sign-up/progress',
    summary: 'Whether the address of the account made in this browser is proved',
    guards: guest,
    response: SignUpProgress,
    limit: { max: 120, seconds: 60 },
  }),
  freelanceAccount: account('/api/sign-up/freelance/account'),
  profile: endpoint({
    method: 'PUT',
    path: '/api/sign-up/freelance/profile',
    summary: 'Sign-up of a freelance, step 2: what they do',
    guards: guest,
    body: SignUpProfile,
    response: SignUpDraft,
    limit: perAddress,
  }),
  conditions: endpoint({
    method: 'PUT',
    path: '/api/sign-up/freelance/conditions',
    summary: 'Sign-up of a freelance, step 3: on what terms, and from when',
    guards: guest,
    body: SignUpConditions,
    response: SignUpDraft,
    limit: perAddress,
  }),
  companyAccount: account('/api/sign-up/company/account'),
  details: endpoint({
    method: 'PUT',
    path: '/api/sign-up/company/details',
    summary: 'Sign-up of a company, step 2: which company',
    guards: guest,
    body: SignUpCompany,
    response: SignUpDraft,
    limit: perAddress,
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/sign-up/company/logo',
    summary: 'Sign-up of a company, step 2: its logo, which is the body itself',
    guards: guest,
    upload: signUpLogoRules,
    response: SignUpDraft,
    // A picture is decoded each time.
    limit: { max: 20, seconds: 300 },
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/sign-up/company/logo',
    summary: 'Sign-up of a company, step 2: no logo after all',
    guards: guest,
    response: SignUpDraft,
    limit: perAddress,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/sign-up/company/logo',
    summary: 'The logo that was sent in this browser',
    guards: guest,
    // Changes with the logo, so that a browser asks for the new one.
    query: z.strictObject({ v: z.string().max(50).optional() }),
    response: 'file',
    limit: perAddress,
  }),
  function: endpoint({
    method: 'PUT',
    path: '/api/sign-up/company/function',
    summary: 'Sign-up of a company, step 3: the place of this person in it, and its first division',
    guards: guest,
    body: SignUpFunction,
    response: SignUpDraft,
    limit: perAddress,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/sign-up/:type/confirm',
    summary: 'Make the account from the answers; the same is answered for an address that has one. Who came by a provider is signed in',
    guards: guest,
    params: ofType,
    response: z.object({ done: z.literal(true), user: CurrentUser.nullable() }),
    limit: costly,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/api/sign-up/email',
    summary: 'Correct the address the account was confirmed with; the same is answered for an address that has one',
    guards: guest,
    body: EmailInput,
    response: done,
    limit: { max: 10, seconds: 300 },
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/sign-up/resend',
    summary: 'Send the mail that followed the confirmation again',
    guards: guest,
    response: done,
    limit: { max: 10, seconds: 300 },
  }),
};
