import type { User } from '../core/actor.ts';
import { lacksPermission } from '../core/guards.ts';
import { navigationOf } from '../core/navigation.ts';
import { areas, type Route, type RouteName, routeNames, routes } from '../core/routes.ts';

/** Somebody of a company with these permissions and nothing else of their own: enough to ask the tables what they would find. */
const somebodyWith = (permissions: readonly string[]): User => ({
  id: '',
  type: 'Company',
  email: '',
  firstName: '',
  lastName: '',
  lang: 'fr',
  emailVerifiedAt: '',
  state: 'active',
  closedBy: null,
  isValidated: true,
  blockReason: null,
  refusalReason: null,
  seenBy: null,
  needsTwoStep: false,
  needsTerms: false,
  company: null,
  picture: null,
  roles: [],
  permissions: [...permissions],
});

/** The pages of the company area that ask for a permission. */
const guardedPages = routeNames.filter((name) => {
  const { path, permission }: Route = routes[name];
  return path.startsWith(`${areas.Company.base}/`) && permission !== undefined;
});

/** What a person with these permissions finds: the entries of the menu, and the pages that would turn them away. */
export function viewWith(permissions: readonly string[]): { menu: RouteName[]; closed: RouteName[] } {
  const somebody = somebodyWith(permissions);
  return {
    menu: navigationOf(somebody),
    closed: guardedPages.filter((name) => lacksPermission(routes[name] as Route, somebody)),
  };
}
