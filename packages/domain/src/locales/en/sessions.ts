import type { sessions as reference } from '../fr/sessions.ts';

export const sessions: typeof reference = {};
