import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const option = (label: string) => ({ value: label, label, disabled: false });
const families = [
  { group: 'Développement logiciel', items: [option('Développeur Java'), option('Tech lead')] },
  { group: 'Data et IA', items: [option('Data analyst')] },
];
const found = (search: string) =>
  matching({ options: families, search, limit: 8 }).flatMap((item) =>
    'group' in item ? item.items.map(({ label }) => label) : [item.label],
  );

test.each([
  ['', ['Développeur Java', 'Tech lead', 'Data analyst']],
  ['developpeur', ['Développeur Java']],
  ['java dév', ['Développeur Java']],
  ['logiciel', ['Développeur Java', 'Tech lead']],
  ['cobol', []],
])('%j suggests %j', (search, labels) => {
  expect(found(search)).toEqual(labels);
});

test('no more is suggested than was asked for', () => {
  expect(matching({ options: ['a1', 'a2', 'a3'].map(option), search: 'a', limit: 2 })).toHaveLength(2);
});
