import type { Message } from '@jalon/domain/chat/chat-schema';
import { expect, test } from 'vitest';
import { caughtUp, firstPage, linesOf, type Thread, turnsAmong, withEarlier, withOwn } from './thread.ts';

const said = (sequence: number, more: Partial<Message> = {}): Message => ({
  ...{ id: `m${sequence}`, sequence, revision: sequence, authorId: 'a', text: `${sequence}`, files: [], editedAt: null, isDeleted: false },
  sentAt: new Date(Date.UTC(2026, 10, 26, 10, sequence)).toISOString(),
  ...more,
});
const thread = (from: number, to: number, isMore = from > 1): Thread => ({
  messages: Array.from({ length: to - from + 1 }, (_, n) => said(from + n)),
  isMore,
  revision: to,
});
const sequences = ({ messages }: Thread) => messages.map(({ sequence }) => sequence);

test('what has changed is put in its place, once, whatever order it comes in', () => {
  const after = caughtUp(thread(1, 3), [said(5), said(4), said(2, { revision: 6, text: 'corrigé' }), said(4)]);
  expect(sequences(after)).toEqual([1, 2, 3, 4, 5]);
  expect(after.messages[1]?.text).toBe('corrigé');
  expect(after.revision).toBe(6);
  // An older answer that comes late changes nothing.
  expect(caughtUp(after, [said(2)]).messages[1]?.text).toBe('corrigé');
});

test('a change of what is not shown yet waits until it is', () => {
  const after = caughtUp(thread(10, 12), [said(13), said(3, { revision: 14 })]);
  expect([sequences(after), after.revision]).toEqual([[10, 11, 12, 13], 14]);
  const all = withEarlier(thread(10, 12), { messages: [9, 8, 7].map((n) => said(n)), isMore: false });
  expect([sequences(all), all.isMore]).toEqual([[7, 8, 9, 10, 11, 12], false]);
});

test('what one sends oneself hides nothing that the other wrote before it', () => {
  // The other has written 4 meanwhile, which is not known here yet.
  const after = withOwn(thread(1, 3), said(5));
  expect([sequences(after), after.revision]).toEqual([[1, 2, 3, 5], 3]);
  expect(sequences(caughtUp(after, [said(4), said(5)]))).toEqual([1, 2, 3, 4, 5]);
  expect(withOwn(thread(1, 3), said(4)).revision).toBe(4);
});

test('earlier pages bring no changes that were not asked for', () => {
  const page = firstPage({ messages: [12, 11, 10].map((n) => said(n)), isMore: true });
  expect([sequences(page), page.revision]).toEqual([[10, 11, 12], 12]);
  expect(withEarlier(page, { messages: [said(9, { revision: 20 })], isMore: false }).revision).toBe(12);
});

test('lines say where a day begins, where one had read to, and who goes on', () => {
  const messages = [
    said(1, { sentAt: '2026-11-25T10:00:00Z' }),
    said(2),
    said(3, { authorId: 'b' }),
    said(4, { authorId: 'b' }),
    said(20, { authorId: 'b' }),
  ];
  const lines = linesOf(messages, { readUpTo: 3, myId: 'a' });
  expect(lines.map(({ isNewDay, isFirstUnread, isSame }) => [isNewDay, isFirstUnread, isSame])).toEqual([
    [true, false, false],
    [true, false, false],
    [false, false, false],
    [false, true, false],
    [false, false, false],
  ]);
  expect(linesOf(messages.slice(2), { readUpTo: 99, myId: 'a' })[1]?.isSame).toBe(true);
});

test('that it was ended or opened again stands between what was said before and after', () => {
  const turn = (at: string) => ({ action: 'close' as const, by: null, at: `2026-11-26T${at}:00.000Z` });
  const messages = ['10:00', '12:00'].map((at, index) => said(4 + index, { sentAt: `2026-11-26T${at}:00.000Z` }));
  const turns = [turn('09:00'), turn('11:00'), turn('11:30'), turn('13:00')];
  const placed = (isMore: boolean) => {
    const { before, rest } = turnsAmong({ messages, isMore, revision: 5 }, turns);
    return [...messages.map(({ id }) => before.get(id)?.length ?? 0), rest.length];
  };
  expect(placed(false)).toEqual([1, 2, 1]);
  // What came before the first one known stands with others that are not there yet.
  expect(placed(true)).toEqual([0, 2, 1]);
});
