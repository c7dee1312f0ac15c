import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { history } from './en/history.ts';
import { home } from './en/home.ts';
import { landing } from './en/landing.ts';
import { referentials } from './en/referentials.ts';
import { routes } from './en/routes.ts';
import { sessions } from './en/sessions.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { validation } from './en/validation.ts';
import type { fr } from './fr.ts';

export const en: typeof fr = { common, errors, history, home, landing, referentials, routes, sessions, shell, table, validation };
