import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type PanelProps = {
  title?: string;
  /** Beside the title: a link, a count, a small button. */
  aside?: ReactNode;
  /** Lists and tables draw to the edges. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
};

/** The surface everything stands on: hairline border, no shadow. With a title it is a region of that name. */
export function Panel({ title, aside, isFlush = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={[classes.panel, className].filter(Boolean).join(' ')} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes.header}>
          <Title order={2} id={id} className={classes.title}>
            {title}
          </Title>
          {aside}
        </div>
      )}
      <div className={isFlush ? classes.flush : classes.body}>{children}</div>
    </section>
  );
}
