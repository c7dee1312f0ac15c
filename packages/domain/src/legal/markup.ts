/**
 * The part of Markdown that legal texts are written in: headings, paragraphs, lists, bold, italics and links. It is read into data and
 * never into HTML, so nothing an author writes can become anything else than text on a page.
 */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; text: string; href: string }
  | { type: 'break' };

export type Block =
  | { type: 'heading'; level: 2 | 3; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; start: number; items: Inline[][] };

/** The web and mail, and nothing that runs. */
const safeLink = /^(?:https?:\/\/|mailto:)[^\s<>"'`\\]+$/i;
export const isSafeLink = (href: string): boolean => safeLink.test(href);

// Bounded, so that a text made to be slow to read is not. What is between the marks holds none of them.
const marks = /\*\*([^*]{1,1000})\*\*|\*([^*]{1,1000})\*|\[([^[\]]{1,300})\]\(([^()\s]{1,1000})\)|\n/g;

const heading = /^(#{1,3}) +(.*)$/;
const bullet = /^[-*] +(.*)$/;
const numbered = /^(\d{1,4})[.)] +(.*)$/;

export function parseMarkup(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', children: parseInline(lines.join('\n')) });
    lines = [];
  };
  // A list goes on from line to line, and ends with an empty one or another block.
  let isInList = false;
  for (const raw of source.split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    const block = blockOf(line);
    if (line === '' || block) endParagraph();
    const last = blocks.at(-1);
    if (block?.type === 'list' && isInList && last?.type === 'list' && last.isOrdered === block.isOrdered) last.items.push(...block.items);
    else if (block) blocks.push(block);
    else if (line !== '') lines.push(line);
    isInList = block?.type === 'list';
  }
  endParagraph();
  return blocks;
}

/** A line that is a block of its own. */
function blockOf(line: string): Exclude<Block, { type: 'paragraph' }> | undefined {
  const title = heading.exec(line);
  if (title) return { type: 'heading', level: title[1] === '###' ? 3 : 2, children: parseInline(title[2] ?? '') };
  const point = bullet.exec(line);
  if (point) return { type: 'list', isOrdered: false, start: 1, items: [parseInline(point[1] ?? '')] };
  const item = numbered.exec(line);
  if (item) return { type: 'list', isOrdered: true, start: Number(item[1]), items: [parseInline(item[2] ?? '')] };
  return undefined;
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    const [all, strong, emphasis, label, href] = found;
    const part = inlineOf(all, { strong, emphasis, label, href });
    if (!part) continue;
    if (found.index > end) parts.push({ type: 'text', text: text.slice(end, found.index) });
    parts.push(part);
    end = found.index + all.length;
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) });
  return parts;
}

type Found = Record<'strong' | 'emphasis' | 'label' | 'href', string | undefined>;

/** Undefined for a link that leads nowhere safe: it stays the text that was written. */
function inlineOf(all: string, { strong, emphasis, label, href }: Found): Inline | undefined {
  if (all === '\n') return { type: 'break' };
  if (strong !== undefined) return { type: 'strong', children: parseInline(strong) };
  if (emphasis !== undefined) return { type: 'emphasis', children: parseInline(emphasis) };
  return label !== undefined && href !== undefined && isSafeLink(href) ? { type: 'link', text: label, href } : undefined;
}

const links = /\[[^[\]]{1,300}\]\(([^)\n]{0,1000})\)/g;

/** The first link of a text that its readers could not follow, to be told to its author. */
export const unsafeLinkIn = (source: string): string | undefined =>
  [...source.matchAll(links)].map(([, href = '']) => href).find((href) => !isSafeLink(href));

export const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('children' in part ? plainText(part.children) : part.type === 'break' ? ' ' : part.text)).join('');
