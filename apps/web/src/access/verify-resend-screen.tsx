import { areas, href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { useSession } from '../core/session.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { Envelope } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { useResend } from './use-resend.tsx';
import { useVerifiedElsewhere } from './use-verified-elsewhere.ts';
import { withAddress } from './with-address.tsx';

/** Section 6: where somebody is sent whose address is not proved yet. It goes on by itself when the link is opened, here or elsewhere. */
export default function VerifyResendScreen() {
  const { t } = useTexts();
  const session = useSession();
  const signOut = useSignOut();
  const { button, note } = useResend(() => call('POST /api/email/resend', {}));
  const [awaited, setAwaited] = useState<string>();
  useVerifiedElsewhere();
  useEffect(() => {
    // Without an answer the address of the account is shown.
    call('GET /api/email/awaited', {}, { isQuiet: true }).then(
      ({ email }) => setAwaited(email),
      () => undefined,
    );
  }, []);
  useDocumentTitle(t('routes.verifyResend'));
  if (!session) return <Navigate to={href('login')} replace />;
  if (session.emailVerifiedAt) return <Navigate to={href(areas[session.type].home)} replace />;
  const email = awaited ?? session.email;
  return (
    <CorrectEmail email={email} isSignedIn onCorrected={setAwaited}>
      {(offer) => (
        <PublicShell isCentred>
          <Message
            drawing={<Envelope />}
            title={t('access.unverified.title')}
            text={withAddress(t, 'access.unverified.text', email)}
            actions={
              <>
                <Button variant="default" onClick={() => void signOut()}>
                  {t('shell.signOut')}
                </Button>
                {button}
              </>
            }
            note={note ?? t('access.unverified.note')}
            after={offer}
          />
        </PublicShell>
      )}
    </CorrectEmail>
  );
}
