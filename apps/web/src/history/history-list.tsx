import type { HistoryEntry } from '@jalon/domain/core/history-entry';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { findText, textOr, useTexts } from '../core/i18n.ts';
import { Face } from '../ui/face.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { type Change, changesOf } from './history-changes.ts';
import classes from './history-list.module.css';
import { historyIcon } from './history-look.ts';

/** Who did what, when, and from what to what; the newest first, as given. */
export function HistoryList({ entries }: { entries: HistoryEntry[] }) {
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <HistoryLine key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { t } = useTexts();
  const Icon = historyIcon(entry.kind);
  const changes = changesOf(t, entry, useFormat());
  return (
    <li className={classes.line}>
      <span className={classes.mark} aria-hidden>
        {entry.by ? <Face id={entry.by.id} name={entry.by.name} size={28} /> : <span className={classes.product} />}
        <span className={classes.icon}>
          <Icon size={11} stroke={2} />
        </span>
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.what}>
            {eventText(entry.kind)}
            {entry.label && (
              <span className={classes.label}>
                {' · '}
                <span lang={entry.labelLanguage ?? undefined}>{entry.label}</span>
              </span>
            )}
          </span>
          <span className={classes.when}>
            <RelativeTime iso={entry.at} />
          </span>
        </div>
        <div className={classes.who}>{[entry.by?.name ?? t('history.system'), placeOf(entry)].filter(Boolean).join(' · ')}</div>
        {changes.length > 0 && (
          <dl className={classes.changes}>
            {changes.map((change) => (
              <ChangeLine key={change.field} change={change} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

export const eventText = (kind: string): string => textOr(`words.${kind.replace('.', '.event.')}`, textOr(`history.kind.${kind}`, kind));

/** The list a reference value belongs to. */
const placeOf = ({ scope }: HistoryEntry): string | undefined => (scope ? findText(`lists.${scope}.title`) : undefined);

function ChangeLine({ change: { field, before, after } }: { change: Change }) {
  const { t } = useTexts();
  const empty = <span className={classes.empty}>{t('history.nothing')}</span>;
  const now = after === null ? empty : <ins className={classes.after}>{after}</ins>;
  return (
    <div className={classes.change}>
      <dt>{field}</dt>
      <dd>
        {before === undefined ? (
          now
        ) : (
          <>
            <VisuallyHidden>{t('history.before')} </VisuallyHidden>
            {before === null ? empty : <del className={classes.before}>{before}</del>}
            <IconArrowNarrowRight size={14} stroke={1.75} aria-hidden className={classes.arrow} />
            <VisuallyHidden>{t('history.after')} </VisuallyHidden>
            {now}
          </>
        )}
      </dd>
    </div>
  );
}
