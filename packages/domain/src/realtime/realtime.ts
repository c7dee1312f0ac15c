import type { NotificationCounts } from '../notifications/notification-schema.ts';

/** Section 9. */
export const realtimeRules = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 } as const;
/** While no live connection stands. */
export const pollSeconds = 30;

/** The public channel of section 7. */
export const publicChannels: readonly string[] = ['chat'];

/** Sent on the channel of a person when their notifications have changed, or what they may have on screen: the counts, and which one is new. */
export const notificationsChanged = 'notifications.changed';
export type NotificationsChanged = { id: string | null; isStale: boolean } & NotificationCounts;

/** The channel of one person: nobody else may join it. */
export const userChannel = (userId: string): string => `private-user.${userId}`;
