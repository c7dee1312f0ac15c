import type { ProfileDraft } from './draft.ts';
import { readMonth } from './draft-dates.ts';
import { drafting } from './drafting.ts';

type Loose = Record<string, unknown>;
const most = 200;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (from: unknown, ...names: string[]): string => {
  if (!isLoose(from)) return '';
  const found = names.map((name) => from[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.slice(0, 10_000) : '';
};
const listIn = (from: unknown, name: string): unknown[] => {
  const found = isLoose(from) ? from[name] : undefined;
  return Array.isArray(found) ? found.slice(0, most) : [];
};
const placeIn = (from: unknown): string =>
  ['address', 'postalCode', 'city', 'region']
    .map((name) => textIn(from, name))
    .filter(Boolean)
    .join(' ');
const textsIn = (from: unknown, name: string): string[] => listIn(from, name).filter((value) => typeof value === 'string');

const sections = ['basics', 'work', 'education', 'skills', 'languages'];
/** What the schema has, and a profile has no place for. */
const placeless = ['volunteer', 'awards', 'publications', 'interests', 'references', 'projects'];

export const isJsonResume = (value: unknown): boolean => isLoose(value) && sections.some((name) => name in value);

/** A resume as jsonresume.org describes it. Every field of it may be missing, or be something else. */
export function fromJsonResume(value: unknown, today: string): ProfileDraft {
  const { draft, title, experience, training, skill, language, link, leave } = drafting('jsonResume', today);
  const basics = isLoose(value) ? value.basics : undefined;
  title(textIn(basics, 'label'));
  leave('other', 'noPlace', textIn(basics, 'summary'));
  link(textIn(basics, 'url'));
  for (const one of listIn(basics, 'profiles')) link(textIn(one, 'url'));
  leave('other', 'noPlace', placeIn(isLoose(basics) ? basics.location : undefined));
  for (const one of listIn(value, 'work')) {
    const end = textIn(one, 'endDate');
    const highlights = textsIn(one, 'highlights').map((line) => `• ${line}`);
    experience({
      ...{ title: textIn(one, 'position'), company: textIn(one, 'name', 'company') },
      ...{ from: readMonth(textIn(one, 'startDate'), 'from'), to: readMonth(end, 'to'), isCurrent: end === '' },
      description: [textIn(one, 'summary', 'description'), ...highlights].join('\n'),
      skills: textsIn(one, 'keywords'),
    });
  }
  for (const one of listIn(value, 'education'))
    training({
      name: [textIn(one, 'studyType'), textIn(one, 'area')].filter(Boolean).join(' '),
      organisation: textIn(one, 'institution'),
      when: textIn(one, 'endDate'),
    });
  for (const one of listIn(value, 'certificates'))
    training({ name: textIn(one, 'name'), organisation: textIn(one, 'issuer'), when: textIn(one, 'date') });
  for (const one of listIn(value, 'skills')) {
    const keywords = textsIn(one, 'keywords');
    for (const name of keywords.length > 0 ? keywords : [textIn(one, 'name')]) skill(name);
  }
  for (const one of listIn(value, 'languages')) language(textIn(one, 'language'), textIn(one, 'fluency'));
  for (const name of placeless) {
    for (const one of listIn(value, name)) leave('other', 'noPlace', textIn(one, 'name', 'title', 'organization', 'reference'));
  }
  return draft;
}
