import type { User } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';

/** The tabs of the screen, each with what it takes to see it. */
const tabs = {
  contacts: 'contacts.view',
  roles: 'roles.manage',
  divisions: 'divisions.manage',
  // Those who see the people see the company they belong to; to change it takes more.
  company: 'contacts.view|company.edit',
} as const;
export type Tab = keyof typeof tabs;

export const tabsOf = (user: User): Tab[] => (Object.keys(tabs) as Tab[]).filter((tab) => permitsUser(user, tabs[tab]));
