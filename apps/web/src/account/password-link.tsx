import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import classes from './account.module.css';

/** For somebody who has no password: the link with which one is chosen, by mail, as if it had been forgotten. */
export function PasswordLink({ email }: { email: string }) {
  const { t } = useTexts();
  const toast = useToast();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await call('POST /api/account/password/link', {});
      toast.done(t('account.password.linkSent', { email }));
    } catch (error) {
      toast.failed(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{t('account.password.none', { email })}</p>
      <div>
        <Button loading={isSending} onClick={() => void send()}>
          {t('account.password.sendLink')}
        </Button>
      </div>
    </div>
  );
}
