import { history } from './fr/history.ts';
import { home } from './fr/home.ts';
import { lists } from './fr/lists.ts';
import { permissions } from './fr/permissions.ts';
import { table } from './fr/table.ts';

export const member = { history, home, lists, permissions, table };
