import type { User } from '@jalon/domain/core/actor';
import { areas } from '@jalon/domain/core/routes';
import { IconShieldLock, IconUserCircle } from '@tabler/icons-react';

/** The pages of one's own, which the sidebar leaves to the menu of the person. */
export const ownPages = ({ type }: User) => [
  { route: areas[type].account, icon: IconUserCircle },
  { route: areas[type].security, icon: IconShieldLock },
];
