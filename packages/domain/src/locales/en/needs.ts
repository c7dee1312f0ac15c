import type { needs as reference } from '../fr/needs.ts';

/** Needs, for those who post and staff them. */
export const needs: typeof reference = {
  file: 'needs',
  column: { company: 'Company', state: 'State', applications: 'Applications', postedAt: 'Posted on' },
};
