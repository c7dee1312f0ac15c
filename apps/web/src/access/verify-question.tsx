import type { EmailLink } from '@jalon/domain/accounts/email-schema';
import type { Session } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { Envelope } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import classes from './access.module.css';

type QuestionProps = { link: EmailLink; session: Session; onContinue: () => void };

/** A link that is not followed at once: whoever goes on says so, and sees as whom, or which address the account will have. */
export function VerifyQuestion({ link, session, onContinue }: QuestionProps) {
  const Question = link.isChange ? (link.reader === 'self' ? NewAddress : OwnerNeeded) : AsWhom;
  return (
    <PublicShell isCentred>
      <Question {...{ link, session, onContinue }} />
    </PublicShell>
  );
}

function NewAddress({ link: { email }, session, onContinue }: QuestionProps) {
  const { t } = useTexts();
  const text = t('access.verify.changeText', { email, current: session?.email ?? '' });
  const actions = (
    <Button onClick={onContinue} className={classes.address ?? ''}>
      {t('access.verify.changeTo', { email })}
    </Button>
  );
  return <Message drawing={<Envelope />} title={t('access.verify.changeTitle')} text={text} actions={actions} />;
}

function AsWhom({ link: { email }, session, onContinue }: QuestionProps) {
  const { t } = useTexts();
  // Where they do not fit side by side, the way on is above.
  const actions = (
    <Group grow preventGrowOverflow={false} wrap="wrap-reverse" gap="xs">
      {session && (
        <Button variant="default" component={Link} to={href(areas[session.type].home)} className={classes.address ?? ''}>
          {t('access.verify.stay')}
        </Button>
      )}
      <Button onClick={onContinue} className={classes.address ?? ''}>
        {t('access.verify.continueAs', { email })}
      </Button>
    </Group>
  );
  const text = session ? t('access.verify.otherText', { email, current: session.email }) : t('access.verify.askText', { email });
  return <Message drawing={<Envelope />} title={t('access.verify.askTitle')} text={text} actions={actions} />;
}

/** A new address for an account in use is confirmed by its owner alone. */
function OwnerNeeded({ link: { email }, session }: QuestionProps) {
  const { t } = useTexts();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const text = session ? t('access.verify.changeOther', { email, current: session.email }) : t('access.verify.changeSignIn', { email });
  const action = session ? (
    <Button onClick={() => void signOut()}>{t('shell.signOut')}</Button>
  ) : (
    <Button component={Link} to={`${href('login')}?next=${encodeURIComponent(pathname)}`}>
      {t('sessions.signIn')}
    </Button>
  );
  return <Message drawing={<Envelope />} title={t('access.verify.changeTitle')} text={text} actions={action} />;
}
