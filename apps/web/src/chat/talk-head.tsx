import type { Conversation } from '@jalon/domain/chat/chat-schema';
import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff, IconDots, IconInfoCircle, IconLock, IconLockOpen, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { later } from '../ui/later.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { nameOf, useAboutWords } from './about-words.ts';
import { BackToList } from './back-to-list.tsx';
import { LiveFace } from './live-face.tsx';
import classes from './talk.module.css';
import { useTalkActs } from './use-talk-acts.ts';

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

function TalkMenu({ talk }: { talk: Conversation }) {
  const { t } = useTexts();
  const { mute, close, reopen } = useTalkActs(talk);
  const { role, isMuted, actions } = talk;
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
