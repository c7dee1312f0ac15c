import type { User } from '@jalon/domain/core/actor';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import classes from './user-menu.module.css';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTexts();
  const signOut = useSignOut();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu position="bottom-end" width={260} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('shell.account', { name })}>
          <Avatar size={32} color="brand" name={name} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.identity}>
          <Text fw={600} c="var(--jalon-text)" truncate>
            {name}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {user.email}
          </Text>
          <Text size="xs" c="dimmed" mt={4}>
            {[t(`shell.types.${user.type}`), user.company?.name].filter(Boolean).join(' · ')}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.75} />} onClick={() => showOverlay('shortcuts')}>
          {t('shell.shortcuts.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
