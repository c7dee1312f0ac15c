import { useDroppable } from '@dnd-kit/core';
import type { Application, ApplicationState } from '@jalon/domain/applications/application';
import { UnstyledButton } from '@mantine/core';
import { IconChevronsLeft } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { faceOf } from './application-look.ts';
import classes from './lane.module.css';

/** What a card that is lifted may do here: be dropped, or not. */
export type Drop = { words: string } | 'refused' | undefined;
type LaneProps = {
  lane: ApplicationState;
  rows: readonly Application[];
  /** Where it holds more than may be shown. */
  count?: number | undefined;
  drop: Drop;
  /** Stands where there is no card. */
  empty: ReactNode;
  onFold?: (() => void) | undefined;
  children: ReactNode;
};

export function Lane({ lane, rows, count = rows.length, drop, empty, onFold, children }: LaneProps) {
  const { t } = useTexts();
  const format = useFormat();
  const id = useId();
  const name = t(`words.application.state.${lane}`);
  const { setNodeRef, isOver } = useDroppable({ id: lane, disabled: typeof drop !== 'object' });
  return (
    <section ref={setNodeRef} className={classes.lane} aria-labelledby={id} data-drop={dropLook(drop)} data-over={isOver || undefined}>
      <h2 className={classes.head}>
        <span id={id}>{name}</span>
        <span className={classes.count}>{format.count(count)}</span>
        {onFold && (
          <UnstyledButton className={classes.fold} aria-label={t('applications.closeRail', { name })} onClick={onFold}>
            <IconChevronsLeft size={16} stroke={1.75} />
          </UnstyledButton>
        )}
      </h2>
      {typeof drop === 'object' && <p className={classes.drop}>{drop.words}</p>}
      {rows.length > 0 ? <ul className={classes.cards}>{children}</ul> : empty}
    </section>
  );
}

const dropLook = (drop: Drop) => (typeof drop === 'object' ? 'allowed' : drop);
const shownFaces = 4;

type RailProps = { lane: ApplicationState; rows: readonly Application[]; drop: Drop; onOpen: () => void };

/** A lane of what is over, folded: it opens on a press, and takes what is dropped on it. */
export function Rail({ lane, rows, drop, onOpen }: RailProps) {
  const { t } = useTexts();
  const format = useFormat();
  const name = t(`words.application.state.${lane}`);
  const { setNodeRef, isOver } = useDroppable({ id: lane, disabled: typeof drop !== 'object' });
  return (
    <UnstyledButton
      ref={setNodeRef}
      className={classes.rail}
      data-drop={dropLook(drop)}
      data-over={isOver || undefined}
      aria-label={`${t('applications.openRail', { name })} (${format.count(rows.length)})`}
      onClick={onOpen}
    >
      <span className={classes.count}>{format.count(rows.length)}</span>
      <span className={classes.railName}>{name}</span>
      {rows.slice(0, shownFaces).map((row) => (
        <PersonFace key={row.id} person={faceOf(row)} size={24} />
      ))}
    </UnstyledButton>
  );
}
