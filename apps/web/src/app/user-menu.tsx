import type { User } from '@jalon/domain/core/actor';
import { href } from '@jalon/domain/core/routes';
import { UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { routeTitle, useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { PersonFace } from '../ui/face.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { ownPages } from './own-pages.ts';
import classes from './user-menu.module.css';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTexts();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu
      button={(props) => (
        <UnstyledButton className={classes.button} aria-label={t('shell.account', { name })} {...props}>
          <PersonFace person={user} size={32} />
        </UnstyledButton>
      )}
    >
      <div role="presentation" className={classes.identity}>
        <strong>{name}</strong>
        <span>{user.email}</span>
        <small>{[t(`shell.types.${user.type}`), user.company?.name].filter(Boolean).join(' · ')}</small>
      </div>
      <MenuLine />
      {ownPages(user).map(({ route, icon }) => (
        <MenuItem key={route} icon={icon} onPick={() => void navigate(href(route))}>
          {routeTitle(t, route)}
        </MenuItem>
      ))}
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
