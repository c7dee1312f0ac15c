import type { RouteName } from '../core/routes.ts';
import type { features } from './features.ts';
import { common } from './fr/base/common.ts';
import { errors } from './fr/base/errors.ts';
import { history } from './fr/base/history.ts';
import { home } from './fr/base/home.ts';
import { lists } from './fr/base/lists.ts';
import { notifications } from './fr/base/notifications.ts';
import { peopleLists } from './fr/base/people-lists.ts';
import { permissions } from './fr/base/permissions.ts';
import { proposals } from './fr/base/proposals.ts';
import { routes as ownRoutes } from './fr/base/routes.ts';
import { sessions } from './fr/base/sessions.ts';
import { shell } from './fr/base/shell.ts';
import { table } from './fr/base/table.ts';
import { talents } from './fr/base/talents.ts';
import { validation } from './fr/base/validation.ts';
import { views } from './fr/base/views.ts';
import { routesIn, wordsIn } from './words.ts';

/** That every address has a title, a test says: types do not know which feature brings which. */
const routes = { ...ownRoutes, ...routesIn('fr') } as Record<RouteName, string>;
const words = wordsIn('fr');

/**
 * French is the reference: its shape is the contract of the other language. These texts are those any screen may show; a feature has a
 * file of its own (`fr/<feature>.ts`), which a browser loads with its screens.
 */
export const base = {
  common,
  errors,
  history,
  home,
  lists,
  notifications,
  peopleLists,
  permissions,
  proposals,
  routes,
  sessions,
  shell,
  table,
  talents,
  validation,
  views,
  words,
};
export type Texts = typeof base & (typeof features)['fr'];
