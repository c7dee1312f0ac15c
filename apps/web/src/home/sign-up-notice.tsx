import type { User } from '@jalon/domain/core/actor';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { Contact } from '../sessions/contact.tsx';
import classes from './home-screen.module.css';

/** Of somebody whose sign-up was refused: why, and whom to write to. */
export function Refusal({ user: { refusalReason } }: { user: User }) {
  const { t } = useTexts();
  if (refusalReason === null) return null;
  return (
    <Alert variant="default" icon={<IconInfoCircle size={18} />} title={t('home.refused.title')}>
      <blockquote className={classes.reason}>{refusalReason}</blockquote>
      <Contact text={t('home.refused.text')} />
    </Alert>
  );
}
