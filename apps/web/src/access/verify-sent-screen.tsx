import { href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { Envelope } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { useResend } from './use-resend.tsx';
import { useSignUpProgress } from './use-sign-up-progress.ts';
import { withAddress } from './with-address.tsx';

/** After signing up: says the same whether or not the address had an account, and goes on by itself when the link is opened. */
export default function VerifySentScreen() {
  const { t } = useTexts();
  const { email, isCorrectable, setEmail } = useSignUpProgress();
  const { button, note } = useResend(() => call('POST /api/sign-up/resend', {}));
  useDocumentTitle(t('routes.verifySent'));
  return (
    <CorrectEmail email={isCorrectable ? email : null} isSignedIn={false} onCorrected={setEmail}>
      {(offer) => (
        <PublicShell isCentred>
          <Message
            drawing={<Envelope />}
            title={t('access.sent.title')}
            text={email ? withAddress(t, 'access.sent.text', email) : t('access.sent.unknown')}
            actions={
              <>
                <Button variant="default" component={Link} to={href('login')}>
                  {t('access.backToLogin')}
                </Button>
                {email && button}
              </>
            }
            note={note ?? t('access.sent.note')}
            after={offer}
          />
        </PublicShell>
      )}
    </CorrectEmail>
  );
}
