import { isChosen, type SyncLine } from '@jalon/domain/connector/sync-line';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ChangeLine } from './change-line.tsx';
import { RefusedLine } from './refused-line.tsx';
import classes from './run-lines.module.css';
import { foldedOf, type SyncLot } from './sync-lot.ts';
import { isTicked, ticking } from './ticking.ts';
import type { Decide } from './use-decisions.ts';

type ListLinesProps = { list: ValueListName; lines: readonly SyncLine[]; lot: SyncLot; decide: Decide | undefined };

/** A first run has hundreds of lines: what is folded is counted, and ticked with its list. Values that stay as they are fold first. */
export function ListLines({ list, lines: all, lot, decide }: ListLinesProps) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const title = t(`lists.${list}.title`);
  const { lines, shown: first } = foldedOf(all, lot);
  const shown = isWhole ? lines : lines.slice(0, first);
  const folded = lines.slice(shown.length);
  const ticked = lines.filter(isTicked);
  const chosen = ticked.filter(isChosen).length;
  return (
    <section aria-label={title}>
      <div className={classes.group}>
        <h3>{title}</h3>
        <span>{lines.length}</span>
        {decide && ticked.length > 0 && (
          <Checkbox
            size="xs"
            checked={chosen === ticked.length}
            indeterminate={chosen > 0 && chosen < ticked.length}
            aria-label={t('connector.tickAll', { list: title })}
            onChange={() => decide(ticking(ticked, chosen < ticked.length))}
          />
        )}
      </div>
      <ul className={classes.lines} aria-label={title}>
        {shown.map((line) =>
          line.kind === 'refused' ? (
            <RefusedLine key={line.id} line={line} decide={decide} />
          ) : (
            <ChangeLine key={line.id} line={line} decide={decide} />
          ),
        )}
      </ul>
      {folded.length > 0 && (
        <div className={classes.folded}>
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {t(folded.every(({ kind }) => kind === 'linked') ? 'connector.moreLinked' : 'connector.more', { count: folded.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
