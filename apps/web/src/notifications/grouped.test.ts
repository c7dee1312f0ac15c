import type { Notification } from '@jalon/domain/notifications/notification-schema';
import { expect, test } from 'vitest';
import { byDayAndRecord } from './grouped.ts';

const told = (id: string, subjectId: string, at: string): Notification => ({
  ...{ id, at, kind: 'account.verify', category: 'validation', by: null, text: id, href: null, isRead: false, asks: true, treated: null },
  subject: { id: subjectId, name: subjectId },
});

test('what concerns one record stands together, within its day', () => {
  const days = byDayAndRecord([
    told('5', 'a', '2026-11-16T12:00:00'),
    told('4', 'b', '2026-11-16T11:00:00'),
    told('3', 'a', '2026-11-16T10:00:00'),
    told('2', 'a', '2026-11-15T23:00:00'),
  ]);
  expect(days.map(({ groups }) => groups.map(({ name, rows }) => [name, rows.map(({ id }) => id)]))).toEqual([
    [
      ['a', ['5', '3']],
      ['b', ['4']],
    ],
    [['a', ['2']]],
  ]);
});
