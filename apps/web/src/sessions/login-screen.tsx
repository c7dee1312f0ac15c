import { href } from '@jalon/domain/core/routes';
import { Alert, Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { FormPage } from '../ui/form-page.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderPlaces } from './provider-places.tsx';
import { useProviders } from './providers.ts';
import { useSignIn } from './use-sign-in.ts';

/** What happened just before, on the screen that led here. */
type Notice = 'reset' | 'verified' | 'deactivated' | 'deleted';

// Most people have one step.
const CodeForm = lazy(() => import('./code-form.tsx'));
// And most installations one way in.
const ProviderButtons = lazy(() => import('./provider-buttons.tsx'));

export default function LoginScreen() {
  const { t } = useTexts();
  const { notice, email } = (useLocation().state ?? {}) as { notice?: Notice; email?: string };
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
        <Suspense>
          <CodeForm send={sendCode} startOver={startOver} isPending={isPending} error={error} />
        </Suspense>
      </FormPage>
    );
  return (
    <FormPage title={t('sessions.title')} intro={t(next ? 'sessions.continue' : 'sessions.intro')} footer={footer}>
      {notice && !error ? (
        <Alert color="green" role="status" py={10} px={12} mb="md" icon={<IconCircleCheck size={18} />}>
          {t(`sessions.notices.${notice}`)}
        </Alert>
      ) : null}
      <LoginForm email={email} signIn={signIn} isPending={isPending} error={error}>
        {providers.length > 0 && (
          <Suspense fallback={<ProviderPlaces count={providers.length} />}>
            <ProviderButtons providers={providers} next={next} />
          </Suspense>
        )}
      </LoginForm>
    </FormPage>
  );
}
