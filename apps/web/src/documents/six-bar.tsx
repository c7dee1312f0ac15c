import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { isWaiting, type Line } from './document-lines.ts';
import classes from './documents.module.css';
import six from './six-bar.module.css';
import { useLineWords } from './use-line-words.ts';

/** Where the six documents are, at a glance: only what waits is loud. */
export function SixBar({ lines }: { lines: Line[] }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useLineWords();
  const waiting = lines.filter(isWaiting);
  const [first] = waiting.flatMap(({ before }) => before ?? []).sort();
  return (
    <section className={six.six} aria-label={t('documents.six')}>
      <div className={six.sixSide}>
        <h2 className={six.sixTitle}>{waiting.length > 0 ? t('documents.todo', { count: waiting.length }) : t('documents.inOrder')}</h2>
        <p className={classes.muted}>
          {first ? t('documents.first', { day: format.day(first) }) : t(waiting.length > 0 ? 'documents.noDay' : 'documents.nothingWaits')}
        </p>
      </div>
      <ul className={six.sixMain}>
        {lines.map((line) => (
          <li key={line.type}>
            <i data-status={line.status} aria-hidden />
            <b>{t(`documents.short.${line.type}`)}</b>
            <span>{words.status(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
