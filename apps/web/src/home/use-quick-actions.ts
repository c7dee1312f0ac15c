import type { User } from '@jalon/domain/core/actor';
import { navigationOf } from '@jalon/domain/core/navigation';
import { areas, fillPath, type RouteName, routes } from '@jalon/domain/core/routes';
import {
  type Icon,
  IconKeyboard,
  IconLanguage,
  IconListDetails,
  IconMoon,
  IconScale,
  IconSearch,
  IconShieldLock,
  IconSun,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import { routeTitle, setLanguage, type TextKey, useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useScheme } from '../ui/scheme-switch.tsx';

export type QuickAction = { id: string; icon: Icon; title: string; text?: string /** Of no use on a phone. */; needsKeyboard?: boolean } & (
  | { to: string }
  | { run: () => void }
);

const pages: Partial<Record<RouteName, { icon: Icon; text: TextKey }>> = {
  'commercial.accounts': { icon: IconUsers, text: 'home.action.portfolio' },
  'admin.accounts': { icon: IconUsers, text: 'home.action.accounts' },
  'company.accounts': { icon: IconUserSearch, text: 'home.action.talents' },
  'company.contacts': { icon: IconUsers, text: 'home.action.contacts' },
  'admin.rolesAndPermissions': { icon: IconShieldLock, text: 'home.action.roles' },
  'admin.legalTexts': { icon: IconScale, text: 'home.action.legalTexts' },
  'admin.referentials': { icon: IconListDetails, text: 'home.action.referentials' },
};

/** The pages of the user's menu that have something to say of themselves first, then what everybody can do from here. */
export function useQuickActions(user: User): QuickAction[] {
  const { t, language } = useTexts();
  const { isDark, label: schemeLabel, switchScheme } = useScheme();
  const own = navigationOf(user)
    .filter((route) => route !== areas[user.type].home)
    .flatMap((route) => {
      const page = pages[route];
      return page
        ? [{ id: route, icon: page.icon, title: routeTitle(t, route), text: t(page.text), to: fillPath(routes[route].path, {}) }]
        : [];
    });
  return [
    ...own,
    {
      id: 'search',
      icon: IconSearch,
      title: t('home.action.search'),
      text: t('home.action.searchText'),
      run: () => showOverlay('palette'),
    },
    {
      id: 'language',
      icon: IconLanguage,
      title: t('shell.otherLanguage'),
      text: t('home.action.languageText'),
      run: () => void setLanguage(language === 'fr' ? 'en' : 'fr'),
    },
    {
      id: 'scheme',
      icon: isDark ? IconSun : IconMoon,
      title: schemeLabel,
      text: t('home.action.schemeText'),
      run: switchScheme,
    },
    {
      id: 'shortcuts',
      icon: IconKeyboard,
      title: t('home.action.shortcuts'),
      text: t('home.action.shortcutsText'),
      needsKeyboard: true,
      run: () => showOverlay('shortcuts'),
    },
  ].slice(0, 4);
}
