import { Checkbox, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './pick-list.module.css';

type Option = { id: string; name: string };
type PickListProps = {
  label: string;
  searchLabel: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** Said when there is nothing to choose from. */
  empty: string;
};

/** Enough to see them all at once: no search is needed. */
const few = 8;
/** Nobody reads more; a search finds the others. */
const shownAtMost = 50;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Several of many, by ticking. Those chosen when it opened come first. */
export function PickList({ label, searchLabel, options, chosen, onChange, empty }: PickListProps) {
  const { t } = useTexts();
  const format = useFormat();
  const hint = useId();
  const [typed, setTyped] = useState('');
  const [first] = useState(() => new Set(chosen));
  const words = folded(typed).split(/\s+/);
  const sorted = options.toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  const found = sorted.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const note =
    options.length === 0
      ? empty
      : found.length === 0
        ? t('table.pickNothing')
        : t('table.picked', { count: chosen.length, shown: format.number(chosen.length) });
  return (
    <fieldset className={classes.frame} aria-describedby={hint}>
      <legend>{label}</legend>
      {options.length > few && (
        <TextInput
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Enter looks for what is typed; it does not send what is ticked.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
        />
      )}
      {found.length > 0 && (
        <div className={classes.list}>
          {found.slice(0, shownAtMost).map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          ))}
          {found.length > shownAtMost && (
            <Text size="sm" c="dimmed">
              {t('table.pickMore')}
            </Text>
          )}
        </div>
      )}
      <Text id={hint} size="sm" c="dimmed" role="status">
        {note}
      </Text>
    </fieldset>
  );
}
