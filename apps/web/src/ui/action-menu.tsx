import { ActionIcon } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Menu, MenuItem, MenuLine } from './menu.tsx';

export type Action = {
  key: string;
  label: string;
  icon?: TablerIcon;
  run: () => void;
  isDanger?: boolean;
  /** A line above it: another kind of act begins. */
  startsGroup?: boolean;
};

type ActionMenuProps = {
  label: string;
  actions: Action[];
  /** Beside buttons it is one of them. */
  isButton?: boolean;
};

/** The acts of one record. */
export function ActionMenu({ label, actions, isButton }: ActionMenuProps) {
  return (
    <Menu
      button={(props) => (
        <ActionIcon
          {...(isButton ? { variant: 'default', size: 36 } : { variant: 'subtle', color: 'gray', size: 28 })}
          aria-label={label}
          {...props}
        >
          <IconDots size={16} />
        </ActionIcon>
      )}
    >
      {actions.map(({ key, label: text, icon, run, isDanger, startsGroup }) => (
        <Fragment key={key}>
          {startsGroup && <MenuLine />}
          <MenuItem icon={icon} isDanger={isDanger} onPick={run}>
            {text}
          </MenuItem>
        </Fragment>
      ))}
    </Menu>
  );
}
