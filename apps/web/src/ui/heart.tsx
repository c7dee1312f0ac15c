import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import classes from './heart.module.css';

type HeartProps = {
  isOn: boolean;
  /** What it is about, and what pressing it does. */
  label: string;
  title: string;
  /** Beside buttons it is one of them. */
  isButton?: boolean | undefined;
  shortcut?: string | undefined;
  onPress: () => void;
};

/** Keeps something among one's favourites. */
export function Heart({ isOn, label, title, isButton = false, shortcut, onPress }: HeartProps) {
  const Icon = isOn ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant={isButton ? 'default' : 'subtle'}
      color="gray"
      size={isButton ? 36 : 32}
      className={classes.heart}
      data-on={isOn || undefined}
      aria-pressed={isOn}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={title}
      onClick={onPress}
    >
      <Icon size={18} stroke={1.6} />
    </ActionIcon>
  );
}
