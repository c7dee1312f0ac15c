import type { shell as reference } from '../fr/shell.ts';

export const shell: typeof reference = {};
