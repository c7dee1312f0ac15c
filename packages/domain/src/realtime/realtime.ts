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

/** Sent on the channel of the two who talk: something has changed in a conversation. What it is, they ask for. */
export const chatChanged = 'chat.changed';
export type ChatChanged = { conversationId: string };

/** Section 7: said on the public channel when something was announced, and nothing of what it is. */
export const announced = { channel: 'chat', event: 'message' } as const;

/** Who has a conversation open, and who is writing there: joined by the two who talk, and by nobody else. */
export const conversationChannel = (conversationId: string): string => `presence-conversation.${conversationId}`;
/** Undefined where it is the channel of no conversation. */
export const conversationOf = (channel: string): string | undefined =>
  /^presence-conversation\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(channel)?.[1];
/** The one thing that clients say to each other. */
export const typing = 'client-typing';

const ofUser = 'private-user.';
/** The channel of one person: nobody else may join it. */
export const userChannel = (userId: string): string => `${ofUser}${userId}`;
/** Undefined where it is the channel of no person. */
export const userOf = (channel: string): string | undefined => (channel.startsWith(ofUser) ? channel.slice(ofUser.length) : undefined);
