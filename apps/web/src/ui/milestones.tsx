import type { ReactNode } from 'react';
import classes from './milestones.module.css';

/** `lost` is how it ended, `refused` where it stands until it is corrected. */
export type Look = 'done' | 'now' | 'refused' | 'lost' | 'toCome';
export type Milestone = { name: string; look: Look; when?: ReactNode };

/** Of names in their order: those before `at` are done, the one there looks as it is told. */
export const milestonesTo = (names: readonly string[], at: number, look: Look): Milestone[] =>
  names.map((name, place) => ({ name, look: place < at ? 'done' : place > at ? 'toCome' : look }));

type MilestonesProps = { label?: string | undefined; milestones: readonly Milestone[] };

/** How far something is: what is past is filled, what is now is ringed, what is to come is hollow. */
export function Milestones({ label, milestones }: MilestonesProps) {
  const current = milestones.findLast(({ look }) => look !== 'toCome');
  return (
    <ol className={classes.milestones} aria-label={label}>
      {milestones.map((one) => (
        <li key={one.name} data-look={one.look} aria-current={one === current ? 'step' : undefined}>
          <span>{one.name}</span>
          {one.when && <span className={classes.when}>{one.when}</span>}
        </li>
      ))}
    </ol>
  );
}
