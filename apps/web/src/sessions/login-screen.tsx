import { href } from '@jalon/domain/core/routes';
import { Alert, Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { FormPage } from '../ui/form-page.tsx';
import { CodeForm } from './code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useProviders } from './providers.ts';
import { useSignIn } from './use-sign-in.ts';

/** What happened just before, on the screen that led here. */
type Notice = 'reset' | 'verified' | 'deactivated' | 'deleted';

export default function LoginScreen() {
  const { t } = useTexts();
  const { notice, email, isEnded } = (useLocation().state ?? {}) as { notice?: Notice; email?: string; isEnded?: true };
  const { signIn, sendCode, startOver, isPending, error, needsCode, next } = useSignIn();
  const providers = useProviders();
  useDocumentTitle(t('routes.login'));
  const footer = (
    <>
      {t('sessions.newHere')}{' '}
      <Anchor component={Link} to={href('signUp')} inherit underline="always">
        {t('sessions.signUp')}
      </Anchor>
    </>
  );
  if (needsCode)
    return (
      <FormPage title={t('sessions.code.title')} intro={t('sessions.code.intro')}>
        <CodeForm send={sendCode} startOver={startOver} isPending={isPending} error={error} />
      </FormPage>
    );
  return (
    <FormPage
      title={t('sessions.title')}
      intro={t(isEnded ? 'sessions.ended' : next ? 'sessions.continue' : 'sessions.intro')}
      footer={footer}
    >
      {notice && !error ? (
        <Alert color="green" role="status" py={10} px={12} mb="md" icon={<IconCircleCheck size={18} />}>
          {t(`sessions.notices.${notice}`)}
        </Alert>
      ) : null}
      <LoginForm email={email} signIn={signIn} isPending={isPending} error={error}>
        {providers.length > 0 && <ProviderButtons providers={providers} next={next} />}
      </LoginForm>
    </FormPage>
  );
}
