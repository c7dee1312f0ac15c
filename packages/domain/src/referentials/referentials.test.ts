import { expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { codeFits, codeFrom, ReferentialCreate, referentialFlow } from './referential.ts';

test.each([
  ['Développeur d’API', 'developpeur-d-api'],
  ['  Chef·fe de projet !', 'chef-fe-de-projet'],
  ['Œuvre & Æther', 'oeuvre-aether'],
  ['C++', 'c'],
  ['日本', 'value'],
  [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
])('the code of %j is %s', (text, code) => {
  expect(codeFrom(text)).toBe(code);
  expect(ReferentialCreate.safeParse({ list: 'tools', fr: 'x', en: 'x', code }).success).toBe(true);
});

test('codes of a list ordered by number are numbers', () => {
  expect(codeFits('opportunity-durations', '12')).toBe(true);
  expect(codeFits('opportunity-durations', 'long')).toBe(false);
  expect(codeFits('tools', 'long')).toBe(true);
});

test.each([
  ['Admin', 'experiences', 'enabled', ['update', 'move', 'disable']],
  ['Admin', 'experiences', 'disabled', ['update', 'move', 'enable']],
  ['Admin', 'tools', 'enabled', ['update', 'disable']],
  ['Admin', 'opportunity-durations', 'enabled', ['update', 'disable']],
  ['Admin', 'companies', 'enabled', []],
  ['Commercial', 'tools', 'enabled', []],
  ['Company', 'tools', 'enabled', []],
  ['Freelance', 'tools', 'enabled', []],
] as const)('%s on a value of %s that is %s may %j', (type, list, state, actions) => {
  expect(referentialFlow.actionsOn(aUser(type), { list, state })).toEqual(actions);
  expect(referentialFlow.actionsOnList(aUser(type))).toEqual(type === 'Admin' ? ['create'] : []);
});

test('a value is disabled and enabled, never removed', () => {
  expect(referentialFlow.next({ state: 'enabled' }, 'disable')).toBe('disabled');
  expect(referentialFlow.next({ state: 'disabled' }, 'enable')).toBe('enabled');
  expect([referentialFlow.actions.disable.undoneBy, referentialFlow.actions.enable.undoneBy]).toEqual(['enable', 'disable']);
  expect(Object.values(referentialFlow.actions).map((spec) => ('to' in spec ? spec.to : undefined))).not.toContain('gone');
});
