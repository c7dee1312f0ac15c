import type { User } from './actor.ts';
import { permitsUser } from './permission.ts';
import { areas, type Route, type RouteName, routeNames, routes } from './routes.ts';

/** The sidebar of a user: the entries of the area of their type, without those they may not open. */
export const navigationOf = (user: User): RouteName[] =>
  routeNames.filter((name) => {
    const { path, isInMenu, permission }: Route = routes[name];
    return isInMenu && path.startsWith(`${areas[user.type].base}/`) && (!permission || permitsUser(user, permission));
  });

/** The entry of the sidebar that a screen belongs to: its own, or the one it stands under. */
export function entryOf(name: string | undefined): string | undefined {
  const found: Route | undefined = name !== undefined && name in routes ? routes[name as RouteName] : undefined;
  return found?.isInMenu ? name : found?.under;
}
