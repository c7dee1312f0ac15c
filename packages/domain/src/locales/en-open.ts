import { access } from './en/access.ts';
import { landing } from './en/landing.ts';
import { signUp } from './en/sign-up.ts';
import type { open as reference } from './fr-open.ts';

export const open: typeof reference = { access, landing, signUp };
