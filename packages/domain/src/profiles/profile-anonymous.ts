import { textOf, unescaped } from '../core/rich-text.ts';
import { plain } from '../core/words.ts';
import { namesIn, withoutNames } from '../opportunities/anonymity.ts';
import type { WholeTalent } from '../talents/talent-schema.ts';

/** What stands in the place of what is hidden. `company` is read in a sentence, `employer` as a name. */
export type AnonymousWords = { employer: string; company: string };

const gap = '…';
/** Of "Ville de Nantes" the place tells nobody which employer it was, and is named for other reasons too. */
const placed = /\s+(?:de|du|des|d['’]).*$/i;
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const address =
  /(?:https?:\/\/|www\.)[^\s<]+|(?<![\p{L}\p{N}@.])(?!(?:asp|vb|ado|ml)\.net\b|(?:socket|draw)\.io\b)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|fr|org|eu|net|io|dev|me|app|co|tech|pro|info|ai|ch|be|lu|uk|de|es|it|bzh|paris)(?:\/[^\s<]*)?(?![\p{L}\p{N}])/giu;
const handle = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_.-]{2,}/gu;
/** Nine digits or more, written as telephone numbers are. */
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[\s.()-]{0,2}\d){8,13}(?![\p{L}\p{N}])/gu;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inText = (html: string, change: (text: string) => string): string =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_, mark: string | undefined, text: string) => mark ?? change(text));

/**
 * A profile without what tells who it is: name, links, employers, and what of these is written in its texts. "Petit" and "Rose" are words
 * too: a part of a name is looked for as names are written, with a capital letter.
 */
export function anonymousOf(profile: WholeTalent, words: AnonymousWords): WholeTalent {
  const { firstName, lastName, experiences } = profile;
  const person = `${firstName} ${lastName}`;
  const parts = new Set(
    plain(person)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(({ length }) => length > 1),
  );
  const companies = [...new Set(experiences.map(({ company }) => company))];
  const companiesIn = (text: string) =>
    companies.flatMap((name) => [
      ...namesIn(text, { name: name.replace(placed, ''), website: null, people: [] }),
      ...spelledIn(text, name),
    ]);
  const withoutPerson = (text: string) =>
    text
      .replace(email, gap)
      .replace(address, gap)
      .replace(phone, gap)
      .replace(handle, gap)
      .replace(/\p{Lu}[\p{L}\p{N}\p{M}]*/gu, (word) => (parts.has(plain(word)) ? gap : word))
      .replace(/…(?:[\s-]…)+/g, gap);
  const html = (rich: string): string => {
    const unlinked = rich.replace(/<\/?a\b[^>]*>/g, '');
    const hidden = inText(withoutNames(unlinked, companiesIn(textOf(unlinked)), words.company), withoutPerson);
    // A name that is only partly bold is read as one: without its marks it is found.
    const read = textOf(hidden);
    return companiesIn(read).length > 0 || withoutPerson(read) !== read ? `<p>${escaped(line(read))}</p>` : hidden;
  };
  const line = (text: string): string => withoutPerson(unescaped(withoutNames(escaped(text), companiesIn(text), words.company)));
  return {
    ...profile,
    ...{ firstName: '', lastName: '', picture: null, linkedin: null, twitter: null },
    title: profile.title && line(profile.title),
    skills: profile.skills.map(line),
    skillLevels: profile.skillLevels.map(({ name, level }) => ({ name: line(name), level })),
    mobilityNote: line(profile.mobilityNote),
    experiences: experiences.map((one) => ({
      ...one,
      company: words.employer,
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
