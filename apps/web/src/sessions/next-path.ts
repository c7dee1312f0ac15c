import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import { routeNames, routes } from '@jalon/domain/core/routes';
import { matchPath } from 'react-router';

/** Whether the checks of the page let this person in. What is no page of the table is for the router to say. */
export function isOpenTo(user: User, path: string): boolean {
  const [pathname = ''] = path.split('?');
  const name = routeNames.find((candidate) => matchPath(routes[candidate].path, pathname));
  return !name || firstRefusal(routes[name].guards, user) === undefined;
}
