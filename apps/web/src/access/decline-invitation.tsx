import { href } from '@jalon/domain/core/routes';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../core/call.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { FormPage } from '../ui/form-page.tsx';
import { Envelope } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';

type DeclinePageProps = { token: string; company: string; onDeclined: () => void; onBack: () => void };

/** Asked once more: whoever declines needs another letter to come back. */
export function DeclinePage({ token, company, onDeclined, onBack }: DeclinePageProps) {
  const { t } = useTexts();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const decline = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await call('POST /api/account/decline', { body: { token } });
      onDeclined();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <FormPage title={t('access.enable.declineTitle')} intro={t('access.enable.declineText', { company })}>
      <Stack gap="xs">
        {failure !== undefined && (
          <Alert color="red" variant="light" role="alert" py={10} px={12} icon={<IconAlertCircle size={18} />}>
            {errorText(t, failure)}
          </Alert>
        )}
        <Button size="md" fullWidth loading={isSending} onClick={decline}>
          {t('access.enable.declineSure')}
        </Button>
        <Button variant="subtle" color="gray" fullWidth onClick={onBack}>
          {t('access.enable.declineBack')}
        </Button>
      </Stack>
    </FormPage>
  );
}

export function DeclinedPage() {
  const { t } = useTexts();
  return (
    <PublicShell isCentred>
      <Message
        drawing={<Envelope />}
        title={t('access.enable.declined')}
        text={t('access.enable.declinedText')}
        actions={
          <Button component={Link} to={href('signUp')} variant="default">
            {t('access.enable.signUp')}
          </Button>
        }
      />
    </PublicShell>
  );
}
