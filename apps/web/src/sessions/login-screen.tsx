import { Text, Title } from '@mantine/core';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
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
      <div className={classes.card}>
        <Title order={1} className={classes.title}>
          {t('sessions.title')}
        </Title>
        <Text className={classes.intro}>{t(hasNext ? 'sessions.continue' : 'sessions.intro')}</Text>
        <LoginForm signIn={signIn} isPending={isPending} error={error} />
      </div>
    </PublicShell>
  );
}
