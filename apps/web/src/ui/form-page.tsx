import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-page.module.css';
import { OperatorMark } from './logo.tsx';
import { PublicShell } from './public-shell.tsx';

type FormPageProps = {
  title: string;
  intro: ReactNode;
  footer?: ReactNode;
  /** There is something long to read. */
  isWide?: boolean;
  children: ReactNode;
};

/** A public page with one short form on a card. */
export const FormPage = ({ title, intro, footer, isWide = false, children }: FormPageProps) => (
  <PublicShell isCentred>
    <div className={classes.column} data-wide={isWide || undefined}>
      <div className={classes.card}>
        <OperatorMark size={36} />
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Text className={classes.intro}>{intro}</Text>
        {children}
      </div>
      {footer && <Text className={classes.footer}>{footer}</Text>}
    </div>
  </PublicShell>
);
