import type { User } from '@jalon/domain/core/actor';
import { entryOf, navigationOf } from '@jalon/domain/core/navigation';
import { fillPath, type RouteName, routes } from '@jalon/domain/core/routes';
import { Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { NavLink, useLocation, useMatches } from 'react-router';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useWaiting } from '../home/use-waiting.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import classes from './area-navigation.module.css';
import { lookOf } from './screens.ts';

export function AreaNavigation({ user }: { user: User }) {
  const { t } = useTexts();
  const waitingAt = useWaiting(user);
  // Routes are named by their ids.
  const { search } = useLocation();
  const lit = entryOf(useMatches().at(-1)?.id, new URLSearchParams(search).get('kind'));
  return (
    <div className={classes.column}>
      <Text className={classes.area}>{t(`shell.spaces.${user.type}`)}</Text>
      <ul className={classes.list}>
        {navigationOf(user).map((route) => (
          <li key={route}>
            <Entry route={route} waiting={waitingAt(route)} isLit={route === lit} />
          </li>
        ))}
      </ul>
      <div className={classes.switches}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </div>
  );
}

function Entry({ route, waiting, isLit }: { route: RouteName; waiting: number; isLit: boolean }) {
  const { t } = useTexts();
  const format = useFormat();
  const id = useId();
  const { icon: Icon } = lookOf(route);
  return (
    <>
      {/* Menu entries have no required parameter. */}
      <NavLink
        to={fillPath(routes[route].path, {})}
        className={classes.link}
        data-lit={isLit || undefined}
        aria-describedby={waiting > 0 ? id : undefined}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        {routeTitle(t, route)}
        {waiting > 0 && (
          <span className={classes.waiting} title={t('home.waitingBehind', { count: waiting })} aria-hidden>
            {format.count(waiting)}
          </span>
        )}
      </NavLink>
      {waiting > 0 && <VisuallyHidden id={id}>{t('home.waitingBehind', { count: waiting })}</VisuallyHidden>}
    </>
  );
}
