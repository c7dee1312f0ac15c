import type { RouteName } from '../core/routes.ts';
import { common } from './en/base/common.ts';
import { errors } from './en/base/errors.ts';
import { history } from './en/base/history.ts';
import { home } from './en/base/home.ts';
import { lists } from './en/base/lists.ts';
import { notifications } from './en/base/notifications.ts';
import { peopleLists } from './en/base/people-lists.ts';
import { permissions } from './en/base/permissions.ts';
import { proposals } from './en/base/proposals.ts';
import { routes as ownRoutes } from './en/base/routes.ts';
import { sessions } from './en/base/sessions.ts';
import { shell } from './en/base/shell.ts';
import { table } from './en/base/table.ts';
import { talents } from './en/base/talents.ts';
import { validation } from './en/base/validation.ts';
import { views } from './en/base/views.ts';
import type { base as reference } from './fr.ts';
import { routesIn, wordsIn } from './words.ts';

/** That every address has a title, a test says: types do not know which feature brings which. */
const routes = { ...ownRoutes, ...routesIn('en') } as Record<RouteName, string>;
const words = wordsIn('en');

export const base: typeof reference = {
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
