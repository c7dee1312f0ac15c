import { validationOf } from '@jalon/domain/accounts/validation';
import type { User } from '@jalon/domain/core/actor';
import { Alert } from '@mantine/core';
import { IconClock, IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Contact } from '../sessions/contact.tsx';
import classes from './home-screen.module.css';

/** Of somebody who is not let in yet: that the sign-up is being looked at; or that it was refused, why, and whom to write to. */
export function SignUpNotice({ user }: { user: User }) {
  const { t } = useTexts();
  const state = validationOf(user);
  if (state === 'validated') return null;
  if (state === 'waiting')
    return (
      <Alert variant="default" icon={<IconClock size={18} />}>
        {t('home.waiting')}
      </Alert>
    );
  return (
    <Alert variant="default" icon={<IconInfoCircle size={18} />} title={t('home.refused.title')}>
      <blockquote className={classes.reason}>{user.refusalReason}</blockquote>
      {t('home.refused.text')} <Contact text={t('home.refused.contact')} />
    </Alert>
  );
}
