import type { ReactNode } from 'react';
import classes from './expenses.module.css';

/** The foot of the report: what remains on the left, and the act on the right. */
export const FootBar = ({ title, text, children }: { title: string; text?: string | undefined; children?: ReactNode }) => (
  <div className={classes.foot}>
    <div className={classes.footWords} role="status">
      <p className={classes.strong}>{title}</p>
      {text && <p className={classes.small}>{text}</p>}
    </div>
    <div className={classes.footActs}>{children}</div>
  </div>
);
