import type { Notification } from '@jalon/domain/notifications/notification-schema';

/** One record and what was told of it, on one day. */
export type Group = { key: string; name: string; category: Notification['category']; rows: Notification[] };
type Day = { day: string; groups: Group[] };

/** By day, newest first, and within a day by the record they are about, in the order of its newest. */
export function byDayAndRecord(notifications: readonly Notification[]): Day[] {
  const days = Map.groupBy(notifications, ({ at }) => new Date(at).toDateString());
  return [...days].map(([day, told]) => {
    const records = Map.groupBy(told, ({ category, subject }) => `${category} ${subject.id}`);
    return { day, groups: [...records].map(([key, rows]) => ({ key, rows, ...headingOf(rows[0] as Notification) })) };
  });
}

const headingOf = ({ subject: { name }, category }: Notification) => ({ name, category });
