import type { User } from './actor.ts';
import { permitsUser } from './permission.ts';
import { areas, type Route, type RouteName, routeNames, routes } from './routes.ts';

/** The sidebar of a user: the entries of the area of their type, without those they may not open. */
export const navigationOf = (user: User): RouteName[] =>
  routeNames.filter((name) => {
    const { path, isInMenu, permission }: Route = routes[name];
    return isInMenu && path.startsWith(`${areas[user.type].base}/`) && (!permission || permitsUser(user, permission));
  });
