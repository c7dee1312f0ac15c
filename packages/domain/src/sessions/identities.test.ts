import { describe, expect, test } from 'vitest';
import { type AccountState, accountStates } from '../core/actor.ts';
import { areas } from '../core/routes.ts';
import { isTrue, type KnownPeople, mayConnect, type Proved, type SignInOutcome, whoSignsIn } from './identity-linking.ts';
import { nextPath } from './next-path.ts';
import { isProviderName } from './sign-in-provider.ts';

const proved: Proved = { email: 'lea@exemple.fr', isEmailVerified: true };
const unproved: Proved = { email: 'lea@exemple.fr', isEmailVerified: false };
const silent: Proved = { email: null, isEmailVerified: false };
const account = (state: AccountState, isVerified = true) => ({ id: 'account', state, isVerified });
const identity = { userId: 'linked' };

describe('who comes back from a provider', () => {
  test.each<[string, Proved, KnownPeople, SignInOutcome]>([
    ['a known identity', proved, { identity, account: null }, { act: 'signIn', userId: 'linked' }],
    ['with the address of another account', proved, { identity, account: account('active') }, { act: 'signIn', userId: 'linked' }],
    ['with an address that is not verified any more', unproved, { identity, account: null }, { act: 'signIn', userId: 'linked' }],
    ['without an address', silent, { identity, account: null }, { act: 'signIn', userId: 'linked' }],
    ['an account', proved, { identity: null, account: account('active') }, { act: 'link', userId: 'account', isFirstProof: false }],
    [
      'an account whose address nobody had proved',
      proved,
      { identity: null, account: account('active', false) },
      { act: 'link', userId: 'account', isFirstProof: true },
    ],
    ['a blocked account', proved, { identity: null, account: account('blocked') }, { act: 'link', userId: 'account', isFirstProof: false }],
    [
      'a closed account',
      proved,
      { identity: null, account: account('deactivated') },
      { act: 'link', userId: 'account', isFirstProof: false },
    ],
    [
      'somebody without an account yet',
      proved,
      { identity: null, account: account('none', false) },
      { act: 'activate', userId: 'account' },
    ],
    ['somebody new', proved, { identity: null, account: null }, { act: 'signUp', isProved: true }],
    ['somebody new, not verified', unproved, { identity: null, account: null }, { act: 'signUp', isProved: false }],
    ['somebody new, without an address', silent, { identity: null, account: null }, { act: 'signUp', isProved: false }],
    ['a verified nothing', { email: null, isEmailVerified: true }, { identity: null, account: null }, { act: 'signUp', isProved: false }],
  ])('%s', (_, said, known, outcome) => {
    expect(whoSignsIn(said, known)).toEqual(outcome);
  });

  test('an address that is not verified leads to the same, whoever has it', () => {
    for (const state of accountStates)
      for (const isVerified of [true, false])
        expect(whoSignsIn(unproved, { identity: null, account: account(state, isVerified) })).toEqual({ act: 'signUp', isProved: false });
  });
});

test('an identity is connected once, and to one person', () => {
  expect(mayConnect('me', null)).toBe('connect');
  expect(mayConnect('me', { userId: 'me' })).toBe('already');
  expect(mayConnect('me', { userId: 'somebody' })).toBe('taken');
});

test.each([true, 'true'])('%j is true', (claim) => expect(isTrue(claim)).toBe(true));
test.each([false, 'false', 'yes', 1, undefined, null, {}, ['true']])('%j is not', (claim) => expect(isTrue(claim)).toBe(false));

test('a provider is called like nothing else', () => {
  for (const name of ['google', 'linkedin', 'my-company', 'x1']) expect(isProviderName(name)).toBe(true);
  for (const name of ['', 'Google', '1x', 'a b', 'a/b', 'x'.repeat(31), 'api', 'login', 'email', 'dev'])
    expect(isProviderName(name)).toBe(false);
  for (const { base } of Object.values(areas)) expect(isProviderName(base.slice(1))).toBe(false);
});

test('only a path of the product is followed', () => {
  for (const path of ['/admin/referentials?q=a', '/', '/freelance/account#é', '/login?next=//x', '/a?q=%20%5C%09'])
    expect(nextPath(path)).toBe(path);
  for (const wanted of ['', null, undefined, 'https://evil.example', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'evil'])
    expect(nextPath(wanted)).toBe(undefined);
});

test.each(['\t', '\n', '\r', '\u0000', '\u001f', '\u007f', '\u0085', ' ', '\u00a0', '\u2028', '\u200b', '\ufeff', '\\'])(
  'a path that hides %j is not followed',
  (hidden) => {
    for (const wanted of [`${hidden}/evil.example`, `/${hidden}/evil.example`, `/a${hidden}`, `/a?b=${hidden}`])
      expect(nextPath(wanted)).toBe(undefined);
  },
);

test('a path with an empty segment is not followed', () => {
  for (const wanted of ['/.//evil.example', '/a/..//evil.example', '/a//b']) expect(nextPath(wanted)).toBe(undefined);
});
