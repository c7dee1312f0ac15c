import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { entered, member } from '../core/routes.ts';
import { pictureRules } from './own-account.ts';
import {
  CodeProof,
  DeleteInput,
  OwnAccount,
  OwnAccountUpdate,
  OwnSession,
  PasswordChange,
  PasswordProof,
  RecoveryCodes,
  TwoStepStart,
} from './own-account-schema.ts';

const done = z.object({ done: z.literal(true) });
/** Each try hashes, which is slow on purpose; wrong ones are counted for the account besides. */
const perAddress = { max: 30, seconds: 60 };

/** What everybody does with their own account, whatever its type. */
export const ownAccountApi = {
  read: endpoint({ method: 'GET', path: '/api/account', summary: 'One’s own account', guards: entered, response: OwnAccount }),
  update: endpoint({
    method: 'PUT',
    path: '/api/account',
    summary: 'Change one’s own data and choices',
    guards: member,
    body: OwnAccountUpdate,
    response: OwnAccount,
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/account/picture',
    summary: 'Send one’s own picture: the image itself is the body',
    guards: member,
    upload: pictureRules,
    response: z.object({ picture: z.string() }),
    limit: perAddress,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/account/picture',
    summary: 'Remove one’s own picture',
    guards: member,
    response: z.object({ picture: z.null() }),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/users/:id/picture',
    summary: 'The picture of a person',
    guards: member,
    params: z.object({ id }),
    // Changes with the picture, so that a browser asks for the new one.
    query: z.strictObject({ v: z.string().max(50).optional() }),
    response: 'file',
    cached: true,
  }),
  password: endpoint({
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Choose another password, and end every other session',
    guards: entered,
    body: PasswordChange,
    response: done,
    limit: perAddress,
  }),
  passwordLink: endpoint({
    method: 'POST',
    path: '/api/account/password/link',
    summary: 'Have the link sent with which a password is chosen, for somebody who has none',
    guards: entered,
    response: done,
    limit: { max: 10, seconds: 300 },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where one is signed in',
    guards: entered,
    isPersonal: true,
    response: z.object({ sessions: z.array(OwnSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End one of one’s own sessions',
    guards: entered,
    params: z.object({ id }),
    response: done,
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/api/account/sessions/end-others',
    summary: 'End every session but this one',
    guards: entered,
    response: z.object({ ended: z.int() }),
  }),
  beginTwoStep: endpoint({
    method: 'POST',
    path: '/api/account/two-step/begin',
    summary: 'Begin to set up the second step: a secret for an authenticator app',
    guards: entered,
    body: PasswordProof,
    response: TwoStepStart,
    limit: perAddress,
  }),
  confirmTwoStep: endpoint({
    method: 'POST',
    path: '/api/account/two-step/confirm',
    summary: 'Turn the second step on with a first code; answers with the recovery codes, once',
    guards: entered,
    body: CodeProof,
    response: RecoveryCodes,
    limit: perAddress,
  }),
  endTwoStep: endpoint({
    method: 'POST',
    path: '/api/account/two-step/off',
    summary: 'Turn the second step off',
    guards: member,
    body: PasswordProof,
    response: done,
    limit: perAddress,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/account/two-step/codes',
    summary: 'New recovery codes; those before them are void',
    guards: member,
    body: PasswordProof,
    response: RecoveryCodes,
    limit: perAddress,
  }),
  deactivate: endpoint({
    method: 'POST',
    path: '/api/account/deactivate',
    summary: 'Close one’s own account, until one opens it again',
    guards: member,
    body: PasswordProof,
    response: done,
    limit: perAddress,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Delete one’s own account for ever',
    guards: member,
    body: DeleteInput,
    response: done,
    limit: perAddress,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything kept about oneself, as a ZIP of JSON and files',
    guards: member,
    isPersonal: true,
    response: 'file',
    limit: { max: 10, seconds: 60 },
  }),
};
