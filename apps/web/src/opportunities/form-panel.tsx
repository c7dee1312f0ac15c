import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './need-form.module.css';

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
