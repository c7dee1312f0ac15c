import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

export type Tone = 'positive' | 'warning' | 'negative' | 'neutral' | 'accent';

type BadgeProps = {
  tone: Tone;
  title?: string;
  /** Beside a name, where it would be lost as a plain word. */
  isChip?: boolean;
  children: ReactNode;
};

/** A state in a word; the colour only repeats it. */
export function StateBadge({ tone, title, isChip, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-chip={isChip} title={title}>
      {children}
    </span>
  );
}
