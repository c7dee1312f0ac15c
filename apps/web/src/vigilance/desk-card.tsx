import type { WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { Checkbox } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import classes from './desk-card.module.css';
import { nameOf, usePaperWords } from './desk-look.ts';
import look from './desk-row.module.css';
import { Excepted, RowAct, type RowActs } from './desk-row.tsx';

/** On a telephone: a person, and of the documents those that something is to be done about. */
export function DeskCard({ row, ticked, open, onOpen, onTick, onAsk }: RowActs & { row: WatchedOperation }) {
  const { t } = useTexts();
  const words = usePaperWords();
  const name = nameOf(row);
  const waiting = row.papers.filter((paper) => words.shown(paper).tone !== 'ok');
  return (
    <article className={classes.card} data-row={row.id} data-ticked={ticked.has(row.id) || undefined}>
      <div className={classes.head}>
        <Checkbox checked={ticked.has(row.id)} aria-label={t('vigilance.act.tick', { name })} onChange={() => onTick(row.id)} />
        <PersonFace person={row.person} size={36} />
        <span className={look.names}>
          <span className={look.name}>{name}</span>
          <span className={`${look.line} ${classes.about}`}>{row.title}</span>
          <span className={`${look.line} ${classes.about}`}>{words.about(row)}</span>
          <Excepted row={row} />
        </span>
        <span className={look.act}>
          <RowAct {...{ row, open, onOpen, onAsk }} />
        </span>
      </div>
      {waiting.length > 0 && (
        <ul className={classes.papers}>
          {waiting.map((paper) => {
            const { top, below, tone, isBlocking } = words.shown(paper);
            return (
              <li key={paper.type}>
                <button type="button" onClick={() => onOpen({ id: row.id, type: paper.type })} aria-label={words.spoken(row, paper)}>
                  <span>{t(`words.document.value.type.${paper.type}`)}</span>
                  <span className={classes.state} data-tone={tone}>
                    {isBlocking && <IconLock size={14} stroke={2} aria-hidden />}
                    {[top, below].filter(Boolean).join(', ')}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}
