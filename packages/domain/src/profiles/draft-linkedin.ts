import type { ProfileDraft } from './draft.ts';
import { readMonth } from './draft-dates.ts';
import { drafting } from './drafting.ts';

/** The files of an export that are read, by the end of their path. */
export const linkedinFiles = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Certifications.csv',
  'Skills.csv',
  'Languages.csv',
] as const;
export type LinkedinFile = (typeof linkedinFiles)[number];
/** A row by the names of its columns. */
export type LinkedinRow = Partial<Record<string, string>>;

/** What somebody has downloaded of their own data from LinkedIn: a file for each kind. */
export function fromLinkedin(files: ReadonlyMap<LinkedinFile, readonly LinkedinRow[]>, today: string): ProfileDraft {
  const { draft, title, experience, training, skill, language, link, leave } = drafting('linkedin', today);
  const rowsOf = (name: LinkedinFile) => (files.get(name) ?? []).map((row) => (column: string) => row[column]?.trim() ?? '');
  for (const cell of rowsOf('Profile.csv')) {
    title(cell('Headline'));
    for (const column of ['Summary', 'Industry', 'Geo Location', 'Websites']) leave('other', 'noPlace', cell(column));
    const handle = /[A-Za-z0-9_]+/.exec(cell('Twitter Handles'))?.[0];
    if (handle) link(`https://twitter.com/${handle}`);
  }
  for (const cell of rowsOf('Positions.csv')) {
    const end = cell('Finished On');
    experience({
      ...{ title: cell('Title'), company: cell('Company Name'), description: cell('Description') },
      ...{ from: readMonth(cell('Started On'), 'from'), to: readMonth(end, 'to'), isCurrent: end === '' },
    });
  }
  for (const cell of rowsOf('Education.csv')) {
    training({ name: cell('Degree Name'), organisation: cell('School Name'), when: cell('End Date') });
    for (const column of ['Notes', 'Activities']) leave('trainings', 'noPlace', cell(column));
  }
  for (const cell of rowsOf('Certifications.csv'))
    training({ name: cell('Name'), organisation: cell('Authority'), when: cell('Finished On') || cell('Started On') });
  for (const cell of rowsOf('Skills.csv')) skill(cell('Name'));
  for (const cell of rowsOf('Languages.csv')) language(cell('Name'), cell('Proficiency'));
  return draft;
}
