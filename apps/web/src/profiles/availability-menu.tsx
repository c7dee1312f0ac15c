import { href } from '@jalon/domain/core/routes';
import type { Profile } from '@jalon/domain/profiles/profile';
import { availabilityStates } from '@jalon/domain/profiles/profile-availability';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import classes from './availability-menu.module.css';
import { availabilityTones, useAvailability } from './use-availability.ts';

/** When one is available, said in one tap; where a date is missing, the profile asks for it. */
export function AvailabilityMenu({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { wordsOf, keeps, say, confirm } = useAvailability(profile);
  const { availabilityState: state } = profile;
  const dialog = href('freelance.profile', { open_availablity_dialog: 'open' });
  const pick = (value: string) => {
    const one = availabilityStates.find((name) => name === value);
    if (!one || one === state) return;
    const from = keeps(one);
    if (one === 'soon' && !from) void navigate(dialog);
    else void say(one, from);
  };
  const from = state && keeps(state);
  const date = from && t(state === 'soon' ? 'profile.availability.fromDate' : 'profile.availability.untilDate', { date: format.day(from) });
  return (
    <Menu
      button={(props) => (
        <UnstyledButton className={classes.button} {...props}>
          {state && <i className={classes.dot} data-tone={availabilityTones[state]} aria-hidden />}
          <span>{state ? wordsOf(state) : t('profile.availability.question')}</span>
          {date && <span className={classes.date}>{date}</span>}
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    >
      <MenuLabel>{t('profile.availability.title')}</MenuLabel>
      <MenuChoices
        label={t('profile.availability.title')}
        value={state ?? ''}
        options={availabilityStates.map((value) => ({ value, label: wordsOf(value) }))}
        onPick={pick}
      />
      <MenuLine />
      {state && <MenuItem onPick={() => void confirm()}>{t('profile.availability.confirm')}</MenuItem>}
      <MenuItem onPick={() => void navigate(dialog)}>{t('profile.availability.other')}</MenuItem>
    </Menu>
  );
}
