import type { landing as reference } from '../fr/landing.ts';

export const landing: typeof reference = {};
