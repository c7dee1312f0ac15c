import { excerptOf } from '@jalon/domain/core/words';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Dialog } from '../ui/form-dialog.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { foundQuery } from './chat.api.ts';
import { useDayWords } from './day-words.ts';
import classes from './find-dialog.module.css';
import { useGoToMessage } from './use-go-to-message.ts';

/** As much as two lines hold. */
const excerptMax = 140;

/** The messages of one conversation that hold some words, around them. Each leads to its place. */
export default function FindDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { t } = useTexts();
  const days = useDayWords();
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const { data } = useQuery({ ...foundQuery(conversationId, q), enabled: q !== '' });
  const goTo = useGoToMessage(conversationId);
  const [wanted, setWanted] = useState<number>();
  const go = (sequence: number) => {
    setWanted(sequence);
    setOpen(false);
  };
  // The dialog gives the focus back first.
  const leave = () => {
    onClose();
    if (wanted !== undefined) void goTo(wanted);
  };
  const found = q ? data?.messages : undefined;
  return (
    <Dialog title={t('chat.findIn')} isOpen={isOpen} onClose={() => setOpen(false)} onClosed={leave} isWide>
      <TextInput
        type="search"
        aria-label={t('chat.findInField')}
        placeholder={t('chat.findInField')}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        data-autofocus
      />
      <p className={classes.count} role="status">
        {found && (found.length === 0 ? t('chat.nothingIn') : t('chat.results', { count: found.length }))}
      </p>
      <ul className={classes.found}>
        {found?.map(({ id, sequence, text, sentAt }) => (
          <li key={id}>
            <button type="button" onClick={() => go(sequence)}>
              <span>
                <Highlight text={excerptOf(text, q, excerptMax)} query={q} />
              </span>
              <small>
                {days.day(sentAt)}, {days.time(sentAt)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
