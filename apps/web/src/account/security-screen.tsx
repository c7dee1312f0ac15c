import type { User } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import { Alert, Button } from '@mantine/core';
import { IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { Section } from '../ui/section-nav.tsx';
import { accountQuery, identitiesQuery, sessionsQuery } from './account.api.ts';
import { DangerPanel } from './danger-panel.tsx';
import { IdentitiesPanel } from './identities-panel.tsx';
import { Failed, Waiting } from './panel-states.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasswordLink } from './password-link.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';

export const prefetch: Prefetch = ({ seenBy }) => {
  // Refused to whoever sees with somebody else's eyes.
  if (seenBy) return;
  void queryClient.prefetchQuery(accountQuery);
  void queryClient.prefetchQuery(sessionsQuery);
  void queryClient.prefetchQuery(identitiesQuery);
};

/** How one's own account is kept, the same in the four areas. */
export default function SecurityScreen() {
  const { t } = useTexts();
  const user = useUser();
  const account = areas[user.type].account;
  const link = (
    <Button hiddenFrom="lg" variant="default" component={Link} to={href(account)} leftSection={<IconUserCircle size={16} stroke={1.75} />}>
      {routeTitle(t, account)}
    </Button>
  );
  return (
    <Page title={routeTitle(t, areas[user.type].security)} description={t('account.security.intro')} actions={link}>
      <SettingsFrame>{user.seenBy ? <OwnersAlone user={user} /> : <Panels user={user} />}</SettingsFrame>
    </Page>
  );
}

function OwnersAlone({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <Alert color="blue" role="note" py={10} px={12} icon={<IconShieldLock size={18} />}>
      {t('account.security.ownersAlone', { name: `${user.firstName} ${user.lastName}` })}
    </Alert>
  );
}

function Panels({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <>
      {user.needsTwoStep && (
        <Alert color="yellow" role="status" py={10} px={12} icon={<IconShieldLock size={18} />}>
          {t('account.twoStep.needed')}
        </Alert>
      )}
      <Section id="password">
        <Panel title={t('account.password.title')}>
          <Password email={user.email} />
        </Panel>
      </Section>
      <Section id="identities">
        <IdentitiesPanel />
      </Section>
      <Section id="two-step">
        <TwoStepPanel />
      </Section>
      <Section id="sessions">
        <SessionsPanel />
      </Section>
      <Section id="closing">
        <DangerPanel user={user} />
      </Section>
    </>
  );
}

/** Who signs in by a provider only is sent a link to choose a password; who has one changes it here. */
function Password({ email }: { email: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(accountQuery);
  if (error && !data) return <Failed title={t('account.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting lines={3} />;
  if (data.hasPassword === false) return <PasswordLink email={email} />;
  return <PasswordForm email={email} />;
}
