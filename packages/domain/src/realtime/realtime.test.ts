import { expect, test } from 'vitest';
import { conversationChannel, conversationOf } from './realtime.ts';

test('the channel of a conversation names it, and no other channel does', () => {
  const id = '019f80e4-610d-7027-8dd1-79794ad2010e';
  expect(conversationOf(conversationChannel(id))).toBe(id);
  for (const other of [`private-user.${id}`, `presence-conversation.${id} `, `presence-conversation.${id}/x`, 'presence-conversation.', ''])
    expect(conversationOf(other)).toBeUndefined();
});
