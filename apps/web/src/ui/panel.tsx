import { Title } from '@mantine/core';
import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type PanelProps = {
  title?: string;
  /** Below the title. */
  text?: string | undefined;
  /** Beside the title: a link, a count, a small button. */
  aside?: ReactNode;
  /** Lists and tables draw to the edges. */
  isFlush?: boolean;
  /** At its end, however high the rest is. */
  foot?: ReactNode;
  className?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

/** The surface everything stands on: hairline border, no shadow. With a title it is a region of that name. */
export function Panel({ title, aside, text, isFlush = false, foot, className, onKeyDown, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={[classes.panel, className].filter(Boolean).join(' ')}
      aria-labelledby={title ? id : undefined}
      onKeyDown={onKeyDown}
    >
      {title && (
        <div className={classes.header}>
          <div className={classes.heading}>
            <Title order={2} id={id} className={classes.title}>
              {title}
            </Title>
            {text && <p className={classes.text}>{text}</p>}
          </div>
          {aside}
        </div>
      )}
      <div className={isFlush ? classes.flush : classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </section>
  );
}
