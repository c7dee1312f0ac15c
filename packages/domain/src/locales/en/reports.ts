import type { reports as reference } from '../fr/reports.ts';

export const reports: typeof reference = {
  absences: 'absences',
  person: 'Person',
};
