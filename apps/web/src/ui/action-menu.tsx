import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { tableMenu } from './table-menu.ts';

export type Action = {
  key: string;
  label: string;
  icon?: TablerIcon;
  run: () => void;
  isDanger?: boolean;
  /** A line above it: another kind of act begins. */
  startsGroup?: boolean;
};

/** The acts of one record. A menu costs far more than its button, so a row only makes its own once it is asked for. */
export function ActionMenu({ label, actions }: { label: string; actions: Action[] }) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The button is a new one inside the menu: it takes the focus first, so that closing the menu gives it back.
  useEffect(() => {
    if (!isWanted) return;
    button.current?.focus();
    setOpen(true);
  }, [isWanted]);

  const target = (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      size={28}
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <IconDots size={16} />
    </ActionIcon>
  );
  if (!isWanted) return target;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" {...tableMenu}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label: text, icon: Icon, run, isDanger, startsGroup }) => (
          <Fragment key={key}>
            {startsGroup && <Menu.Divider />}
            <Menu.Item leftSection={Icon && <Icon size={16} stroke={1.6} />} color={isDanger ? 'red' : undefined} onClick={run}>
              {text}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
