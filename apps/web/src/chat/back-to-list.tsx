import { chatPlace } from '@jalon/domain/core/notices';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import classes from './talk.module.css';

/** On a phone, which shows the list or what is open: from there back to the list. */
export function BackToList() {
  const { t } = useTexts();
  const user = useUser();
  return (
    <ActionIcon
      component={Link}
      to={chatPlace(user).path}
      variant="subtle"
      color="gray"
      size={36}
      className={classes.back}
      aria-label={t('chat.back')}
    >
      <IconArrowLeft size={20} stroke={1.75} />
    </ActionIcon>
  );
}
