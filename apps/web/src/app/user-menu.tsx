import type { User } from '@jalon/domain/core/actor';
import { Avatar, UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import classes from './user-menu.module.css';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTexts();
  const signOut = useSignOut();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu
      button={(props) => (
        <UnstyledButton className={classes.button} aria-label={t('shell.account', { name })} {...props}>
          <Avatar size={32} color="brand" name={name} />
        </UnstyledButton>
      )}
    >
      <div role="presentation" className={classes.identity}>
        <strong>{name}</strong>
        <span>{user.email}</span>
        <small>{[t(`shell.types.${user.type}`), user.company?.name].filter(Boolean).join(' · ')}</small>
      </div>
      <MenuLine />
      <MenuItem icon={IconKeyboard} onPick={() => showOverlay('shortcuts')}>
        {t('shell.shortcuts.title')}
      </MenuItem>
      <MenuItem icon={IconLogout} onPick={() => void signOut()}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  );
}
