import { holdsWords } from '@jalon/domain/core/words';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { OptionName } from './face.tsx';
import classes from './filter-chip.module.css';
import { FilterChip } from './filter-chip.tsx';
import { FilterSearch } from './filter-search.tsx';
import { walk } from './filter-several.tsx';
import type { Option } from './finding.ts';
import menu from './menu.module.css';
import type { FoundFilter } from './table-column.ts';

type FoundProps = { filter: FoundFilter; value: string | undefined; onPick: (value: string | undefined) => void };

/** One of many records, looked for by a word of its name however many there are. */
export function FilterFound({ filter, value, onPick }: FoundProps) {
  const [chosen, setChosen] = useState<Option>();
  const isChosen = value !== undefined && chosen?.id === value;
  // One that the address names was not looked for here.
  const { data } = useQuery({ ...filter.named(value ?? ''), staleTime: 300_000, enabled: value !== undefined && !isChosen });
  const shown = value === undefined ? undefined : ((isChosen ? chosen : data)?.name ?? '1');
  return (
    <FilterChip label={filter.label} shown={shown} onRemove={() => onPick(undefined)}>
      {(close) => (
        <Choices
          {...{ filter, value }}
          onChoose={(option) => {
            setChosen(option);
            onPick(option.id);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

type ChoicesProps = { filter: Pick<FoundFilter, 'label' | 'find'>; value?: string | undefined; onChoose: (option: Option) => void };

/** A search and what it finds. */
export function Choices({ filter: { label, find }, value, onChoose }: ChoicesProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, 200);
  const { data, isFetching, isPlaceholderData } = useQuery({ ...find(q), placeholderData: keepPreviousData });
  // Until the answer comes, those of the search before are shown as far as they fit this one.
  const isOfBefore = wanted !== q || isPlaceholderData;
  const fitting = (data?.found ?? []).filter(({ name }) => !isOfBefore || holdsWords(name, wanted));
  const take = (event: KeyboardEvent) => {
    const [only] = fitting;
    if (event.key !== 'Enter' || wanted === '' || isOfBefore || !only || fitting.length > 1) return;
    event.preventDefault();
    onChoose(only);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk the choices, as Tab does
    <div onKeyDown={walk}>
      <FilterSearch label={label} value={typed} onType={setTyped} onKeyDown={take} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label={label} className={classes.choices}>
        {fitting.map((option) => (
          <button key={option.id} type="button" className={menu.item} aria-pressed={option.id === value} onClick={() => onChoose(option)}>
            <OptionName option={option} />
          </button>
        ))}
        {fitting.length === 0 && <p className={classes.hint}>{t(isFetching || isOfBefore ? 'table.searching' : 'table.nothingFound')}</p>}
      </div>
    </div>
  );
}
