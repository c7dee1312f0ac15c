import type { User } from '@jalon/domain/core/actor';
import { navigationOf } from '@jalon/domain/core/navigation';
import { fillPath, routes } from '@jalon/domain/core/routes';
import { Text } from '@mantine/core';
import { NavLink } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import classes from './area-navigation.module.css';
import { lookOf } from './screens.ts';

export function AreaNavigation({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <div className={classes.column}>
      <Text className={classes.area}>{t(`shell.spaces.${user.type}`)}</Text>
      <ul className={classes.list}>
        {navigationOf(user).map((route) => {
          const { icon: Icon } = lookOf(route);
          return (
            <li key={route}>
              {/* Menu entries have no required parameter. */}
              <NavLink to={fillPath(routes[route].path, {})} className={classes.link}>
                <Icon size={18} stroke={1.75} aria-hidden />
                {routeTitle(t, route)}
              </NavLink>
            </li>
          );
        })}
      </ul>
      <div className={classes.switches}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </div>
  );
}
