import type { referentials as reference } from '../fr/referentials.ts';

export const referentials: typeof reference = {};
