import { areas, href } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import type { CurrentUser } from '@jalon/domain/sessions/session-schema';
import { useNavigate } from 'react-router';
import { showLanguage } from '../core/i18n.ts';
import { writePreference } from '../core/preferences.ts';
import { setSession } from '../core/session.ts';
import { isOpenTo } from './next-path.ts';

/** Goes on as somebody who has just been let in: to the page first asked for, or the home of the user's type (section 4). */
export function useEnter() {
  const navigate = useNavigate();
  return async (answer: CurrentUser, next?: string) => {
    const user = toUser(answer);
    setSession(user);
    writePreference('language', user.lang);
    await showLanguage(user.lang);
    // A page of somebody else, asked for on a shared computer, would be the first thing to be refused.
    const goal = next && isOpenTo(user, next) ? next : href(areas[user.type].home);
    await navigate(goal, { replace: true });
  };
}
