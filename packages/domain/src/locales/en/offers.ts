import type { offers as reference } from '../fr/offers.ts';

/** Needs and one’s own applications, for a freelance. */
export const offers: typeof reference = {
  calendar: { title: 'Interview', file: 'interview' },
};
