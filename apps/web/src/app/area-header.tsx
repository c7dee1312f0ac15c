import type { User } from '@jalon/domain/core/actor';
import { areas, href } from '@jalon/domain/core/routes';
import { ActionIcon, Burger, Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { showOverlay } from '../core/overlays.ts';
import { Bell } from '../notifications/bell.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import classes from './area-header.module.css';
import { commandKey } from './platform.ts';
import { UserMenu } from './user-menu.tsx';

type AreaHeaderProps = { user: User; isMenuOpen: boolean; toggleMenu: () => void };

export function AreaHeader({ user, isMenuOpen, toggleMenu }: AreaHeaderProps) {
  const { t } = useTexts();
  const { name } = useOperator();
  const openPalette = () => showOverlay('palette');
  return (
    <div className={classes.bar}>
      <Burger
        hiddenFrom="sm"
        size="sm"
        opened={isMenuOpen}
        onClick={toggleMenu}
        aria-label={t(isMenuOpen ? 'shell.closeMenu' : 'shell.openMenu')}
        aria-expanded={isMenuOpen}
      />
      <Link to={href(areas[user.type].home)} className={classes.home} aria-label={`${name}, ${t('routes.home')}`}>
        <Logo />
      </Link>
      <UnstyledButton className={classes.search} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span className={classes.searchText}>{t('shell.search')}</span>
        <Kbd size="xs" aria-hidden>
          {commandKey} K
        </Kbd>
      </UnstyledButton>
      <div className={classes.actions}>
        <ActionIcon hiddenFrom="sm" variant="subtle" color="gray" size={36} aria-label={t('shell.search')} onClick={openPalette}>
          <IconSearch size={20} stroke={1.75} />
        </ActionIcon>
        <div className={classes.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
        {!user.seenBy && <Bell user={user} />}
        <UserMenu user={user} />
      </div>
    </div>
  );
}
