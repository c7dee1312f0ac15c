import { common } from './fr/common.ts';
import { errors } from './fr/errors.ts';
import { routes } from './fr/routes.ts';
import { sessions } from './fr/sessions.ts';
import { shell } from './fr/shell.ts';
import { validation } from './fr/validation.ts';
import type { features } from './fr-features.ts';
import type { member } from './fr-member.ts';
import type { open } from './fr-open.ts';

/**
 * French is the reference: its shape is the contract of the other language. Texts come in parts, so that a browser loads those it
 * shows: what every screen needs (here), the public screens (`fr-open.ts`), the areas (`fr-member.ts`) and each feature in them.
 */
export const base = { common, errors, routes, sessions, shell, validation };
export type Texts = typeof base & typeof open & typeof member & typeof features;
