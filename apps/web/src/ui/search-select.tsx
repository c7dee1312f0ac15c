import { holdsWords } from '@jalon/domain/core/words';
import './kit.css';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { OptionName } from './face.tsx';
import type { Finding, Option } from './finding.ts';

type SearchSelectProps = Pick<SelectProps, 'label' | 'aria-label' | 'placeholder' | 'maw' | 'required' | 'error' | 'onBlur'> & {
  /** The one that is chosen, with its name once that is known. */
  chosen: Option | undefined;
  find: (q: string) => Finding;
  /** Said when nothing is found; and of the button that takes the choice back, where there has to be none. */
  words: { none: string; clear?: string };
  onChoose: (option: Option | null) => void;
};

/** One of many, found by a word of its name however many there are. */
export function SearchSelect({ chosen, find, words, onChoose, ...field }: SearchSelectProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(chosen?.name);
  // The field shows the name of the chosen one, as whoever chose it or the server has it: nobody is looking for that.
  const isName = chosen !== undefined && [chosen.name, shown].includes(typed.trim());
  const wanted = isName ? '' : typed.trim();
  const [q] = useDebouncedValue(wanted, 200);
  const { data, isFetching, isPlaceholderData } = useQuery({ ...find(q), placeholderData: keepPreviousData });
  const found = data?.found ?? [];
  // Until the answer comes, those shown are the ones of the search before: nobody is to choose what they did not look for.
  const isOfBefore = wanted !== q || isPlaceholderData;
  const fits = (name: string) => !isOfBefore || holdsWords(name, wanted);
  const isFound = (id: string) => found.some((option) => option.id === id);
  const options = chosen && !isFound(chosen.id) ? [chosen, ...found] : found;
  const name = options.find(({ id }) => id === chosen?.id)?.name;
  if (name && name !== shown) setShown(name);
  const fitting = found.filter(({ name }) => fits(name));
  // Enter takes the only one there is, without walking to it.
  const only = wanted && !isOfBefore && fitting.length === 1 ? fitting[0] : undefined;
  return (
    <Select
      searchable
      openOnFocus={false}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !only) return;
        onChoose(only);
        event.currentTarget.blur();
      }}
      comboboxProps={{ withinPortal: false }}
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': words.clear }}
      nothingFoundMessage={isFetching || isOfBefore ? t('table.searching') : words.none}
      maxDropdownHeight={280}
      renderOption={({ option: { value } }) => {
        const option = options.find(({ id }) => id === value);
        return option && <OptionName option={option} />;
      }}
      // The kit's own place for it is taken by what clears the choice.
      rightSection={chosen && !field.required ? undefined : <IconChevronDown size={16} stroke={1.6} />}
      {...field}
      value={chosen?.id ?? null}
      onChange={(id) => onChoose(options.find((option) => option.id === id) ?? null)}
      onSearchChange={setTyped}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has searched; the chosen one is only among the choices so that the field has its name.
      filter={({ options: all }) => all.filter((option) => 'value' in option && isFound(option.value) && fits(option.label))}
    />
  );
}
