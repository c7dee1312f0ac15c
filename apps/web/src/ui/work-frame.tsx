import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './work-frame.module.css';

type WorkPageProps = { className?: string | undefined; onKeyDown?: React.KeyboardEventHandler; children: ReactNode };

/** A page that one fills in, sends and has decided: its header, what stands above everything, and two columns. */
export const WorkPage = ({ className, onKeyDown, children }: WorkPageProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever one is on the page
  <div className={[classes.page, className].filter(Boolean).join(' ')} onKeyDown={onKeyDown}>
    {children}
  </div>
);

type WorkHeaderProps = {
  trail?: ReactNode;
  face?: ReactNode;
  title: string;
  badge: ReactNode;
  /** Leads to the one before and the one after. */
  stepper?: ReactNode;
  subject: ReactNode;
  /** Whether what was typed is saved. */
  saved?: ReactNode;
  /** The buttons of the page. */
  children?: ReactNode;
};

export const WorkHeader = ({ trail, face, title, badge, stepper, subject, saved, children }: WorkHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.heading}>
      {trail}
      <div className={classes.titleRow}>
        {face}
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {badge}
        {stepper && <span className={classes.stepper}>{stepper}</span>}
      </div>
      <p className={classes.subject}>
        {subject && <span>{subject}</span>}
        {saved}
      </p>
    </div>
    {children && <div className={classes.acts}>{children}</div>}
  </header>
);

type WorkFootProps = {
  title: string;
  text?: string | undefined;
  /** What it comes to: on a narrow screen it stands first. */
  figure?: string | undefined;
  /** At the end of a panel. */
  isInside?: boolean;
  children?: ReactNode;
};

/** What a button of the foot says, and what it says where there is less room. */
export const FootLabel = ({ long, short }: { long: string; short: string }) => (
  <>
    <span className={classes.long}>{long}</span>
    <span className={classes.short}>{short}</span>
  </>
);

/** What remains before it is sent, or who has it since when; and the act. */
export const WorkFoot = ({ title, text, figure, isInside, children }: WorkFootProps) => (
  <div className={classes.foot} data-inside={isInside || undefined} data-foot>
    <div className={classes.footWords} role="status" data-figured={figure !== undefined || undefined}>
      {figure && <p className={classes.figure}>{figure}</p>}
      <p className={classes.strong}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
    </div>
    <div className={classes.footActs}>{children}</div>
  </div>
);
