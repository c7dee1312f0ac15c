import type { Match } from '@jalon/domain/matching/match-schema';
import classes from './matching.module.css';

/** The width of a part is what the criterion counts, its fill is what is earned. The lines below say the same in words. */
export const MatchBar = ({ parts }: Pick<Match, 'parts'>) => (
  <div className={classes.bar} aria-hidden="true">
    {parts.map(({ criterion, earned, possible }) => (
      <span key={criterion} className={classes.part} style={{ flexGrow: possible }}>
        <i style={{ width: `${(100 * earned) / possible}%` }} />
      </span>
    ))}
  </div>
);
