import { href } from '@jalon/domain/core/routes';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { Mark } from '../ui/logo.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-screen.module.css';
import { useSignIn } from './use-sign-in.ts';

export default function LoginScreen() {
  const { t } = useTexts();
  const { signIn, isPending, error, hasNext } = useSignIn();
  useDocumentTitle(t('routes.login'));
  return (
    <PublicShell isCentred>
      <div className={classes.column}>
        <div className={classes.card}>
          <Mark size={36} />
          <Title order={1} className={classes.title}>
            {t('sessions.title')}
          </Title>
          <Text className={classes.intro}>{t(hasNext ? 'sessions.continue' : 'sessions.intro')}</Text>
          <LoginForm signIn={signIn} isPending={isPending} error={error} />
        </div>
        <Text className={classes.quote}>
          {t('sessions.quote')}{' '}
          <Anchor component={Link} to={href('home')} inherit underline="always">
            {t('sessions.backHome')}
          </Anchor>
        </Text>
      </div>
    </PublicShell>
  );
}
