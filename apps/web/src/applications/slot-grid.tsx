import { slotLimits } from '@jalon/domain/applications/application';
import { todayIn } from '@jalon/domain/core/dates';
import { ActionIcon, Button, CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useMoments } from '../core/moments.ts';
import { DateField } from '../ui/date-field.tsx';
import { slotAt, usualHours, workdays } from './slot-days.ts';
import classes from './slots.module.css';

type SlotGridProps = {
  slots: readonly string[];
  onChange: (slots: string[]) => void;
  /** Why a slot had better not be proposed; nothing where it may. */
  taken: (slot: string) => string | undefined;
};

/** A week of hours to tick, and any other day or hour beside it. What was chosen in another week stays in sight. */
export function SlotGrid({ slots, onChange, taken }: SlotGridProps) {
  const { t } = useTexts();
  const { timeZone, day: dayName, hour, when } = useMoments();
  const [week, setWeek] = useState(0);
  const [now] = useState(() => Date.now());
  const days = workdays(todayIn(timeZone, new Date(now)), week);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const noon = (day: string) => slotAt(timeZone, day, '12:00');
  const toggle = (slot: string) => onChange(slots.includes(slot) ? slots.filter((one) => one !== slot) : [...slots, slot].sort());
  const isFull = slots.length >= slotLimits.max;
  return (
    <div className={classes.slots}>
      <div className={classes.weekBar}>
        <p className={classes.note}>{t('applications.interview.choose', slotLimits)}</p>
        <span className={classes.week}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('applications.interview.previousWeek')}
            aria-disabled={week === 0}
            data-disabled={week === 0 || undefined}
            onClick={() => setWeek(Math.max(0, week - 1))}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <span aria-live="polite" title={t('applications.interview.week', { from: dayName(noon(from)), to: dayName(noon(to)) })}>
            {dayName(noon(from))} – {dayName(noon(to))}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('applications.interview.nextWeek')}
            onClick={() => setWeek(week + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </span>
      </div>
      <div className={classes.grid}>
        {days.map((day) => (
          <fieldset key={day} className={classes.day}>
            <legend className={classes.dayName}>{dayName(noon(day))}</legend>
            {usualHours.map((time) => {
              const slot = slotAt(timeZone, day, time);
              const isChosen = slots.includes(slot);
              const why = taken(slot);
              return (
                <UnstyledButton
                  key={time}
                  className={classes.slot}
                  aria-pressed={isChosen}
                  aria-label={[when(slot), why].filter(Boolean).join(', ')}
                  title={why}
                  data-taken={why !== undefined || undefined}
                  disabled={!isChosen && isFull}
                  onClick={() => toggle(slot)}
                >
                  {hour(time)}
                </UnstyledButton>
              );
            })}
          </fieldset>
        ))}
      </div>
      <OtherSlot isFull={isFull} onAdd={(slot) => !slots.includes(slot) && onChange([...slots, slot].sort())} />
      {slots.length > 0 && (
        <ul className={classes.chosen} aria-label={t('applications.interview.chosen')}>
          {slots.map((slot) => (
            <li key={slot}>
              {when(slot)}
              {taken(slot) && <span className={classes.taken}>{taken(slot)}</span>}
              <CloseButton size={20} aria-label={t('applications.interview.remove', { when: when(slot) })} onClick={() => toggle(slot)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OtherSlot({ isFull, onAdd }: { isFull: boolean; onAdd: (slot: string) => void }) {
  const { t } = useTexts();
  const { timeZone } = useMoments();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const slot = day && time ? slotAt(timeZone, day, time) : undefined;
    const wrong = !slot ? 'when' : Date.parse(slot) <= Date.now() ? 'past' : undefined;
    setError(wrong && t(`applications.interview.${wrong}`));
    if (slot && !wrong) onAdd(slot);
  };
  return (
    <fieldset className={classes.other}>
      <legend className={classes.note}>{t('applications.interview.other')}</legend>
      <DateField label={t('applications.interview.day')} value={day} error={error} onChange={(picked) => setDay(picked ?? '')} />
      <TextInput
        type="time"
        label={t('applications.interview.time')}
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <Button variant="default" disabled={isFull} onClick={add}>
        {t('applications.interview.add')}
      </Button>
    </fieldset>
  );
}
