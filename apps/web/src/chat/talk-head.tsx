import type { Conversation } from '@jalon/domain/chat/chat-schema';
import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff, IconDots, IconInfoCircle, IconLock, IconLockOpen, IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { later } from '../ui/later.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf, useAboutWords } from './about-words.ts';
import { BackToList } from './back-to-list.tsx';
import { refreshChat } from './chat.api.ts';
import { LiveFace } from './live-face.tsx';
import classes from './talk.module.css';

const FindDialog = later(() => import('./find-dialog.tsx'));

/** Whom one talks with, whether they are there, and what can be done with the conversation. */
export function TalkHead({ talk, isOnline, onSide }: { talk: Conversation; isOnline: boolean; onSide: () => void }) {
  const { t } = useTexts();
  const about = useAboutWords();
  const [isFinding, setFinding] = useState(false);
  const { other, first } = talk;
  const names = first ? `${nameOf(first)}, ${nameOf(other)}` : nameOf(other);
  return (
    <header className={classes.head}>
      <BackToList />
      <LiveFace person={other} size={40} isOnline={isOnline} />
      <div className={classes.who}>
        <h2>{names}</h2>
        <p>
          <span>{t(isOnline ? 'chat.online' : 'chat.away')}</span>
          {other.company && <span className={classes.wide}>{other.company}</span>}
          <span>{about(talk.about, other)}</span>
        </p>
      </div>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('chat.findIn')} onClick={() => setFinding(true)}>
        <IconSearch size={18} stroke={1.75} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={36} className={classes.info} aria-label={t('chat.side')} onClick={onSide}>
        <IconInfoCircle size={18} stroke={1.75} />
      </ActionIcon>
      <TalkMenu talk={talk} />
      {isFinding && <FindDialog conversationId={talk.id} onClose={() => setFinding(false)} />}
    </header>
  );
}

function TalkMenu({ talk: { id, role, isMuted, actions } }: { talk: Conversation }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const act = (sent: Promise<unknown>, onDone: () => void) => void sent.then(onDone, toast.failed).finally(() => refreshChat(client, id));
  const does = (sent: Promise<unknown>, done: string) => act(sent, () => toast.done(done));
  const params = { id };
  const mute = () =>
    does(call('PUT /api/conversations/:id/muted', { params, body: { isMuted: !isMuted } }), t(isMuted ? 'chat.unmuted' : 'chat.muted'));
  const close = async () => {
    if (await confirm({ title: t('chat.closeTitle'), text: t('chat.closeText'), confirm: t('chat.close'), isDanger: true }))
      act(call('POST /api/conversations/:id/close', { params }), () => toast.undoable(t('chat.closeDone'), open));
  };
  const open = async () => {
    await call('POST /api/conversations/:id/reopen', { params }).finally(() => refreshChat(client, id));
  };
  const reopen = () => does(open(), t('chat.reopenDone'));
  if (role !== 'member' && actions.length === 0) return null;
  return (
    <Menu
      button={(props) => (
        <ActionIcon {...props} variant="subtle" color="gray" size={36} aria-label={t('chat.actions')}>
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      )}
    >
      {role === 'member' && (
        <MenuItem icon={isMuted ? IconBell : IconBellOff} onPick={mute}>
          {t(isMuted ? 'chat.unmute' : 'chat.mute')}
        </MenuItem>
      )}
      {actions.includes('reopen') && (
        <MenuItem icon={IconLockOpen} onPick={reopen}>
          {t('chat.reopen')}
        </MenuItem>
      )}
      {actions.includes('close') && (
        <MenuItem icon={IconLock} isDanger onPick={() => void close()}>
          {t('chat.close')}
        </MenuItem>
      )}
    </Menu>
  );
}
