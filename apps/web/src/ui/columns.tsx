import { rem } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './columns.module.css';

type Props = {
  children: ReactNode;
  side?: ReactNode;
  /** Of the side, in pixels. */
  width?: number;
  /** Stays in sight while the main column scrolls. */
  isPinned?: boolean;
  /** On a narrow screen the first of the side comes before everything. */
  isLed?: boolean;
};

/** What one looks at or works on, and beside it what one wants to know meanwhile: below it where there is no room. */
export const Columns = ({ children, side, width = 304, isPinned, isLed }: Props) => (
  <div className={classes.columns} data-led={isLed}>
    <div>{children}</div>
    {side && (
      <aside style={{ flexBasis: rem(width) }} data-pinned={isPinned}>
        {side}
      </aside>
    )}
  </div>
);
