import type { Profile } from '@jalon/domain/profiles/profile';
import { Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Section } from './section.tsx';
import shared from './shared.module.css';
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
        classNames={{ body: shared.switch ?? '' }}
        checked={wanted ?? isShown}
        onChange={({ currentTarget }) => void (wanted === undefined && set(profile, currentTarget.checked))}
      />
      <p className={shared.note}>{t(isShown ? 'profile.visibility.seen' : 'profile.visibility.hidden')}</p>
      {!isValidated && <p className={shared.note}>{t('profile.visibility.waiting')}</p>}
      <p className={shared.never}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        {t('profile.visibility.never')}
      </p>
    </Section>
  );
}
