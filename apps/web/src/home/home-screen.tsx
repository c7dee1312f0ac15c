import { isType, type User } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { areas } from '@jalon/domain/core/routes';
import { sessionsQuery } from '../account/account.api.ts';
import { queuesQuery } from '../accounts/accounts.api.ts';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { recentHistory } from '../history/history.api.ts';
import { listQuery } from '../notifications/notifications.api.ts';
import { summaryQuery as portfolioSummary } from '../portfolios/portfolios.api.ts';
import { companyTasksQuery, ownProfileQuery } from '../talents/talents.api.ts';
import { Page } from '../ui/page.tsx';
import { AccountQueues } from './account-queues.tsx';
import { CompanyTasks } from './company-tasks.tsx';
import { DocumentQueues } from './document-queues.tsx';
import { DocumentTasks } from './document-tasks.tsx';
import classes from './home-screen.module.css';
import { LatestNotifications } from './latest-notifications.tsx';
import { NewDevices } from './new-devices.tsx';
import { PortfolioPanel } from './portfolio-panel.tsx';
import { ProfileGaps } from './profile-gaps.tsx';
import { RecentHistory } from './recent-history.tsx';
import { SignUpNotice } from './sign-up-notice.tsx';

/** Nobody looks at the profile of somebody who was refused. */
const showsProfile = (user: User): boolean => isType(user, 'Freelance') && user.refusalReason === null;

export const prefetch: Prefetch = (user) => {
  if (isType(user, 'Admin')) void queryClient.prefetchQuery(recentHistory);
  else if (!user.seenBy) void queryClient.prefetchInfiniteQuery(listQuery('all', 10));
  // Whoever sees with somebody else's eyes is not shown their sessions.
  if (!user.seenBy) void queryClient.prefetchQuery(sessionsQuery);
  if (isType(user, 'Commercial')) void queryClient.prefetchQuery(portfolioSummary);
  if (showsProfile(user)) void queryClient.prefetchQuery(ownProfileQuery);
  if (permitsUser(user, 'company.edit|contacts.view') && isType(user, 'Company')) void queryClient.prefetchQuery(companyTasksQuery);
  if (!isType(user, 'Admin')) return;
  void queryClient.prefetchQuery(queuesQuery);
};

/** The home of the four areas: what waits for the person first, then what happened. What differs comes from their type and rights. */
export default function HomeScreen() {
  const { t } = useTexts();
  const user = useUser();
  const format = useFormat();
  const today = format.longDay(new Date());
  return (
    <Page
      title={t('home.greeting', { name: user.firstName })}
      tab={routeTitle(t, areas[user.type].home)}
      description={<span className={classes.date}>{today}</span>}
    >
      <SignUpNotice user={user} />
      <NewDevices />
      <div className={classes.columns}>
        <div className={classes.waiting}>
          {isType(user, 'Commercial') && <PortfolioPanel />}
          {showsProfile(user) && <ProfileGaps isValidated={user.isValidated} />}
          {showsProfile(user) && <DocumentTasks />}
          {isType(user, 'Company') && <CompanyTasks />}
          {isType(user, 'Admin') && <AccountQueues />}
          {isType(user, 'Admin', 'Commercial') && <DocumentQueues />}
        </div>
        {isType(user, 'Admin') ? <RecentHistory /> : !user.seenBy && <LatestNotifications user={user} />}
      </div>
    </Page>
  );
}
