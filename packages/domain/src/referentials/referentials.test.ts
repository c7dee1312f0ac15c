import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { codeFits, codeFrom, referentialMachine } from './referential.ts';
import { referentialActions } from './referential-policy.ts';
import { ReferentialCreate } from './referential-schema.ts';

test.each([
  ['Développeur d’API', 'developpeur-d-api'],
  ['  Chef·fe de projet !', 'chef-fe-de-projet'],
  ['Œuvre & Æther', 'oeuvre-aether'],
  ['C++', 'c'],
  ['日本', 'value'],
  [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
])('the code of %j is %s', (text, code) => {
  expect(codeFrom(text)).toBe(code);
  expect(ReferentialCreate.safeParse({ fr: 'x', en: 'x', code }).success).toBe(true);
});

test('codes of a list ordered by number are numbers', () => {
  expect(codeFits('opportunity-durations', '12')).toBe(true);
  expect(codeFits('opportunity-durations', 'long')).toBe(false);
  expect(codeFits('tools', 'long')).toBe(true);
});

test.each([
  ['Admin', 'experiences', 'enabled', ['edit', 'move', 'disable']],
  ['Admin', 'experiences', 'disabled', ['edit', 'move', 'enable']],
  ['Admin', 'tools', 'enabled', ['edit', 'disable']],
  ['Admin', 'opportunity-durations', 'enabled', ['edit', 'disable']],
  ['Admin', 'companies', 'enabled', []],
  ['Commercial', 'tools', 'enabled', []],
  ['Company', 'tools', 'enabled', []],
  ['Freelance', 'tools', 'enabled', []],
] as const)('%s on a value of %s that is %s may %j', (type, list, state, actions) => {
  expect(referentialActions(aUser(type), list, { state })).toEqual(actions);
});

test('a value is disabled and enabled, never removed', () => {
  expect(referentialMachine.next('enabled', 'disable')).toBe('disabled');
  expect(referentialMachine.next('disabled', 'enable')).toBe('enabled');
  expect(Object.values(referentialMachine.actions).map(({ to }) => to)).not.toContain('gone');
});
