import type { RouteName } from '@jalon/domain/core/routes';
import {
  type Icon,
  IconBell,
  IconFileCertificate,
  IconHelpCircle,
  IconHome,
  IconListDetails,
  IconPoint,
  IconScale,
  IconShieldLock,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';

type Look = { icon: Icon /** After `g`. */; letter?: string };

const home: Look = { icon: IconHome, letter: 'h' };
const bell: Look = { icon: IconBell, letter: 'n' };
const faq: Look = { icon: IconHelpCircle, letter: 'f' };
const looks: Partial<Record<RouteName, Look>> = {
  'freelance.dashboard': home,
  'company.home': home,
  'commercial.home': home,
  'admin.dashboard': home,
  'commercial.accounts': { icon: IconUsers, letter: 'a' },
  'admin.accounts': { icon: IconUsers, letter: 'a' },
  'commercial.documents': { icon: IconFileCertificate, letter: 'p' },
  'admin.documents': { icon: IconFileCertificate, letter: 'p' },
  'company.accounts': { icon: IconUserSearch, letter: 't' },
  'company.contacts': { icon: IconUsers, letter: 'c' },
  'admin.rolesAndPermissions': { icon: IconShieldLock, letter: 'd' },
  'admin.referentials': { icon: IconListDetails, letter: 'r' },
  'freelance.notifications': bell,
  'company.notifications': bell,
  'commercial.notifications': bell,
  'admin.notifications': bell,
  'admin.legalTexts': { icon: IconScale, letter: 'l' },
  'freelance.faq': faq,
  'company.faq': faq,
  'commercial.faq': faq,
  'admin.faq': faq,
};

/** The picture and the shortcut of a menu entry. */
export const lookOf = (route: RouteName): Look => looks[route] ?? { icon: IconPoint };
