import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { language } from '../core/fields.ts';
import { CodeNeeded, CurrentUser, LoginCodeInput, LoginInput } from './session-schema.ts';

const done = z.object({ done: z.literal(true) });

/** Section 7, names kept as they are given there. */
export const sessionApi = {
  user: endpoint({ method: 'GET', path: '/api/user', summary: 'The signed-in user', guards: ['signedIn'], response: CurrentUser }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in',
    guards: [],
    body: LoginInput,
    response: z.union([CurrentUser, CodeNeeded]),
    limit: { max: 30, seconds: 60 },
  }),
  loginCode: endpoint({
    method: 'POST',
    path: '/api/login/code',
    summary: 'The second step of a sign-in: a code of the authenticator app, or a recovery code',
    guards: [],
    body: LoginCodeInput,
    response: CurrentUser,
    limit: { max: 30, seconds: 60 },
  }),
  logout: endpoint({
    ...{ method: 'POST', path: '/api/logout', summary: 'Sign out' },
    ...{ guards: [], response: done, whileSeeing: true, isOutsideLimits: true },
  }),
  language: endpoint({
    method: 'POST',
    path: '/api/store/language',
    summary: 'Remember the interface language',
    guards: [],
    body: z.strictObject({ language }),
    response: z.object({ language }),
    whileSeeing: true,
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/get-laravel-permission-to-vuejs',
    summary: 'Roles and permissions of the signed-in user',
    guards: ['signedIn'],
    response: z.object({ roles: z.array(z.string()), permissions: z.array(z.string()) }),
  }),
};
