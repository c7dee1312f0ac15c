import { inText, linksIn, textOf, withoutLinks } from '../core/rich-text.ts';
import { plain } from '../core/words.ts';

/** What would tell whose a need is. */
export type Identity = { name: string; website: string | null; people: readonly string[] };

/** Of a name, words that many companies have: "Banque" alone tells nobody which. */
const common = new Set(
  `agence assurance assurances banque bureau cabinet caisse centre clinique compagnie conseil consulting digital ecole energie energies
  entreprise etablissements fondation france french groupe group groupement hopital industrie industries institut international laboratoire
  laboratoires les maison mutuelle office services societe solutions studio systems systemes technologies technology the transports union ville`.split(
    /\s+/,
  ),
);
const legalForms = /\b(?:sas|sasu|sarl|eurl|sa|snc|sci|scop|gie|ltd|llc|inc|gmbh|holding)\b/g;
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
const shortest = 4;

/** The word a company is called by. */
const shortNameOf = (words: readonly string[]): string | undefined => words.find((word) => word.length >= shortest && !common.has(word));

/** The address of a site, and the name in it: "helioscope" of "https://www.helioscope.fr/". */
function siteOf(website: string | null): string[][] {
  const host = plain(website ?? '')
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#:]/)[0];
  const parts = wordsOf(host ?? '');
  const own = parts.length > 1 ? parts.at(-2) : undefined;
  return [parts, own && own.length >= shortest && !common.has(own) ? [own] : []];
}

/** As words in a row, the longest first: "Helioscope Énergies" is found before "Helioscope". */
function tellingOf({ name, website, people }: Identity): string[][] {
  const whole = wordsOf(plain(name).replace(legalForms, ' '));
  const short = shortNameOf(whole);
  const persons = people.map((person) => wordsOf(plain(person))).filter(({ length }) => length > 1);
  const found = [
    ...(whole.length > 1 || short ? [whole] : []),
    ...(short ? [[short]] : []),
    ...siteOf(website),
    ...persons.flatMap((words) => [words, words.toReversed()]),
  ];
  return found.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
}

/**
 * What in a plain text tells whose need it is, as it is written there: the name of the company, whole or the word it is called by, its site, the
 * names of its people. Case and accents make no difference.
 */
export function namesIn(text: string, identity: Identity): string[] {
  const telling = tellingOf(identity);
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    word: plain(word),
    from: index,
    to: index + word.length,
  }));
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const fits = telling.find((row) => row.every((word, step) => words[at + step]?.word === word));
    const last = fits && words[at + fits.length - 1];
    if (last) found.push(text.slice(words[at]?.from, last.to));
    at += fits?.length ?? 1;
  }
  return [...new Set(found)];
}

/** An address as it would be read aloud: "%C3%A9" of a path is "é". */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address says a name as words do, or with its words in one: "helioscopeenergies.fr", "jobs.helioscope-groupe.com". */
function isTellingAddress(href: string, identity: Identity): boolean {
  const address = readable(href);
  if (namesIn(address, identity).length > 0) return true;
  const whole = wordsOf(plain(identity.name).replace(legalForms, ' '));
  const names = [whole.length > 1 ? whole.join('') : '', shortNameOf(whole) ?? ''].filter(({ length }) => length >= shortest);
  const words = wordsOf(plain(address));
  return names.some((name) => words.some((word) => word.startsWith(name) || word.endsWith(name)));
}

/** The same of rich text: of what is read there, and of where its links lead. */
export const namesInRichText = (html: string, identity: Identity): string[] => [
  ...new Set([...namesIn(textOf(html), identity), ...linksIn(html).filter((href) => isTellingAddress(href, identity))]),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What an elided word is before a consonant, or before an article. */
const unelided: Record<string, string> = { d: 'de ', l: '', qu: 'que ' };

/**
 * Other words in the place of these names, in the text of a description and never in its marks: "d’Helioscope" becomes "de l’entreprise". A
 * link that is among them goes, its text stays.
 */
export function withoutNames(html: string, names: readonly string[], words: string): string {
  if (names.length === 0) return html;
  const longest = names.toSorted((a, b) => b.length - a.length).map(escaped);
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:(d|l|qu)['’])?(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const renamed = (text: string) =>
    text.replace(found, (_, elided: string | undefined) => (unelided[elided?.toLowerCase() ?? ''] ?? '') + words);
  return inText(withoutLinks(html, names), renamed);
}
