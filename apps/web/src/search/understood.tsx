import type { Facets } from '@jalon/domain/search/facets';
import { useTexts } from '../core/i18n.ts';
import classes from './understood.module.css';

export type Words = Facets['understood'] | undefined;

/** What was corrected is said, so that nobody takes the rows for what they have typed. */
export function Understood({ words }: { words: Words }) {
  const { t } = useTexts();
  const corrected = words?.filter(({ how, as }) => how === 'typo' && as.length > 0) ?? [];
  const list = corrected.flatMap(({ as }) => as.map((word) => t('table.quoted', { word })));
  return (
    <p className={classes.line} role="status">
      {list.length > 0 && t('table.understood', { words: list.join(', ') })}
    </p>
  );
}

/** The words of a search that nothing in sight holds: without them there may be something. */
export const unknownIn = (words: Words): string[] => [...new Set(words?.filter(({ how }) => how === 'unknown').map(({ word }) => word))];

/** What was typed without some of its words, whose signs and accents are as they were typed. */
export const withoutWords = (typed: string, words: readonly string[]): string =>
  typed
    .split(/\s+/)
    .filter((one) => !words.includes(one.toLowerCase()))
    .join(' ');
