import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

export type Tone = 'positive' | 'warning' | 'negative' | 'neutral' | 'accent';

/** A state in a word; the colour only repeats it. */
export function StateBadge({ tone, title, children }: { tone: Tone; title?: string; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
