import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import { isBusyElsewhere } from '../ui/table-keys.ts';
import { noteMissed } from './faq.api.ts';
import classes from './faq.module.css';

export function FaqSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || isBusyElsewhere(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <search>
      <TextInput
        ref={input}
        type="search"
        classNames={{ input: classes.search }}
        aria-label={t('faq.search')}
        placeholder={t('faq.search')}
        value={value}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('[data-question]')?.focus();
        }}
        leftSectionWidth={48}
        leftSection={<IconSearch size={20} stroke={1.6} />}
        rightSectionWidth={48}
        rightSection={value && <CloseButton aria-label={t('faq.clear')} onClick={clear} />}
      />
    </search>
  );
}

/** Long enough that nobody is in the middle of a word. */
const patience = 1500;

/** Tells those who write what was looked for and is not there, once for each text. */
export function useMissed(query: string, isNothing: boolean): void {
  const noted = useRef(new Set<string>());
  const text = query.trim().toLowerCase();
  useEffect(() => {
    if (!isNothing || text.length < 3 || noted.current.has(text)) return;
    const timer = setTimeout(() => {
      noted.current.add(text);
      noteMissed(text);
    }, patience);
    return () => clearTimeout(timer);
  }, [text, isNothing]);
}
