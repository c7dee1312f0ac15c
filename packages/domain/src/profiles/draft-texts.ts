import { escaped } from '../core/rich-text.ts';

const controls = /(?!\n)\p{Cc}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text of a file as one line, without what nobody sees. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(controls, '')
    .trim();

/** At most so long, cut after a word where there is one. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:(–-]+$/u, '').replace(/[\ud800-\udbff]$/, '')}…`;
}

const bullet = /^\s*(?:[•▪◦●■○–—*·‣➢➤✓-]|\u2022|\uf0b7)\s+/u;
export const isBullet = (line: string): boolean => bullet.test(line);

/** Lines of a file as rich text: those with a bullet are a list, the others paragraphs. `max` counts its marks too. */
export function richOf(text: string, max: number): string {
  let html = '';
  let isList = false;
  for (const raw of text.split(/\r?\n/)) {
    const said = escaped(oneLine(raw.replace(bullet, '')));
    if (!said) continue;
    const isItem = isBullet(raw);
    const begun = `${isList && !isItem ? '</ul>' : ''}${isItem && !isList ? '<ul>' : ''}`;
    const added = begun + (isItem ? `<li>${said}</li>` : `<p>${said}</p>`);
    // Room for the end of a list.
    if (html.length + added.length + 5 > max) break;
    html += added;
    isList = isItem;
  }
  return isList ? `${html}</ul>` : html;
}
