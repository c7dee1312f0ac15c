import { TextInput } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from './filter-chip.module.css';

type FilterSearchProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Where one types to find a choice of a filter. */
export function FilterSearch({ ref, label, value, onType, onKeyDown }: FilterSearchProps) {
  const { t } = useTexts();
  const name = t('table.searchIn', { name: label });
  return (
    <TextInput
      ref={ref}
      type="search"
      size="xs"
      className={classes.search}
      aria-label={name}
      placeholder={name}
      value={value}
      maxLength={50}
      autoComplete="off"
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
