import { areas, href } from '@jalon/domain/core/routes';
import { Button, Loader } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { errorText, useTexts } from '../core/i18n.ts';
import { useSession } from '../core/session.ts';
import { ClosedGate } from '../ui/illustrations.tsx';
import { Message } from '../ui/message.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { useProviderCallback } from './use-provider-callback.ts';

/** Where a provider leads back to. */
export default function ProviderCallbackScreen() {
  const { t } = useTexts();
  const { provider = '' } = useParams();
  const session = useSession();
  const state = useProviderCallback(provider);
  useDocumentTitle(t('routes.providerCallback'));
  if (state.at === 'working')
    return (
      <PublicShell isCentred>
        <Message drawing={<Loader />} title={t('access.callback.working')} text="" />
      </PublicShell>
    );
  // Who is signed in came to connect an identity, and goes back to where that is done.
  const [title, to, label] = session
    ? [t('access.callback.failedLink'), href(areas[session.type].security), t('access.callback.backToSecurity')]
    : [t('access.callback.failed'), href('login'), t('access.backToLogin')];
  return (
    <PublicShell isCentred>
      <Message
        drawing={<ClosedGate />}
        title={title}
        text={errorText(t, state.error)}
        actions={
          <Button component={Link} to={to} replace>
            {label}
          </Button>
        }
      />
    </PublicShell>
  );
}
