import { areas, href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { CallError, call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { refetchSession, useSession } from '../core/session.ts';
import { Envelope, OpenGate } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { ExpiredLink } from './expired-link.tsx';

/** The link of the mail: it is sent on by a script, so programs that only look at links do not use it up. */
export default function VerifyScreen() {
  const { t } = useTexts();
  const session = useSession();
  const { id = '' } = useParams();
  const [state, setState] = useState<'working' | 'done' | CallError>('working');
  const isAsked = useRef(false);
  useDocumentTitle(t('routes.verify'));

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    call('POST /api/email/verify', { body: { token: id } })
      .then(() => refetchSession())
      .then(() => setState('done'))
      .catch((error: unknown) => setState(error instanceof CallError ? error : new CallError(0, 'server.unavailable')));
  }, [id]);

  if (state instanceof CallError && state.code === 'account.linkExpired') {
    // Verified already, by the same link or another: there is nothing to ask for.
    const isVerified = session?.emailVerifiedAt != null;
    const target = session ? (isVerified ? href(areas[session.type].home) : href('verifyResend')) : href('login');
    return (
      <ExpiredLink
        text={t(session ? 'access.expired.text' : 'access.verify.expiredText')}
        action={
          <Button component={Link} to={target}>
            {t(session ? (isVerified ? 'shell.error.mySpace' : 'access.verify.again') : 'sessions.signIn')}
          </Button>
        }
      />
    );
  }
  if (state instanceof CallError) {
    return (
      <PublicShell isCentred>
        <Message
          drawing={<Envelope />}
          title={t('access.verify.failed')}
          text={errorText(t, state)}
          actions={<Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>}
        />
      </PublicShell>
    );
  }
  return (
    <PublicShell isCentred>
      {state === 'working' ? (
        <Message drawing={<Envelope />} title={t('access.verify.working')} text={t('common.loading')} />
      ) : (
        <Message
          drawing={<OpenGate />}
          title={t('access.verify.done')}
          text={t('access.verify.doneText')}
          actions={
            <Button component={Link} to={session ? href(areas[session.type].home) : href('login')}>
              {t(session ? 'access.verify.enter' : 'sessions.signIn')}
            </Button>
          }
        />
      )}
    </PublicShell>
  );
}
