import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { Dialog } from '../ui/form-dialog.tsx';
import { foundQuery } from './chat.api.ts';
import { useDayWords } from './day-words.ts';
import classes from './find-dialog.module.css';

/** The messages of one conversation that hold some words. Those on the page can be gone to. */
export default function FindDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { t } = useTexts();
  const days = useDayWords();
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const { data } = useQuery({ ...foundQuery(conversationId, q), enabled: q !== '' });
  const go = (id: string) => {
    setOpen(false);
    const message = document.getElementById(`message-${id}`);
    // The dialog gives the focus back first.
    setTimeout(() => {
      message?.scrollIntoView({ block: 'center' });
      message?.focus();
    }, 250);
  };
  const found = q ? data?.messages : undefined;
  return (
    <Dialog title={t('chat.findIn')} isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClose} isWide>
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
        {found?.map(({ id, text, sentAt }) => (
          <li key={id}>
            <button type="button" onClick={() => go(id)}>
              <span>{text}</span>
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
