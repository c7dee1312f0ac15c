import type { applications as reference } from '../fr/applications.ts';

/** Applications, for those who qualify and decide. */
export const applications: typeof reference = {
  file: 'applications',
  notesFile: 'notes',
  column: {
    person: 'Candidate',
    need: 'Need',
    company: 'Company',
    state: 'State',
    rate: 'Rate',
    sentAt: 'Sent on',
    author: 'Author',
    note: 'Note',
    writtenAt: 'Written on',
  },
};
