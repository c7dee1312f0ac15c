import { expect, test } from 'vitest';
import type { z } from 'zod';
import { accountStates, type User } from '../core/actor.ts';
import type { ActionSpec, JudgedOf } from '../core/workflow.ts';
import { noticeOf } from '../notifications/notices.ts';
import { aUser } from '../testing.ts';
import { accountMachine } from './account-machine.ts';
import { EnableInput, ResetInput } from './account-schema.ts';
import { accountFlow, managedActions } from './managed-account.ts';
import { managedAccounts } from './managed-account-api.ts';
import { PersonInput, ReasonInput } from './managed-account-schema.ts';
import { validationOf, validationStates } from './validation.ts';

test('each state of an account and what leaves it', () => {
  const table = Object.fromEntries(accountStates.map((state) => [state, accountMachine.leaving(state)]));
  expect(table).toEqual({
    active: ['deactivate', 'disable', 'block', 'delete'],
    deactivated: ['reactivate', 'activate', 'block', 'delete'],
    blocked: ['unblock', 'delete'],
    none: ['enable', 'delete'],
  });
});

const account = { type: 'Freelance', state: 'active', validation: 'validated', seesAll: false } as const;
const actionsOf = (actor: User, more: Partial<JudgedOf<typeof accountFlow>> = {}) => accountFlow.actionsOn(actor, { ...account, ...more });

test.each([
  ['active', 'validated', ['devalidate', 'block', 'disable', 'delete', 'seeAs', 'signOut']],
  ['active', 'waiting', ['validate', 'refuse', 'block', 'disable', 'delete', 'seeAs', 'signOut']],
  // Who is refused can be validated, or put back among those who wait.
  ['active', 'refused', ['validate', 'reconsider', 'block', 'disable', 'delete', 'seeAs', 'signOut']],
  ['deactivated', 'validated', ['devalidate', 'block', 'activate', 'delete', 'signOut']],
  ['blocked', 'validated', ['devalidate', 'unblock', 'delete', 'signOut']],
  ['none', 'waiting', ['validate', 'invite', 'delete', 'emailCorrect']],
] as const)('an administrator with an account that is %s and %s', (state, validation, expected) => {
  expect(actionsOf(aUser('Admin'), { state, validation })).toEqual(expected);
});

test('each state of a validation and what leaves it; what does not fit is told like a wrong state', () => {
  const ofValidation = ['validate', 'devalidate', 'refuse', 'reconsider'] as const;
  const table = Object.fromEntries(
    validationStates.map((validation) => [
      validation,
      ofValidation.filter((action) => accountFlow.may(aUser('Admin'), { ...account, validation }, action)),
    ]),
  );
  expect(table).toEqual({ waiting: ['validate', 'refuse'], validated: ['devalidate'], refused: ['validate', 'reconsider'] });
  expect(accountFlow.refusalOf(aUser('Admin'), account, 'validate')).toBe('workflow.wrongState');
  const reasons = [
    { isValidated: false, refusalReason: null },
    { isValidated: true, refusalReason: null },
    { isValidated: false, refusalReason: 'x' },
  ];
  expect(reasons.map(validationOf)).toEqual(validationStates);
});

test('a reason goes with blocking and refusing, and with nothing else', () => {
  const reasoned = managedActions.filter((action) => 'input' in accountFlow.actions[action]);
  expect(reasoned).toEqual(['refuse', 'block']);
  const tried = (reason: string) => problem(ReasonInput, { reason });
  expect(tried(' Deux\nlignes ')).toBeUndefined();
  expect(tried('  ')).toEqual([['reason', 'validation.required']]);
  expect(tried('x'.repeat(501))).toEqual([['reason', 'validation.maxLength|max=500']]);
});

test('a commercial is given everything or bound to the portfolio, and nobody else is', () => {
  const acts = (seesAll: boolean) => actionsOf(aUser('Admin'), { type: 'Commercial', seesAll });
  expect(acts(false)).toEqual(['devalidate', 'widen', 'block', 'disable', 'delete', 'seeAs', 'signOut']);
  expect(acts(true)).toEqual(['devalidate', 'narrow', 'block', 'disable', 'delete', 'seeAs', 'signOut']);
});

test('a commercial invites those who have no account yet, one at a time, and nobody else manages accounts', () => {
  expect(accountStates.map((state) => actionsOf(aUser('Commercial'), { state }))).toEqual([[], [], [], ['invite']]);
  expect(managedAccounts.api.inviteEach.by.map(({ name }) => name)).toEqual(['admin']);
  for (const type of ['Freelance', 'Company'] as const) {
    expect(accountStates.flatMap((state) => actionsOf(aUser(type), { state }))).toEqual([]);
    expect(accountFlow.view.some((rule) => rule.admits(aUser(type)))).toBe(false);
  }
});

test('what undoes an act is undone by it', () => {
  const specs: Record<string, ActionSpec> = accountFlow.actions;
  for (const action of managedActions) {
    const back = specs[action]?.undoneBy;
    if (back) expect(specs[back]?.undoneBy).toBe(action);
  }
});

test('what administrators were asked about an account ends with what they decide', () => {
  const treating = accountFlow.actionNames.filter((action) => noticeOf(`account.${action}`)?.treats);
  expect(treating).toEqual(['validate', 'refuse', 'block', 'disable', 'delete']);
});

const problem = (schema: z.ZodType, input: object) => {
  const { error } = schema.safeParse(input);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('a contact belongs to a company, and nobody else does', () => {
  const companyId = '018f0000-0000-7000-8000-00000000000a';
  const person = { type: 'Company', firstName: 'a', lastName: 'b', email: 'A@B.fr' };
  expect(problem(PersonInput, person)).toEqual([['companyId', 'validation.required']]);
  expect(problem(PersonInput, { ...person, companyId })).toBeUndefined();
  expect(problem(PersonInput, { ...person, type: 'Freelance' })).toBeUndefined();
  expect(problem(PersonInput, { ...person, type: 'Freelance', companyId })).toEqual([['companyId', 'validation.required']]);
});

test('the terms have to be accepted, and the password has to be a good one', () => {
  const input = { token: 'x', password: 'Chemin!42vert', terms: true };
  expect(problem(EnableInput, input)).toBeUndefined();
  expect(problem(EnableInput, { ...input, terms: false })).toEqual([['terms', 'validation.terms']]);
  expect(problem(ResetInput, { token: 'x', email: 'x', password: 'Chemin!42vert' })).toEqual([['email', 'validation.email']]);
});
