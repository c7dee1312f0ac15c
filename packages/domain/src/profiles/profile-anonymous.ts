import { drawn } from '../core/drawn.ts';
import type { Language } from '../core/languages.ts';
import { filled } from '../core/message.ts';
import { escaped, textOf, unescaped } from '../core/rich-text.ts';
import { namesIn, withoutNames } from '../opportunities/anonymity.ts';
import type { WholeTalent } from '../talents/talent-schema.ts';
import { sectorOf } from './employer-sector.ts';
import { changedRich, withoutContacts } from './hidden-contacts.ts';
import { nameTaker } from './hidden-name.ts';

/** What stands in the place of what is hidden. `company` is read in a sentence, `employer` and `employerIn` its sector as a name. */
export type AnonymousWords = { employer: string; employerIn: string; company: string };

/** Of "Ville de Nantes" the place tells nobody which employer it was, and is named for other reasons too. */
const placed = /\s+(?:de|du|des|d['’]).*$/i;

/** A profile without what tells who it is: name, links, employers, and what of these is written in its texts. */
export function anonymousOf(profile: WholeTalent, words: AnonymousWords, language: Language): WholeTalent {
  const { experiences } = profile;
  const withoutName = nameTaker(profile);
  const employerOf = (company: string): string => {
    const sector = sectorOf(company, language);
    return sector ? filled(words.employerIn, { sector }) : words.employer;
  };
  const companies = [...new Set(experiences.map(({ company }) => company))];
  const companiesIn = (text: string) =>
    companies.flatMap((name) => [
      ...namesIn(text, { name: name.replace(placed, ''), website: null, people: [] }),
      ...spelledIn(text, name),
    ]);
  const withoutEmployers = (text: string) => unescaped(withoutNames(escaped(text), companiesIn(text), words.company));
  const line = (text: string): string => withoutName(withoutContacts(withoutEmployers(drawn(text))));
  // An employer may be partly bold: it is looked for in the whole text, then each is replaced where it stands.
  const html = (given: string): string => {
    const rich = drawn(given);
    return changedRich(withoutNames(rich, companiesIn(textOf(rich)), words.company), line);
  };
  return {
    ...profile,
    ...{ firstName: '', lastName: '', picture: null, linkedin: null, twitter: null },
    title: profile.title && line(profile.title),
    skills: profile.skills.map(line),
    skillLevels: profile.skillLevels.map(({ name, level }) => ({ name: line(name), level })),
    mobilityNote: line(profile.mobilityNote),
    experiences: experiences.map((one) => ({
      ...one,
      company: employerOf(one.company),
      title: line(one.title),
      description: html(one.description),
      skills: one.skills.map(line),
    })),
    trainings: profile.trainings.map((one) => ({ ...one, name: line(one.name), organisation: line(one.organisation) })),
  };
}

/** The whole name as it was given, also where it is made of words that many companies have or of one short word: "Ville de Nantes", "EDF". */
function spelledIn(text: string, name: string): string[] {
  const pattern = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return pattern ? (text.match(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')) ?? []) : [];
}
