import { addDays } from '@jalon/domain/core/dates';
import { shiftMonth } from '@jalon/domain/core/months';
import { readDay, readMonth, writeTyped } from '@jalon/domain/core/typed-dates';
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import classes from './date-field.module.css';
import { later } from './later.tsx';
import menu from './menu.module.css';

const Calendar = later(() => import('./calendar.tsx'));

type DateFieldProps = Omit<TextInputProps, 'onChange' | 'type' | 'value' | 'min' | 'max'> & {
  type?: 'date' | 'month';
  /** As the rest of the product has it, `2026-03-12`. */
  value: string | null;
  min?: string;
  max?: string;
  /** What is emptied is nothing, not an empty text; what cannot be read is an empty text, which the rules of the field refuse. */
  onChange: (value: string | null) => void;
};
type Typed = { text: string /** What the field may have held meanwhile. */; held: readonly string[]; isUnread?: boolean };

const kinds = {
  date: { read: readDay, step: addDays },
  month: { read: readMonth, step: shiftMonth },
};
/** So typed, nothing more is to come: it holds before the field is left. */
const whole = /^\d{4}-\d\d(-\d\d)?$|^\d{1,2}[/. -](\d{1,2}[/. -])?\d{4}$/;

/** A day or a month: typed as people write it, moved by arrows, or picked from a calendar. Browsers' own fields speak the language of the browser. */
export function DateField({ type = 'date', value, onChange, min, max, required, error, onBlur, onKeyDown, ...field }: DateFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typed>();
  const { read, step } = kinds[type];
  const held = value ?? '';
  // Once somebody else has set it, what was typed before no longer holds.
  const now = typed?.held.includes(held) ? typed : undefined;
  const text = now?.text ?? writeTyped(held);
  const anchor = `--date-${id.replace(/\W/g, '')}`;

  const take = (next: string) => {
    const wanted = next || (required ? '' : null);
    if (wanted !== value) onChange(wanted);
  };
  const write = (next: string) => {
    const day = whole.test(next.trim()) ? read(next, ownToday()) : undefined;
    // What is asked for is emptied on the way to another day.
    const isTaken = day !== undefined || (next.trim() === '' && !required);
    setTyped({ text: next, held: [isTaken ? (day ?? '') : held] });
    if (isTaken) take(day ?? '');
  };
  const settle = () => {
    if (!now) return;
    const day = read(now.text, ownToday());
    const isUnread = day === undefined && now.text.trim() !== '';
    // Who saves as one types keeps the day from before: what is wrong is told either way.
    setTyped(isUnread ? { text: now.text, held: ['', held], isUnread } : undefined);
    if (isUnread) onChange('');
    else take(day ?? '');
  };
  const within = (day: string) => (min && day < min ? min : max && day > max ? max : day);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.altKey) return popover.current?.showPopover();
    const from = read(text, ownToday());
    setTyped(undefined);
    take(within(from ? step(from, event.key === 'ArrowUp' ? 1 : -1) : ownToday().slice(0, type === 'month' ? 7 : 10)));
  };
  const pick = (day: string) => {
    popover.current?.hidePopover();
    setTyped(undefined);
    take(day);
  };
  return (
    <TextInput
      placeholder={t(`common.calendar.format.${type}`)}
      {...field}
      autoComplete="off"
      required={required}
      value={text}
      error={now?.isUnread ? t('common.calendar.unread', { example: writeTyped(ownToday().slice(0, type === 'month' ? 7 : 10)) }) : error}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onKeyDown={press}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      rightSection={
        <>
          <button
            type="button"
            className={classes.open}
            popoverTarget={id}
            disabled={field.disabled}
            aria-label={t('common.calendar.open')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            style={{ anchorName: anchor }}
          >
            <IconCalendar size={16} stroke={1.6} />
          </button>
          <div
            ref={popover}
            id={id}
            popover="auto"
            role="dialog"
            aria-label={t('common.calendar.title')}
            tabIndex={-1}
            className={`${menu.menu} ${classes.popover}`}
            style={{ positionAnchor: anchor }}
            onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
            // The page below has keys of its own, and Escape is the browser’s, which closes this.
            onKeyDown={(event) => event.stopPropagation()}
            // Hidden things take no focus: what is drawn before it is shown gets it now, what is fetched first takes it once it is there.
            onToggle={({ newState, currentTarget }) => {
              if (newState !== 'open') return setOpen(false);
              currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
            }}
          >
            {isOpen && (
              <Calendar type={type} value={held} min={min} max={max} onPick={pick} onClear={required ? undefined : () => pick('')} />
            )}
          </div>
        </>
      }
    />
  );
}
