import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message.module.css';

type MessageProps = {
  drawing: ReactNode;
  title: string;
  text: ReactNode;
  /** More about it, as blocks. */
  detail?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Said when it changes. */
  note?: ReactNode;
  /** Below the note: another way on. */
  after?: ReactNode;
};

/** One calm message with a drawing, in the middle of a page. */
export const Message = ({ drawing, title, text, detail, actions, note, after }: MessageProps) => (
  <div className={classes.message}>
    {drawing}
    <Title order={1} className={classes.title}>
      {title}
    </Title>
    <Text className={classes.text}>{text}</Text>
    {detail}
    {actions && (
      <Group justify="center" gap="xs" mt="lg">
        {actions}
      </Group>
    )}
    {note !== undefined && (
      <Text role="status" className={classes.note}>
        {note}
      </Text>
    )}
    {after}
  </div>
);
