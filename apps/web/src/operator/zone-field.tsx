import { holdsWords } from '@jalon/domain/core/words';
import { type ComboboxItem, type ComboboxParsedItem, Select, type SelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { zoneGroups, zoneWord } from '../core/zone-words.ts';

type ZoneFieldProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> & { value: string; onPick: (zone: string) => void };

/** A time zone, found by its city, its country, its offset or its own name. */
export function ZoneField({ value, onPick, ...field }: ZoneFieldProps) {
  const { t, language } = useTexts();
  const [isOpened, setOpened] = useState(false);
  // Four hundred of them take their time to be worded: only for whoever chooses.
  const groups = useMemo(() => (isOpened ? zoneGroups(language, t('operator.otherZones')) : []), [isOpened, language, t]);
  const chosen = { value, label: zoneWord(value || 'UTC', language) };
  const isThere = groups.some(({ items }) => items.some((item) => item.value === value));
  return (
    <Select
      {...field}
      clearable
      searchable
      maxDropdownHeight={320}
      nothingFoundMessage={t('operator.noZone')}
      onDropdownOpen={() => setOpened(true)}
      data={isThere || !value ? groups : [chosen, ...groups]}
      value={value || null}
      onChange={(picked) => onPick(picked ?? '')}
      filter={({ options, search }) => fitting(options, search.trim() === chosen.label ? '' : search)}
    />
  );
}

/** Groups that have something of what is looked for, with that. */
function fitting(options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  const fits = ({ value, label }: ComboboxItem, group = '') => holdsWords(`${label} ${value.replaceAll('_', ' ')} ${group}`, search);
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return fits(option) ? [option] : [];
    const items = option.items.filter((item) => typeof item === 'object' && fits(item, String(option.group)));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
}
