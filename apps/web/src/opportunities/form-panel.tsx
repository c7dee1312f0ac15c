import { Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './need-form.module.css';

/** The one of every choice; the kit has another for these. */
export const chevron = <IconChevronDown size={16} stroke={1.6} />;

/** A group of fields, in two columns where there is room. */
export function FormPanel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.panelTitle}>
        {title}
      </Title>
      {text && <p className={classes.panelText}>{text}</p>}
      <div className={classes.grid}>{children}</div>
    </section>
  );
}
