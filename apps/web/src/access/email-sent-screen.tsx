import { href } from '@jalon/domain/core/routes';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { Envelope } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { useResend } from './use-resend.tsx';
import { withAddress } from './with-address.tsx';

/** Says the same whether or not anybody has this address. */
export default function EmailSentScreen() {
  const { t } = useTexts();
  const { email = '' } = useParams();
  const { button, note } = useResend(() => call('POST /api/password/forgot', { body: { email } }));
  useDocumentTitle(t('routes.emailSent'));
  return (
    <PublicShell isCentred>
      <Message
        drawing={<Envelope />}
        title={t('access.emailSent.title')}
        text={withAddress(t, 'access.emailSent.text', email)}
        actions={
          <>
            <Button variant="default" component={Link} to={href('login')}>
              {t('access.backToLogin')}
            </Button>
            {button}
          </>
        }
        note={note ?? ''}
        after={
          <Text size="sm" mt="md">
            {t('access.correct.ask')}{' '}
            <Anchor component={Link} to={href('forgotPassword')} state={{ email }} inherit underline="always">
              {t('access.correct.open')}
            </Anchor>
          </Text>
        }
      />
    </PublicShell>
  );
}
