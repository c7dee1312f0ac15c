import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { routes } from './en/routes.ts';
import { sessions } from './en/sessions.ts';
import { shell } from './en/shell.ts';
import { validation } from './en/validation.ts';
import type { base as reference } from './fr.ts';

export const base: typeof reference = { common, errors, routes, sessions, shell, validation };
