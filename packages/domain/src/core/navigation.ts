import type { User, UserType } from './actor.ts';
import { permitsUser } from './permission.ts';
import { type RouteName, routes } from './routes.ts';

export type NavigationItem = { route: RouteName; permission?: string };

/** The sidebar of each user type, in order. An entry arrives together with its screen. */
const navigation: Record<UserType, NavigationItem[]> = {
  Freelance: [{ route: 'freelance.dashboard' }],
  Company: [
    { route: 'company.home' },
    { route: 'company.accounts', permission: routes['company.accounts'].permission },
    { route: 'company.contacts', permission: routes['company.contacts'].permission },
  ],
  Commercial: [{ route: 'commercial.home' }, { route: 'commercial.accounts' }, { route: 'commercial.documents' }],
  Admin: [
    { route: 'admin.dashboard' },
    { route: 'admin.accounts' },
    { route: 'admin.documents' },
    { route: 'admin.rolesAndPermissions' },
    { route: 'admin.referentials' },
    { route: 'admin.legalTexts' },
  ],
};

export const navigationOf = (user: User): NavigationItem[] =>
  navigation[user.type].filter(({ permission }) => !permission || permitsUser(user, permission));
