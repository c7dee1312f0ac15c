import { plain } from '../core/words.ts';
import { type DatedPeriod, momentIn, periodIn } from './draft-dates.ts';
import { isBullet, oneLine } from './draft-texts.ts';
import type { Drafting } from './drafting.ts';

const job =
  /develop|ingenieur|engineer|\bdev\b|chef|lead|consult|manager|direct|architect|design|analyst|responsable|stag(?:e|iaire)|intern\b|product|scrum|\bdata\b|freelance|admin|technic|charge|assistant|expert|head of|officer|\bc[te]o\b|coach|testeu|qa\b/;
const degree =
  /master|licence|\bbts\b|\bdut\b|\bbut\b|bachelor|diplom|certif|\bmba\b|phd|doctorat|ingenieur|degree|\bm[12]\b|formation|bac\b/;
const school = /universi|ecole|institut|school|college|lycee|academ|\biut\b|faculte|polytech/;

const bits = (text: string): string[] =>
  text
    .split(/\t|\s[–—|·•@-]\s|\s(?:chez|at)\s|,\s|\s{3,}/u)
    .map((bit) => oneLine(bit).replace(/^[\s:,–—|-]+|[\s:,–—|-]+$/gu, ''))
    .filter((bit) => /[\p{L}\p{N}]/u.test(bit));
/** A line that may be a title or a name, and is no sentence. */
const isShort = (line: string | undefined): line is string =>
  line !== undefined && oneLine(line).length <= 70 && !isBullet(line) && !/[.;:]\s*$/.test(line) && /\p{L}/u.test(line);

type Entry = DatedPeriod & { head: string[]; body: string[] };

/** Each line with a period begins an experience; its title and company stand on that line, before it or after it. */
export function readCareer({ experience, leave }: Drafting, lines: readonly string[], skillsIn: (text: string) => string[]): void {
  const entries: Entry[] = [];
  const before: string[] = [];
  for (const line of lines) {
    const found = isBullet(line) ? undefined : periodIn(line);
    const current = entries.at(-1);
    if (!found) {
      (current?.body ?? before).push(line);
      continue;
    }
    // How long it lasted is said in parentheses, or by LinkedIn.
    const head = bits(found.rest.replace(/\([^)]*\)/g, '\t'));
    const above = current?.body ?? before;
    const isFirst = current === undefined;
    while (head.length < 2 && above.length > 0 && isShort(above.at(-1)) && (isFirst || head.length === 0 || above.length > 1)) {
      const taken = bits(above.pop() ?? '');
      head.unshift(...taken);
      if (taken.length > 1) break;
    }
    entries.push({ ...found, head, body: [] });
  }
  for (const line of before) leave('experiences', 'dates', line);
  for (const { head, body, ...when } of entries) {
    if (head.length < 2 && isShort(body[0])) head.push(...bits(body.shift() ?? ''));
    const [first = '', second = ''] = head;
    const isTurned = job.test(plain(second)) && !job.test(plain(first));
    const description = [...(head.length > 2 ? [head.slice(2).join(', ')] : []), ...body].join('\n');
    const [title, company] = isTurned ? [second, first] : [first, second];
    experience({ ...when, title, company, description, skills: skillsIn(body.join('\n')) });
  }
}

/** Each line with a year is a training; where it says only one thing, the other stands on the next line or the one before. */
export function readTrainings({ training, leave }: Drafting, lines: readonly string[]): void {
  const waiting: string[] = [];
  const read = lines.map((line) => ({ line, found: momentIn(line) }));
  for (let at = 0; at < read.length; at += 1) {
    const { line, found } = read[at] as (typeof read)[number];
    if (!found) {
      waiting.push(line);
      continue;
    }
    const head = bits(found.rest);
    if (head.length < 2 && waiting.length > 0 && (head.length === 0 || waiting.length === 1))
      head.unshift(...waiting.splice(-2).flatMap(bits));
    const next = read[at + 1];
    if (head.length < 2 && next && !next.found && isShort(next.line)) {
      head.push(...bits(next.line));
      at += 1;
    }
    const [first = '', second = ''] = head;
    const isTurned =
      (degree.test(plain(second)) && !degree.test(plain(first))) || (school.test(plain(first)) && !school.test(plain(second)));
    training(isTurned ? { name: second, organisation: first, when: found.when } : { name: first, organisation: second, when: found.when });
    for (const one of waiting.splice(0)) leave('trainings', 'unknown', one);
  }
  for (const one of waiting) leave('trainings', 'unknown', one);
}
