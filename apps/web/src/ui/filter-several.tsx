import { severalLimit } from '@jalon/domain/core/listing';
import { holdsWords } from '@jalon/domain/core/words';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { CountedLabel } from './counted-label.tsx';
import classes from './filter-chip.module.css';
import { FilterChip } from './filter-chip.tsx';
import { FilterSearch } from './filter-search.tsx';
import type { FilterOption, SeveralFilter } from './table-column.ts';

type SeveralProps = {
  filter: SeveralFilter;
  value: string | undefined;
  /** What follows the first tick is part of the same step. */
  onPick: (value: string | undefined, isPartOfStep?: boolean) => void;
};

/** Names of that many are read at a glance; more are counted. */
const named = 2;
/** Enough to see them all at once: no search is needed. */
const few = 8;

/** Several of the values of a filter: rows that have one of them, or all where the filter says so. */
export function FilterSeveral({ filter, value, onPick }: SeveralProps) {
  const { label, options } = filter;
  const format = useFormat();
  const picked = value?.split(',') ?? [];
  const nameOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  const shown = picked.length > named ? format.number(picked.length) : picked.map(nameOf).join(', ');
  return (
    <FilterChip label={label} shown={shown || undefined} onRemove={() => onPick(undefined)}>
      {() => <Choices filter={filter} picked={picked} onChange={(next, isPart) => onPick(next.join(',') || undefined, isPart)} />}
    </FilterChip>
  );
}

type ChoicesProps = { filter: SeveralFilter; picked: string[]; onChange: (picked: string[], isPartOfStep: boolean) => void };

function Choices({
  filter: { label, options, hint, isOpen = false, known: length = options.length },
  picked: given,
  onChange,
}: ChoicesProps) {
  const { t } = useTexts();
  const described = useId();
  const [typed, setTyped] = useState('');
  const hasChanged = useRef(false);
  const search = useRef<HTMLInputElement>(null);
  // Those picked when it opened come first and keep their place: nothing moves under the pointer.
  const [first] = useState(given);
  // The address follows a moment later: a second tick must not begin from before the first.
  const [picked, setPicked] = useState(given);
  const isLong = isOpen || length > few;
  const text = typed.replaceAll(',', ' ').trim();
  const known = [...options, ...unknownOf(picked, options)];
  const inOrder = isLong
    ? [...known.filter((one) => first.includes(one.value)), ...known.filter((one) => !first.includes(one.value))]
    : known;
  const fitting = inOrder.filter((one) => holdsWords(one.label, text));
  const isNew = isOpen && text !== '' && !known.some((one) => one.label.toLowerCase() === text.toLowerCase());

  const toggle = (value: string) => {
    const next = picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value];
    setPicked(next);
    onChange(next, hasChanged.current);
    hasChanged.current = true;
  };
  // The button that added it goes, and the next one is typed where this one was.
  const add = (value: string) => {
    search.current?.focus();
    setTyped('');
    toggle(value);
  };
  // Enter takes the only one there is, or what is typed where that is a value too.
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text === '') return;
    event.preventDefault();
    const only = fitting.length === 1 ? fitting[0] : fitting.find((one) => one.label.toLowerCase() === text.toLowerCase());
    if (only) add(only.value);
    else if (isNew) add(text);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk the boxes, as Tab does
    <div onKeyDown={walk}>
      {isLong && <FilterSearch ref={search} label={label} value={typed} onType={setTyped} onKeyDown={take} />}
      {hint && (
        <p id={described} className={classes.hint}>
          {hint}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label={label} aria-describedby={hint && described} className={classes.choices}>
        {fitting.map((one, index) => (
          <Fragment key={one.value}>
            {groupOf(one, first) !== undefined && groupOf(one, first) !== groupOf(fitting[index - 1], first) && (
              <div className={classes.label}>{one.group}</div>
            )}
            <Checkbox
              size="xs"
              className={classes.choice}
              label={<CountedLabel option={one} />}
              checked={picked.includes(one.value)}
              disabled={picked.length >= severalLimit && !picked.includes(one.value)}
              onChange={() => toggle(one.value)}
            />
          </Fragment>
        ))}
        {isNew && (
          <Button variant="subtle" size="compact-sm" justify="start" leftSection={<IconPlus size={14} />} onClick={() => add(text)}>
            {t('table.addTyped', { text })}
          </Button>
        )}
        {fitting.length === 0 && !isNew && <p className={classes.hint}>{t('table.nothingFound')}</p>}
      </div>
    </div>
  );
}

/** What an address names and the list of choices has not, or not yet: shown as it is, so that it can be taken back. */
const unknownOf = (picked: string[], options: FilterOption[]): FilterOption[] =>
  picked.filter((one) => !options.some(({ value }) => value === one)).map((value) => ({ value, label: value }));

/** Those that stand first are out of their groups. */
const groupOf = (one: FilterOption | undefined, first: string[]): string | undefined =>
  one && !first.includes(one.value) ? one.group : undefined;

export function walk(event: KeyboardEvent<HTMLElement>): void {
  // The page below has keys of its own.
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not(:disabled), button')];
  const at = fields.indexOf(document.activeElement as HTMLElement);
  fields[Math.min(Math.max(at + step, 0), fields.length - 1)]?.focus();
}
