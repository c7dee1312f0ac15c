import { isRichLink, type RichTag, richTags } from '@jalon/domain/core/rich-text';
import { createElement, type ReactNode, useMemo } from 'react';
import { Highlight } from './highlight.tsx';
import classes from './rich-text.module.css';

type Props = { html: string /** Words to mark, as they were searched. */; query?: string };

/**
 * Rich text as it is read. Its marks are drawn one by one from those that are allowed, so that nothing else of it can reach the page,
 * whatever the server has kept.
 */
export function RichText({ html, query = '' }: Props) {
  const nodes = useMemo(() => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes], [html]);
  return <div className={classes.text}>{nodes.map((node, index) => drawn(node, index, query))}</div>;
}

const isRichTag = (name: string): name is RichTag => (richTags as readonly string[]).includes(name);

function drawn(node: Node, key: number, query: string): ReactNode {
  if (node instanceof Text) return <Highlight key={key} text={node.data} query={query} />;
  const tag = node.nodeName.toLowerCase();
  if (!isRichTag(tag)) return null;
  if (tag === 'br') return <br key={key} />;
  const href = (node as Element).getAttribute('href') ?? '';
  const followed = tag === 'a' && isRichLink(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : {};
  return createElement(tag, { key, ...followed }, ...[...node.childNodes].map((child, index) => drawn(child, index, query)));
}
