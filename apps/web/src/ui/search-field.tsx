import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './search-field.module.css';
import { isBusyElsewhere, stepRow } from './table-keys.ts';

type SearchFieldProps = {
  label: string;
  value: string;
  onType: (text: string) => void;
  maxLength?: number;
  /** Where a page is there to be searched. */
  isLarge?: boolean;
};

/** What narrows the rows of a page: `/` leads to it, Escape empties it and then leaves it, the arrow leads down to the rows. */
export function SearchField({ label, value, onType, maxLength = 100, isLarge }: SearchFieldProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || isBusyElsewhere(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const clear = () => {
    onType('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      type="search"
      className={classes.search}
      size={isLarge ? 'md' : 'sm'}
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={maxLength}
      autoComplete="off"
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') value ? clear() : event.currentTarget.blur();
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        stepRow(document.body, 1);
      }}
      leftSection={<IconSearch size={isLarge ? 18 : 16} stroke={1.6} />}
      rightSection={
        value ? (
          <CloseButton size="sm" aria-label={t('table.clearSearch')} onClick={clear} />
        ) : (
          <Kbd size="xs" aria-hidden>
            /
          </Kbd>
        )
      }
    />
  );
}
