import { common } from './en/base/common.ts';
import { errors } from './en/base/errors.ts';
import { history } from './en/base/history.ts';
import { home } from './en/base/home.ts';
import { lists } from './en/base/lists.ts';
import { notifications } from './en/base/notifications.ts';
import { permissions } from './en/base/permissions.ts';
import { routes } from './en/base/routes.ts';
import { sessions } from './en/base/sessions.ts';
import { shell } from './en/base/shell.ts';
import { table } from './en/base/table.ts';
import { validation } from './en/base/validation.ts';
import type { base as reference } from './fr.ts';

export const base: typeof reference = {
  common,
  errors,
  history,
  home,
  lists,
  notifications,
  permissions,
  routes,
  sessions,
  shell,
  table,
  validation,
};
