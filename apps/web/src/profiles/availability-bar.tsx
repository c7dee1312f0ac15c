import type { Profile } from '@jalon/domain/profiles/profile';
import { type AvailabilityState, availabilityStates } from '@jalon/domain/profiles/profile-availability';
import { Button, UnstyledButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { DateField } from '../ui/date-field.tsx';
import classes from './availability-bar.module.css';
import { availabilityTones, useAvailability } from './use-availability.ts';

/** One tap says it; for who will be available, the date is asked for first. */
export function AvailabilityBar({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const format = useFormat();
  const { wordsOf, keeps, confirm, ...availability } = useAvailability(profile);
  /** Chosen, but not yet said: its date is missing. */
  const [wanted, setWanted] = useState<AvailabilityState>();
  const date = useRef<HTMLInputElement>(null);
  /** What the field shows until it is said: arrows walk through the days. */
  const [typed, setTyped] = useState<string>();
  const { availabilityState, availableFrom, availabilitySaidOn } = profile;
  const state = wanted ?? availabilityState;
  const say = async (one: AvailabilityState, from: string | null) => {
    setWanted(undefined);
    setTyped(undefined);
    await availability.say(one, from);
  };
  const sayLater = useDebouncedCallback((one: AvailabilityState, from: string) => {
    if (from > ownToday() && from !== availableFrom) void say(one, from);
  }, 700);
  const pick = (one: AvailabilityState) => {
    if (one === availabilityState) return setWanted(undefined);
    const kept = keeps(one);
    if (one !== 'soon' || kept) return void say(one, kept);
    setWanted(one);
    setTimeout(() => date.current?.focus());
  };
  const isSaidToday = availabilitySaidOn === ownToday();
  return (
    <div className={classes.availability} data-part="availability">
      <span className={classes.label}>{t('profile.availability.title')}</span>
      <fieldset className={classes.states} aria-label={t('profile.availability.title')}>
        {availabilityStates.map((one) => (
          <UnstyledButton key={one} aria-pressed={one === state} data-first={one === state || undefined} onClick={() => pick(one)}>
            <i className={classes.dot} data-tone={availabilityTones[one]} aria-hidden />
            {wordsOf(one)}
          </UnstyledButton>
        ))}
      </fieldset>
      {(state === 'soon' || state === 'working') && (
        <span className={classes.from}>
          {t(state === 'soon' ? 'profile.availability.from' : 'profile.availability.until')}
          <DateField
            ref={date}
            required
            size="xs"
            min={ownToday()}
            max="2050-12-31"
            aria-label={t(state === 'soon' ? 'profile.availability.fromLabel' : 'profile.availability.untilLabel')}
            value={typed ?? (availableFrom !== null && availableFrom > ownToday() ? availableFrom : '')}
            onChange={(day) => {
              setTyped(day ?? '');
              sayLater(state, day ?? '');
            }}
          />
        </span>
      )}
      {availabilityState && !wanted && (
        <span className={classes.said}>
          {isSaidToday
            ? t('profile.availability.saidOn', { date: format.day(availabilitySaidOn) })
            : t('profile.availability.said', { when: format.relative(availabilitySaidOn) })}
          {!isSaidToday && (
            <Button variant="default" size="xs" leftSection={<IconCheck size={14} stroke={1.75} />} onClick={() => void confirm()}>
              {t('profile.availability.confirm')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
