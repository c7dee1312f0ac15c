import { markWords } from '@jalon/domain/core/words';
import { Fragment } from 'react';
import classes from './rich-text.module.css';

/** A text with the words of a search marked in it. */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (!query) return text;
  return markWords(text, query).map((piece, index) => {
    // Pieces of a text have no name but their place.
    const key = `${index} ${piece.text}`;
    return piece.isHit ? (
      <mark key={key} className={classes.hit}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}
