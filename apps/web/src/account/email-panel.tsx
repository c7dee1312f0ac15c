import type { OwnAccount } from '@jalon/domain/accounts/own-account-schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { accountQuery, useAccountChanged } from './account.api.ts';
import classes from './account.module.css';
import { EmailDialog } from './email-dialog.tsx';

/** The address one signs in with, and the one that was asked for until it is confirmed. */
export function EmailPanel({ email }: { email: string }) {
  const { t } = useTexts();
  const { data } = useQuery(accountQuery);
  const [dialog, setDialog] = useState<'open' | 'closing'>();
  const { hasPassword = true, emailChange = null } = data ?? {};
  return (
    <Panel title={t('account.email.title')}>
      <div className={`${classes.line} ${classes.wraps}`}>
        <div className={classes.words}>
          <div className={`${classes.name} ${classes.address}`}>{email}</div>
          <div className={classes.note}>{t('account.email.text')}</div>
        </div>
        <Button variant="default" flex="none" disabled={!hasPassword} onClick={() => setDialog('open')}>
          {t('account.email.change')}
        </Button>
      </div>
      {!hasPassword && <p className={classes.text}>{t('errors.account.noPassword')}</p>}
      {emailChange && <Pending change={emailChange} />}
      {dialog && <EmailDialog isOpen={dialog === 'open'} onClose={() => setDialog('closing')} onClosed={() => setDialog(undefined)} />}
    </Panel>
  );
}

function Pending({ change: { email, expiresAt } }: { change: NonNullable<OwnAccount['emailChange']> }) {
  const { t } = useTexts();
  const toast = useToast();
  const format = useFormat();
  const changed = useAccountChanged();
  const [busy, setBusy] = useState<'resend' | 'cancel'>();
  const act = async (name: 'resend' | 'cancel', work: () => Promise<unknown>, told: string) => {
    setBusy(name);
    try {
      await work();
      toast.done(told);
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(undefined);
      void changed();
    }
  };
  return (
    <div className={`${classes.line} ${classes.wraps}`} role="status">
      <div className={classes.words}>
        <div className={`${classes.name} ${classes.address}`}>{t('account.email.pending', { email })}</div>
        <div className={classes.note}>{t('account.email.pendingText', { day: format.day(expiresAt), time: format.time(expiresAt) })}</div>
      </div>
      <div className={classes.pendingActs}>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={busy === 'cancel'}
          onClick={() => void act('cancel', () => call('DELETE /api/account/email', {}), t('account.email.cancelled'))}
        >
          {t('account.email.cancel')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'resend'}
          onClick={() => void act('resend', () => call('POST /api/account/email/resend', {}), t('account.email.sent', { email }))}
        >
          {t('account.email.resend')}
        </Button>
      </div>
    </div>
  );
}
