import type { home as reference } from '../fr/home.ts';

export const home: typeof reference = {};
