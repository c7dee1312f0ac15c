import { randomUUIDv7 } from 'node:crypto';
import type { ConversationAction } from '@jalon/domain/chat/chat';
import { chatApi } from '@jalon/domain/chat/chat-api';
import type { User } from '@jalon/domain/core/actor';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { fileKey, findFile } from '../files/files.queries.ts';
import { insertAnnouncement, listAnnouncements, readAnnouncements } from './announcements.queries.ts';
import { labelOf } from './chat.letters.ts';
import { findConversation, listConversations, listMessages } from './chat.queries.ts';
import { listReachable } from './chat.reachable.ts';
import { changeMessage, changeState, markRead, mute, openConversation, reportMessage, sendMessage } from './chat.writes.ts';

const done = { done: true } as const;

export function mountChat(kernel: Kernel, files: Files): void {
  serve(kernel, chatApi.list, ({ tx, actor, query }) => listConversations(tx, actor, query));
  serve(kernel, chatApi.reachable, ({ tx, actor, query }) => listReachable(tx, actor, query));
  serve(kernel, chatApi.read, ({ tx, actor, params: { id } }) => findConversation(tx, actor, id));

  serve(kernel, chatApi.open, async ({ tx, actor, body, requestId }) => {
    const { id, isNew } = await openConversation(tx, actor, randomUUIDv7(), body);
    if (isNew) await record(tx, 'conversation.open', { subjectId: id, by: actor.id, requestId, label: await labelOf(tx, id) });
    return findConversation(tx, actor, id);
  });

  serve(kernel, chatApi.messages, ({ tx, actor, params: { id }, query }) => listMessages(tx, actor, id, query));
  serve(kernel, chatApi.send, ({ tx, actor, params: { id }, body }) => sendMessage(tx, actor, id, body));
  serve(kernel, chatApi.edit, ({ tx, actor, params, body }) => changeMessage(tx, actor, params, body));
  serve(kernel, chatApi.remove, ({ tx, actor, params }) => changeMessage(tx, actor, params, 'gone'));
  serve(kernel, chatApi.seen, ({ tx, actor, params: { id }, body: { sequence } }) => markRead(tx, actor, id, sequence));
  serve(kernel, chatApi.mute, async ({ tx, actor, params: { id }, body: { isMuted } }) => {
    await mute(tx, actor, id, isMuted);
    return findConversation(tx, actor, id);
  });

  serve(kernel, chatApi.report, async ({ tx, actor, params, body: { reason }, requestId }) => {
    if (!(await reportMessage(tx, actor, params))) return done;
    const label = await labelOf(tx, params.id);
    await record(tx, 'conversation.report', { subjectId: params.id, by: actor.id, requestId, label, after: { reason } });
    return done;
  });

  const changing =
    (action: ConversationAction) =>
    async ({ tx, actor, params: { id }, requestId }: { tx: Tx; actor: User; params: { id: string }; requestId: string }) => {
      await changeState(tx, actor, id, action);
      await record(tx, `conversation.${action}`, { subjectId: id, by: actor.id, requestId, label: await labelOf(tx, id) });
      return findConversation(tx, actor, id);
    };
  serve(kernel, chatApi.close, changing('close'));
  serve(kernel, chatApi.reopen, changing('reopen'));

  serve(kernel, chatApi.file, async ({ tx, actor, params: { id, fileId }, query }) => {
    await findConversation(tx, actor, id);
    const { name, type, size, contentId } = (await findFile(tx, { kind: 'conversation', id }, fileId)) ?? missing();
    const content = (await files.open(fileKey(contentId))) ?? missing();
    return { name, type, size, content, isPreview: query.as === 'preview' };
  });

  serve(kernel, chatApi.announcements, async ({ tx, actor }) => {
    const announcements = await listAnnouncements(tx, actor);
    return { announcements, unread: announcements.filter(({ isRead }) => !isRead).length };
  });
  serve(kernel, chatApi.announce, async ({ tx, actor, body, requestId }) => {
    const announcement = await insertAnnouncement(tx, actor, { id: randomUUIDv7(), ...body });
    await record(tx, 'announcement.send', { subjectId: announcement.id, by: actor.id, requestId });
    return announcement;
  });
  serve(kernel, chatApi.announcementsSeen, async ({ tx, actor }) => {
    await readAnnouncements(tx, actor);
    return done;
  });
}
