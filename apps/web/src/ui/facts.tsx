import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** What is known of a record, each fact under its name; one without a value is left out. */
export const Facts = ({ facts }: { facts: { name: string; fact: ReactNode }[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(({ fact }) => fact)
      .map(({ name, fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
  </dl>
);
