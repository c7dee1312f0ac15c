import { expect, test } from 'vitest';
import { machine } from './machine.ts';

const door = machine({
  initial: 'closed',
  states: ['closed', 'open'],
  actions: {
    open: { from: ['closed'], to: 'open' },
    close: { from: ['open'], to: 'closed' },
    remove: { from: ['closed', 'open'], to: 'gone' },
  },
});

test.each([
  ['closed', 'open', 'open'],
  ['closed', 'close', undefined],
  ['closed', 'remove', 'gone'],
  ['open', 'open', undefined],
  ['open', 'close', 'closed'],
  ['open', 'remove', 'gone'],
] as const)('from %s, %s leads to %s', (state, action, to) => {
  expect(door.next(state, action)).toBe(to);
});

test('it tells which actions leave a state, in the order they were declared', () => {
  expect(door.leaving('open')).toEqual(['close', 'remove']);
  expect(door.actionNames).toEqual(['open', 'close', 'remove']);
});

test('a state nothing leads to is a mistake found at once', () => {
  expect(() => machine({ initial: 'a', states: ['a', 'b', 'c'], actions: { go: { from: ['a'], to: 'b' } } })).toThrow(
    'States that nothing leads to: c',
  );
});
