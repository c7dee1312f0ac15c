import type { PaperCell, WatchedOperation } from '@jalon/domain/vigilance/vigilance-schema';
import { IconCheck, IconLock } from '@tabler/icons-react';
import classes from './desk-cell.module.css';
import { placeKey, usePaperWords } from './desk-look.ts';

type Props = { row: WatchedOperation; paper: PaperCell | undefined; isOpen: boolean; isFirst: boolean; onOpen: () => void };

/** A document of an operation: its date, or what is wrong with it. */
export function DeskCell({ row, paper, isOpen, isFirst, onOpen }: Props) {
  const words = usePaperWords();
  if (!paper) return <td />;
  const { top, below, tone, isBlocking } = words.shown(paper);
  return (
    <td className={classes.box}>
      <button
        type="button"
        className={classes.cell}
        data-tone={tone}
        data-cell={paper.type}
        data-back={placeKey({ id: row.id, type: paper.type })}
        data-open-cell={isOpen || undefined}
        tabIndex={isFirst ? 0 : -1}
        aria-label={words.spoken(row, paper)}
        aria-pressed={isOpen}
        onClick={onOpen}
      >
        {tone === 'ok' && <IconCheck size={14} stroke={2} aria-hidden />}
        {isBlocking && <IconLock size={14} stroke={2} aria-hidden />}
        {top}
        {below && <span className={classes.below}>{below}</span>}
      </button>
    </td>
  );
}
