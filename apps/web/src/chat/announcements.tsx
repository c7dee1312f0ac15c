import { chatRules } from '@jalon/domain/chat/chat';
import type { AnnouncementAudience } from '@jalon/domain/chat/chat-schema';
import { userTypes } from '@jalon/domain/core/actor';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { newId } from '../core/ids.ts';
import { useOperator } from '../core/operator.ts';
import { useUser } from '../core/session.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { useToast } from '../ui/toast.tsx';
import classes from './announcements.module.css';
import { BackToList } from './back-to-list.tsx';
import { announcementsQuery } from './chat.api.ts';
import { useDayWords } from './day-words.ts';
import { MessageText } from './message-text.tsx';
import talk from './talk.module.css';

const audiences = ['all', ...userTypes] as const satisfies readonly AnnouncementAudience[];

/** What the operator has announced, the latest last. Administrators write here. */
export function Announcements() {
  const { t } = useTexts();
  const title = t('chat.announcements', { operator: useOperator().name });
  const user = useUser();
  const client = useQueryClient();
  const days = useDayWords();
  const { data } = useQuery(announcementsQuery);
  const unread = data?.unread ?? 0;
  useEffect(() => {
    if (unread === 0 || user.seenBy) return;
    call('POST /api/announcements/read', {}, { isQuiet: true }).then(
      () => client.invalidateQueries({ queryKey: announcementsQuery.queryKey }),
      () => undefined,
    );
  }, [client, unread, user.seenBy]);
  return (
    <section className={talk.talk} aria-label={title}>
      <header className={talk.head}>
        <BackToList />
        <img src="/favicon.svg" alt="" width={40} height={40} className={classes.mark} />
        <div className={talk.who}>
          <h2>{title}</h2>
          <p>{t('chat.announcementsText')}</p>
        </div>
      </header>
      <div className={classes.log} role="log" aria-label={title}>
        {data?.announcements.length === 0 && <EmptyState title={t('chat.noAnnouncements')} illustration={<NothingYet />} />}
        {data?.announcements.map(({ id, text, audience, sentAt }) => (
          <article key={id} className={classes.announcement}>
            <p className={classes.text}>
              <MessageText text={text} />
            </p>
            <p className={classes.meta}>
              <IconSpeakerphone size={14} stroke={1.75} aria-hidden />
              {t(`chat.audiences.${audience}`)}
              <time dateTime={sentAt}>
                {days.day(sentAt)}, {days.time(sentAt)}
              </time>
            </p>
          </article>
        ))}
      </div>
      {user.type === 'Admin' && <Announcing />}
    </section>
  );
}

function Announcing() {
  const { t } = useTexts();
  const client = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<AnnouncementAudience>('all');
  const [key, setKey] = useState(newId);
  const announce = async () => {
    const whom = t(`chat.audiences.${audience}`);
    const isSure = await confirm({
      title: t('chat.announceTitle'),
      text: t('chat.announceText', { audience: whom }),
      confirm: t('chat.announce'),
    });
    if (!isSure) return;
    try {
      await call('POST /api/announcements', { body: { audience, text: text.trim() } }, { idempotencyKey: key });
      setText('');
      setKey(newId());
      toast.done(t('chat.announced'));
      void client.invalidateQueries({ queryKey: announcementsQuery.queryKey });
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void announce();
      }}
    >
      <Textarea
        aria-label={t('chat.announcePlaceholder')}
        placeholder={t('chat.announcePlaceholder')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={chatRules.textMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.foot}>
        <NativeSelect
          aria-label={t('chat.audience')}
          value={audience}
          onChange={({ currentTarget }) => setAudience(currentTarget.value as AnnouncementAudience)}
          data={audiences.map((value) => ({ value, label: t(`chat.audiences.${value}`) }))}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('chat.announce')}
        </Button>
      </div>
    </form>
  );
}
