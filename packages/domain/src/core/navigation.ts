import type { User } from './actor.ts';
import { permitsUser } from './permission.ts';
import { areas, type Route, type RouteName, routeNames, routes } from './routes.ts';

/** The sidebar of a user: the entries of the area of their type, without those they may not open. */
export const navigationOf = (user: User): RouteName[] =>
  routeNames.filter((name) => {
    const { path, isInMenu, permission }: Route = routes[name];
    return isInMenu && path.startsWith(`${areas[user.type].base}/`) && (!permission || permitsUser(user, permission));
  });

/** The entry of the sidebar that a screen belongs to: its own, or the one it stands under, by the `kind` in its address where there are several. */
export function entryOf(name: string | undefined, kind: string | null = null): string | undefined {
  const found: Route | undefined = name !== undefined && name in routes ? routes[name as RouteName] : undefined;
  if (found?.isInMenu) return name;
  if (typeof found?.under !== 'object') return found?.under;
  return found.under.kind[kind ?? ''] ?? found.under.otherwise;
}
