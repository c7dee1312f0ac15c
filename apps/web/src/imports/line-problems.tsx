import type { ReportedLine } from '@jalon/domain/imports/import-api';
import { message, useTexts } from '../core/i18n.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import classes from './imports.module.css';

/** Each line that is left out, by its number in the spreadsheet, with what is wrong in which field. */
export function LineProblems({ lines }: { lines: readonly ReportedLine[] }) {
  const { t } = useTexts();
  return (
    // Long lists scroll inside: the keyboard reaches them too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <ul className={classes.lines} tabIndex={0} aria-label={t('imports.linesTable')}>
      {lines.map(({ line, state, problems }) => (
        <li key={line}>
          <span className={classes.line}>{t('imports.line', { line })}</span>
          {state === 'duplicate' ? (
            <StateBadge tone="neutral">{t('imports.isDuplicate')}</StateBadge>
          ) : (
            <ul className={classes.problems}>
              {problems.map(({ field, message: text, value }) => (
                <li key={field}>
                  {t('imports.problem', { field: t(`imports.field.${field}`), problem: message(t, text) })}
                  {value && <span className={classes.given}> {t('imports.given', { value })}</span>}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
