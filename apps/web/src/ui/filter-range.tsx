import { readCents } from '@jalon/domain/core/money';
import { type RangeOf, readRange, writeRange } from '@jalon/domain/core/ranges';
import { readWhole } from '@jalon/domain/core/typed';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { CountedLabel } from './counted-label.tsx';
import classes from './filter-chip.module.css';
import { FilterChip } from './filter-chip.tsx';
import type { RangeFilter } from './table-column.ts';
import { TypedField } from './typed-field.tsx';
import { useRangeWords } from './use-range-words.ts';

type RangeProps = { filter: RangeFilter; of: 'money' | 'number'; value: string | undefined; onPick: (value: string | undefined) => void };
type Amounts = { kind: 'money' | 'number'; range: RangeOf<'money'>; onApply: (range: RangeOf<'money'>) => void };

/** What lies between two amounts; either may be left open. */
export function FilterRange({ filter: { label, steps = [] }, of, value, onPick }: RangeProps) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useRangeWords();
  const range = (value && readRange(of, value)) || {};
  const shown = value && words(range, (amount) => (of === 'money' ? format.euros(Number(amount)) : format.number(Number(amount))));
  return (
    <FilterChip label={label} shown={shown} onRemove={() => onPick(undefined)}>
      {(close) => {
        const pick = (next: string | undefined) => {
          close();
          onPick(next);
        };
        return (
          <div className={classes.form}>
            {steps.length > 0 && (
              <fieldset className={classes.quick} aria-label={t('table.quickRanges')}>
                {steps.map((step) => (
                  <button key={step.value} type="button" aria-pressed={step.value === value} onClick={() => pick(step.value)}>
                    <CountedLabel option={step} />
                  </button>
                ))}
              </fieldset>
            )}
            <AmountForm kind={of} range={range} onApply={(next) => pick(writeRange(of, next))} />
          </div>
        );
      }}
    </FilterChip>
  );
}

function AmountForm({ kind, range, onApply }: Amounts) {
  const { t, language } = useTexts();
  const [bounds, setBounds] = useState<{ from: unknown; to: unknown }>({ from: range.from ?? null, to: range.to ?? null });
  const [isJudged, setJudged] = useState(false);
  const problems = problemsOf(bounds);
  const read = (typed: string) => (kind === 'money' ? readCents(typed, language) : readWhole(typed, language));
  const write = (amount: number) => String(kind === 'money' ? amount / 100 : amount).replace('.', language === 'fr' ? ',' : '.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    const { from, to } = bounds;
    if (Object.keys(problems).length === 0) onApply({ ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) });
  };
  const bound = (end: 'from' | 'to') => ({
    value: bounds[end],
    onChange: (value: unknown) => setBounds({ ...bounds, [end]: value }),
    error: isJudged && problems[end] ? t(problems[end]) : undefined,
    ...{ read, write, unit: kind === 'money' ? '€' : undefined },
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.bounds}>
        <TypedField label={t('table.rangeFrom')} {...bound('from')} />
        <TypedField label={t('table.rangeTo')} {...bound('to')} />
      </div>
      <div className={classes.ends}>
        <Button variant="subtle" color="gray" size="xs" onClick={() => onApply({})}>
          {t('table.rangeClear')}
        </Button>
        <Button type="submit" size="xs">
          {t('table.rangeApply')}
        </Button>
      </div>
    </form>
  );
}

type Problem = 'validation.invalid' | 'validation.rangeOrder';
function problemsOf({ from, to }: { from: unknown; to: unknown }): { from?: Problem; to?: Problem } {
  const isWrong = (bound: unknown) => bound !== null && !(typeof bound === 'number' && bound >= 0 && bound <= 999_999_999);
  if (isWrong(from) || isWrong(to))
    return { ...(isWrong(from) && { from: 'validation.invalid' }), ...(isWrong(to) && { to: 'validation.invalid' }) };
  return typeof from === 'number' && typeof to === 'number' && from > to ? { to: 'validation.rangeOrder' } : {};
}
