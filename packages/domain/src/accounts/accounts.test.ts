import { expect, test } from 'vitest';
import type { z } from 'zod';
import { accountStates } from '../core/actor.ts';
import { aUser } from '../testing.ts';
import { accountMachine } from './account-machine.ts';
import { EnableInput, ResetInput } from './account-schema.ts';
import { managedActions, undoneBy } from './managed-account.ts';
import { managedActionsOf } from './managed-account-policy.ts';
import { PersonInput, ReasonInput, reasonProblem } from './managed-account-schema.ts';
import { validationMachine, validationOf, validationStates } from './validation-machine.ts';

test('each state of an account and what leaves it', () => {
  const table = Object.fromEntries(accountStates.map((state) => [state, accountMachine.leaving(state)]));
  expect(table).toEqual({
    active: ['deactivate', 'disable', 'block', 'delete'],
    deactivated: ['reactivate', 'activate', 'block', 'delete'],
    blocked: ['unblock', 'delete'],
    none: ['enable', 'delete'],
  });
});

const account = {
  id: '018f0000-0000-7000-8000-00000000000a',
  type: 'Freelance',
  state: 'active',
  isValidated: true,
  refusalReason: null,
  seesAll: false,
} as const;

test.each([
  ['active', true, ['devalidate', 'block', 'disable', 'delete', 'seeAs', 'signOut']],
  ['active', false, ['validate', 'refuse', 'block', 'disable', 'delete', 'seeAs', 'signOut']],
  ['deactivated', true, ['devalidate', 'block', 'activate', 'delete', 'signOut']],
  ['blocked', true, ['devalidate', 'unblock', 'delete', 'signOut']],
  ['none', false, ['validate', 'invite', 'delete', 'correctEmail']],
] as const)('an administrator with a %s account, validated: %s', (state, isValidated, expected) => {
  expect(managedActionsOf(aUser('Admin'), { ...account, state, isValidated })).toEqual(expected);
});

test('who is refused can be validated, or put back among those who wait', () => {
  const refused = { ...account, isValidated: false, refusalReason: 'Documents manquants' };
  expect(managedActionsOf(aUser('Admin'), refused)).toEqual(['validate', 'reconsider', 'block', 'disable', 'delete', 'seeAs', 'signOut']);
  expect(managedActionsOf(aUser('Commercial'), refused)).toEqual([]);
});

test('each state of a validation and what leaves it', () => {
  const table = Object.fromEntries(validationStates.map((state) => [state, validationMachine.leaving(state)]));
  expect(table).toEqual({ waiting: ['validate', 'refuse'], validated: ['devalidate'], refused: ['validate', 'reconsider'] });
  const reasons = [
    { isValidated: false, refusalReason: null },
    { isValidated: true, refusalReason: null },
    { isValidated: false, refusalReason: 'x' },
  ];
  expect(reasons.map(validationOf)).toEqual(validationStates);
});

test('a reason goes with blocking and refusing, and with nothing else', () => {
  for (const action of managedActions) {
    const isReasoned = action === 'block' || action === 'refuse';
    expect([reasonProblem(action, undefined), reasonProblem(action, 'x')]).toEqual(
      isReasoned ? ['validation.required', undefined] : [undefined, 'validation.unknownField'],
    );
  }
  const tried = (reason: string) => problem(ReasonInput, { reason });
  expect(tried(' Deux\nlignes ')).toBeUndefined();
  expect(tried('  ')).toEqual([['reason', 'validation.required']]);
  expect(tried('x'.repeat(501))).toEqual([['reason', 'validation.maxLength|max=500']]);
});

test('a commercial is given everything or bound to the portfolio, and nobody else is', () => {
  const acts = (seesAll: boolean) => managedActionsOf(aUser('Admin'), { ...account, type: 'Commercial', seesAll });
  expect(acts(false)).toEqual(['devalidate', 'widen', 'block', 'disable', 'delete', 'seeAs', 'signOut']);
  expect(acts(true)).toEqual(['devalidate', 'narrow', 'block', 'disable', 'delete', 'seeAs', 'signOut']);
});

test('a commercial invites those who have no account yet, but no colleague', () => {
  const table = (type: 'Freelance' | 'Company' | 'Commercial') =>
    accountStates.map((state) => managedActionsOf(aUser('Commercial'), { ...account, type, state }));
  expect(table('Freelance')).toEqual([[], [], [], ['invite']]);
  expect(table('Company')).toEqual([[], [], [], ['invite']]);
  expect(table('Commercial')).toEqual([[], [], [], []]);
});

test('nobody else manages accounts, and nobody their own', () => {
  for (const type of ['Freelance', 'Company', 'Commercial'] as const) expect(managedActionsOf(aUser(type), account)).toEqual([]);
  expect(managedActionsOf(aUser('Admin', { id: account.id }), account)).toEqual([]);
});

test('what undoes an act is undone by it', () => {
  for (const action of managedActions) {
    const back = undoneBy[action];
    if (back) expect(undoneBy[back]).toBe(action);
  }
});

const problem = (schema: z.ZodType, input: object) => {
  const { error } = schema.safeParse(input);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('a contact belongs to a company, and nobody else does', () => {
  const person = { type: 'Company', firstName: 'a', lastName: 'b', email: 'A@B.fr' };
  expect(problem(PersonInput, person)).toEqual([['companyId', 'validation.required']]);
  expect(problem(PersonInput, { ...person, companyId: account.id })).toBeUndefined();
  expect(problem(PersonInput, { ...person, type: 'Freelance' })).toBeUndefined();
  expect(problem(PersonInput, { ...person, type: 'Freelance', companyId: account.id })).toEqual([['companyId', 'validation.required']]);
});

test('the terms have to be accepted, and the password has to be a good one', () => {
  const input = { token: 'x', password: 'Chemin!42vert', terms: true };
  expect(problem(EnableInput, input)).toBeUndefined();
  expect(problem(EnableInput, { ...input, terms: false })).toEqual([['terms', 'validation.terms']]);
  expect(problem(ResetInput, { token: 'x', email: 'x', password: 'Chemin!42vert' })).toEqual([['email', 'validation.email']]);
});
