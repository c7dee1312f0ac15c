import { areas, href } from '@jalon/domain/core/routes';
import { Button } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { accountQuery, sessionsQuery } from './account.api.ts';
import classes from './account.module.css';
import { DangerPanel } from './danger-panel.tsx';
import { Waiting } from './panel-states.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';

const PasswordForm = lazy(() => import('./password-form.tsx'));

export const prefetch: Prefetch = () => {
  void queryClient.prefetchQuery(accountQuery);
  void queryClient.prefetchQuery(sessionsQuery);
};

/** How one's own account is kept, the same in the four areas. */
export default function SecurityScreen() {
  const { t } = useTexts();
  const user = useUser();
  const account = areas[user.type].account;
  const link = (
    <Button variant="default" component={Link} to={href(account)} leftSection={<IconUserCircle size={16} stroke={1.75} />}>
      {routeTitle(t, account)}
    </Button>
  );
  return (
    <Page title={routeTitle(t, areas[user.type].security)} description={t('account.security.intro')} actions={link}>
      <div className={classes.column}>
        <Panel title={t('account.password.title')}>
          <Suspense fallback={<Waiting lines={3} />}>
            <PasswordForm email={user.email} />
          </Suspense>
        </Panel>
        <TwoStepPanel />
        <SessionsPanel />
        <DangerPanel user={user} />
      </div>
    </Page>
  );
}
