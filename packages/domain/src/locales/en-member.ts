import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { lists } from './en/lists.ts';
import { permissions } from './en/permissions.ts';
import { table } from './en/table.ts';
import type { member as reference } from './fr-member.ts';

export const member: typeof reference = { history, home, lists, permissions, table };
