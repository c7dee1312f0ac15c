import { access } from './fr/access.ts';
import { landing } from './fr/landing.ts';
import { signUp } from './fr/sign-up.ts';

export const open = { access, landing, signUp };
