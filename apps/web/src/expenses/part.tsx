import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './part.module.css';
import shared from './shared.module.css';
import { useWords } from './use-words.ts';

type Props = { id: string; title: string; count: number; sum: number; aside?: ReactNode; children: ReactNode };

/** One of the three kinds of lines, with how many there are and what they come to. */
export function Part({ id, title, count, sum, aside, children }: Props) {
  const words = useWords();
  return (
    <section className={classes.part} aria-labelledby={`part-${id}`}>
      <div className={classes.head}>
        <Title order={2} id={`part-${id}`} className={classes.title} tabIndex={-1}>
          {title}
          <span className={classes.count}>{count}</span>
        </Title>
        <span className={classes.aside}>
          {aside}
          <b className={shared.number}>{words.money(sum)}</b>
        </span>
      </div>
      {children}
    </section>
  );
}
