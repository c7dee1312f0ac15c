import type { ReactNode } from 'react';
import { useFormat } from '../core/format.ts';
import classes from './group-head.module.css';

type GroupTitleProps = {
  title: string;
  count: number;
  /** What is to be known of all of them. */
  aside?: ReactNode;
  /** In a table, its cell is the head already. */
  isPlain?: boolean;
  className?: string | undefined;
};

/** What a group of rows is called, how many there are, and what is said of them. */
export function GroupTitle({ title, count, aside, isPlain = false, className }: GroupTitleProps) {
  const format = useFormat();
  return (
    <div className={[classes.title, className].filter(Boolean).join(' ')}>
      {isPlain ? <b>{title}</b> : <h2>{title}</h2>}
      <span className={classes.count}>{format.number(count)}</span>
      {aside && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}

/** The same as a band across the list, with what is done to all of them at its end. */
export const GroupHead = ({ children, ...title }: GroupTitleProps & { children?: ReactNode }) => (
  <header className={classes.head}>
    <GroupTitle {...title} />
    {children}
  </header>
);
