import { common } from './fr/common.ts';
import { errors } from './fr/errors.ts';
import { history } from './fr/history.ts';
import { home } from './fr/home.ts';
import { landing } from './fr/landing.ts';
import { referentials } from './fr/referentials.ts';
import { routes } from './fr/routes.ts';
import { sessions } from './fr/sessions.ts';
import { shell } from './fr/shell.ts';
import { table } from './fr/table.ts';
import { validation } from './fr/validation.ts';

/** The reference language: its shape is the contract of the others. */
export const fr = { common, errors, history, home, landing, referentials, routes, sessions, shell, table, validation };
export type Texts = typeof fr;
