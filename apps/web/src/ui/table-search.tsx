import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './table-toolbar.module.css';

type SearchProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  onSearch: (text: string | undefined) => void;
};

export function TableSearch({ input, label, value, onSearch }: SearchProps) {
  const { t } = useTexts();
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, 300);

  // Going back, or clearing the filters, changes the address under the field; what is being typed is not to be overwritten.
  useEffect(() => {
    if (document.activeElement !== input.current || value === '') setText((now) => (now.trim() === value ? now : value));
  }, [value, input]);

  const type = (typed: string) => {
    setText(typed);
    search(typed.trim() || undefined);
  };
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={100}
      autoComplete="off"
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') text ? clear() : event.currentTarget.blur();
      }}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      rightSection={
        text ? (
          <CloseButton size="sm" aria-label={t('table.clearSearch')} onClick={clear} />
        ) : (
          <Kbd size="xs" aria-hidden className={classes.hint}>
            /
          </Kbd>
        )
      }
    />
  );
}
