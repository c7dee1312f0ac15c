import { isEditable } from '@jalon/domain/chat/chat';
import type { Conversation, Message } from '@jalon/domain/chat/chat-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Failure } from '../ui/failure.tsx';
import { useToast } from '../ui/toast.tsx';
import { usePageFiles } from '../ui/use-page-files.ts';
import { nameOf, useAboutWords } from './about-words.ts';
import { changeThread, refreshChat, sought, threadQuery } from './chat.api.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { NetworkBanner } from './network-banner.tsx';
import { outbox, useOutbox } from './outbox.ts';
import classes from './talk.module.css';
import { TalkAbout } from './talk-about.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkShut } from './talk-shut.tsx';
import { noThread, withOwn } from './thread.ts';
import { useAttachments } from './use-attachments.ts';
import { useGoToMessage } from './use-go-to-message.ts';
import { useMessageActs } from './use-message-acts.ts';
import { usePresence } from './use-presence.ts';

/** One conversation: who it is with, what was said, and where one writes. */
export function Talk({ talk, onSide }: { talk: Conversation; onSide: () => void }) {
  const { t } = useTexts();
  const user = useUser();
  const { data: thread = noThread, error, isPending, refetch } = useQuery(threadQuery(talk.id));
  const { isHere, isTyping, sayTyping, heard } = usePresence(talk.id, talk.other.id, talk.role === 'member');
  const unsent = useOutbox().filter(({ conversationId }) => conversationId === talk.id);
  // As it was when one came: the mark of what is new stays while one reads.
  const [readUpTo] = useState(talk.readSequence);
  const writing = useWriting(talk, thread.messages, sayTyping);
  const acts = useMessageActs(talk, writing.edit);
  useSought(talk.id, !isPending);
  const last = thread.messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come was being written
  useEffect(() => {
    if (last?.authorId === talk.other.id) heard();
  }, [last?.id]);
  return (
    <section className={classes.talk} aria-label={t('chat.conversationWith', { name: nameOf(talk.other) })}>
      <TalkHead talk={talk} isOnline={isHere || isTyping || talk.other.isOnline} onSide={onSide} />
      <TalkAbout about={talk.about} />
      <NetworkBanner unsent={unsent} />
      {error && isPending && <Failure error={error} onRetry={refetch} />}
      <MessageLog
        talk={talk}
        thread={thread}
        unsent={unsent}
        myId={user.id}
        readUpTo={talk.role === 'member' ? readUpTo : talk.lastSequence}
        acts={talk.role === 'member' ? acts : undefined}
        typing={isTyping ? t('chat.typing', { name: talk.other.firstName }) : null}
      />
      {talk.shut ? <TalkShut talk={talk} shut={talk.shut} /> : <Composer {...writing.props} />}
    </section>
  );
}

/** Goes to the message that the address names, each time it was asked for. */
function useSought(id: string, isReady: boolean): void {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const goTo = useGoToMessage(id);
  const place = Number(params.get(sought));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (isReady && place > 0) void goTo(place);
  }, [goTo, isReady, place, key]);
}

/** What is being written, with its files; or one of one's own that is being changed. */
function useWriting(talk: Conversation, messages: readonly Message[], sayTyping: () => void) {
  const { t } = useTexts();
  const user = useUser();
  const toast = useToast();
  const client = useQueryClient();
  const about = useAboutWords();
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<Message>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { attachments, add, remove, clear, isSending } = useAttachments();
  usePageFiles(talk.shut === null, (file) => add([file]));
  const edit = (message: Message) => {
    setEditing(message);
    setText(message.text);
    field.current?.focus();
  };
  const stopEditing = () => {
    setEditing(undefined);
    setText('');
  };
  const save = async (message: Message, changed: string) => {
    stopEditing();
    try {
      const params = { id: talk.id, messageId: message.id };
      const saved = await call('PUT /api/conversations/:id/messages/:messageId', { params, body: { text: changed } });
      changeThread(client, talk.id, (thread) => withOwn(thread, saved));
      refreshChat(client, talk.id);
    } catch (error) {
      edit({ ...message, text: changed });
      toast.failed(error);
    }
  };
  const send = () => {
    if (editing) return void save(editing, text.trim());
    outbox.send(
      talk.id,
      text.trim(),
      attachments.flatMap(({ kept }) => kept ?? []),
    );
    setText('');
    clear();
    field.current?.focus();
  };
  const isEmpty = text.trim() === '' && (editing !== undefined || attachments.length === 0);
  const { firstName: name } = talk.other;
  const { kind, title } = talk.about;
  const props = {
    ...{ text, attachments, editing, field, onFiles: add, onDetach: remove, onStopEditing: stopEditing, onSend: send },
    label:
      kind === 'portfolio' || !title
        ? t('chat.placeholder', { name })
        : t('chat.placeholderAbout', { name, title: about(talk.about, talk.other) }),
    isReady: !isEmpty && !isSending,
    onType: (typed: string) => {
      setText(typed);
      if (typed) sayTyping();
    },
    onEditLast: () => {
      const own = messages.findLast(({ authorId, isDeleted, text: said }) => authorId === user.id && !isDeleted && said !== '');
      if (own && isEditable(own.sentAt, Date.now())) edit(own);
    },
  };
  return { props, edit };
}
