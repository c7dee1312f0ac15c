import { areas, href } from '@jalon/domain/core/routes';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { refetchSession, useSession } from '../core/session.ts';
import { ClosedGate } from '../ui/illustrations.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { inactiveReason } from './inactive-reason.ts';
import classes from './not-active-screen.module.css';
import { useSignOut } from './use-sign-out.ts';

export default function NotActiveScreen() {
  const { t } = useTexts();
  const session = useSession();
  const signOut = useSignOut();
  const [checks, setChecks] = useState({ isRunning: false, done: 0 });
  useDocumentTitle(t('routes.notActive'));

  if (!session) return <Navigate to={href('login')} replace />;
  const reason = inactiveReason(session);
  if (!reason) return <Navigate to={href(areas[session.type].home)} replace />;

  const check = async () => {
    setChecks(({ done }) => ({ isRunning: true, done }));
    await refetchSession();
    setChecks(({ done }) => ({ isRunning: false, done: done + 1 }));
  };
  return (
    <PublicShell isCentred>
      <div className={classes.message}>
        <ClosedGate />
        <Title order={1} className={classes.title}>
          {t(`sessions.inactive.${reason}`)}
        </Title>
        <Text className={classes.text}>{t(`sessions.inactive.${reason}Text`, { email: session.email })}</Text>
        <Group justify="center" gap="xs" mt="lg">
          <Button variant="default" onClick={() => void signOut()}>
            {t('shell.signOut')}
          </Button>
          <Button loading={checks.isRunning} onClick={() => void check()}>
            {t('sessions.inactive.check')}
          </Button>
        </Group>
        <Text role="status" className={classes.note}>
          {checks.done > 0 && !checks.isRunning
            ? t('sessions.inactive.unchanged')
            : t('sessions.inactive.signedInAs', { email: session.email })}
        </Text>
      </div>
    </PublicShell>
  );
}
