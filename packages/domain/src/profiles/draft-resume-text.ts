import { plain } from '../core/words.ts';
import { skillKey } from '../matching/skill-key.ts';
import type { ProfileDraft } from './draft.ts';
import { headingOf, type ResumeSection } from './draft-headings.ts';
import { languageCode } from './draft-languages.ts';
import { readCareer, readTrainings } from './draft-resume-career.ts';
import { oneLine } from './draft-texts.ts';
import { type Drafting, drafting } from './drafting.ts';

/** Who it is about, whose name is no title, and the skills that are known by name. */
export type ResumeReader = { today: string; person: string; known: readonly string[] };

/** Lines of a resume, in the order they are read: columns of one line are parted by tabs. Its headings tell what is what. */
export function fromResumeText(lines: readonly string[], { today, person, known }: ResumeReader): ProfileDraft {
  const reading = drafting('pdf', today);
  const parts: { section: ResumeSection | 'head'; heading: string; lines: string[] }[] = [{ section: 'head', heading: '', lines: [] }];
  for (const line of lines) {
    const section = headingOf(line);
    if (section) parts.push({ section, heading: line, lines: [] });
    else if (line.trim()) parts.at(-1)?.lines.push(line);
  }
  for (const [address] of lines.join('\n').matchAll(link)) reading.link(address);
  const skillsIn = (text: string) => knownIn(text, known);
  for (const { section, heading, lines: own } of parts) {
    if (section === 'head') readHead(reading, own, person);
    else if (section === 'experiences') readCareer(reading, own, skillsIn);
    else if (section === 'trainings') readTrainings(reading, own);
    else if (section === 'languages') readLanguages(reading, own);
    else if (section === 'skills') readSkills(reading, own, known);
    else if (own.some((line) => line.replace(link, '').trim())) reading.leave('other', 'noPlace', [heading, ...own].join(' '));
  }
  for (const name of skillsIn(lines.join('\n'))) reading.skill(name);
  return reading.draft;
}

const contact = /@|\bwww\.|:\/\/|(?:\d[\s.()-]{0,2}){8}|\b\d{5}\b|^\s*(?:né|née|born|permis|t[ée]l|adresse|address|e-?mail)\b/iu;
const link = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:linkedin|twitter|x)\.com\/[^\s|,;]+/gi;

/** Before the first heading: the name, how to reach the person, and a title, which follows the name where that is said. */
function readHead({ title, leave, draft }: Drafting, lines: readonly string[], person: string): void {
  const names = new Set(plain(person).split(/[^\p{L}\p{N}]+/u));
  const isName = (text: string) =>
    plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .every((word) => names.has(word));
  const texts = lines.map((line) => oneLine(line.replace(link, ''))).filter(Boolean);
  const place = texts.findIndex(isName);
  for (const text of [...texts.slice(place + 1), ...texts.slice(0, Math.max(place, 0))]) {
    if (contact.test(text) || isName(text) || /^(?:cv|curriculum vitae|r[ée]sum[ée])$/i.test(text)) continue;
    if (draft.title === null && text.length <= 80) title(text);
    else leave('other', 'noPlace', text);
  }
}

function readLanguages({ language, leave }: Drafting, lines: readonly string[]): void {
  const pieces = lines.flatMap((line) => line.split(/[,;•|·\t]|\s[–—-]\s(?=\p{Lu}\p{Ll}+\s*[:(])/u)).map(oneLine);
  // A level may stand in a column, or on a line, of its own.
  let name = '';
  const end = (level: string) => {
    if (name) language(name, level);
    name = '';
  };
  for (const piece of pieces.filter(Boolean)) {
    if (!languageCode(piece)) {
      if (name) end(piece);
      else leave('languages', 'unknown', piece);
      continue;
    }
    end('');
    const [first = '', ...rest] = piece.split(/\s*[:(–—-]\s*|\s+/u);
    if (rest.join('')) language(first, rest.join(' '));
    else name = first;
  }
  end('');
}

function readSkills({ skill, leave }: Drafting, lines: readonly string[], known: readonly string[]): void {
  const byKey = new Map(known.map((name) => [skillKey(name), name]));
  for (const piece of lines.flatMap((line) => line.replace(/^[^:,]{1,40}:/, '').split(/[,;•|·▪●\t]/u)).map(oneLine)) {
    if (!piece) continue;
    const bare = piece.replace(/\s*\([^)]*\)\s*$/, '').replace(/^[\s–—*-]+|[.\s]+$/g, '');
    const name = byKey.get(skillKey(bare));
    if (name) skill(name);
    else if (knownIn(bare, known).length === 0) leave('skills', 'unknown', piece);
  }
}

/** Names of skills as they are written: "Go" and "Word" are words too, so that short ones are only looked for among skills. */
function knownIn(text: string, known: readonly string[]): string[] {
  const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}+#]/u.test(character);
  return known.filter((name) => {
    if (name.length < 3) return false;
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
      if (!isWord(text[at - 1]) && !isWord(text[at + name.length])) return true;
    return false;
  });
}
