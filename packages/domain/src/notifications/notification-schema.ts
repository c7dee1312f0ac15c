import { z } from 'zod';
import { id } from '../core/fields.ts';
import { HistoryQuery } from '../core/history-entry.ts';
import { categoryNames, noticeChannels } from '../core/notices.ts';
import { notificationViews } from './notification.ts';

const person = z.object({ id, name: z.string() });

export const NotificationQuery = HistoryQuery.extend({ show: z.enum(notificationViews).default('all') });
export type NotificationQuery = z.output<typeof NotificationQuery>;

/** One thing somebody was told, in their language, and where it leads. */
export const Notification = z.object({
  id,
  at: z.string(),
  /** A name of the code. */
  kind: z.string(),
  category: z.enum(categoryNames),
  /** What it is about: notifications of one record stand together. */
  subject: z.object({ id, name: z.string() }),
  /** Null once the person is gone, or when the product acted by itself. */
  by: person.nullable(),
  text: z.string(),
  /** Null where it leads nowhere any more. */
  href: z.string().nullable(),
  isRead: z.boolean(),
  /** Somebody is asked to act: done is done for all who were asked. */
  asks: z.boolean(),
  treated: z.object({ at: z.string(), by: person.nullable() }).nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** No further than a thousand. */
export const NotificationCounts = z.object({
  unread: z.int(),
  toTreat: z.int(),
  /** What others have written, and what was announced. */
  messages: z.int(),
});
export type NotificationCounts = z.infer<typeof NotificationCounts>;

const channel = z.enum(noticeChannels);
/** Null: nothing was chosen, and each kind is told as it suggests. */
export const NoticeChoices = z.object({
  choices: z.array(
    z.object({ category: z.enum(categoryNames), channel: channel.nullable(), suggested: z.enum([...noticeChannels, 'mixed']) }),
  ),
});
export type NoticeChoices = z.infer<typeof NoticeChoices>;
export const NoticeChoicesInput = z.strictObject({
  choices: z.array(z.strictObject({ category: z.enum(categoryNames), channel: channel.nullable() })).max(categoryNames.length),
});
