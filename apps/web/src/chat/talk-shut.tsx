import type { Conversation } from '@jalon/domain/chat/chat-schema';
import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useDayWords } from './day-words.ts';
import classes from './talk.module.css';
import { useTurnWords } from './turn-words.ts';
import { useTalkActs } from './use-talk-acts.ts';

/** In the place of the field: why nothing can be written. Of an ended conversation by whom and when, with the way back for who may. */
export function TalkShut({ talk, shut }: { talk: Conversation; shut: NonNullable<Conversation['shut']> }) {
  const { t } = useTexts();
  const days = useDayWords();
  const words = useTurnWords();
  const { reopen } = useTalkActs(talk);
  if (talk.state !== 'closed')
    return (
      <p className={classes.shut} role="status">
        {t(`chat.shut.${shut}`)}
      </p>
    );
  const turn = talk.turns.findLast(({ action }) => action === 'close');
  return (
    <div className={classes.shut} data-closed>
      <p role="status">
        <IconLock size={16} stroke={1.75} aria-hidden />
        <span>{turn ? t('chat.shut.closedBy', { turn: words(turn), at: days.exact(turn.at) }) : t('chat.shut.closed')}</span>
      </p>
      {talk.actions.includes('reopen') && (
        <Button variant="default" size="xs" leftSection={<IconLockOpen size={16} stroke={1.75} />} onClick={reopen}>
          {t('chat.reopenShort')}
        </Button>
      )}
    </div>
  );
}
