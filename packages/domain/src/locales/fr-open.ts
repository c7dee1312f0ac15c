import { access } from './fr/access.ts';
import { landing } from './fr/landing.ts';

export const open = { access, landing };
