import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import classes from './page.module.css';

type PageProps = {
  title: string;
  /** What the browser tab says, when it is not the title. */
  tab?: string;
  description?: ReactNode;
  /** The buttons of the page, main one last. */
  actions?: ReactNode;
  children: ReactNode;
};

export function Page({ title, tab = title, description, actions, children }: PageProps) {
  useDocumentTitle(tab);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.heading}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {description && <Text className={classes.description}>{description}</Text>}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </header>
      {children}
    </div>
  );
}
