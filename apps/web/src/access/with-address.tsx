import type { TextKey, Translate } from '../core/i18n.ts';
import classes from './access.module.css';

/** A text with an address in it, which is what people look for to see whether they have typed it well. */
export function withAddress(t: Translate, key: TextKey, email: string) {
  const [before, after] = t(key, { email: '\n' }).split('\n');
  return (
    <>
      {before}
      <strong className={classes.shown}>{email}</strong>
      {after}
    </>
  );
}
