import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import { chatPlace } from '@jalon/domain/core/notices';
import { areas, href, type RouteName, working } from '@jalon/domain/core/routes';
import type { Waiting } from '@jalon/domain/home/home';
import { waitingIn } from '@jalon/domain/home/waiting';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { countsQuery } from '../notifications/notifications.api.ts';
import { useSettled } from '../ui/use-settled.ts';
import { homeQuery, waitingQuery } from './home.api.ts';

/** What is counted behind an entry of the menu. */
const behind: Partial<Record<RouteName, keyof Waiting>> = {
  'freelance.offers': 'applications',
  'freelance.contracts': 'contracts',
  'commercial.contracts': 'contracts',
  'admin.contracts': 'contracts',
  'company.opportunities': 'applications',
  'commercial.opportunities': 'applications',
  'commercial.documents': 'documents',
  'admin.opportunities': 'applications',
  'admin.accounts': 'accounts',
  'admin.documents': 'documents',
  'company.reports': 'reports',
  'commercial.reports': 'reports',
  'admin.reports': 'reports',
};

/**
 * How many wait for this person behind an entry of the menu. On a home they come with it; elsewhere the counts are asked for alone, once the
 * first screen has its data.
 */
export function useWaiting(user: User): (route: RouteName) => number {
  const isHome = useLocation().pathname === href(areas[user.type].home);
  const isWorking = firstRefusal(working, user) === undefined;
  const isSettled = useSettled();
  const home = useQuery({ ...homeQuery, select: waitingIn, enabled: isHome && isWorking });
  const alone = useQuery({ ...waitingQuery, enabled: !isHome && isWorking && isSettled });
  const counts = (isHome ? home : alone).data;
  // Asked for by the bell, which hears of every change: here it is only read.
  const messages = useQuery({ ...countsQuery, enabled: false, select: ({ messages }) => messages }).data;
  return (route) => {
    if (route === chatPlace(user).route) return messages ?? 0;
    const name = behind[route];
    return (name && counts?.[name]) || 0;
  };
}
