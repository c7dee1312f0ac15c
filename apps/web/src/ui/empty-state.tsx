import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** Why there is nothing, and what to do about it. */
  description?: ReactNode;
  illustration?: ReactNode;
  /** The next act. */
  action?: ReactNode;
};

export function EmptyState({ title, description, illustration, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {illustration && <div aria-hidden>{illustration}</div>}
      <Text className={classes.title}>{title}</Text>
      {description && <Text className={classes.description}>{description}</Text>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
