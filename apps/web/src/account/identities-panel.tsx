import type { OwnIdentity } from '@jalon/domain/sessions/identity-schema';
import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import { Alert, Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useProviders } from '../sessions/providers.ts';
import { Panel } from '../ui/panel.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { accountQuery, identitiesQuery } from './account.api.ts';
import classes from './account.module.css';
import { ConnectDialog } from './connect-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { Failed, Waiting } from './panel-states.tsx';
import { useConnect } from './use-connect.ts';

type Asked = { provider?: SignInProvider; identity?: OwnIdentity; isOpen: boolean };

/** The other ways into one's account: those that are connected, then those that could be. Without any there is nothing to show. */
export function IdentitiesPanel() {
  const { t } = useTexts();
  const providers = useProviders();
  const { data, error, refetch } = useQuery(identitiesQuery);
  const { connect, leavingFor } = useConnect();
  const { hasPassword = true, twoStep } = useQuery(accountQuery).data ?? {};
  const [dialog, setDialog] = useState<Asked>({ isOpen: false });
  const closing = { onClose: () => setDialog({ ...dialog, isOpen: false }), onClosed: () => setDialog({ isOpen: false }) };
  const news = useNews();
  const identities = data?.identities ?? [];
  if (providers.length === 0 && identities.length === 0) return null;
  const others = data ? providers.filter(({ name }) => identities.every(({ provider }) => provider !== name)) : [];
  return (
    <Panel title={t('account.identities.title')}>
      {news && identities.some(({ label }) => label === news) && (
        <Alert color="green" role="status" py={10} px={12} mb="md" icon={<IconCircleCheck size={18} />}>
          {t('account.identities.connected', { provider: news })}
        </Alert>
      )}
      {error && !data && <Failed title={t('account.identities.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting lines={1} />}
      {identities.map((identity) => (
        <Connected
          key={identity.id}
          identity={identity}
          isOnly={identities.length === 1}
          onDisconnect={() => setDialog({ identity, isOpen: true })}
        />
      ))}
      {others.map((provider) => (
        <Open
          key={provider.name}
          provider={provider}
          isLeaving={leavingFor === provider.name}
          onConnect={() => (hasPassword || twoStep?.isOn ? setDialog({ provider, isOpen: true }) : void connect(provider))}
        />
      ))}
      {data && <p className={classes.text}>{t('account.identities.text')}</p>}
      {dialog.provider && <ConnectDialog key={dialog.provider.name} provider={dialog.provider} isOpen={dialog.isOpen} {...closing} />}
      {dialog.identity && <DisconnectDialog key={dialog.identity.id} identity={dialog.identity} isOpen={dialog.isOpen} {...closing} />}
    </Panel>
  );
}

/** Who has just been connected, told once: a reload does not tell it again. */
function useNews(): string | undefined {
  const navigate = useNavigate();
  const { connected } = (useLocation().state ?? {}) as { connected?: string };
  const [news] = useState(connected);
  useEffect(() => {
    if (connected) void navigate('.', { replace: true, state: null });
  }, [connected, navigate]);
  return news;
}

type ConnectedProps = { identity: OwnIdentity; isOnly: boolean; onDisconnect: () => void };

function Connected({ identity: { label, email, linkedAt, lastUsedAt }, isOnly, onDisconnect }: ConnectedProps) {
  const { t } = useTexts();
  const { hasPassword = true } = useQuery(accountQuery).data ?? {};
  const isLast = isOnly && !hasPassword;
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <div className={classes.name}>{label}</div>
        <div className={classes.note}>
          {email && <>{email} · </>}
          {t('account.identities.linked')} <RelativeTime iso={linkedAt} />
          {lastUsedAt && (
            <>
              {' '}
              · {t('account.identities.used')} <RelativeTime iso={lastUsedAt} />
            </>
          )}
        </div>
        {isLast && <div className={classes.note}>{t('account.identities.last')}</div>}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        disabled={isLast}
        aria-label={t('account.identities.disconnectFrom', { provider: label })}
        onClick={onDisconnect}
      >
        {t('account.identities.disconnect')}
      </Button>
    </div>
  );
}

type OpenProps = { provider: SignInProvider; isLeaving: boolean; onConnect: () => void };

function Open({ provider: { label }, isLeaving, onConnect }: OpenProps) {
  const { t } = useTexts();
  return (
    <div className={classes.line}>
      <div className={classes.name}>{label}</div>
      <Button
        variant="default"
        size="compact-sm"
        flex="none"
        loading={isLeaving}
        aria-label={t('account.identities.connectTo', { provider: label })}
        onClick={onConnect}
      >
        {t('account.identities.connect')}
      </Button>
    </div>
  );
}
