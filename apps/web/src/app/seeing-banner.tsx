import type { User } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { call, endLeaving, startLeaving } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './seeing-banner.module.css';

/** Always there while an administrator sees the product as somebody else: whose space it is, and the way back. */
export function SeeingBanner({ user }: { user: User }) {
  const { t } = useTexts();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    startLeaving();
    try {
      await call('POST /api/see-as/end', {});
      window.location.assign(href('admin.accounts'));
    } catch {
      endLeaving();
      setLeaving(false);
    }
  };
  return (
    <div className={classes.banner} role="status">
      <span className={classes.text}>
        <IconEye size={16} aria-hidden />
        <span>{t('shell.seeing.text', { name: `${user.firstName} ${user.lastName}` })}</span>
      </span>
      <Button size="compact-sm" variant="default" loading={isLeaving} onClick={() => void leave()}>
        {t('shell.seeing.end')}
      </Button>
    </div>
  );
}
