import { areas } from '@jalon/domain/core/routes';
import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { Page } from '../ui/page.tsx';
import classes from './home-screen.module.css';
import { NewDevices } from './new-devices.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';

/** The frame of a home: what waits for the person, the figures they look at, then what happened. */
export function HomePage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const format = useFormat();
  return (
    <Page
      title={t('home.greeting', { name: user.firstName })}
      tab={routeTitle(t, areas[user.type].home)}
      description={<span className={classes.date}>{format.longDay(new Date())}</span>}
      actions={actions}
    >
      <SignUpNotice user={user} />
      <NewDevices />
      {children}
    </Page>
  );
}
