import { firstDayOf, lastDayOf, monthOf, shiftMonth } from '@jalon/domain/core/months';
import { type RangeOf, rangeProblem, readRange, writeRange } from '@jalon/domain/core/ranges';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { DateField } from './date-field.tsx';
import classes from './filter-chip.module.css';
import { FilterChip } from './filter-chip.tsx';
import type { RangeFilter } from './table-column.ts';
import { useRangeWords } from './use-range-words.ts';

type DatesProps = { filter: RangeFilter; value: string | undefined; onPick: (value: string | undefined) => void };
type Dates = RangeOf<'date'>;

const daysAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** Of the person's own calendar. */
const todayHere = (): string => new Date().toLocaleDateString('sv-SE');
const wholeMonth = (month: string): Dates => ({ from: firstDayOf(month), to: lastDayOf(month) });

/** The periods people ask for most. */
const quick = {
  past: (today) => ({ to: daysAfter(today, -1) }),
  thisMonth: (today) => wholeMonth(monthOf(today)),
  nextMonth: (today) => wholeMonth(shiftMonth(monthOf(today), 1)),
  next30: (today) => ({ from: today, to: daysAfter(today, 30) }),
  next90: (today) => ({ from: today, to: daysAfter(today, 90) }),
} satisfies Record<string, (today: string) => Dates>;

/** What lies between two days; either may be left open. */
export function FilterDates({ filter: { label }, value, onPick }: DatesProps) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useRangeWords();
  const today = todayHere();
  const periods = Object.entries(quick).map(([name, of]) => ({ name: name as keyof typeof quick, text: writeRange('date', of(today)) }));
  const known = periods.find(({ text }) => text === value);
  const shown = known ? t(`table.${known.name}`) : value && words(readRange('date', value) ?? {}, (day) => format.day(String(day)));
  return (
    <FilterChip label={label} shown={shown || undefined} onRemove={() => onPick(undefined)}>
      {(close) => {
        const pick = (next: string | undefined) => {
          close();
          onPick(next);
        };
        return (
          <div className={classes.form}>
            <fieldset className={classes.quick} aria-label={t('table.quickPeriods')}>
              {periods.map(({ name, text }) => (
                <button key={name} type="button" aria-pressed={text === value} onClick={() => pick(text)}>
                  {t(`table.${name}`)}
                </button>
              ))}
            </fieldset>
            <DayForm value={value} onApply={pick} />
          </div>
        );
      }}
    </FilterChip>
  );
}

function DayForm({ value, onApply }: { value: string | undefined; onApply: (value: string | undefined) => void }) {
  const { t } = useTexts();
  const range = (value && readRange('date', value)) || {};
  const [from, setFrom] = useState(range.from ?? null);
  const [to, setTo] = useState(range.to ?? null);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A day that cannot be read is no open end: its field says so.
    if (from === '' || to === '') return;
    const wanted = from === null && to === null ? undefined : `${from ?? ''}..${to ?? ''}`;
    const found = wanted && rangeProblem('date', wanted);
    setProblem(found);
    if (!found) onApply(wanted);
  };
  const error = problem && t(problem === 'validation.rangeOrder' ? problem : 'validation.invalid');
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.bounds} data-dates>
        <DateField label={t('table.periodFrom')} value={from} onChange={setFrom} />
        <DateField label={t('table.periodTo')} value={to} error={error} onChange={setTo} />
      </div>
      <div className={classes.ends}>
        <Button variant="subtle" color="gray" size="xs" onClick={() => onApply(undefined)}>
          {t('table.rangeClear')}
        </Button>
        <Button type="submit" size="xs">
          {t('table.rangeApply')}
        </Button>
      </div>
    </form>
  );
}
