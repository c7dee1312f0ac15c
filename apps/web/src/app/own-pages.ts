import type { User } from '@jalon/domain/core/actor';
import { areas, type RouteName } from '@jalon/domain/core/routes';
import { IconHourglass, IconShieldLock, IconTableImport, IconUserCircle, type TablerIcon } from '@tabler/icons-react';

/** The pages of one's own, which the sidebar leaves to the menu of the person. */
export const ownPages = ({ type }: User) => [
  { route: areas[type].account, icon: IconUserCircle },
  { route: areas[type].security, icon: IconShieldLock },
];

const imports = { icon: IconTableImport };
const beside: Partial<Record<User['type'], { route: RouteName; icon: TablerIcon }[]>> = {
  Admin: [
    { route: 'admin.imports', ...imports },
    { route: 'admin.retention', icon: IconHourglass },
  ],
  Commercial: [{ route: 'commercial.imports', ...imports }],
};

/** Pages that are opened from others, and found by their name by whoever does not know from which. */
export const sidePages = ({ type }: User) => beside[type] ?? [];
