import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';
import { notificationActions } from './notification.ts';
import { NoticeChoices, NoticeChoicesInput, Notification, NotificationCounts, NotificationQuery } from './notification-schema.ts';

const Counted = z.object({ counts: NotificationCounts });
/** When everything was marked as read: what undoing it needs to know. */
const readAt = z.iso.datetime().refine((text) => text > '1970', 'validation.invalid');

/** What one was told: one's own, whatever the type of account. */
export const notificationApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'What one was told, newest first: all, the unread, or what waits for an act',
    guards: member,
    query: NotificationQuery,
    response: pageOf(Notification),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/notifications/counts',
    summary: 'How many are unread, and how many wait for an act',
    guards: member,
    response: NotificationCounts,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/notifications/:id/:action',
    summary: 'Mark one as read or unread for oneself, or as treated or not for all who were asked',
    guards: member,
    params: z.object({ id, action: z.enum(notificationActions) }),
    response: Counted,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notifications/read-all',
    summary: 'Mark all as read, up to the newest one that was seen; the answer has what undoes it',
    guards: member,
    body: z.strictObject({ until: id.optional() }),
    response: Counted.extend({ readAt, marked: z.int() }),
  }),
  unreadAll: endpoint({
    method: 'POST',
    path: '/api/notifications/unread-all',
    summary: 'Undo having marked all as read',
    guards: member,
    body: z.strictObject({ readAt }),
    response: Counted,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'How one is told, by what it is about',
    guards: member,
    response: NoticeChoices,
  }),
  prefer: endpoint({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Choose how one is told; what is not named stays as it is',
    guards: member,
    body: NoticeChoicesInput,
    response: NoticeChoices,
  }),
};
