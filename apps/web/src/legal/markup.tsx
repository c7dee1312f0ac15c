import { unbroken } from '@jalon/domain/core/typography';
import { type Block, type Inline, parseMarkup } from '@jalon/domain/legal/markup';
import { Fragment, type ReactNode, useMemo } from 'react';
import classes from './markup.module.css';

export const sectionId = (index: number): string => `section-${index + 1}`;

/** A legal text as elements of the page. Whatever it says, it is drawn as text: no part of it is ever read as HTML. */
export function Markup({ source, language, headingIds = false }: { source: string; language: string; headingIds?: boolean }) {
  const blocks = useMemo(() => parseMarkup(language === 'fr' ? unbroken(source) : source), [source, language]);
  let sections = -1;
  return (
    <div className={classes.text} lang={language}>
      {blocks.map((block, index) => {
        if (block.type === 'heading' && block.level === 2) sections += 1;
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity than their place
        return <Fragment key={index}>{drawBlock(block, headingIds ? sectionId(sections) : undefined)}</Fragment>;
      })}
    </div>
  );
}

function drawBlock(block: Block, id: string | undefined): ReactNode {
  if (block.type === 'paragraph') return <p>{drawInline(block.children)}</p>;
  if (block.type === 'heading')
    return block.level === 2 ? <h2 id={id}>{drawInline(block.children)}</h2> : <h3>{drawInline(block.children)}</h3>;
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  const items = block.items.map((item, index) => <li key={index}>{drawInline(item)}</li>);
  return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

const drawInline = (parts: readonly Inline[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  parts.map((part, index) => <Fragment key={index}>{drawPart(part)}</Fragment>);

function drawPart(part: Inline): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{drawInline(part.children)}</strong>;
    case 'emphasis':
      return <em>{drawInline(part.children)}</em>;
    case 'link':
      return (
        <a href={part.href} rel="noopener noreferrer nofollow" target={part.href.startsWith('mailto:') ? undefined : '_blank'}>
          {part.text}
        </a>
      );
  }
}
