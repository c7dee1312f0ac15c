import { areas, href } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call } from '../core/call.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { refetchSession, setSession, useSession } from '../core/session.ts';
import { ClosedGate } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { Contact } from './contact.tsx';
import { inactiveReason } from './inactive-reason.ts';
import classes from './not-active-screen.module.css';
import { useSignOut } from './use-sign-out.ts';

type Work = { isRunning: boolean; note?: string };

/** Why somebody who is signed in may not go on, and what they can do about it. */
export default function NotActiveScreen() {
  const { t } = useTexts();
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [work, setWork] = useState<Work>({ isRunning: false });
  const reason = session ? inactiveReason(session) : undefined;
  useDocumentTitle(t(reason === 'blocked' ? 'routes.blocked' : 'routes.notActive'));

  if (!session) return <Navigate to={href('login')} replace />;
  if (!reason) return <Navigate to={href(areas[session.type].home)} replace />;

  const check = async () => {
    setWork({ isRunning: true });
    await refetchSession();
    setWork({ isRunning: false, note: t('sessions.inactive.unchanged') });
  };
  const reactivate = async () => {
    setWork({ isRunning: true });
    try {
      const user = toUser(await call('POST /api/account/reactivate', {}));
      setSession(user);
      await navigate(href(areas[user.type].home), { replace: true });
    } catch (error) {
      setWork({ isRunning: false, note: errorText(t, error) });
    }
  };
  const why = reason === 'blocked' ? session.blockReason : reason === 'refused' ? session.refusalReason : null;
  const actions = (
    <>
      <Button variant="default" onClick={() => void signOut()}>
        {t('shell.signOut')}
      </Button>
      {reason === 'deactivated' ? (
        <Button loading={work.isRunning} onClick={() => void reactivate()}>
          {t('sessions.inactive.reactivate')}
        </Button>
      ) : (
        <Button loading={work.isRunning} onClick={() => void check()}>
          {t('sessions.inactive.check')}
        </Button>
      )}
    </>
  );
  return (
    <PublicShell isCentred>
      <Message
        drawing={<ClosedGate />}
        title={t(`sessions.inactive.${reason}`)}
        text={t(`sessions.inactive.${reason}Text`)}
        detail={reason !== 'deactivated' && <Detail why={why} />}
        actions={actions}
        note={work.note ?? t('sessions.inactive.signedInAs', { email: session.email })}
      />
    </PublicShell>
  );
}

/** The reason as it was written for this person, and whom to answer to. */
function Detail({ why }: { why: string | null }) {
  const { t } = useTexts();
  return (
    <>
      {why && (
        <figure className={classes.why}>
          <figcaption>{t('sessions.inactive.reason')}</figcaption>
          <blockquote>{why}</blockquote>
        </figure>
      )}
      <p className={classes.contact}>
        <Contact text={t('sessions.inactive.contact')} />
      </p>
    </>
  );
}
