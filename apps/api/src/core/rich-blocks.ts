import { isRichLink, unescaped } from '@jalon/domain/core/rich-text';
import { cleanRichText } from './rich-text.ts';

export type Run = { text: string; isBold: boolean; isItalic: boolean; href: string | null };
/** A line of its own: a paragraph, a heading, or an item of a list with its mark, so many lists deep. */
export type Block = { runs: Run[]; isHeading: boolean; depth: number; marker: string | null };

type List = { isNumbered: boolean; count: number };
const token = /<(\/?)(\w+)((?:\s[^>]*)?)>|([^<]+)/g;

/** Rich text as blocks and runs, for what draws it itself. It is cleaned again first: nothing but the nine marks is understood here. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: List[] = [];
  let [bold, italic] = [0, 0];
  let href: string | null = null;
  let isHeading = false;
  let marker: string | null = null;
  let current: Block | undefined;
  const end = () => {
    current = undefined;
  };
  const begin = (): Block => {
    const begun = { runs: [], isHeading, depth: lists.length, marker };
    // Only the first line of an item has its mark.
    marker = null;
    blocks.push(begun);
    return begun;
  };
  const say = (text: string) => {
    if (!current && !text.trim()) return;
    current ??= begin();
    current.runs.push({ text, isBold: bold > 0 || isHeading, isItalic: italic > 0, href });
  };
  for (const [, closing, tag, attributes = '', text] of cleanRichText(html).matchAll(token)) {
    const step = closing ? -1 : 1;
    if (text !== undefined) say(unescaped(text).replace(/\s+/g, ' '));
    else if (tag === 'strong') bold += step;
    else if (tag === 'em') italic += step;
    else if (tag === 'br') end();
    else if (tag === 'a') href = closing ? null : linkIn(attributes);
    else {
      end();
      if (tag === 'h3') isHeading = !closing;
      if (tag === 'ul' || tag === 'ol') closing ? lists.pop() : lists.push({ isNumbered: tag === 'ol', count: 0 });
      if (tag === 'li') marker = closing ? null : markOf(lists.at(-1));
    }
  }
  return blocks.map((block) => ({ ...block, runs: trimmed(block.runs) })).filter(({ runs }) => runs.length > 0);
}

function linkIn(attributes: string): string | null {
  const href = unescaped(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return isRichLink(href) ? href : null;
}

function markOf(list: List | undefined): string {
  if (!list?.isNumbered) return '•';
  list.count += 1;
  return `${list.count}.`;
}

function trimmed(runs: readonly Run[]): Run[] {
  return runs
    .map((run, at) => {
      const from = at === 0 ? run.text.trimStart() : run.text;
      return { ...run, text: at === runs.length - 1 ? from.trimEnd() : from };
    })
    .filter(({ text }) => text !== '');
}
