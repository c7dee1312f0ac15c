import { areas, href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { CallError } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { useSession } from '../core/session.ts';
import { Envelope, OpenGate } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { useEmailLink } from './use-email-link.ts';
import { VerifyQuestion } from './verify-question.tsx';

/** The link of the mail: it is sent on by a script or a button, so programs that only look at links do not use it up. */
export default function VerifyScreen() {
  const { t } = useTexts();
  const session = useSession();
  const { id = '' } = useParams();
  const { state, follow } = useEmailLink(id);
  useDocumentTitle(t('routes.verify'));

  if (state.at === 'failed' && state.error instanceof CallError && state.error.code === 'account.linkExpired') return <Expired />;
  if (state.at === 'asking')
    return <VerifyQuestion link={state.link} session={session} onContinue={() => void follow(state.link, state.link.reader === 'other')} />;
  const own = session && (
    <Button component={Link} to={href(areas[session.type].account)}>
      {t('access.verify.toAccount')}
    </Button>
  );
  return (
    <PublicShell isCentred>
      {state.at === 'working' && <Message drawing={<Envelope />} title={t('access.verify.working')} text={t('common.loading')} />}
      {state.at === 'verified' && <Message drawing={<OpenGate />} title={t('access.verify.done')} text={t('access.verify.doneText')} />}
      {state.at === 'changed' && (
        <Message
          drawing={<OpenGate />}
          title={t('access.verify.changed')}
          text={t('access.verify.changedText', { email: state.email })}
          actions={own}
        />
      )}
      {state.at === 'failed' && (
        <Message
          drawing={<Envelope />}
          title={t('access.verify.failed')}
          text={errorText(t, state.error)}
          actions={<Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>}
        />
      )}
    </PublicShell>
  );
}

function Expired() {
  const { t } = useTexts();
  const session = useSession();
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
