import { isType, type User } from '@jalon/domain/core/actor';
import { navigationOf } from '@jalon/domain/core/navigation';
import { listNames } from '@jalon/domain/core/reference-lists';
import { fillPath, href, routes } from '@jalon/domain/core/routes';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconKeyboard, IconLanguage, IconList, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { routeTitle, setLanguage, useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { useScheme } from '../ui/scheme-switch.tsx';
import { ownPages } from './own-pages.ts';
import { lookOf } from './screens.ts';

const look = { size: 18, stroke: 1.75 };

/** Everything the palette offers: pages, each reference list for those who keep them, settings, the way out. */
export function usePaletteActions(user: User): SpotlightActionGroupData[] {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { isDark, label: schemeLabel, switchScheme } = useScheme();

  const menu = navigationOf(user).map((route) => ({ route, icon: lookOf(route).icon }));
  const pages = [...menu, ...ownPages(user)].map(({ route, icon: Icon }) => {
    const onClick = () => void navigate(fillPath(routes[route].path, {}));
    return { id: route, label: routeTitle(t, route), leftSection: <Icon {...look} />, onClick };
  });
  const lists = listNames.map((list) => ({
    id: `list.${list}`,
    label: t(`lists.${list}.title`),
    keywords: t(`lists.${list}.description`),
    leftSection: <IconList {...look} />,
    onClick: () => void navigate(href('admin.referentials', { list })),
  }));
  const settings = [
    {
      id: 'language',
      label: t('shell.otherLanguage'),
      leftSection: <IconLanguage {...look} />,
      onClick: () => void setLanguage(language === 'fr' ? 'en' : 'fr'),
    },
    { id: 'scheme', label: schemeLabel, leftSection: isDark ? <IconSun {...look} /> : <IconMoon {...look} />, onClick: switchScheme },
    {
      id: 'shortcuts',
      label: t('shell.shortcuts.title'),
      leftSection: <IconKeyboard {...look} />,
      onClick: () => showOverlay('shortcuts'),
    },
  ];
  return [
    { group: t('shell.palette.goTo'), actions: pages },
    ...(isType(user, 'Admin') ? [{ group: t('shell.palette.lists'), actions: lists }] : []),
    { group: t('shell.palette.settings'), actions: settings },
    {
      group: t('shell.palette.session'),
      actions: [{ id: 'signOut', label: t('shell.signOut'), leftSection: <IconLogout {...look} />, onClick: () => void signOut() }],
    },
  ];
}
