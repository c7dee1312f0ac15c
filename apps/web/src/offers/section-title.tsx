import { createContext, type ReactNode, use } from 'react';
import classes from './section-title.module.css';

/** Of the parts of what is open: below the name of the need, which is the title of a page or of a part of one. */
export const SectionLevel = createContext<'h2' | 'h3'>('h3');

export function SectionTitle({ id, children }: { id?: string; children: ReactNode }) {
  const Heading = use(SectionLevel);
  return (
    <Heading id={id} className={classes.title}>
      {children}
    </Heading>
  );
}
