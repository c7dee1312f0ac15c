import type { Profile } from '@jalon/domain/profiles/profile';
import { Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import classes from './profile.module.css';
import { Section } from './section.tsx';
import { useVisibility } from './use-visibility.ts';

/** Who sees what, and the switch that hides it all from companies. */
export function VisibilitySection({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const { isValidated } = useUser();
  const { set, wanted } = useVisibility();
  const isShown = profile.state === 'shown';
  return (
    <Section part="visibility" title={t('profile.section.visibility')}>
      <Switch
        label={t('profile.visibility.switch')}
        labelPosition="left"
        classNames={{ body: classes.switch ?? '' }}
        checked={wanted ?? isShown}
        onChange={({ currentTarget }) => void (wanted === undefined && set(profile, currentTarget.checked))}
      />
      <p className={classes.note}>{t(isShown ? 'profile.visibility.seen' : 'profile.visibility.hidden')}</p>
      {!isValidated && <p className={classes.note}>{t('profile.visibility.waiting')}</p>}
      <p className={classes.never}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        {t('profile.visibility.never')}
      </p>
    </Section>
  );
}
