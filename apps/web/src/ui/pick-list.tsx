import { holdsWords } from '@jalon/domain/core/words';
import { Checkbox, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { OptionName } from './face.tsx';
import { Failure } from './failure.tsx';
import type { Finding, Option } from './finding.ts';
import classes from './pick-list.module.css';

type PickListProps = {
  label: string;
  searchLabel: string;
  find: (q: string) => Finding;
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
  /** Said when there is nothing to choose from. */
  empty: string;
};

/** Enough to see them all at once: no search is needed. */
const few = 8;

const none = { found: [], isMore: false };
const idsOf = (options: readonly Option[]): ReadonlySet<string> => new Set(options.map(({ id }) => id));

/** Several of many, by ticking; the server searches. What was just chosen stays in sight, whatever is looked for next. */
export function PickList({ label, searchLabel, find, chosen, onChange, empty }: PickListProps) {
  const { t } = useTexts();
  const format = useFormat();
  const hint = useId();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data, error, refetch } = useQuery({ ...find(q), placeholderData: keepPreviousData });
  // Those chosen when it opened keep their place, and so does what is ticked among those found: nothing moves under the pointer.
  const [first] = useState(chosen);
  if (!data && !error) return <Skeleton height={160} aria-busy="true" />;
  const { found, isMore } = data ?? none;
  const picks = new Set(chosen.map(({ id }) => id));
  const [opened, offered] = [idsOf(first), idsOf(found)];
  const fits = ({ name }: Option) => holdsWords(name, q);
  const added = chosen.filter(({ id }) => !opened.has(id) && !offered.has(id));
  const shown = [...first.filter(fits), ...added, ...found.filter(({ id }) => !opened.has(id))];
  // What is chosen already may come without the picture that the search knows.
  const faced = (option: Option) => found.find(({ id }) => id === option.id) ?? option;
  const toggle = (option: Option) => onChange(picks.has(option.id) ? chosen.filter(({ id }) => id !== option.id) : [...chosen, option]);
  const picked = t('table.picked', { count: chosen.length, shown: format.number(chosen.length) });
  const nothing = q ? t('table.pickNothing') : empty;
  return (
    <fieldset className={classes.frame} aria-describedby={hint}>
      <legend>{label}</legend>
      {(typed || isMore || shown.length > few || error) && (
        <TextInput
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Enter looks for what is typed; it does not send what is ticked.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
        />
      )}
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {shown.length > 0 && (
        <div className={classes.list}>
          {shown.map((option) => (
            <Checkbox
              key={option.id}
              label={<OptionName option={faced(option)} />}
              checked={picks.has(option.id)}
              onChange={() => toggle(option)}
            />
          ))}
          {isMore && (
            <Text size="sm" c="dimmed">
              {t('table.pickMore')}
            </Text>
          )}
        </div>
      )}
      <Text id={hint} size="sm" c="dimmed" role="status">
        {found.length > 0 || (!q && shown.length > 0) ? picked : shown.length > 0 ? `${nothing} ${picked}` : nothing}
      </Text>
    </fieldset>
  );
}
