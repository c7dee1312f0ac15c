/** What a list of notifications shows. */
export const notificationViews = ['all', 'unread', 'toTreat'] as const;

export const notificationActions = ['read', 'unread', 'treat', 'untreat'] as const;
export type NotificationAction = (typeof notificationActions)[number];
