import { isType } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { areas } from '@jalon/domain/core/routes';
import { sessionsQuery } from '../account/account.api.ts';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { documentsOf } from '../documents/documents.api.ts';
import { recentHistory } from '../history/history.api.ts';
import { countsQuery, listQuery } from '../notifications/notifications.api.ts';
import { ownProfileQuery } from '../profiles/profile.api.ts';
import { Page } from '../ui/page.tsx';
import { availableTalents } from './available-talents.tsx';
import { CompanyHome } from './company-home.tsx';
import { FreelanceHome, showsProfile } from './freelance-home.tsx';
import { homeQuery } from './home.api.ts';
import classes from './home-screen.module.css';
import { NewDevices } from './new-devices.tsx';
import { newFreelances } from './new-freelances.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';
import { StaffHome } from './staff-home.tsx';

export const prefetch: Prefetch = (user) => {
  // Whoever sees with somebody else's eyes is not shown their sessions, nor what they were told.
  if (!user.seenBy) void queryClient.prefetchQuery(sessionsQuery);
  if (isType(user, 'Admin')) void queryClient.prefetchQuery(recentHistory);
  else if (!user.seenBy) void queryClient.prefetchInfiniteQuery(listQuery('all', 10));
  if (isType(user, 'Admin', 'Commercial')) void queryClient.prefetchQuery(newFreelances);
  if (isType(user, 'Company') && user.isValidated && permitsUser(user, 'freelances.view')) void queryClient.prefetchQuery(availableTalents);
  if (!isType(user, 'Freelance')) return void queryClient.prefetchQuery(homeQuery);
  if (!showsProfile(user)) return;
  void queryClient.prefetchQuery(countsQuery);
  void queryClient.prefetchQuery(ownProfileQuery);
  void queryClient.prefetchQuery(documentsOf(user.id));
};

/** The home of the four areas: what waits for the person, the figures they look at, then what happened. */
export default function HomeScreen() {
  const { t } = useTexts();
  const user = useUser();
  const format = useFormat();
  return (
    <Page
      title={t('home.greeting', { name: user.firstName })}
      tab={routeTitle(t, areas[user.type].home)}
      description={<span className={classes.date}>{format.longDay(new Date())}</span>}
    >
      <SignUpNotice user={user} />
      <NewDevices />
      {isType(user, 'Admin', 'Commercial') && <StaffHome />}
      {isType(user, 'Company') && <CompanyHome />}
      {isType(user, 'Freelance') && <FreelanceHome user={user} />}
    </Page>
  );
}
