import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member, working } from '../core/routes.ts';
import { admin } from '../core/rules.ts';
import {
  Announcement,
  AnnouncementInput,
  Announcements,
  Conversation,
  ConversationInput,
  ConversationPage,
  ConversationQuery,
  Message,
  MessageEdit,
  MessageInput,
  MessageQuery,
  Messages,
  MuteInput,
  Reachable,
  ReachableQuery,
  ReadInput,
  ReportInput,
} from './chat-schema.ts';

const path = '/api/conversations';
const params = z.object({ id });
const ofMessage = z.object({ id, messageId: id });
const Done = z.object({ done: z.literal(true) });
// Section 6: whoever is signed in, verified and active. With whom and about what, the records say.
const guards = member;

/** Conversations between people who share a record, and what the operator announces. Read by the two alone, and not with somebody's eyes. */
export const chatApi = {
  list: endpoint({
    ...{ method: 'GET', path, summary: 'One’s own conversations, the latest first', guards, isPersonal: true },
    ...{ query: ConversationQuery, response: ConversationPage },
  }),
  reachable: endpoint({
    ...{ method: 'GET', path: `${path}/people`, summary: 'Whom one may write to, and about what', guards, isPersonal: true },
    ...{ query: ReachableQuery, response: z.array(Reachable) },
  }),
  open: endpoint({
    ...{ method: 'POST', path, summary: 'The conversation with somebody about a record: a new one, or the one there is', guards },
    ...{ body: ConversationInput, response: Conversation, status: 201 },
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One conversation',
    guards,
    isPersonal: true,
    params,
    response: Conversation,
  }),
  messages: endpoint({
    ...{ method: 'GET', path: `${path}/:id/messages`, summary: 'Messages before a place, or what has changed since', guards, params },
    ...{ query: MessageQuery, response: Messages, isPersonal: true },
  }),
  send: endpoint({
    ...{ method: 'POST', path: `${path}/:id/messages`, summary: 'Write a message; the same id again gives the same message', guards },
    ...{ params, body: MessageInput, response: Message, status: 201 },
  }),
  edit: endpoint({
    ...{ method: 'PUT', path: `${path}/:id/messages/:messageId`, summary: 'Change what one has just written', guards },
    ...{ params: ofMessage, body: MessageEdit, response: Message },
  }),
  remove: endpoint({
    ...{ method: 'DELETE', path: `${path}/:id/messages/:messageId`, summary: 'Take back what one has just written', guards },
    ...{ params: ofMessage, response: Message },
  }),
  report: endpoint({
    ...{ method: 'POST', path: `${path}/:id/messages/:messageId/report`, summary: 'Tell the administrators of a message', guards },
    ...{ params: ofMessage, body: ReportInput, response: Done },
  }),
  seen: endpoint({
    ...{ method: 'POST', path: `${path}/:id/read`, summary: 'Say how far one has read: only further', guards },
    ...{ params, body: ReadInput, response: z.object({ readSequence: z.int(), unread: z.int() }) },
  }),
  mute: endpoint({
    ...{ method: 'PUT', path: `${path}/:id/muted`, summary: 'No letters about a conversation, or again', guards },
    ...{ params, body: MuteInput, response: Conversation },
  }),
  close: endpoint({ method: 'POST', path: `${path}/:id/close`, summary: 'End a conversation', guards, params, response: Conversation }),
  reopen: endpoint({
    ...{ method: 'POST', path: `${path}/:id/reopen`, summary: 'Open a conversation again that one has ended, or looks after', guards },
    ...{ params, response: Conversation },
  }),
  file: endpoint({
    ...{ method: 'GET', path: `${path}/:id/files/:fileId`, summary: 'A file of a conversation, as it was sent', guards },
    ...{ params: z.object({ id, fileId: id }), query: z.strictObject({ as: z.enum(['download', 'preview']).default('download') }) },
    ...{ response: 'file', isPersonal: true },
  }),
  announcements: endpoint({
    ...{ method: 'GET', path: '/api/announcements', summary: 'What the operator has announced, the latest last', guards },
    response: Announcements,
  }),
  announce: endpoint({
    ...{ method: 'POST', path: '/api/announcements', summary: 'Announce something to everybody, or to one type of account' },
    ...{ guards: working },
    ...{ by: [admin], body: AnnouncementInput, response: Announcement, status: 201, idempotent: true },
  }),
  announcementsSeen: endpoint({
    ...{ method: 'POST', path: '/api/announcements/read', summary: 'Say that one has read what was announced', guards, response: Done },
  }),
};
